/** The body of a refusal and the headers that describe it: JSON under /api, elsewhere a page that needs no other file. */
import { createHash } from 'node:crypto'
import { escapeXml } from '~/lib/escape'
import type { EarlyResponse } from './request-context'

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

/** @param api Whether the request's path lies under /api. */
export function answerBody(answer: EarlyResponse, api: boolean): AnswerBody {
  const { message, headers = {} } = answer
  // A 204 must not even name a length.
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
