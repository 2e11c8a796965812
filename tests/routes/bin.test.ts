/** A deleted record is gone from everywhere at once, and can come back from the bin as it was, for 30 days. */
import { describe, expect, test } from 'vitest'
import { deleteExpired, moveToBin } from '~/content/bin/bin.server'
import { binKinds } from '~/dashboard/kinds.server'
import { action as restore, loader as bin } from '~/routes/admin/bin'
import { action as answerQuestion, loader as askQuestion } from '~/routes/admin/question'
import { loader as list } from '~/routes/admin/inbox'
import { loader as exported } from '~/routes/admin/inbox-file'
import { loader as layout } from '~/routes/admin/layout'
import { loader as apiContacts } from '~/routes/api/contacts'
import { loader as apiQuotes } from '~/routes/api/quotes'
import { byWarden, goodDraft, goodRows, insertRow, type Values } from '~db/test-rows'
import { write } from '~db/write.server'
import { callRoute } from './call-route'
import { addProduct, useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const { read, press } = useOperator(site)

type Tab = 'quotes' | 'contacts'

const rows = (tab: Tab) => site.db.selectFrom(tab).selectAll().where('deletedAt', 'is', null).orderBy('id').execute()
const binned = () => site.db.selectFrom('bin').selectAll().orderBy('id').execute()
const events = async () =>
  (await site.db.selectFrom('auditLog').select(['event', 'subjectId']).orderBy('id').execute()).map(
    ({ event, subjectId }) => `${event} ${String(subjectId)}`,
  )

async function add(tab: Tab, values: Values = {}): Promise<void> {
  await insertRow(site.db, tab, { ...goodRows[tab], ...values })
}

const remove = (tab: Tab, id: number) =>
  press(answerQuestion, `/admin/${tab}/${String(id)}/delete`, { intent: 'delete-entry' }, { id: String(id) })
const undo = async (answer: Awaited<ReturnType<typeof press>>, back = '/admin/quotes') => {
  const toast = await toastOf(answer)
  return press(restore, '/admin/bin', { ...toast?.undo?.fields, back })
}

describe.each([
  {
    tab: 'quotes' as const,
    title: 'Q-00013 Anna Berg',
    api: apiQuotes,
    whole: {
      customerName: 'Anna Berg',
      customerEmail: 'anna@example.org',
      customerPhone: '555 010 2030',
      notes: 'Two\nlines',
      status: 'contacted',
      suspected: 0,
      quantity: 7,
    },
  },
  {
    tab: 'contacts' as const,
    title: 'M-00013 Anna Berg',
    api: apiContacts,
    whole: { name: 'Anna Berg', email: 'anna@example.org', message: 'Two\nlines', status: 'replied', suspected: 0 },
  },
])('$tab', ({ tab, title, api, whole }) => {
  test('what is deleted is in no list, count or answer of the API, and comes back as it was', async () => {
    await add(tab, whole)
    const before = await rows(tab)
    const answer = await remove(tab, 1)
    expect(await toastOf(answer)).toMatchObject({
      kind: 'success',
      outcome: title,
      undo: { action: '/admin/bin', fields: { intent: 'undo-deletion' } },
    })
    expect(await rows(tab)).toEqual([])
    expect((await read(api, `/api/${tab}`)).body).toEqual([])
    expect((await read(list, `/admin/${tab}?q=anna`)).body).toMatchObject({ page: { rows: [] } })
    expect((await read(list, `/admin/${tab}`)).body).toMatchObject({ counts: { all: 0 } })
    expect((await read(layout, '/admin')).body).toMatchObject({ titleSuffix: '' })
    expect(await binned()).toMatchObject([
      { kind: tab, recordId: 1, title, email: 'anna@example.org', deletedBy: 'warden' },
    ])
    expect((await read(bin, '/admin/bin')).body).toMatchObject({ page: { rows: [{ kind: tab, title, daysLeft: 30 }] } })

    const done = await undo(answer, `/admin/${tab}?status=closed`)
    expect(done.headers.get('Location')).toBe(`/admin/${tab}?status=closed`)
    expect(await toastOf(done)).toMatchObject({ title: 'Restored', outcome: title, link: { to: `/admin/${tab}/1` } })
    expect(await rows(tab)).toEqual(before)
    expect(await binned()).toEqual([])
    expect((await read(list, `/admin/${tab}?q=anna`)).body).toMatchObject({ page: { rows: [{ id: 1 }] } })
    const kind = tab === 'quotes' ? 'quote' : 'contact'
    expect(await events()).toEqual([`${kind}-deleted 1`, `${kind}-restored 1`])
  })

  test('a suspected entry comes back as suspected, and all of them in one go', async () => {
    for (const suspected of [1, 0, 1, 1]) await add(tab, { suspected })
    const before = await rows(tab)
    const form = { intent: 'delete-suspected', latest: '4', count: '3' }
    const answer = await press(answerQuestion, `/admin/${tab}/suspected/delete`, form)
    expect(await rows(tab)).toHaveLength(1)
    expect(await toastOf(await undo(answer))).toMatchObject({ title: 'Restored', outcome: '3 records' })
    expect(await rows(tab)).toEqual(before)
  })

  test('several are deleted together, and who is gone already is named', async () => {
    for (const _ of [1, 2, 3]) await add(tab, whole)
    const path = `/admin/${tab}/selected/delete?ids=1,2,9&back=${encodeURIComponent(`/admin/${tab}?q=a`)}`
    expect((await read(askQuestion, path)).body).toMatchObject({
      name: 'Anna Berg, Anna Berg',
      fields: { ids: '1,2,9' },
    })
    const answer = await press(answerQuestion, path, { intent: 'delete-entries', ids: '1,2,9' })
    expect(answer.headers.get('Location')).toBe(`/admin/${tab}?q=a`)
    const toast = await toastOf(answer)
    expect(toast?.outcome).toMatch(/^2 (?:quote requests|messages)$/)
    expect(toast?.description).toMatch(/1 (?:quote request|message) was gone already: [QM]-00092\.$/)
    expect((await rows(tab)).map(({ id }) => id)).toEqual([3])
    await undo(answer)
    expect(await rows(tab)).toHaveLength(3)
  })

  test('once all the selected are gone, there is nothing to ask about', async () => {
    const path = `/admin/${tab}/selected/delete?ids=1,x,2`
    expect((await read(askQuestion, path)).status).toBe(404)
    const answer = await press(answerQuestion, path, { intent: 'delete-entries', ids: '1,x,2' })
    const toast = await toastOf(answer)
    expect(toast).toMatchObject({ title: 'Nothing to Delete' })
    expect(toast?.undo).toBeUndefined()
  })

  test('notes, answers and mails stay while it is in the bin, and go with it', async () => {
    for (const _ of [1, 2]) await add(tab, whole)
    for (const entryId of [1, 2]) {
      const about = { entryKind: tab, entryId }
      await insertRow(site.db, 'entryEvents', { ...goodRows.entryEvents, ...about })
      await insertRow(site.db, 'answers', { ...goodRows.answers, ...about })
      const draft = { ...goodDraft, kind: tab, recordId: entryId, formKey: `${tab}/${String(entryId)}` }
      await insertRow(site.db, 'revisions', draft)
      await insertRow(site.db, 'mails', { ...goodRows.mails, ...about, messageId: `${String(entryId)}@example.com` })
    }
    const traces = async () => {
      const tables = ['entryEvents', 'answers', 'mails'] as const
      const ids = tables.map(async (table) =>
        (await site.db.selectFrom(table).select('entryId').orderBy('entryId').execute()).map(({ entryId }) => entryId),
      )
      const drafts = await site.db.selectFrom('revisions').select('recordId').orderBy('recordId').execute()
      return [...(await Promise.all(ids)), drafts.map(({ recordId }) => recordId)]
    }
    await remove(tab, 1)
    expect(await traces()).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
      [1, 2],
    ])
    const asked = await read(askQuestion, '/admin/bin/1/delete', { id: '1' })
    expect(asked.body).toMatchObject({ name: title })
    await press(answerQuestion, '/admin/bin/1/delete', { intent: 'delete-for-good' }, { id: '1' })
    expect(await traces()).toEqual([[2], [2], [2], [2]])
    expect(await binned()).toEqual([])
    expect((await events()).at(-1)).toMatch(/^(?:quote|contact)-deleted-for-good 1$/)
  })
})

describe('a quote comes back', () => {
  test('with its products, but for those that are gone', async () => {
    const [kept, gone] = [await addProduct(site.db, { name: 'Rope' }), await addProduct(site.db, { name: 'Blind' })]
    const others = [kept, gone].map(({ id, name }) => ({ productId: id, productName: name, quantity: 2 }))
    await add('quotes', { productId: gone.id, productName: 'Blind', otherProducts: JSON.stringify(others) })
    await remove('quotes', 1)
    await site.db.deleteFrom('products').where('id', '=', gone.id).execute()
    await press(restore, '/admin/bin', { intent: 'restore-record', id: '1' })
    expect((await read(exported, '/admin/quotes.json')).body).toMatchObject([
      {
        products: [
          { productId: null, productName: 'Blind' },
          { productId: kept.id, productName: 'Rope', quantity: 2 },
          { productId: null, productName: 'Blind', quantity: 2 },
        ],
      },
    ])
  })

  test('once: the second tab is told', async () => {
    await add('quotes')
    const answer = await remove('quotes', 1)
    await undo(answer)
    expect(await toastOf(await undo(answer))).toMatchObject({
      kind: 'error',
      description: 'Nothing was restored: it is no longer in the bin.',
    })
    expect(await rows('quotes')).toHaveLength(1)
  })

  test('by the Undo of who deleted it, and of nobody else', async () => {
    await add('quotes')
    const answer = await remove('quotes', 1)
    await site.db.updateTable('bin').set({ deletedBy: 'Ranger' }).execute()
    expect(await toastOf(await undo(answer))).toMatchObject({ kind: 'error' })
    expect(await binned()).toHaveLength(1)
  })
})

describe('the bin', () => {
  const deleteAt = (tab: Tab, id: number, now: string) =>
    write(site.db, (trx) => moveToBin(trx, { kind: binKinds[tab], ids: [id] }, byWarden(new Date(now))))

  test('lists what was deleted last first, by kind and by a search', async () => {
    await add('quotes', { customerName: 'Otto Lind', customerEmail: 'otto@mail.example' })
    await add('contacts', { name: 'Anna Berg' })
    const now = new Date().toISOString()
    await deleteAt('quotes', 1, now)
    await deleteAt('contacts', 1, now)
    const titles = async (query: string) => {
      const { body } = await read(bin, `/admin/bin${query}`)
      return JSON.stringify(body).match(/[QM]-\d+ \w+ \w+/g) ?? []
    }
    expect(await titles('')).toEqual(['M-00013 Anna Berg', 'Q-00013 Otto Lind'])
    expect(await titles('?status=quotes')).toEqual(['Q-00013 Otto Lind'])
    expect(await titles('?q=anna')).toEqual(['M-00013 Anna Berg'])
    expect(await titles('?q=OTTO@mail')).toEqual(['Q-00013 Otto Lind'])
    expect(await titles('?q=%25')).toEqual([])
    expect((await read(bin, '/admin/bin')).body).toMatchObject({ counts: { quotes: 1, contacts: 1 } })
  })

  test('is emptied after a question with the number, but for what is deleted after it', async () => {
    for (const _ of [1, 2, 3]) await add('quotes')
    await remove('quotes', 1)
    await remove('quotes', 2)
    expect((await read(askQuestion, '/admin/bin/all/delete')).body).toMatchObject({
      name: '2 records',
      fields: { latest: '2' },
    })
    await remove('quotes', 3)
    const answer = await press(answerQuestion, '/admin/bin/all/delete', { intent: 'empty-bin', latest: '2' })
    expect(await toastOf(answer)).toMatchObject({ title: 'Bin Emptied', outcome: '2 records' })
    expect((await binned()).map(({ recordId }) => recordId)).toEqual([3])
  })

  test('is nothing to empty when nothing is in it', async () => {
    expect((await read(askQuestion, '/admin/bin/all/delete')).status).toBe(404)
    expect((await read(askQuestion, '/admin/bin/1/delete', { id: '1' })).status).toBe(404)
  })

  test('holds a record for 30 days', async () => {
    for (const _ of [1, 2]) await add('quotes')
    await insertRow(site.db, 'entryEvents', goodRows.entryEvents)
    await deleteAt('quotes', 1, '2026-10-25T12:00:00.000Z')
    await deleteAt('quotes', 2, '2026-10-25T12:00:00.001Z')
    await deleteExpired(site.db, binKinds, new Date('2026-11-24T12:00:00.000Z'))
    expect((await binned()).map(({ recordId }) => recordId)).toEqual([2])
    expect(await site.db.selectFrom('entryEvents').select('id').execute()).toEqual([])
  })

  test('gives up nothing to somebody without a session', async () => {
    await add('quotes')
    await remove('quotes', 1)
    const form = { intent: 'restore-record', id: '1' }
    expect((await callRoute(restore, { path: '/admin/bin', form })).status).toBe(401)
    expect((await callRoute(bin, { path: '/admin/bin' })).status).toBe(401)
    expect(await binned()).toHaveLength(1)
  })
})
