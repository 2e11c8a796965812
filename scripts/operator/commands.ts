import type { Kysely } from 'kysely'
import { inventPassword } from '~/server/auth/first-operator.server'
import {
  changePassword,
  changeRole,
  createOperator,
  deleteOperator,
  endAccessOf,
  listOperators,
  requireOperator,
} from '~/server/auth/operator-accounts.server'
import { switchOffSecondFactor } from '~/server/auth/second-factor.server'
import { endedText, type CredentialCounts } from '~/lib/credentials'
import { isOperatorRole, operatorRoles, type OperatorRole } from '~/lib/roles'
import type { Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { PlainError } from '../plain-command'

export interface OperatorCommand {
  name: string
  /** NAME and ROLE are required, [NAME] is optional. */
  usage: '' | 'NAME' | '[NAME]' | 'NAME ROLE'
  help: string
  run: (request: OperatorRequest) => Promise<string>
}

interface OperatorRequest {
  db: Kysely<Database>
  name: string
  role?: string | undefined
  isForAll: boolean
  keepTokens?: boolean
  act: Act
  choosePassword: () => Promise<{ password: string; isInvented: boolean }>
  /** @throws PlainError without a terminal */
  confirm: (question: string) => Promise<boolean>
}

export const operatorCommands: readonly OperatorCommand[] = [
  { name: 'list', usage: '', help: 'who may log in, and who is logged in', run: list },
  { name: 'new', usage: 'NAME', help: 'one more operator, an owner; --role editor: an editor', run: make },
  {
    name: 'role',
    usage: 'NAME ROLE',
    help: 'owner, or editor: without operators, settings, exports, erasing',
    run: set,
  },
  {
    name: 'password',
    usage: 'NAME',
    help: 'another password; ends all logins, tokens and links of that operator',
    run: change,
  },
  {
    name: 'end-sessions',
    usage: '[NAME]',
    help: 'ends all logins, tokens and links of the operator; --all: of everybody',
    run: end,
  },
  {
    name: 'no-second-factor',
    usage: 'NAME',
    help: 'switches it off: the phone is lost, and the codes too',
    run: forgetFactor,
  },
  { name: 'remove', usage: 'NAME', help: 'takes the operator’s access away, at once', run: remove },
]

export function usageText(): string {
  const rows = operatorCommands.map(({ name, usage, help }) => `  ${`${name} ${usage}`.padEnd(23)}${help}`)
  return [
    'Usage: npm run stagwise -- operator COMMAND',
    ...rows,
    '  --invent makes a password up and shows it once.',
    '  --keep-tokens keeps API tokens, invitations and preview links (password, end-sessions).',
  ].join('\n')
}

export function madeUpPassword() {
  return { password: inventPassword(), isInvented: true }
}

async function list({ db, act: { now } }: OperatorRequest): Promise<string> {
  const operators = await listOperators(db, now)
  if (operators.length === 0) return 'No operator yet: the next start of the site makes one.'
  return operators
    .map(({ username, role, createdAt, lastLoginAt, openSessions, hasSecondFactor }) => {
      const last = lastLoginAt === null ? 'no login yet' : `last login ${day(lastLoginAt)}`
      const open = openSessions === 0 ? 'not logged in' : `logged in (${String(openSessions)})`
      const factor = hasSecondFactor ? 'second factor on' : 'no second factor'
      return `${username}: ${role}, since ${day(createdAt)}, ${last}, ${open}, ${factor}`
    })
    .join('\n')
}

async function make({ db, name, role: given, act, choosePassword }: OperatorRequest): Promise<string> {
  const role = given === undefined ? 'owner' : toRole(given)
  const { password, isInvented } = await choosePassword()
  await createOperator(db, { username: name, password, role }, act)
  return `Operator "${name.trim()}" may log in now${role === 'editor' ? ', as an editor' : ''}.${shownOnce(password, isInvented)}`
}

async function change({ db, name, keepTokens, act, choosePassword }: OperatorRequest): Promise<string> {
  const { username } = await requireOperator(db, name)
  const { password, isInvented } = await choosePassword()
  const ended = await changePassword(db, { username, password, alsoMade: keepTokens !== true }, act)
  return `The password of "${username}" is changed. ${endedLine(ended)}${shownOnce(password, isInvented)}`
}

async function set({ db, name, role: given, act }: OperatorRequest): Promise<string> {
  const role = toRole(given)
  const { username } = await requireOperator(db, name)
  const ended = await changeRole(db, { username, role }, act)
  return ended ? `"${username}" is an ${role} now. ${endedLine(ended)}` : `"${username}" is an ${role} already.`
}

function toRole(given: string | undefined): OperatorRole {
  if (isOperatorRole(given)) return given
  throw new PlainError(`A role is ${operatorRoles.join(' or ')}.`)
}

async function end({ db, name, isForAll, keepTokens, act }: OperatorRequest): Promise<string> {
  if (isForAll === (name !== '')) throw new PlainError('Name an operator, or say --all.')
  return endedLine(await endAccessOf(db, { username: isForAll ? undefined : name, alsoMade: keepTokens !== true }, act))
}

async function forgetFactor({ db, name, act }: OperatorRequest): Promise<string> {
  const { id, username } = await requireOperator(db, name)
  const wasOn = await switchOffSecondFactor(db, id, act)
  return wasOn ? `"${username}" logs in with the password alone now.` : `"${username}" has no second factor.`
}

async function remove({ db, name, act, confirm }: OperatorRequest): Promise<string> {
  const { username } = await requireOperator(db, name)
  if (!(await confirm(`Remove the operator "${username}"?`))) return 'Nothing was changed.'
  return `Operator "${username}" is removed. ${endedLine(await deleteOperator(db, username, act))}`
}

function endedLine(ended: CredentialCounts): string {
  return endedText(ended, 'Nothing was open.')
}

function shownOnce(password: string, isInvented: boolean): string {
  return isInvented ? `\nThe password is ${password} (shown once)` : ''
}

function day(instant: string): string {
  return instant.slice(0, 10)
}
