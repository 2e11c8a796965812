import { takeToast } from '~/server/forms/toast.server'
import type { Answer } from './call-route'

/** Reads the message that waits for the page after a response. */
export async function toastOf({ headers }: Answer) {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  const request = new Request('http://localhost/admin', { headers: { Cookie: cookies.join('; ') } })
  return (await takeToast(request)).toast
}
