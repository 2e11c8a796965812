/**
 * The way into the dashboard. Every loader and action of it begins here: a loader's guard protects no action, and each
 * `.data` address runs alone. How to log in is handed in by the routes.
 */
import { data } from '@remix-run/node'
import { lostFileField, type DashboardGate } from '~/lib/dashboard-gate'
import { formTokenField } from '~/lib/form-token'
import type { Actor } from '~db/audit-log.server'
import { boundedBody, readDashboardForm, type FormNames } from './dashboard-form.server'
import { failedWrite } from './failed-write.server'
import { clientAddress } from './front-door/client-address.server'
import { retryAfter, tooManyRequests } from './rate-limits.server'
import { findSession, hasFormToken, sessionCookie, type Session } from './session.server'

export type LogIn = (attempt: {
  username: string
  password: string
  address: string
}) => Promise<
  | { ok: true; sessionId: string; by: Actor }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'limited'; retryAfterSeconds: number }
>

/** The addresses of the login form itself answer 200, all others 401. */
const gateAddresses = ['/admin', '/admin/deer']

/** For loaders. @throws the gate, for somebody without a session */
export async function requireOperator(request: Request): Promise<Session> {
  const session = await findSession(request)
  if (session) return session
  const next = addressOf(request)
  throw gate({ gate: 'login', next }, { status: gateAddresses.includes(next) ? 200 : 401 })
}

/**
 * For actions: the fields of a form that the session's own page has made, who sent it, and the headers that the answer
 * must carry.
 * The gate keeps the fields of any other; it posts them here again, with the password where the session had ended.
 * @throws the gate
 */
export async function enterDashboard(request: Request, { fields, files = [] }: FormNames, logIn: LogIn) {
  // Before the body: what nobody in particular sends is not worth 64 MiB of memory.
  const session = await findSession(request)
  const form = await readDashboardForm(session ? request : await boundedBody(request), {
    fields: [...fields, lostFileField, formTokenField, 'username', 'password'],
    files,
  })
  const kept = keptFields(form)
  const next = addressOf(request)
  if (session) {
    if (hasFormToken(form, session)) return { form, by: session, headers: new Headers() }
    throw gate({ gate: 'confirm', next, kept, formToken: session.formToken }, { status: 403 })
  }
  if (!form.has('password')) throw gate({ gate: 'login', next, kept }, { status: 401 })
  return { form, ...(await logInOrGate(request, { form, next, kept }, logIn)) }
}

/** The form's own texts, and the names of its files: those have to be chosen again. */
function keptFields(form: FormData): [string, string][] {
  return [...form].flatMap(([name, value]): [string, string][] => {
    if ([formTokenField, 'username', 'password'].includes(name)) return []
    return [typeof value === 'string' ? [name, value] : [lostFileField, value.name]]
  })
}

interface KeptPost {
  form: FormData
  next: string
  kept: [string, string][]
}

/** Logs in with the form's username and password. @returns who it is, and the headers that begin the session @throws the gate */
export async function logInOrGate(request: Request, { form, next, kept }: KeptPost, logIn: LogIn) {
  const username = textOf(form.get('username'))
  const password = textOf(form.get('password'))
  const again = { gate: 'login', next, kept, username } as const
  const result = await logIn({ username, password, address: clientAddress(request) }).catch((error: unknown) => {
    // Nothing was written, and whoever typed a form before this one gets it back.
    const init = failedWrite(error, request)
    throw gate({ ...again, failed: 'The login could not be stored. Please try again.' }, init)
  })
  if (result.ok) return { by: result.by, headers: new Headers({ 'Set-Cookie': sessionCookie(result.sessionId) }) }
  if (result.reason === 'wrong') throw gate({ ...again, failed: 'wrong' }, { status: 401 })
  const headers = retryAfter(result.retryAfterSeconds)
  throw gate({ ...again, failed: tooManyRequests.description }, { status: 429, headers })
}

function gate(parts: Pick<DashboardGate, 'gate' | 'next'> & Partial<DashboardGate>, init: ResponseInit) {
  const nothing = { kept: [], failed: null, username: '', formToken: null } satisfies Partial<DashboardGate>
  return data({ ...nothing, ...parts } satisfies DashboardGate, init)
}

/** The page behind a request; the router asks for the data of `/admin` at `/admin.data`, for one. */
function addressOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('_routes')
  const query = searchParams.toString()
  return query === '' ? pathname : `${pathname}?${query}`
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
