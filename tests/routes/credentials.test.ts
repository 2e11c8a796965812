/** What ends each kind of access: a table of every act that ends some, and of every credential. */
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { action as ask, loader as question } from '~/routes/admin/operator-change'
import { action as operators } from '~/routes/admin/operators'
import { action as security, loader as securityPage } from '~/routes/admin/security'
import { loader as quotes } from '~/routes/api/quotes'
import { loader as page } from '~/routes/site/slug'
import { loader as draft } from '~/routes/api/blog-post-by-slug'
import { copiedTables } from '~db/copied-tables.server'
import { hashOf } from '~/server/auth/hash.server'
import { credentialNames, type CredentialName } from '~/lib/credentials'
import { commandLine } from '~db/audit-log.server'
import { columnsOf } from '~db/portable-sql.server'
import { goodRows, insertRow } from '~db/test-rows'
import { operatorCommands } from '../../scripts/operator/commands'
import { callRoute } from './call-route'
import { beginSession, startSession, type TestSession } from './log-in'
import { addOperator, password } from './second-factor'
import { addPost, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'

const site = useSiteDatabase()
const start = new Date('2026-11-27T12:00:00.000Z')
const until = '2026-11-28T12:00:00.000Z'
const token = `stagwise_${'t'.repeat(43)}`
const [wardenId, rangerId] = [1, 2]
let warden: TestSession

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  await addOperator(site.db, 'warden', start)
  await addOperator(site.db, 'ranger', start)
  await giveSecondFactor(wardenId)
  warden = await beginSession(site.db)
})
afterEach(() => vi.useRealTimers())

const sealedSecret = 'a'.repeat(64)

async function giveSecondFactor(operatorId: number): Promise<void> {
  const row = { operatorId, sealedSecret, lastUsedStep: 1, createdAt: start.toISOString() }
  await site.db.insertInto('secondFactors').values(row).execute()
}

/** Gives an operator one of each. Only who has a second factor can have a ticket. */
async function giveAll(id: number, hasSecondFactor = true): Promise<void> {
  const { db } = site
  const times = { createdAt: start.toISOString(), expiresAt: until }
  const { idHash: sessionHash } = await db
    .selectFrom('sessions')
    .select('idHash')
    .where('idHash', '=', hashOf(await startSession(db, id, start)))
    .executeTakeFirstOrThrow()
  const pending = { sessionHash, sealedSecret, createdAt: start.toISOString() }
  await db.insertInto('pendingSecondFactors').values(pending).execute()
  if (hasSecondFactor) {
    if (id !== wardenId) await giveSecondFactor(id)
    const ticket = { idHash: 'c'.repeat(64), operatorId: id, expiresAt: until }
    await db.insertInto('loginTickets').values(ticket).execute()
  }
  const scope = { requests: 'read', content: 'read', seo: 'none' } as const
  await db
    .insertInto('apiTokens')
    .values({ tokenHash: hashOf(token), name: 'Nightly', ...scope, ...times, operatorId: id })
    .execute()
  await insertRow(db, 'invitations', { ...goodRows.invitations, role: 'owner', invitedById: id })
  await insertRow(db, 'previewLinks', { ...goodRows.previewLinks, operatorId: id })
}

/** The credentials that are there, but for the session of the operator who acts. */
async function left(): Promise<CredentialName[]> {
  const own = await site.db.selectFrom('sessions').select('idHash').where('operatorId', '=', wardenId).execute()
  const counts = await Promise.all(
    credentialNames.map(async (name) => {
      const { rows } = await sql<{ count: number }>`select count(*) as "count" from ${sql.table(name)}`.execute(site.db)
      return [name, (rows[0]?.count ?? 0) - (name === 'sessions' ? Math.min(own.length, 1) : 0)] as const
    }),
  )
  return counts.filter(([, count]) => count > 0).map(([name]) => name)
}

const post = (action: Parameters<typeof callRoute>[0], path: string, form: Record<string, string>) =>
  callRoute(action, {
    path,
    params: { id: path.split('/')[3] ?? '' },
    headers: { Cookie: warden.cookie },
    form: { currentPassword: password, ...form, formToken: warden.formToken },
  })
const newPassword = { newPassword: 'four plain words together', newPasswordAgain: 'four plain words together' }
const changed = { intent: 'change-password', ...newPassword }
const path = '/admin/security'
const of = (name: string) => `/admin/operators/${String(rangerId)}/${name}`
const run = (name: string, change: { name: string; role?: string; isForAll?: boolean; keepTokens?: boolean }) =>
  operatorCommands
    .find((each) => each.name === name)
    ?.run({
      db: site.db,
      isForAll: false,
      act: { by: commandLine, now: start },
      choosePassword: () => Promise.resolve({ password: 'a long password here', isInvented: false }),
      confirm: () => Promise.resolve(true),
      ...change,
    })
const made = ['apiTokens', 'invitations', 'previewLinks'] as const

describe('of the credentials, these are left by', () => {
  test.each([
    ['a new password', wardenId, [], () => post(security, path, { ...changed, alsoMade: 'yes' })],
    ['a new password, to keep what was made', wardenId, made, () => post(security, path, changed)],
    [
      'ending the other sessions',
      wardenId,
      [],
      () => post(security, path, { intent: 'end-other-sessions', alsoMade: 'yes' }),
    ],
    ['ending the other sessions alone', wardenId, made, () => post(security, path, { intent: 'end-other-sessions' })],
    [
      'another owner who ends sessions',
      rangerId,
      [],
      () => post(ask, of('sessions'), { intent: 'end-sessions', alsoMade: 'yes' }),
    ],
    [
      'another owner who ends sessions alone',
      rangerId,
      made,
      () => post(ask, of('sessions'), { intent: 'end-sessions' }),
    ],
    ['another role', rangerId, [], () => post(ask, of('role'), { intent: 'set-role', role: 'editor' })],
    ['removal', rangerId, [], () => post(ask, of('remove'), { intent: 'remove-operator' })],
    ['the command for a password', rangerId, [], () => run('password', { name: 'ranger' })],
    [
      'the command for a password, with --keep-tokens',
      rangerId,
      made,
      () => run('password', { name: 'ranger', keepTokens: true }),
    ],
    ['the command that ends sessions', rangerId, [], () => run('end-sessions', { name: 'ranger' })],
    ['the command that ends everybody’s', rangerId, [], () => run('end-sessions', { name: '', isForAll: true })],
    ['the command for a role', rangerId, [], () => run('role', { name: 'ranger', role: 'editor' })],
    ['the command that removes', rangerId, [], () => run('remove', { name: 'ranger' })],
  ] as const)('%s', async (_, id, expected, act) => {
    await giveAll(id)
    expect(await left()).toEqual(credentialNames)
    await act()
    expect(await left()).toEqual(expected)
  })

  test('the rule for a second factor: those that are refused until there is one', async () => {
    await giveAll(rangerId, false)
    const answer = await post(operators, '/admin/operators', { intent: 'set-second-factor-rule', isNeeded: 'true' })
    expect(await toastOf(answer)).toMatchObject({
      description:
        'An owner without one sets it up before anything else, and their tokens wait for that. Ended: 1 open invitation and 1 preview link.',
    })
    expect(await left()).toEqual(['pendingSecondFactors', 'sessions', 'apiTokens'])
  })
})

test('the rule for a second factor refuses a token of an owner without one, as it does the cookie', async () => {
  await giveAll(rangerId, false)
  const ranger = await beginSession(site.db, 'ranger')
  await addPost(site.db, { slug: 'a-draft', isPublished: 0, publishedAt: null })
  const ways = [{ Authorization: `Bearer ${token}` }, { Cookie: ranger.cookie }]
  const statuses = async () => {
    const calls = ways.flatMap((headers) => [
      callRoute(quotes, { path: '/api/quotes', headers }),
      callRoute(page, { path: '/a-draft', params: { slug: 'a-draft' }, headers }),
      callRoute(draft, { path: '/api/blog/posts/slug/a-draft', params: { slug: 'a-draft' }, headers }),
    ])
    return (await Promise.all(calls)).map(({ status }) => status)
  }
  expect(await statuses()).toEqual([200, 404, 200, 200, 200, 200])
  await post(operators, '/admin/operators', { intent: 'set-second-factor-rule', isNeeded: 'true' })
  expect(await statuses()).toEqual([403, 404, 404, 403, 404, 404])
  await giveSecondFactor(rangerId)
  expect(await statuses()).toEqual([200, 404, 200, 200, 200, 200])
})

test('the pages say what would end, and how many', async () => {
  await giveAll(rangerId)
  const asked = { path: of('remove'), params: { id: String(rangerId) }, headers: { Cookie: warden.cookie } }
  const all = Object.fromEntries(credentialNames.map((name) => [name, 1]))
  expect((await callRoute(question, asked)).body).toMatchObject({ open: all })
  await insertRow(site.db, 'invitations', { ...goodRows.invitations, tokenHash: 'd'.repeat(64), invitedById: wardenId })
  const { body } = await callRoute(securityPage, { path, headers: { Cookie: warden.cookie } })
  expect(body).toMatchObject({ made: { invitations: 1 } })
})

/** Each of these has a hash or an operator, and lets nobody in. */
const noCredentials: Readonly<Record<string, string>> = {
  operators: 'the account itself',
  knownLoginAddresses: 'addresses from which somebody logged in',
  secondFactors: 'is asked for beside the password',
  recoveryCodes: 'is asked for beside the password',
  auditLog: 'names who did something',
  revisions: 'names who wrote something',
  entryEvents: 'names who wrote something',
  answers: 'the link of an offer is the customer’s',
  createdRecords: 'recognizes a form that is sent twice',
}

test('each table with a hash or an operator is in the list of credentials, or known to be none', async () => {
  const found = await Promise.all(
    copiedTables.map(async (table) => {
      const columns = await columnsOf(site.db, table)
      return columns.some((name) => /Hash$|^operatorId$|ById$/.test(name)) ? [table] : []
    }),
  )
  expect(found.flat().toSorted()).toEqual([...credentialNames, ...Object.keys(noCredentials)].toSorted())
})
