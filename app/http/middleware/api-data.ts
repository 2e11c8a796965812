/** Remix answers any route's address with `.data` behind it in a format of its own. The API's contract has no such rows. */
import { isApi, type EarlyResponse, type RequestContext } from '~/http/request-context'
import { notFound } from '~/http/error-responses'

export function refuseDataOfApi({ pathname }: RequestContext): EarlyResponse | undefined {
  return isApi({ pathname }) && pathname.endsWith('.data') ? notFound : undefined
}
