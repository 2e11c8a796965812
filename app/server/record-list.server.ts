import type { RequestArgs } from '~/http/load-context'
import type { ErrorWords } from '~/lib/error-words'
import { log, ofRequest } from './log.server'
import { errorReply } from './reply.server'

/** What `read` gives; a list that cannot be read says so in its tab. @throws the tab's own words, status 500 */
export async function listOrFail<T>(
  { request, context }: RequestArgs,
  failed: ErrorWords,
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read()
  } catch (error) {
    log.error('a list of the dashboard could not be read', { ...ofRequest({ request, context }), error })
    throw errorReply(500, failed)
  }
}
