/** An owner reads and changes the rule for how long the bin and old versions stay, and everything follows the rule. */
import { describe, expect, test } from 'vitest'
import { deleteExpired } from '~/content/bin/bin.server'
import { binKinds } from '~/dashboard/kinds.server'
import { loader as bin } from '~/routes/admin/bin'
import { action as save, loader as read } from '~/routes/admin/keeping-rule'
import { loader as question } from '~/routes/admin/question'
import { readRule } from '~db/rules.server'
import { goodRows, insertRow } from '~db/test-rows'
import { callRoute } from './call-route'
import { addProduct, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const session = useOperator(site)
const { headers } = session

const dayMs = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()
const set = (form: Record<string, string> = {}) =>
  callRoute(save, {
    path: '/admin/bin/rule',
    headers: headers(),
    multipart: {
      intent: 'save-keeping-rule',
      binDays: '30',
      versionDays: '365',
      version: '1',
      formToken: session.formToken,
      ...form,
    },
  })
const stored = () => readRule(site.db, 'keeping')
const binned = async () =>
  (await site.db.selectFrom('bin').select('recordId').orderBy('id').execute()).map((row) => row.recordId)

async function throwAway(recordId: number, days: number, kind = 'quotes'): Promise<void> {
  await insertRow(site.db, 'bin', { ...goodRows.bin, kind, recordId, deletedAt: daysAgo(days) })
}

test('is what the bin, the questions and the daily work go by', async () => {
  const { id } = await addProduct(site.db)
  await throwAway(1, 10)
  await throwAway(2, 40, 'products')
  expect((await set({ binDays: '60' })).headers.get('Location')).toBe('/admin/bin')
  const { body } = await session.read(bin, '/admin/bin')
  expect(body).toMatchObject({
    rule: { binDays: 60, versionDays: 365 },
    mayChangeRule: true,
    page: { rows: [{ daysLeft: 20 }, { daysLeft: 50 }] },
  })
  const path = `/admin/products/${String(id)}/delete`
  const asked = await callRoute(question, { path, params: { id: String(id) }, headers: headers() })
  expect(asked.body).toMatchObject({ consequence: expect.stringContaining('for 60 days') })
  await deleteExpired(site.db, binKinds, new Date())
  expect(await binned()).toEqual([1, 2])
  await deleteExpired(site.db, binKinds, new Date(Date.now() + 20 * dayMs))
  expect(await binned()).toEqual([1])
  const [, cleared] = await site.db.selectFrom('auditLog').selectAll().orderBy('id').execute()
  expect(cleared).toMatchObject({ event: 'bin-cleared', operatorName: 'the site', detail: '{"counts":{"products":1}}' })
})

describe('a change', () => {
  test('is stored, noted, and said in plain words', async () => {
    const answer = await set({ binDays: '14', versionDays: ' 1,000 ' })
    expect((await toastOf(answer))?.description).toBe(
      'After 14 days in the bin a record is deleted for good, with all that belongs to it. Every version of a record is kept for 1,000 days, and the last 20 for as long as the record.',
    )
    expect(await stored()).toEqual({ binDays: 14, versionDays: 1000, version: 2 })
    expect(await site.db.selectFrom('auditLog').selectAll().execute()).toMatchObject([
      {
        event: 'keeping-rule-set',
        detail: '{"from":"bin 30 days, versions 365 days","to":"bin 14 days, versions 1,000 days"}',
      },
    ])
    expect((await session.read(read, '/admin/bin/rule')).body).toMatchObject({
      rule: { binDays: 14, versionDays: 1000 },
      version: 2,
    })
  })

  test('that deletes at once asks first, with how much', async () => {
    await throwAway(1, 8)
    await throwAway(2, 6)
    for (let version = 1; version <= 22; version += 1) {
      await insertRow(site.db, 'revisions', { ...goodRows.revisions, version, savedAt: daysAgo(100) })
    }
    const asked = await set({ binDays: '7', versionDays: '90' })
    expect(asked.status).toBe(409)
    expect(asked.body).toMatchObject({
      question: {
        title: 'Delete now what is older?',
        text: 'By this rule the next daily run deletes 1 record in the bin and 2 old versions for good.',
        answers: [{ value: 'keep-7-90' }],
      },
      lastResult: { initialValue: { binDays: '7', versionDays: '90' } },
    })
    // The answer counts only for the rule of the question.
    expect((await set({ binDays: '5', versionDays: '90', confirmed: 'keep-7-90' })).status).toBe(409)
    expect(await stored()).toMatchObject({ binDays: 30, versionDays: 365 })
    expect((await set({ binDays: '7', versionDays: '90', confirmed: 'keep-7-90' })).status).toBe(303)
    expect(await stored()).toMatchObject({ binDays: 7, versionDays: 90 })
  })

  test.each([
    ['binDays', '0'],
    ['binDays', '366'],
    ['binDays', ''],
    ['binDays', '-1'],
    ['binDays', '1.5'],
    ['binDays', '1e2'],
    ['binDays', 'many'],
    ['versionDays', '0'],
    ['versionDays', '3651'],
    ['versionDays', '99999999999999999999'],
  ])('of %s to %j is refused beside the field, which keeps it', async (field, value) => {
    const { status, body } = await set({ [field]: value })
    expect(status).toBe(400)
    expect(body).toMatchObject({ lastResult: { error: { [field]: [/^Use a whole number from 1 to \d+$/] } } })
    expect(JSON.stringify(body)).toContain(JSON.stringify(value))
    expect(await stored()).toMatchObject({ binDays: 30, versionDays: 365, version: 1 })
  })

  test('is an owner’s: an editor reads the rule on the page of the bin, without the link', async () => {
    await site.db.updateTable('operators').set({ role: 'editor' }).execute()
    expect((await set()).status).toBe(403)
    expect((await session.read(read, '/admin/bin/rule')).status).toBe(403)
    expect((await session.read(bin, '/admin/bin')).body).toMatchObject({
      rule: { binDays: 30 },
      mayChangeRule: false,
    })
    expect(await stored()).toMatchObject({ version: 1 })
  })
})
