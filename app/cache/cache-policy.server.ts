/** Who may keep a page: what was made for one visitor, nobody; what is the same for all, with a question each time. */
import { sessionCookieName } from '~/server/session-cookie.server'
import { toastCookieName } from '~/server/toast.server'

export const forEverybody = 'public, max-age=0, must-revalidate'
const forOneVisitor = 'private, no-store'

export function cacheControl(request: Request, status: number): string {
  if (request.method !== 'GET' && request.method !== 'HEAD') return forOneVisitor
  const personal = isPersonal(request.headers.get('Cookie'), request.headers.get('Authorization'))
  return status >= 400 || personal || isDashboard(request) ? forOneVisitor : forEverybody
}

/** The login form too: it would stay what a shared cache answers after the login. */
function isDashboard(request: Request): boolean {
  return /^\/admin(?:[/.]|$)/i.test(new URL(request.url).pathname)
}

/** Whether the answer to a request with these headers may be meant for one visitor alone. */
export function isPersonal(cookies: string | null | undefined, authorization: string | null | undefined): boolean {
  if (typeof authorization === 'string') return true
  if (typeof cookies !== 'string') return false
  const names = cookies.split(';').map((cookie) => cookie.split('=')[0]?.trim())
  return [sessionCookieName(), toastCookieName()].some((name) => names.includes(name))
}
