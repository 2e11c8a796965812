import { createHash } from 'node:crypto'
import { STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http'
import { escapeXml } from '~/lib/escape'
import { isApi, type EarlyResponse, type RequestContext } from '~/server/request-context'

export const badRequest = {
  status: 400,
  message: 'Bad Request',
  advice:
    'This address or request has a form that the site cannot read. Check the address, or start from the home page.',
} satisfies EarlyResponse

export const crossSite = {
  status: 403,
  message: 'Cross-site request refused',
  advice: 'Forms of this site work only from its own pages. Open the page here and send the form again.',
} satisfies EarlyResponse

export const notFound = {
  status: 404,
  message: 'Not Found',
  advice: 'There is nothing at this address.',
} satisfies EarlyResponse

export const methodNotAllowed = {
  status: 405,
  message: 'Method Not Allowed',
  advice: 'This address cannot be used in that way. Open it as a page instead.',
  headers: { Allow: 'GET, HEAD, POST' },
} satisfies EarlyResponse

export const requestTimeout = {
  status: 408,
  message: 'Request timed out',
  advice: 'Your request took too long to arrive. Check your connection and try again.',
} satisfies EarlyResponse

export const bodyTooLarge = {
  status: 413,
  message: 'Request body too large',
  advice: 'What you sent is larger than this form takes. Go back, make it smaller and try again.',
} satisfies EarlyResponse

export const addressTooLong = {
  status: 414,
  message: 'Address too long',
  advice: 'Shorten the address, or start from the home page.',
} satisfies EarlyResponse

export const unsupportedType = {
  status: 415,
  message: 'Unsupported content type',
  advice: 'Send the request without compression.',
} satisfies EarlyResponse

export const expectationFailed = {
  status: 417,
  message: 'Expectation Failed',
  advice: 'Send the request without the Expect header.',
} satisfies EarlyResponse

export const misdirected = {
  status: 421,
  message: 'Misdirected Request',
  advice: 'This server does not answer for that host name.',
  isText: true,
} satisfies EarlyResponse

export const headersTooLarge = {
  status: 431,
  message: 'Request headers too large',
  advice: 'Clear the cookies of this site in your browser and try again.',
} satisfies EarlyResponse

export const internalError = {
  status: 500,
  message: 'Internal Server Error',
  advice: 'Something went wrong on our side. Try again in a moment.',
} satisfies EarlyResponse

export function sendAnswer({ req, res, pathname }: RequestContext, answer: EarlyResponse): void {
  const { headers, body } = answerBody(answer, isApi({ pathname }))
  res.writeHead(answer.status, headers)
  res.end(req.method === 'HEAD' ? undefined : body)
}

export interface RawAnswerOptions {
  security: Readonly<Record<string, string>>
  api?: boolean
  head?: boolean
}

export function rawAnswer(answer: EarlyResponse, { security, api = false, head = false }: RawAnswerOptions): string {
  const { headers, body } = answerBody(answer, api)
  const all = { ...security, ...headers, Date: new Date().toUTCString(), Connection: 'close' }
  return `${answerHead(answer.status, all)}\r\n${head ? '' : body}`
}

/** @throws TypeError for an invalid header */
function answerHead(status: number, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    validateHeaderName(name)
    validateHeaderValue(name, value)
    return `${name}: ${value}\r\n`
  })
  return `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}`
}

const style = [
  ':root{color-scheme:light dark}',
  'body{max-width:34rem;margin:12vh auto;padding:0 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif;',
  'background:#faf8f3;color:#1f241c}',
  'a{color:#2f5a1e}',
  '@media (prefers-color-scheme:dark){body{background:#161a14;color:#ecefe6}a{color:#a9d18e}}',
].join('')

const styleHash = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export interface AnswerBody {
  headers: Record<string, string>
  body: string
}

/** @param api whether the path is under /api */
export function answerBody(answer: EarlyResponse, api: boolean): AnswerBody {
  const { message, headers = {} } = answer
  // A 204 may not have a Content-Length.
  const empty: Record<string, string> = answer.status === 204 ? {} : { 'Content-Length': '0' }
  if (message === undefined) return { headers: { ...empty, ...headers }, body: '' }

  const { type, body } = typedBody(message, answer, api)
  const length = String(Buffer.byteLength(body))
  return { headers: { 'Cache-Control': 'no-store', ...type, 'Content-Length': length, ...headers }, body }
}

function typedBody(message: string, { advice = '', isText }: EarlyResponse, api: boolean) {
  if (api) return { type: { 'Content-Type': 'application/json; charset=utf-8' }, body: JSON.stringify({ message }) }
  if (isText) return { type: { 'Content-Type': 'text/plain; charset=utf-8' }, body: `${message}: ${advice}\n` }
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }
  return { type, body: refusalPage(message, advice) }
}

function refusalPage(message: string, advice: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(message)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeXml(message)}</h1>
<p>${escapeXml(advice)}</p>
<p><a href="/">Go to the home page</a></p>
</main>
</body>
</html>
`
}
