/** The operator's session cookie. `__Host-` makes browsers refuse it from other hosts and without TLS. */
import { isHttps } from './env.server'

export function sessionCookieName(): string {
  return isHttps() ? '__Host-stagwise_session' : 'stagwise_session'
}
