/** Logs an operator in before each test, and has what that operator's browser sends. */
import type { Kysely } from 'kysely'
import { beforeEach } from 'vitest'
import type { Database } from '~db/database'
import { callRoute } from './call-route'
import { beginSession, type TestSession } from './log-in'

type Route = Parameters<typeof callRoute>[0]

export function useOperator(site: { db: Kysely<Database> }) {
  let begun: TestSession | undefined
  beforeEach(async () => {
    begun = await beginSession(site.db)
  })
  const session = () => {
    if (!begun) throw new Error('The session is there inside a test, not outside')
    return begun
  }
  const headers = () => ({ Cookie: session().cookie })
  return {
    get cookie() {
      return session().cookie
    },
    get formToken() {
      return session().formToken
    },
    headers,
    read: (loader: Route, path: string, params: Record<string, string> = {}) =>
      callRoute(loader, { path, params, headers: headers() }),
    press: (action: Route, path: string, form: Record<string, string>, params: Record<string, string> = {}) =>
      callRoute(action, { path, params, headers: headers(), form: { ...form, formToken: session().formToken } }),
  }
}
