/** Remix answers any route's address with `.data` behind it in a format of its own. The API's contract has no such rows. */
import { isApi, type Answer, type Exchange } from '~/http/request-context'
import { notFound } from '~/http/error-responses'

export function refuseDataOfApi({ pathname }: Exchange): Answer | undefined {
  return isApi({ pathname }) && pathname.endsWith('.data') ? notFound : undefined
}
