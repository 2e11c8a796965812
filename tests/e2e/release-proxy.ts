/**
 * The proxy before the test server can be cut off, fail, play the next release of the site, and hold the end of a page.
 */
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { Socket } from 'node:net'

export interface ReleaseProxy {
  url: string
  /** Nothing answers after this, not even the socket. */
  cutOff: () => Promise<void>
  /** Answers 502, as nginx does without the site behind it, or sends 500 bytes of everything and then nothing. */
  fail: (fault: Fault) => void
  /** After this the service worker is another one, and every page says so in a comment. */
  release: () => void
  /** Pages come up to the end of this text. @returns a function that lets the rest through */
  holdAfter: (text: string) => () => void
  close: () => Promise<void>
}

type Fault = 'bad gateway' | 'stall'

export const releaseNote = '<!-- the next release -->'

export async function startReleaseProxy(target: string): Promise<ReleaseProxy> {
  let isNext = false
  let held: Held | undefined
  let fault: Fault | undefined
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    void pass(request, response, { target, isNext, held, fault })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    cutOff: close,
    fail: (next) => {
      fault = next
    },
    release: () => {
      isNext = true
    },
    holdAfter: (text) => {
      let letThrough = () => {}
      held = { text, isReleased: new Promise((resolve) => (letThrough = resolve)) }
      return letThrough
    },
    close,
  }
}

interface Held {
  text: string
  isReleased: Promise<void>
}

interface PassOptions {
  target: string
  isNext: boolean
  held: Held | undefined
  fault: Fault | undefined
}

async function pass(request: IncomingMessage, response: ServerResponse, { target, isNext, held, fault }: PassOptions) {
  if (fault === 'bad gateway') {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>')
    return
  }
  const headers = { ...request.headers }
  // Bodies must be whole and readable.
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) Reflect.deleteProperty(headers, name)
  const url = new URL(request.url ?? '/', target)
  const outgoing = send(url, { method: request.method, headers: { ...headers, host: url.host } })
  request.pipe(outgoing)
  const incoming = await new Promise<IncomingMessage | undefined>((resolve) => {
    outgoing.on('response', resolve).on('error', () => {
      resolve(undefined)
    })
  })
  if (!incoming) {
    response.writeHead(502).end()
    return
  }
  const chunks: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
  await once(incoming, 'end')
  const sent = { ...incoming.headers }
  for (const name of ['content-length', 'transfer-encoding']) Reflect.deleteProperty(sent, name)
  const body = Buffer.concat(chunks)
  response.writeHead(incoming.statusCode ?? 500, sent)
  if (fault === 'stall') {
    response.write(body.subarray(0, 500))
    return
  }
  const at = held ? body.indexOf(held.text) : -1
  if (held && at >= 0) {
    const end = at + held.text.length
    response.write(body.subarray(0, end))
    await held.isReleased
    response.end(body.subarray(end))
    return
  }
  response.end(isNext ? asNextRelease(url.pathname, body) : body)
}

function asNextRelease(path: string, body: Buffer): Buffer | string {
  const text = body.toString()
  // The release is the one run of twelve hexadecimal digits in it.
  if (path === '/service-worker.js') return text.replace(/(?<![0-9a-f])[0-9a-f]{12}(?=["'`])/, '000000000002')
  return text.startsWith('<!DOCTYPE html>') ? text.replace('</html>', `${releaseNote}</html>`) : body
}
