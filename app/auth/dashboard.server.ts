/**
 * The way into the dashboard. Every loader and action of it begins here: a loader's guard protects no action, and each
 * `.data` address runs alone. How to log in is handed in by the routes.
 */
import { data } from '@remix-run/node'
import type { RequestArgs } from '~/http/load-context'
import { escapeXml } from '~/lib/escape'
import { gateFields, lostFileField, type DashboardGate } from '~/lib/dashboard-gate'
import { endedSessionFormLimit, formBodyLimit } from '~/lib/form-body-limit'
import { formTokenField } from '~/lib/form-token'
import { typedAgain } from '~/lib/typed-codes'
import { countOne, LimitReachedError } from '~db/rate-limits.server'
import { write } from '~db/write.server'
import {
  boundedBody,
  readDashboardForm,
  sendAgain,
  tooLargeForLogin,
  type FormNames,
} from '~/forms/dashboard-form.server'
import { db } from '~/server/database.server'
import { failedWrite, errorReply } from '~/forms/reply.server'
import { isTooLongToRender } from '~/forms/form-data.server'
import { log } from '~/server/log.server'
import { dashboardFormLimit, retryAfter, tooManyRequests } from '~/server/rate-limits.server'
import { sessionSecret } from '~/server/secret.server'
import { findSession, getSession, hadSession, hasFormToken, sessionCookie, type Session } from '~/auth/session.server'

export type LogIn = (attempt: {
  username: string
  password: string
  address: string
  second: { code: string; ticket?: string; sessionSecret: string }
}) => Promise<
  | { ok: true; sessionId: string }
  | { ok: false; reason: 'wrong' | 'ticket' }
  | { ok: false; reason: 'code'; ticket: string; failed: string; retryAfterSeconds?: number }
  | { ok: false; reason: 'limited'; retryAfterSeconds: number }
>

interface DashboardFormNames extends FormNames {
  /** Passwords and codes. */
  unkept?: readonly string[]
}

/** The addresses of the login form itself answer 200, all others 401. */
const gateAddresses = ['/admin', '/admin/deer']

/** For loaders. @throws the gate, for somebody without a session */
export async function requireOperator({ request, context }: RequestArgs): Promise<Session> {
  const session = await findSession(request, context.newSessionId)
  if (session) return session
  const next = addressOf(request)
  throw gate({ context }, { gate: 'login', next }, { status: gateAddresses.includes(next) ? 200 : 401 })
}

/**
 * For actions: the fields of a form that the session's own page has made, who sent it, the headers that the answer must
 * carry, and the session. A field that is `unkept` stands in no page of the gate.
 * The gate keeps the fields of any other; it posts them here again, with the password where the session had ended.
 * @throws the gate
 */
export async function enterDashboard({ request, context }: RequestArgs, names: DashboardFormNames, logIn: LogIn) {
  const { fields, files = [], unkept = [] } = names
  // Before the body: what nobody in particular sends is not worth 64 MiB of memory.
  const session = await findSession(request)
  const limit = session ? undefined : await strangerLimit({ request, context })
  const form = await readDashboardForm(limit === undefined ? request : await boundedBody(request, limit), {
    fields: [...fields, lostFileField, formTokenField, ...gateFields],
    files,
  })
  const { next, kept } = keptPost(request, { form, unkept })
  if (limit === formBodyLimit && isTooLongToRender(kept)) throw tooLargeForLogin()
  if (session) {
    if (hasFormToken(form, session)) return { form, headers: new Headers(), session, by: session }
    throw gate({ context }, { gate: 'confirm', next, kept, formToken: session.formToken }, { status: 403 })
  }
  if (!form.has('password') && !form.has('loginTicket')) throw endedSession({ request, context }, { form, unkept })
  const id = await startSessionOrGate({ request, context }, { form, next, kept }, logIn)
  context.newSessionId = id
  const begun = await getSession(id)
  return { form, headers: beginning(id), session: begun, by: begun }
}

/**
 * How many bytes of a form without a session are read. Each such form counts like an attempt: all of it is held, and
 * rendered into the login's page. @throws 429
 */
async function strangerLimit({ request, context }: RequestArgs): Promise<number> {
  try {
    await write(db(), (trx) => countOne(trx, dashboardFormLimit({ context }), new Date()))
  } catch (error) {
    if (error instanceof LimitReachedError) {
      const words = { title: tooManyRequests.title, message: `${tooManyRequests.description} ${sendAgain}` }
      throw errorReply(429, words, new Headers(retryAfter(error.retryAfterSeconds)))
    }
    // A full disk must not cost an operator the text.
    failedWrite(error, { request, context })
  }
  return (await hadSession(request)) ? endedSessionFormLimit : formBodyLimit
}

/** What a form meets whose session was ended after it had entered: the same as one whose session had ended before. */
export function endedSession({ request, context }: RequestArgs, sent: { form: FormData; unkept: readonly string[] }) {
  return gate({ context }, { gate: 'login', ...keptPost(request, sent) }, { status: 401 })
}

/** The form's own texts, and the names of its files: those have to be chosen again. */
function keptPost(request: Request, { form, unkept }: { form: FormData; unkept: readonly string[] }) {
  const leftOut: string[] = [formTokenField, ...gateFields, ...unkept]
  const kept = [...form].flatMap(([name, value]): [string, string][] => {
    if (leftOut.includes(name)) return []
    return [typeof value === 'string' ? [name, value] : [lostFileField, value.name]]
  })
  return { next: addressOf(request), kept }
}

interface KeptPost {
  form: FormData | URLSearchParams
  next: string
  kept: [string, string][]
}

/** For the login's own form. @returns the headers that begin the session @throws the gate */
export async function logInOrGate({ request, context }: RequestArgs, post: KeptPost, logIn: LogIn): Promise<Headers> {
  return beginning(await startSessionOrGate({ request, context }, post, logIn))
}

/**
 * Logs in with the form's username and password, and its code where one is asked for; or with the code alone, for the
 * ticket that the password was given. @returns the session's id @throws the gate
 */
async function startSessionOrGate(
  { request, context }: RequestArgs,
  { form, next, kept }: KeptPost,
  logIn: LogIn,
): Promise<string> {
  const [username, password] = [textOf(form.get('username')), textOf(form.get('password'))]
  const code = textOf(form.get('code'))
  const given = form.has('loginTicket') ? { ticket: textOf(form.get('loginTicket')) } : {}
  const asksFor = form.has('loginTicket') ? 'code' : 'login'
  const again = { gate: asksFor, next, kept, username, code: typedAgain(code), ...given } as const
  const second = { code, ...given, sessionSecret: sessionSecret() }
  const attempt = { username, password, address: context.clientAddress ?? 'unknown', second }
  const result = await logIn(attempt).catch((error: unknown) => {
    // Nothing was written, and whoever typed a form before this one gets it back.
    const init = failedWrite(error, { request, context })
    throw gate({ context }, { ...again, failed: 'The login could not be stored. Please try again.' }, init)
  })
  if (result.ok) return result.sessionId
  if (result.reason === 'limited') {
    const headers = retryAfter(result.retryAfterSeconds)
    throw gate({ context }, { ...again, failed: tooManyRequests.description }, { status: 429, headers })
  }
  if (result.reason !== 'code')
    throw gate({ context }, { ...again, gate: 'login', failed: result.reason }, { status: 401 })
  if (result.failed === 'unreadable') log.error('no code can be checked: the session secret is another one')
  // Who has just got the password right has not failed to type a code.
  const isFirstLook = result.failed === 'missing' && again.gate === 'login'
  const failed = result.failed === 'tooMany' ? tooManyRequests.description : result.failed
  const asked = { ...again, gate: 'code', ticket: result.ticket, failed: isFirstLook ? null : failed } as const
  if (result.retryAfterSeconds === undefined) throw gate({ context }, asked, { status: 401 })
  throw gate({ context }, asked, { status: 429, headers: retryAfter(result.retryAfterSeconds) })
}

function toHiddenFields(fields: readonly (readonly [name: string, value: string])[]): string {
  return fields
    .map(([name, value]) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`)
    .join('')
}

function beginning(sessionId: string): Headers {
  return new Headers({ 'Set-Cookie': sessionCookie(sessionId) })
}

type GateParts = Pick<DashboardGate, 'gate' | 'next'> & Partial<Omit<DashboardGate, 'isInPage' | 'isLong'>>

function gate({ context }: Pick<RequestArgs, 'context'>, parts: GateParts, init: ResponseInit) {
  const nothing = { kept: [], failed: null, username: '', ticket: null, code: '', formToken: null }
  const { kept = [] } = parts
  const isInPage = kept.length > 0 && context.isDocument === true
  if (isInPage) context.hiddenFields = toHiddenFields(kept)
  const isLong = kept.reduce((length, [, value]) => length + value.length, 0) > 16_000
  const inData = isInPage ? kept.filter(([name]) => name === lostFileField) : kept
  return data({ ...nothing, ...parts, kept: inData, isInPage, isLong } satisfies DashboardGate, init)
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
