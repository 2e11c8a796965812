import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip, gzipSync } from 'node:zlib'
import { createReadableStreamFromReadable, type AppLoadContext, type ServerBuild } from '@remix-run/node'
import { acceptedCodings } from '~/server/cache/accept-encoding'
import { isCompressible } from '~/server/cache/encoded-file.server'
import { createAreaHandlers } from './area-handlers'
import { toRequestContext } from '~/server/request-context'
import type { AppListener } from './request-listener'

export function createRemixListener(build: ServerBuild, mode = 'production'): AppListener {
  const handlerFor = createAreaHandlers(build, mode)
  return async (req, res, context, body) => {
    const handle = handlerFor(toRequestContext(req, res).pathname)
    const response = withRetry(await handle(toRequest(req, res, body), context), context)
    if (!res.destroyed && !res.headersSent) await sendResponse(req, res, response)
  }
}

/** Remix answers any error that a route throws with 500, and drops its headers. */
function withRetry(response: Response, { isUnavailable = false }: AppLoadContext): Response {
  if (response.status !== 503 && !(isUnavailable && response.status === 500)) return response
  const headers = new Headers(response.headers)
  if (!headers.has('Retry-After')) headers.set('Retry-After', '5')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: 503, headers })
}

function toRequest(req: IncomingMessage, res: ServerResponse, body: Readable | undefined): Request {
  const { headers, method = 'GET', url = '' } = req
  return new Request(`http://${headers.host ?? ''}${url}`, {
    method,
    headers: toHeaders(req),
    signal: signalOf(res, body),
    ...(body && { body: createReadableStreamFromReadable(body), duplex: 'half' }),
  })
}

function toHeaders({ headers: given }: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string') headers.set(name, value)
    else for (const one of value ?? []) headers.append(name, one)
  }
  return headers
}

function signalOf(res: ServerResponse, body: Readable | undefined): AbortSignal {
  const controller = new AbortController()
  body?.once('error', () => {
    controller.abort()
  })
  res.once('close', () => {
    if (!res.writableFinished) controller.abort()
  })
  return controller.signal
}

const mostCollectedBytes = 256 * 1024
const leastCompressedBytes = 1024
/** Compression takes 0.2 ms a page, and the result is 9 % larger than at the best level. */
const quickly = { level: constants.Z_BEST_SPEED, memLevel: constants.Z_MAX_MEMLEVEL }

async function sendResponse(req: IncomingMessage, res: ServerResponse, response: Response): Promise<void> {
  const { status, body } = response
  const headers = withCharset(response.headers)
  const send = (bytes?: Buffer) => {
    writeHead(res, status, headers)
    res.end(bytes)
  }
  if (body === null) {
    send()
    return
  }
  const canCompress = !headers.has('Content-Encoding') && isCompressible(Object.fromEntries(headers))
  if (canCompress) appendVary(headers, 'Accept-Encoding')
  const isGzip = canCompress && acceptedCodings(req.headers['accept-encoding']).includes('gzip')

  const chunks = chunksOf(body)
  const { bytes, isWhole } = await collect(chunks)
  if (isWhole && (!isGzip || bytes.byteLength < leastCompressedBytes)) {
    send(bytes)
    return
  }
  if (isGzip) headers.set('Content-Encoding', 'gzip')
  if (isWhole) {
    send(gzipSync(bytes, quickly))
    return
  }
  writeHead(res, status, headers)
  const stream = Readable.from(joined(bytes, chunks), { objectMode: false })
  try {
    await (isGzip ? pipeline(stream, createGzip(quickly), res) : pipeline(stream, res))
  } catch (error) {
    if (!hasLeft(error)) throw error
  }
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}

async function collect(chunks: AsyncGenerator<Uint8Array, undefined>): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const collected: Uint8Array[] = []
  let length = 0
  while (length <= mostCollectedBytes) {
    const { done, value } = await chunks.next()
    if (done === true) return { bytes: Buffer.concat(collected), isWhole: true }
    collected.push(value)
    length += value.byteLength
  }
  return { bytes: Buffer.concat(collected), isWhole: false }
}

async function* joined(first: Buffer, rest: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first
  yield* rest
}

function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}

function writeHead(res: ServerResponse, status: number, headers: Headers): void {
  res.statusCode = status
  for (const [name, value] of headers) res.appendHeader(name, value)
}

function withCharset(given: Headers): Headers {
  const headers = new Headers(given)
  const type = headers.get('Content-Type') ?? ''
  if (/^(?:text\/|application\/json\b)/.test(type) && !type.includes('charset=')) {
    headers.set('Content-Type', `${type}; charset=utf-8`)
  }
  return headers
}

function appendVary(headers: Headers, name: string): void {
  const named = headers.get('Vary')?.toLowerCase().split(/,\s*/) ?? []
  if (!named.includes(name.toLowerCase())) headers.append('Vary', name)
}
