/**
 * The status of a form whose write failed: the action answers it with the form and everything in it. What a route
 * threw on purpose goes on; the cause of anything else is logged.
 */
import type { HeadersFunction } from '@remix-run/node'
import type { RequestArgs } from '~/http/load-context'
import { DatabaseWriteError } from '~db/write-errors.server'
import { log, ofRequest } from './log.server'

export function failedWrite(error: unknown, { request, context }: RequestArgs): ResponseInit {
  if (!(error instanceof Error)) throw error
  log.error('a form was not stored', { ...ofRequest({ request, context }), error })
  return error instanceof DatabaseWriteError ? { status: 503, headers: { 'Retry-After': '5' } } : { status: 500 }
}

/** For a route's `headers`: without it a document loses what its action set or threw, Retry-After among it. */
export const actionHeaders: HeadersFunction = ({ actionHeaders: own, errorHeaders }) => errorHeaders ?? own
