import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '~db/database'
import { findSessionById } from '~db/sessions.server'
import { createTestDatabase } from '~db/test-database'
import { write } from '~db/write.server'
import { acceptInvitation, openInvitation } from './accept-invitation.server'
import { createInvitation, listInvitations, withdrawInvitation } from './invitations.server'
import { OperatorRefusedError } from './operator-access.server'
import { listOperators } from './operator-accounts.server'

let db: Kysely<Database>
const now = new Date('2026-11-21T12:00:00.000Z')
const act = { by: { operatorId: 1, username: 'Warden' }, now }
const address = '198.51.100.7'
const password = 'purple lantern drifts seven'

beforeEach(async () => {
  db = await createTestDatabase()
  const passwordHash = `$scrypt$ln=10,r=8,p=1$${'a'.repeat(22)}$${'b'.repeat(43)}`
  const row = { username: 'Warden', loginName: 'warden', passwordHash, createdAt: now.toISOString() }
  await db.insertInto('operators').values(row).execute()
})
afterEach(() => db.destroy())

function invite(name = 'Nora', role: 'owner' | 'editor' = 'editor', at = now) {
  return write(db, (trx) => createInvitation(trx, { name, role }, { ...act, now: at }))
}

function accept(token: string, change: Partial<Parameters<typeof acceptInvitation>[1]> = {}, at = now) {
  const given = { token, username: 'Nora', password, passwordAgain: password, address, ...change }
  return acceptInvitation(db, given, at)
}

function later(hours: number): Date {
  return new Date(now.getTime() + hours * 3_600_000)
}

describe('an invitation', () => {
  test('has a token of 256 bits, of which only the hash is stored', async () => {
    const { token, expiresAt } = await invite()
    expect(token).toMatch(/^[\da-f]{64}$/)
    expect(expiresAt).toBe(later(72).toISOString())
    const tables = [
      await db.selectFrom('invitations').selectAll().execute(),
      await db.selectFrom('auditLog').selectAll().execute(),
    ]
    expect(JSON.stringify(tables)).not.toContain(token)
  })

  test('makes an operator of that role, who is logged in, and works once', async () => {
    const { token } = await invite('Nora', 'owner')
    const result = await accept(token, { username: ' Nora Berg ' })
    if (!result.ok) throw new Error('refused')
    expect(await findSessionById(db, result.sessionId, now)).toMatchObject({ username: 'Nora Berg', role: 'owner' })
    expect(await accept(token, { username: 'Other' })).toEqual({ ok: false, reason: 'gone' })
    expect(await listInvitations(db, now)).toEqual([])
    const told = await db.selectFrom('auditLog').select(['event', 'subject', 'operatorName']).orderBy('id').execute()
    expect(told).toEqual([
      { event: 'operator-invited', subject: 'Nora, owner', operatorName: 'Warden' },
      { event: 'invitation-accepted', subject: 'Nora Berg, owner', operatorName: 'Nora Berg' },
      { event: 'logged-in', subject: 'Nora Berg', operatorName: 'Nora Berg' },
    ])
  })

  test('of two who use it at once lets one in', async () => {
    const { token } = await invite()
    const results = await Promise.all([accept(token, { username: 'One' }), accept(token, { username: 'Two' })])
    expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    expect(await listOperators(db, now)).toHaveLength(2)
  })

  test('is withdrawn by nobody who is no longer an owner when it happens', async () => {
    await invite('Ben')
    await db.updateTable('operators').set({ role: 'editor' }).execute()
    await expect(withdrawInvitation(db, 1, act)).rejects.toThrow(OperatorRefusedError)
    expect(await listInvitations(db, now)).toHaveLength(1)
  })

  test('ends after three days, and when it is withdrawn', async () => {
    const first = await invite()
    expect((await openInvitation(db, { ...first, address }, later(71.9))).ok).toBe(true)
    expect(await openInvitation(db, { ...first, address }, later(72))).toEqual({ ok: false, reason: 'gone' })
    expect(await accept(first.token, {}, later(72))).toEqual({ ok: false, reason: 'gone' })
    const second = await invite('Ben')
    const [, ben] = await listInvitations(db, now)
    expect(await withdrawInvitation(db, ben?.id ?? 0, act)).toBe('Ben')
    expect(await withdrawInvitation(db, ben?.id ?? 0, act)).toBeUndefined()
    expect(await accept(second.token)).toEqual({ ok: false, reason: 'gone' })
  })

  test('ends with the operator who made it', async () => {
    const { token } = await invite()
    await db.deleteFrom('operators').execute()
    expect(await openInvitation(db, { token, address }, now)).toEqual({ ok: false, reason: 'gone' })
  })

  test.each(['Warden', ' WARDEN ', '', 'a\nb', 'x'.repeat(121)])('for the name %j is refused', async (name) => {
    await expect(invite(name)).rejects.toThrow(OperatorRefusedError)
  })

  test('is refused for a name that has an open one, until that has ended', async () => {
    await invite('Nora')
    await expect(invite('nora')).rejects.toThrow('There is an open invitation for "nora" already.')
    await invite('nora', 'editor', later(73))
    expect(await listInvitations(db, later(73))).toMatchObject([{ name: 'nora' }])
  })
})

describe('the form', () => {
  test.each([
    [{ username: 'warden' }, { username: 'There is an operator "Warden" already.' }],
    [{ username: ' ' }, { username: expect.stringMatching(/^A name has 1 to 120/) }],
    [{ password: 'short' }, { password: 'The password must have at least 12 characters.' }],
    [{ username: 'Nora Berglund', password: 'nora berglund' }, { password: expect.stringMatching(/your name/) }],
    [{ passwordAgain: 'another' }, { passwordAgain: expect.stringMatching(/not the same/) }],
  ])('with %o says what is wrong, and the link still works', async (change, errors) => {
    const { token } = await invite()
    expect(await accept(token, change)).toEqual({ ok: false, reason: 'invalid', errors })
    expect((await accept(token)).ok).toBe(true)
  })

  test('can be tried ten times in a quarter of an hour', async () => {
    const { token } = await invite()
    for (let n = 0; n < 10; n += 1)
      expect(await accept(token, { password: 'short' })).toMatchObject({ reason: 'invalid' })
    expect(await accept(token)).toMatchObject({ reason: 'limited' })
    expect((await accept(token, {}, later(0.26))).ok).toBe(true)
  })
})

test('wrong links are counted per network, and a right one opens all the same', async () => {
  const { token } = await invite()
  const guess = (from = address) => openInvitation(db, { token: 'f'.repeat(64), address: from }, now)
  for (let n = 0; n < 10; n += 1) expect(await guess()).toEqual({ ok: false, reason: 'gone' })
  expect(await guess()).toMatchObject({ reason: 'limited', retryAfterSeconds: 900 })
  expect(await guess('203.0.113.9')).toEqual({ ok: false, reason: 'gone' })
  expect((await openInvitation(db, { token, address }, now)).ok).toBe(true)
})
