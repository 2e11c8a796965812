/** Who may keep a page: what was made for one visitor, nobody; what is the same for all, with a question each time. */
import { sessionCookieName } from './session-cookie.server'
import { toastCookieName } from './toast.server'

export function cacheControl(request: Request, status: number): string {
  if (request.method !== 'GET' && request.method !== 'HEAD') return 'private, no-store'
  if (status >= 400 || hasPersonalCookie(request) || isDashboard(request)) return 'private, no-store'
  return 'public, max-age=0, must-revalidate'
}

function isDashboard(request: Request): boolean {
  return /^\/admin(?:[/.]|$)/i.test(new URL(request.url).pathname)
}

function hasPersonalCookie(request: Request): boolean {
  const cookies = request.headers.get('Cookie') ?? ''
  return [sessionCookieName(), toastCookieName()].some((name) => cookies.includes(`${name}=`))
}
