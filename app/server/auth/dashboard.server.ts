/**
 * A loader's guard protects no action, and each `.data` address runs alone, so every loader and action starts with a
 * guard.
 */
import { data, redirect } from '@remix-run/node'
import type { RequestArgs } from '~/server/load-context'
import { deviceOf } from '~/lib/device'
import { escapeXml } from '~/lib/escape'
import { loginFieldNames, lostFileField, type LoginPrompt } from '~/lib/login-prompt'
import { endedSessionFormLimit, formBodyLimit, formTokenField } from '~/lib/form-rules'
import { typedAgain } from '~/lib/login-codes'
import { forOwnersMessage, forOwnersTitle, mayDiscard, type OperatorRole } from '~/lib/roles'
import { passwordPath, securityPath } from '~/paths'
import { isReadable } from '~db/health.server'
import { countOne, LimitReachedError } from '~db/rate-limits.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { write } from '~db/write.server'
import {
  boundedBody,
  readDashboardForm,
  sendAgain,
  tooLargeForLogin,
  type FormNames,
} from '~/server/forms/dashboard-form.server'
import { db } from '~/server/database.server'
import { failedWrite, errorReply, forBackButton, sendAgainLater } from '~/server/forms/reply.server'
import { isTooLongToRender, textOf } from '~/server/forms/form-data.server'
import { log } from '~/server/log.server'
import { dashboardFormLimit, retryAfter, tooManyRequests } from '~/server/rate-limits.server'
import { sessionSecret } from '~/server/secret.server'
import { logIn, type LoginResult } from './login.server'
import { isPasswordFresh, withPassword } from './password-again.server'
import {
  findSession,
  getSession,
  hadSession,
  hasFormToken,
  isStillOpen,
  listOwners,
  sessionCookie,
  sessionCookieName,
  type Session,
} from './session.server'

export interface DashboardFormNames extends FormNames {
  secret?: readonly string[]
  role?: OperatorRole
  needsPassword?: boolean
}

const loginAddresses = ['/admin', '/admin/deer']

/** @throws the login form, and a redirect for an owner who has to set up a second factor */
export async function requireOperator({ request, context }: RequestArgs): Promise<Session> {
  const session = await findSession(request, context.newSessionId)
  if (session && lacksSecondFactorFor(session, request)) throw redirect(securityPath)
  if (session) return session
  const next = addressOf(request)
  throw loginPrompt({ context }, { step: 'login', next }, { status: loginAddresses.includes(next) ? 200 : 401 })
}

export async function requireOwner(args: RequestArgs): Promise<Session> {
  const session = await requireOperator(args)
  if (session.role !== 'owner') throw await forOwners()
  return session
}

/** @throws 403 for an editor who did not write the record */
export async function requireWriter(
  session: Session,
  written: { operatorId: number | null } | undefined,
  headers?: Headers,
): Promise<void> {
  if (written && !mayDiscard(session, written)) throw await forOwners(headers)
}

function lacksSecondFactorFor({ lacksSecondFactor }: Session, request: Request): boolean {
  return lacksSecondFactor && new URL(request.url).pathname !== securityPath
}

async function forOwners(headers?: Headers) {
  return errorReply(403, { title: forOwnersTitle, message: forOwnersMessage(await listOwners(db())) }, headers)
}

/** Without a session the login form keeps the other fields and posts them here again with the password. */
export async function enterDashboard({ request, context }: RequestArgs, names: DashboardFormNames) {
  const { fields, files = [], secret = [], role = 'editor', needsPassword = false } = names
  const began = new Date()
  // The session is checked before the body is read, so that nobody without one can make the process hold 64 MiB.
  const session = await findSession(request).catch(async (error: unknown) => {
    failedWrite(error, { request, context })
    throw error instanceof DatabaseWriteError ? await keptForm(request, names) : error
  })
  if (session && isTooLow(session, role)) throw await forOwners()
  if (session && context.isDocument === true && !(await isReadable(db()))) throw await keptForm(request, names)
  const limit = session ? undefined : await strangerLimit({ request, context })
  const form = await readDashboardForm(limit === undefined ? request : await boundedBody(request, limit), {
    fields: [...fields, lostFileField, formTokenField, ...loginFieldNames],
    files,
  })
  const { next, fields: kept } = storedPost(request, { form, secret })
  if (limit === formBodyLimit && isTooLongToRender(kept)) throw tooLargeForLogin()
  if (session) {
    // A slow body must not outlive the access of whoever sends it.
    const isOpen = await isStillOpen(session, began).catch((error: unknown) => {
      failedWrite(error, { request, context })
      throw error instanceof DatabaseWriteError ? laterForm(request, { form, secret }) : error
    })
    if (!isOpen) throw endedSession({ request, context }, { form, secret })
    const asked = { next, fields: kept, formToken: session.formToken }
    const isOwn = hasFormToken(form, session)
    if (!isOwn) throw loginPrompt({ context }, { step: 'confirm', ...asked }, { status: 403 })
    if (lacksSecondFactorFor(session, request)) {
      throw loginPrompt({ context }, { step: 'second-factor', ...asked }, { status: 403 })
    }
    if (needsPassword && !isPasswordFresh(session, new Date())) {
      await checkPasswordOrPrompt({ request, context }, { session, form, secret, ...asked })
    }
    return { form, headers: new Headers(), session, by: session }
  }
  if (!form.has('password') && !form.has('loginTicket')) throw endedSession({ request, context }, { form, secret })
  const { sessionId: id } = await startSessionOrPrompt({ request, context }, { form, next, fields: kept })
  context.newSessionId = id
  const begun = await getSession(id)
  if (isTooLow(begun, role)) throw await forOwners(beginning(id))
  if (lacksSecondFactorFor(begun, request)) {
    const asked = { step: 'second-factor', next, fields: kept, formToken: begun.formToken } as const
    throw loginPrompt({ context }, asked, { status: 403, headers: beginning(id) })
  }
  return { form, headers: beginning(id), session: begun, by: begun }
}

interface AskedForPassword extends Omit<StoredPost, 'form'> {
  form: FormData
  session: Session
  secret: readonly string[]
  formToken: string
}

/** @throws a form that asks for the password, and keeps the other fields */
async function checkPasswordOrPrompt({ request, context }: RequestArgs, asked: AskedForPassword): Promise<void> {
  const { session, form, secret, next, fields, formToken } = asked
  const prompt = (failed: string | null, init: ResponseInit = { status: 403 }) =>
    loginPrompt({ context }, { step: 'password', next, fields, formToken, failed }, init)
  if (!form.has('password')) throw prompt(null)
  const typed = { ...session, password: textOf(form.get('password')), now: new Date() }
  const result = await withPassword(db(), typed, () => Promise.resolve()).catch((error: unknown) => {
    throw prompt('Your password could not be checked. Please try again.', failedWrite(error, { request, context }))
  })
  if (result.ok) return
  if (result.reason === 'wrong') throw prompt('This is not your password.')
  if (result.reason === 'sessionOver') throw endedSession({ request, context }, { form, secret })
  throw prompt(tooManyRequests.description, { status: 429, headers: retryAfter(result.retryAfterSeconds) })
}

export function askForPassword(request: Request, session: Session): Response | undefined {
  if (isPasswordFresh(session, new Date())) return undefined
  return redirect(`${passwordPath}?${new URLSearchParams({ next: addressOf(request) }).toString()}`, 303)
}

/** @throws the form that asks for the password */
export function promptForPassword({ request, context }: RequestArgs, { formToken }: Session) {
  const fields: [string, string][] = [['intent', 'confirm-password']]
  return loginPrompt({ context }, { step: 'password', next: addressOf(request), fields, formToken }, { status: 200 })
}

/** While the database does not answer, nobody can log in, but the form keeps what was typed. */
async function keptForm(request: Request, { fields, files = [], secret = [] }: DashboardFormNames) {
  const limit = request.headers.get('Cookie')?.includes(sessionCookieName()) ? endedSessionFormLimit : formBodyLimit
  const form = await readDashboardForm(await boundedBody(request, limit), {
    fields: [...fields, formTokenField],
    files,
  })
  return laterForm(request, { form, secret })
}

function laterForm(request: Request, { form, secret }: { form: FormData; secret: readonly string[] }) {
  const { fields: kept } = storedPost(request, { form, secret })
  if (isTooLongToRender(kept)) throw tooLargeForLogin()
  const token = form.get(formTokenField)
  const texts = kept.filter(([name]) => name !== lostFileField)
  const lostFiles = kept.filter(([name]) => name === lostFileField).map(([, file]) => file)
  if (typeof token === 'string') texts.push([formTokenField, token])
  return sendAgainLater({ request }, texts, lostFiles)
}

function isTooLow(session: Session, needed: OperatorRole): boolean {
  return needed === 'owner' && session.role !== 'owner'
}

/** A form without a session counts against a limit, because the login page repeats it. @throws 429 */
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

export function endedSession({ request, context }: RequestArgs, sent: { form: FormData; secret: readonly string[] }) {
  return loginPrompt({ context }, { step: 'login', ...storedPost(request, sent) }, { status: 401 })
}

/** Files are stored as their names and have to be chosen again. */
function storedPost(request: Request, { form, secret }: { form: FormData; secret: readonly string[] }) {
  const leftOut: string[] = [formTokenField, ...loginFieldNames, ...secret]
  const kept = [...form].flatMap(([name, value]): [string, string][] => {
    if (leftOut.includes(name)) return []
    return [typeof value === 'string' ? [name, value] : [lostFileField, value.name]]
  })
  return { next: addressOf(request), fields: kept }
}

interface StoredPost {
  form: FormData | URLSearchParams
  next: string
  fields: [string, string][]
}

/** Logs in on the login form itself. @returns the headers that start the session @throws the login form */
export async function logInOrPrompt({ request, context }: RequestArgs, post: StoredPost) {
  const { sessionId, recoveryCodesLeft } = await startSessionOrPrompt({ request, context }, post)
  return { headers: beginning(sessionId), recoveryCodesLeft }
}

/** @throws the login form */
async function startSessionOrPrompt(
  { request, context }: RequestArgs,
  { form, next, fields }: StoredPost,
): Promise<Extract<LoginResult, { ok: true }>> {
  const [username, password] = [textOf(form.get('username')), textOf(form.get('password'))]
  const code = textOf(form.get('code'))
  const given = form.has('loginTicket') ? { ticket: textOf(form.get('loginTicket')) } : {}
  const asksFor = form.has('loginTicket') ? 'code' : 'login'
  const again = { step: asksFor, next, fields, username, code: typedAgain(code), ...given } as const
  const second = { code, ...given, sessionSecret: sessionSecret() }
  const device = deviceOf(request.headers.get('User-Agent'))
  const attempt = { username, password, address: context.clientAddress ?? 'unknown', device, second }
  const result = await logIn(db(), attempt, new Date()).catch((error: unknown) => {
    const init = failedWrite(error, { request, context })
    throw loginPrompt({ context }, { ...again, failed: 'The login could not be stored. Please try again.' }, init)
  })
  if (result.ok) return result
  if (result.reason === 'limited') {
    const headers = retryAfter(result.retryAfterSeconds)
    throw loginPrompt({ context }, { ...again, failed: tooManyRequests.description }, { status: 429, headers })
  }
  if (result.reason !== 'code') {
    // The status is not 401, which Chromium never stores. What an operator wrote stays out of the browser's cache.
    const headers = new Headers(fields.length === 0 ? { 'Cache-Control': forBackButton } : {})
    throw loginPrompt({ context }, { ...again, step: 'login', failed: result.reason }, { status: 400, headers })
  }
  if (result.failed === 'unreadable') log.error('no code can be checked: the session secret is another one')
  // Nobody has asked for the code yet, so this is no error.
  const isFirstLook = result.failed === 'missing' && again.step === 'login'
  const failed = result.failed === 'tooMany' ? tooManyRequests.description : result.failed
  const asked = { ...again, step: 'code', ticket: result.ticket, failed: isFirstLook ? null : failed } as const
  if (result.retryAfterSeconds === undefined) throw loginPrompt({ context }, asked, { status: 401 })
  throw loginPrompt({ context }, asked, { status: 429, headers: retryAfter(result.retryAfterSeconds) })
}

function toHiddenFields(fields: readonly (readonly [name: string, value: string])[]): string {
  return fields
    .map(([name, value]) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`)
    .join('')
}

function beginning(sessionId: string): Headers {
  return new Headers({ 'Set-Cookie': sessionCookie(sessionId) })
}

type LoginPromptParts = Pick<LoginPrompt, 'step' | 'next'> & Partial<Omit<LoginPrompt, 'isInPage' | 'isLong'>>

function loginPrompt({ context }: Pick<RequestArgs, 'context'>, parts: LoginPromptParts, init: ResponseInit) {
  const nothing = { fields: [], failed: null, username: '', ticket: null, code: '', formToken: null }
  const { fields = [] } = parts
  const isInPage = fields.length > 0 && context.isDocument === true
  if (isInPage) context.hiddenFields = toHiddenFields(fields)
  const isLong = fields.reduce((length, [, value]) => length + value.length, 0) > 16_000
  const inData = isInPage ? fields.filter(([name]) => name === lostFileField) : fields
  return data({ ...nothing, ...parts, fields: inData, isInPage, isLong } satisfies LoginPrompt, init)
}

function addressOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('_routes')
  const query = searchParams.toString()
  return query === '' ? pathname : `${pathname}?${query}`
}
