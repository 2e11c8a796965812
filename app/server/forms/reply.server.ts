import { data, redirect, type HeadersFunction } from '@remix-run/node'
import type { ErrorWords, SentForm } from '~/lib/messages'
import type { RequestArgs } from '~/server/load-context'
import { DatabaseWriteError } from '~db/write-errors.server'
import { log, ofRequest } from '~/server/log.server'

/** The caching of a refused form: without JavaScript, Back needs the stored answer. */
export const forBackButton = 'private, no-cache'

export function notFound(words: ErrorWords) {
  return errorReply(404, words)
}

export function errorReply(status: number, words: ErrorWords, headers = new Headers()) {
  return data(words, { status, headers })
}

/** The answer is permanent but revalidated, because the old address may become another page's. */
export function movedTo(path: string): Response {
  return redirect(path, { status: 301, headers: { 'Cache-Control': 'no-cache' } })
}

export function failedWrite(error: unknown, { request, context }: RequestArgs): ResponseInit {
  if (!(error instanceof Error)) throw error
  log.error('a form was not stored', { ...ofRequest({ request, context }), error })
  if (error instanceof DatabaseWriteError) context.isUnavailable = true
  return failure(error)
}

/** The page cannot be shown while the database does not answer, so this answer preserves the form. */
export function sendAgainLater(
  { request }: Pick<RequestArgs, 'request'>,
  fields: SentForm['fields'],
  lostFiles: readonly string[] = [],
) {
  const { pathname, search } = new URL(request.url)
  const files = lostFiles.length === 0 ? '' : ` Choose your files again afterwards: ${lostFiles.join(', ')}.`
  const words = {
    title: 'Not sent yet',
    message: `We cannot reach our database right now. Nothing is lost: send the form again in a moment.${files}`,
    again: { address: pathname + search, fields },
  } satisfies ErrorWords
  return data(words, { status: 503, headers: { 'Retry-After': '5' } })
}

export function failedRead(error: unknown, words: ErrorWords) {
  return data(words, failure(error))
}

function failure(error: unknown): ResponseInit {
  return error instanceof DatabaseWriteError ? { status: 503, headers: { 'Retry-After': '5' } } : { status: 500 }
}

export function withCookies(init: ResponseInit, headers: Headers): ResponseInit {
  const all = new Headers(init.headers)
  for (const cookie of headers.getSetCookie()) all.append('Set-Cookie', cookie)
  return { ...init, headers: all }
}

/** Without these `headers`, Remix drops those that an action set or threw, such as Retry-After, from the document. */
export const actionHeaders: HeadersFunction = ({ actionHeaders: own, errorHeaders }) => errorHeaders ?? own
