/** An attacker sends any method and header by node:http, and any bytes by a socket. */
import http from 'node:http'
import { rawRequest } from '../server/raw-request'

export interface Answer {
  /** The status is 0 when nothing came back, or nothing that begins like an answer. */
  status: number
  /** Names are in lower case; several values of a name are an array. */
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
  body: string
  asked: string
}

export interface Question {
  method?: string
  headers?: Readonly<Record<string, string | readonly string[]>>
  cookie?: string
  /** A trusted proxy names this as the visitor's address. */
  from?: string
  form?: Record<string, string> | string[][]
  json?: unknown
  multipart?: FormData
  body?: string | Buffer
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })

/** Open connections would count among the site's open files. */
export function hangUp(): void {
  agent.destroy()
}

/** `path` is sent as it is, so it must be printable and without spaces; other bytes are for `askRaw`. */
export async function ask(port: number, path: string, question: Question = {}): Promise<Answer> {
  const { body, type } = await bodyOf(question)
  const method = question.method ?? (body === undefined ? 'GET' : 'POST')
  const headers: Record<string, string | string[]> = {}
  if (type !== undefined) headers['content-type'] = type
  if (body !== undefined) headers['content-length'] = String(Buffer.byteLength(body))
  if (question.cookie !== undefined) headers.cookie = question.cookie
  if (question.from !== undefined) headers['x-forwarded-for'] = question.from
  for (const [name, value] of Object.entries(question.headers ?? {})) {
    headers[name.toLowerCase()] = typeof value === 'string' ? value : [...value]
  }
  const send = (by: http.Agent | false) => sendOnce({ host: '127.0.0.1', port, path, method, headers, agent: by }, body)
  // The site may close an idle connection in the very moment in which it is used again: that request was never read. It
  // is sent again on a new connection, since the other idle ones are closed in that moment, too.
  return send(agent).catch((error: unknown) => {
    if (error instanceof UnreadError) return send(false)
    throw error
  })
}

class UnreadError extends Error {}

function sendOnce(options: http.RequestOptions, body: string | Buffer | undefined): Promise<Answer> {
  const asked = `${options.method ?? ''} ${options.path ?? ''}`.slice(0, 200)
  return new Promise((resolve, reject) => {
    const request = http.request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: textOf(chunks), asked })
      })
    })
    request.setTimeout(45_000, () => request.destroy(new Error(`No answer to ${asked}`)))
    request.on('error', (error) => {
      const isUnread = request.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
      reject(isUnread ? new UnreadError(asked, { cause: error }) : error)
    })
    request.end(body)
  })
}

/** The call ends when the site closes the connection, so send `Connection: close`. */
export async function askRaw(port: number, text: string, limitMs = 5000): Promise<Answer> {
  const { status, head, body } = await rawRequest(port, text, limitMs)
  const asked = JSON.stringify(text.slice(0, 120))
  return { status, headers: toHeaders(head), body: Buffer.from(body, 'latin1').toString('utf8'), asked }
}

/** @param head of an answer as it came: its first line, and a line for each header */
export function toHeaders(head: string): Answer['headers'] {
  const headers: Record<string, string[]> = {}
  for (const line of head.split('\r\n').slice(1)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    headers[name] = [...(headers[name] ?? []), line.slice(colon + 1).trim()]
  }
  return headers
}

/** Returns '' without the header; several values are one per line. */
export function headerOf({ headers }: Answer, name: string): string {
  const value = headers[name.toLowerCase()] ?? ''
  return typeof value === 'string' ? value : value.join('\n')
}

/** The value is everything after the name and `=`. */
export function cookiesOf({ headers }: Answer): Map<string, string> {
  const lines = headers['set-cookie'] ?? []
  const pairs = (typeof lines === 'string' ? [lines] : lines).map((line): [string, string] => {
    const [name = '', ...rest] = line.split('=')
    return [name, rest.join('=')]
  })
  return new Map(pairs)
}

async function bodyOf(question: Question): Promise<{ body?: string | Buffer; type?: string }> {
  const { form, json, multipart, body } = question
  if (multipart) {
    const encoded = new Response(multipart)
    const type = encoded.headers.get('content-type') ?? ''
    return { body: Buffer.from(await encoded.arrayBuffer()), type }
  }
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' }
  if (form) {
    return { body: new URLSearchParams(form).toString(), type: 'application/x-www-form-urlencoded' }
  }
  return body === undefined ? {} : { body }
}

function textOf(chunks: readonly Buffer[]): string {
  return Buffer.concat(chunks).toString('utf8')
}
