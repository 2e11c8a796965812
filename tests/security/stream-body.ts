import { connect } from 'node:net'
import { toHeaders, type Answer } from './ask'

interface Streamed extends Answer {
  /** The bytes that left this side; some of them are in the system's buffers. */
  sent: number
}

const piece = Buffer.alloc(64 * 1024, 'x')
const chunk = Buffer.concat([Buffer.from(`${piece.byteLength.toString(16)}\r\n`), piece, Buffer.from('\r\n')])

/** @param head request line and headers, without `Transfer-Encoding` */
export async function streamBody(port: number, head: readonly string[], mostBytes: number): Promise<Streamed> {
  const socket = connect(port, '127.0.0.1')
  let sent = 0
  let received = ''
  let isOver = false
  const over = new Promise<void>((resolve) => {
    const end = () => {
      isOver = true
      resolve()
    }
    socket.on('data', (bytes: Buffer) => {
      received += bytes.toString('latin1')
      if (received.includes('\r\n\r\n')) end()
    })
    socket.on('close', end).on('error', end)
  })
  socket.write([...head, 'Transfer-Encoding: chunked', '', ''].join('\r\n'))
  while (!isOver && sent < mostBytes) {
    const isFull = !socket.write(chunk)
    sent += piece.byteLength
    if (isFull) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), over])
    else await new Promise((resolve) => setImmediate(resolve))
  }
  await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 3000).unref())])
  // The rest of an answer follows its head.
  await new Promise((resolve) => setTimeout(resolve, 50))
  socket.destroy()
  const [answered = '', body = ''] = received.split('\r\n\r\n')
  return { status: Number(answered.split(' ')[1] ?? 0), headers: toHeaders(answered), body, asked: head[0] ?? '', sent }
}
