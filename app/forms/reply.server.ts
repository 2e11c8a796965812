/** Replies of pages: a missing thing, a failed one. A route throws them; its error boundary shows the words. */
import { data, redirect, type HeadersFunction } from '@remix-run/node'
import type { ErrorWords } from '~/lib/error-words'
import type { RequestArgs } from '~/http/load-context'
import { DatabaseWriteError } from '~db/write-errors.server'
import { log, ofRequest } from '~/server/log.server'

/** The page of something that is not there: status 404 with the words that the boundary shows. */
export function notFound(words: ErrorWords) {
  return errorReply(404, words)
}

/** `headers` where the request has done something already: a session that it has begun, for one. */
export function errorReply(status: number, words: ErrorWords, headers = new Headers()) {
  return data(words, { status, headers })
}

/** For good, but asked again each time: the old address may become another page's. */
export function movedTo(path: string): Response {
  return redirect(path, { status: 301, headers: { 'Cache-Control': 'no-cache' } })
}

/**
 * The status of a form whose write failed: the action answers it with the form and everything in it. What a route
 * threw on purpose passes; the cause of anything else is logged.
 */
export function failedWrite(error: unknown, { request, context }: RequestArgs): ResponseInit {
  if (!(error instanceof Error)) throw error
  log.error('a form was not stored', { ...ofRequest({ request, context }), error })
  return error instanceof DatabaseWriteError ? { status: 503, headers: { 'Retry-After': '5' } } : { status: 500 }
}

/** For a route's `headers`: without it a document loses what its action set or threw, Retry-After among it. */
export const actionHeaders: HeadersFunction = ({ actionHeaders: own, errorHeaders }) => errorHeaders ?? own
