/**
 * An owner who makes a change on the Operators page has typed their password, and is still an owner when it is made.
 */
import type { Kysely, Transaction } from 'kysely'
import { isMailSetUp, queueMail } from '~/inbox/mail/outbox.server'
import type { CredentialCounts } from '~/lib/credentials'
import type { Message } from '~/lib/messages'
import type { OperatorRole } from '~/lib/roles'
import { invitationPath } from '~/paths'
import type { Site } from '~/site'
import { createInvitation } from '~/server/auth/invitations.server'
import {
  endAccess,
  OperatorRefusedError,
  removeOperator,
  requireOperatorById,
  requireStillOwner,
  setRole,
  type KnownOperator,
} from '~/server/auth/operator-access.server'
import { withPassword } from '~/server/auth/password-again.server'
import type { Session } from '~/server/auth/session.server'
import { hasSecondFactor } from '~/server/auth/second-factor.server'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { readRule, saveRule } from '~db/rules.server'
import { subjectLine } from '~/inbox/mail/entry-mails'
import { composeMail } from '~/inbox/mail/mail-body'
import { longDateTime } from '~/lib/date-and-time'
import {
  operatorPageMessages as messages,
  removedMessage,
  roleSetMessage,
  secondFactorRuleMessage,
} from './operator-changes'
import type { InvitationInput } from './operators.schema'

export type FieldErrors = Partial<Record<'currentPassword' | 'name', string[]>>

export type OperatorChange<T> =
  | { ok: true; value: T }
  | { ok: false; errors: FieldErrors; message: Message; retryAfterSeconds?: number }
  /** The session ended while the password was verified. */
  | { ok: false; isSessionOver: true }

/** The link is shown once. */
interface InvitationLink {
  link: string
  name: string
  role: OperatorRole
  /** ISO 8601, UTC. */
  expiresAt: string
  /** Empty if the link was not mailed. */
  mailedTo: string
}

/** @throws DatabaseWriteError */
export async function inviteOperator(
  db: Kysely<Database>,
  { own, typed, site }: { own: Session; typed: InvitationInput; site: Site },
  now: Date,
): Promise<OperatorChange<InvitationLink>> {
  const result = await asOwner(db, { own, password: typed.currentPassword, now }, async (trx, act) => {
    const { token, ...made } = await createInvitation(trx, typed, act)
    const link = site.url + invitationPath(token)
    const recipient = isMailSetUp() ? typed.email : ''
    if (recipient !== '') {
      const mail = invitationMail({ ...made, link, invitedBy: own.username }, site)
      await queueMail(trx, { kind: 'notice', recipient, ...mail }, now)
    }
    return { ...made, link, mailedTo: recipient }
  })
  // The name is what was refused.
  if (result.ok || !('refusal' in result)) return result
  return { ok: false, errors: { name: [result.refusal] }, message: messages.invalid }
}

interface Change {
  own: Session
  password: string
  id: number
}

/** @throws DatabaseWriteError */
export async function changeRole(
  db: Kysely<Database>,
  { role, ...change }: Change & { role: OperatorRole },
  now: Date,
): Promise<OperatorChange<Message>> {
  return ofOperator(db, change, now, async (trx, operator, act) => {
    const ended = await setRole(trx, operator, { role, except: change.own.sessionHash }, act)
    return roleSetMessage(operator.username, role, ended ?? {})
  })
}

/** @throws DatabaseWriteError */
export async function removeAccount(db: Kysely<Database>, change: Change, now: Date): Promise<OperatorChange<Message>> {
  return ofOperator(db, change, now, async (trx, operator, act) => {
    return removedMessage(operator.username, await removeOperator(trx, operator, act))
  })
}

/**
 * The owner who turns the rule on must have a second factor, or nobody could turn it off. @throws DatabaseWriteError
 */
export async function setSecondFactorRule(
  db: Kysely<Database>,
  { own, password, isNeeded }: { own: Session; password: string; isNeeded: boolean },
  now: Date,
): Promise<OperatorChange<Message>> {
  const result = await asOwner(db, { own, password, now }, async (trx, act) => {
    if (isNeeded && !(await hasSecondFactor(trx, own.operatorId))) {
      throw new OperatorRefusedError('Set up your own second factor first, on the Security page.')
    }
    const { version, ownersNeedSecondFactor: before } = await readRule(trx, 'secondFactor')
    if (isNeeded === before) return secondFactorRuleMessage(isNeeded)
    await saveRule(trx, 'secondFactor', { ownersNeedSecondFactor: isNeeded, version }, act)
    const detail = { from: isNeeded ? 'off' : 'on', to: isNeeded ? 'on' : 'off' }
    await logAudit(trx, act, { event: 'second-factor-rule-set', detail })
    return secondFactorRuleMessage(isNeeded, isNeeded ? await endWithoutSecondFactor(trx, act) : [])
  })
  return result.ok || !('refusal' in result) ? result : refusedAs(result.refusal)
}

/** Whoever opens such a link has no second factor to show. Sessions and tokens of these owners are refused as they are. */
async function endWithoutSecondFactor(trx: Transaction<Database>, act: Act): Promise<CredentialCounts[]> {
  const owners = await trx
    .selectFrom('operators')
    .leftJoin('secondFactors', 'secondFactors.operatorId', 'operators.id')
    .select(['operators.id', 'operators.username'])
    .where('operators.role', '=', 'owner')
    .where('secondFactors.operatorId', 'is', null)
    .execute()
  const ended: CredentialCounts[] = []
  for (const operator of owners) {
    ended.push(await endAccess(trx, { operator, only: ['loginTickets', 'invitations', 'previewLinks'] }, act))
  }
  return ended
}

function refusedAs(description: string): OperatorChange<Message> {
  return { ok: false, errors: {}, message: { title: 'Error', description } }
}

async function ofOperator(
  db: Kysely<Database>,
  { own, password, id }: Change,
  now: Date,
  change: (trx: Transaction<Database>, operator: KnownOperator, act: Act) => Promise<Message>,
): Promise<OperatorChange<Message>> {
  const result = await asOwner(db, { own, password, now }, async (trx, act) =>
    change(trx, await requireOperatorById(trx, id), act),
  )
  return result.ok || !('refusal' in result) ? result : refusedAs(result.refusal)
}

async function asOwner<T>(
  db: Kysely<Database>,
  { own, password, now }: { own: Session; password: string; now: Date },
  change: (trx: Transaction<Database>, act: Act) => Promise<T>,
): Promise<OperatorChange<T> | { ok: false; refusal: string }> {
  try {
    const result = await withPassword(db, { ...own, password, now }, async (trx) => {
      const act = { by: own, now }
      await requireStillOwner(trx, act)
      return change(trx, act)
    })
    if (result.ok) return result
    if (result.reason === 'sessionOver') return { ok: false, isSessionOver: true }
    if (result.reason !== 'wrong') {
      return { ok: false, errors: {}, message: messages.tooMany, retryAfterSeconds: result.retryAfterSeconds }
    }
    return { ok: false, errors: { currentPassword: [messages.passwordWrong] }, message: messages.invalid }
  } catch (error) {
    if (error instanceof OperatorRefusedError) return { ok: false, refusal: error.message }
    throw error
  }
}

interface InvitationMail {
  name: string
  role: OperatorRole
  invitedBy: string
  link: string
  /** ISO 8601, UTC. */
  expiresAt: string
}

function invitationMail({ name, role, invitedBy, link, expiresAt }: InvitationMail, site: Site) {
  return composeMail({
    subject: subjectLine(`Your invitation to ${site.name}`),
    blocks: [
      { text: `Hello ${name},` },
      {
        text: `${invitedBy} invites you to the dashboard of ${site.name}, as ${role === 'owner' ? 'an owner' : 'an editor'}.`,
      },
      { link: { label: 'Choose a username and a password', href: link } },
      {
        text: `The link works once, until ${longDateTime(expiresAt, site.timeZone)}. Whoever has it can use it, so please don’t pass this mail on.`,
      },
    ],
    footer: `${site.name}\n${site.url}`,
  })
}
