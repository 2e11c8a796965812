/** These changes on the security page need the password, and most of them a code. */
import type { Kysely, Transaction } from 'kysely'
import type { AuditEvent, AuditDetail } from '~/lib/audit-events'
import type { Message } from '~/lib/messages'
import { logAudit } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { deleteSessions, renewSession } from '~db/sessions.server'
import { write } from '~db/write.server'
import { createToken, type NewToken } from '~/server/auth/api-tokens.server'
import { checkCode } from '~/server/auth/check-code.server'
import { OperatorRefusedError } from '~/server/auth/operator-access.server'
import { changeOwnPassword } from '~/server/auth/operator-accounts.server'
import { withPassword, type WithPassword } from '~/server/auth/password-again.server'
import { findPasswordFault } from '~/server/auth/password-strength.server'
import { hashPassword } from '~/server/auth/password.server'
import { replaceRecoveryCodes } from '~/server/auth/recovery-codes.server'
import { codeMessages, passwordChangedMessage, securityMessages } from './second-factor-messages'
import { deleteSecondFactor, hasSecondFactor, switchOn } from '~/server/auth/second-factor.server'
import type { FieldErrors } from './security-form.server'
import { findSiteName } from '~db/site-name.server'
import type { CodeIntent, SecurityIntent } from './security-intents'

export interface OwnSession {
  operatorId: number
  username: string
  sessionHash: string
  sessionSecret: string
}

interface Typed extends OwnSession {
  password: string
  code: string
  newPassword: string
  alsoMade: boolean
  token?: NewToken | undefined
  /** The IP address. */
  address: string
}

type SecurityChange =
  /** `sessionId` is that of the session from now on. */
  | { ok: true; recoveryCodes: string[]; sessionId?: undefined }
  | { ok: true; message: Message; sessionId?: string }
  /** The token is shown this once. */
  | { ok: true; apiToken: string; sessionId?: string }
  | { ok: false; errors: FieldErrors; message: Message; retryAfterSeconds?: number }
  /** The state has changed since the form was rendered. */
  | { ok: false; over: Message }
  /** The session ended while the password was verified. */
  | { ok: false; isSessionOver: true }

/** @throws DatabaseWriteError */
export async function changeSecurity(
  db: Kysely<Database>,
  { intent, typed }: { intent: SecurityIntent; typed: Typed },
  now: Date,
): Promise<SecurityChange> {
  if (intent === 'change-password') return changePassword(db, typed, now)
  if (intent === 'make-api-token') {
    return toChange(await withPassword(db, { ...typed, now }, (trx) => makeToken(trx, typed, now)))
  }
  return toChange(await withPassword(db, { ...typed, now }, (trx) => changes[intent](trx, typed, now)))
}

async function changePassword(db: Kysely<Database>, typed: Typed, now: Date): Promise<SecurityChange> {
  const { newPassword } = typed
  const fault = await findPasswordFault(newPassword, typed.username, await findSiteName(db))
  if (fault !== undefined) return wrong({ newPassword: [`The password ${fault}.`] })
  if (newPassword === typed.password) return wrong({ newPassword: [securityMessages.newPasswordIsCurrent] })
  let passwordHash = ''
  const prepare = async () => {
    passwordHash = await hashPassword(newPassword)
  }
  const result = await withPassword(db, { ...typed, now, prepare }, async (trx) => {
    const ended = await changeOwnPassword(trx, { ...typed, passwordHash }, now)
    const sessionId = await renewSession(trx, typed.sessionHash)
    return { ok: true, message: passwordChangedMessage(ended), sessionId } as const
  })
  return toChange(result)
}

async function makeToken(trx: Transaction<Database>, typed: Typed, now: Date): Promise<SecurityChange> {
  const { token, operatorId, username } = typed
  if (!token) return wrong({})
  try {
    const apiToken = await createToken(trx, token, { by: { operatorId, username }, now })
    return apiToken === undefined ? { ok: false, over: securityMessages.tooManyTokens } : { ok: true, apiToken }
  } catch (error) {
    if (!(error instanceof OperatorRefusedError)) throw error
    return { ok: false, over: { title: 'Error', description: error.message } }
  }
}

function toChange(result: WithPassword<SecurityChange>): SecurityChange {
  if (result.ok) return result.value
  if (result.reason === 'sessionOver') return { ok: false, isSessionOver: true }
  if (result.reason === 'wrong') return wrong({ currentPassword: [securityMessages.passwordWrong] })
  const { reason, retryAfterSeconds } = result
  const message = reason === 'limited' ? securityMessages.tooMany : securityMessages.tooManyCodes
  return { ok: false, errors: {}, message, retryAfterSeconds }
}

type Change = (trx: Transaction<Database>, typed: Typed, now: Date) => Promise<SecurityChange>

const changes = {
  'switch-on-second-factor': async (trx, typed, now) => {
    const result = await switchOn(trx, typed, now)
    if (result.ok) {
      // Other sessions may have been opened without the second factor.
      const { operatorId: of, sessionHash: except } = typed
      const sessions = await deleteSessions(trx, { of, except }, now)
      await note(trx, 'second-factor-on', { typed, now, ...(sessions > 0 && { detail: { counts: { sessions } } }) })
      // A new session here would be lost, as the codes are, by an operator who leaves before the answer comes.
      return result
    }
    if (result.reason === 'gone') return { ok: false, over: securityMessages.setupGone }
    return wrong({ appCode: [securityMessages.appCodeWrong] })
  },
  'new-recovery-codes': withCode(async (trx, typed, now) => {
    await note(trx, 'recovery-codes-made', { typed, now })
    return { ok: true, recoveryCodes: await replaceRecoveryCodes(trx, typed.operatorId) }
  }),
  'switch-off-second-factor': withCode(async (trx, typed, now) => {
    await deleteSecondFactor(trx, typed.operatorId)
    await note(trx, 'second-factor-off', { typed, now })
    return { ok: true, message: securityMessages.switchedOff }
  }),
} satisfies Record<CodeIntent, Change>

/** Requires a code, for changes that remove or replace the second factor. */
function withCode(change: Change): Change {
  return async (trx, typed, now) => {
    if (!(await hasSecondFactor(trx, typed.operatorId))) return { ok: false, over: securityMessages.notOn }
    const check = await checkCode(trx, typed, now)
    if (check === 'right') return change(trx, typed, now)
    await note(trx, 'code-again-refused', { typed, now })
    return wrong({ appCode: [codeMessages[check]] })
  }
}

/** Also renews the session, so that a cookie from before the second factor is worth nothing. @returns its id */
export async function keepRecoveryCodes(db: Kysely<Database>, typed: OwnSession, now: Date): Promise<string> {
  return write(db, async (trx) => {
    if (await hasSecondFactor(trx, typed.operatorId)) await note(trx, 'recovery-codes-kept', { typed, now })
    return renewSession(trx, typed.sessionHash)
  })
}

interface Noted {
  typed: OwnSession
  now: Date
  detail?: AuditDetail
}

function note(trx: Transaction<Database>, event: AuditEvent, { typed, now, detail }: Noted): Promise<void> {
  const { operatorId: id, username: name } = typed
  return logAudit(trx, { by: { operatorId: id, username: name }, now }, { event, id, name, ...(detail && { detail }) })
}

function wrong(errors: FieldErrors): SecurityChange {
  return { ok: false, errors, message: securityMessages.invalid }
}
