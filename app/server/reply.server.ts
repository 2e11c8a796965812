/** Replies of pages: a missing thing, a failed one. A route throws them; its error boundary shows the words. */
import { data, redirect } from '@remix-run/node'
import type { ErrorWords } from '~/lib/error-words'

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
