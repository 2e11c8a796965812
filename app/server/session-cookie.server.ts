/** The operator's session cookie. `__Host-` makes browsers refuse it from other hosts and without TLS. */
import { isHttps } from './env.server'

export const sessionCookieNames = { http: 'stagwise_session', https: '__Host-stagwise_session' } as const

export function sessionCookieName(): string {
  return sessionCookieNames[isHttps() ? 'https' : 'http']
}
