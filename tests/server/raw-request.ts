/** Sends bytes on a socket and reads what comes back, for requests that no well-behaved client sends. */
import { connect } from 'node:net'

interface RawAnswer {
  status: number
  head: string
  body: string
}

/** Sends `text` and reads until the other side closes, at most `limitMs` long. */
export async function rawRequest(port: number, text: string, limitMs = 5000): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, limitMs)
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve()
    })
    socket.write(text)
  })
  socket.destroy()
  const [head = '', ...rest] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') }
}
