/** The first page of the dashboard shows what waits in both inboxes and all editors, and before the site goes live. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { productStore } from '~/kinds/products/admin/products.server'
import { isMailSetUp } from '~/inbox/mail/outbox.server'
import { settingsSections } from '~/kinds/settings/sections'
import { loader } from '~/routes/admin/today'
import { byWarden, goodDraft, goodRows, insertRow } from '~db/test-rows'
import { addProduct, useSiteDatabase } from './site-database'
import { useOperator } from './use-operator'

vi.mock(import('~/inbox/mail/outbox.server'), async (load) => {
  const real = await load()
  return { ...real, isMailSetUp: vi.fn(() => false) }
})

const site = useSiteDatabase()
const session = useOperator(site)

const Today = z.object({
  waiting: z.array(z.looseObject({ tab: z.string(), sender: z.string(), isOverdue: z.boolean() })),
  unfinished: z.array(z.looseObject({ kind: z.string(), title: z.string(), href: z.string() })),
  stepsLeft: z.object({ own: z.array(z.string()), others: z.number() }),
  failedMails: z.array(z.looseObject({ id: z.number(), response: z.string() })),
  formToken: z.string().optional(),
  figures: z.looseObject({}),
})

const open = (query = '') => session.read(loader, `/admin${query}`)
const read = async () => Today.parse((await open()).body)

const hours = (number: number) => new Date(Date.now() - number * 3_600_000).toISOString()

const addQuote = (customerName: string, createdAt: string, change = {}) =>
  insertRow(site.db, 'quotes', { ...goodRows.quotes, customerName, createdAt, ...change })
const addMessage = (name: string, createdAt: string, change = {}) =>
  insertRow(site.db, 'contacts', { ...goodRows.contacts, name, createdAt, ...change })

describe('what waits for an answer', () => {
  test('is quotes and messages in one list, as they are due', async () => {
    await addQuote('Anna', hours(3))
    await addQuote('Ben', hours(500))
    await addMessage('Cleo', hours(20))
    await addQuote('Answered', hours(600), { status: 'contacted' })
    await addMessage('Spam', hours(600), { suspected: 1 })
    expect((await read()).waiting.map(({ tab, sender, isOverdue }) => [tab, sender, isOverdue])).toEqual([
      ['quotes', 'Ben', true],
      ['contacts', 'Cleo', false],
      ['quotes', 'Anna', false],
    ])
  })

  test('is ten at most, of both together', async () => {
    for (let number = 0; number < 7; number += 1) {
      await addQuote(`Quote ${String(number)}`, hours(40 - number))
      await addMessage(`Message ${String(number)}`, hours(60 - number))
    }
    const { waiting } = await read()
    expect(waiting.map(({ tab }) => tab)).toEqual([
      ...Array<string>(7).fill('contacts'),
      ...Array<string>(3).fill('quotes'),
    ])
  })

  test('has what fails and what was accepted first, however old the rest is', async () => {
    for (let number = 0; number < 12; number += 1) await addQuote(`Quote ${String(number)}`, hours(90 - number))
    await addQuote('Refused', hours(9), { id: 51 })
    await addQuote('Asked', hours(8), { id: 52 })
    await addQuote('Accepted', hours(7), { id: 53 })
    await addMessage('Refused', hours(6), { id: 54 })
    for (const [id, entryKind, entryId] of [
      [61, 'quotes', 51],
      [64, 'contacts', 54],
    ] as const) {
      const mail = { id, messageId: `m${String(id)}@example.org`, kind: 'answer', state: 'failed' }
      await insertRow(site.db, 'mails', { ...goodRows.mails, ...mail })
      await insertRow(site.db, 'answers', { ...goodRows.answers, id, entryKind, entryId, mailId: id })
    }
    const prices = { lines: [], discountHundredths: 0, shippingCents: 500, validUntil: null, taxNote: null }
    const content = JSON.stringify({ recipient: 'ada@example.com', subject: 'S', text: 'T', prices })
    for (const [entryId, event, acceptedAt] of [
      [52, 'asked', null],
      [53, 'accepted', hours(1)],
    ] as const) {
      const offer = {
        id: entryId,
        entryId,
        content,
        acceptedAt,
        offerHash: String(entryId).repeat(32),
        sentAt: hours(5),
      }
      await insertRow(site.db, 'answers', { ...goodRows.answers, ...offer })
      const by = { operatorId: null, operatorName: 'Ada' }
      await insertRow(site.db, 'entryEvents', { ...goodRows.entryEvents, entryId, event, at: hours(1), ...by })
    }
    const { waiting, figures } = await read()
    expect(waiting.map(({ tab, sender }) => `${tab} ${sender}`)).toEqual([
      ...['quotes Accepted', 'quotes Asked', 'quotes Refused', 'contacts Refused'],
      ...Array.from({ length: 6 }, (_, number) => `quotes Quote ${String(number)}`),
    ])
    expect(figures).toMatchObject({ quotes: { byStatus: [{ status: 'pending', count: 15 }, {}, {}] } })
  })
})

describe('mails that failed', () => {
  const addMail = (id: number, change = {}) =>
    insertRow(site.db, 'mails', { ...goodRows.mails, id, messageId: `m${String(id)}@example.org`, ...change })
  const failed = { state: 'failed', dueAt: hours(2), response: '550 No', kind: 'notice' }
  afterEach(() => vi.mocked(isMailSetUp).mockReturnValue(false))

  test('are listed one by one, newest first, without receipts, with what sends them again', async () => {
    vi.mocked(isMailSetUp).mockReturnValue(true)
    await addMail(1, { ...failed, response: '550 First' })
    await addMail(2, { ...failed, response: '550 Second' })
    await addMail(3, { ...failed, kind: 'receipt' })
    await addMail(4, { state: 'sent' })
    const { failedMails, formToken } = await read()
    expect(failedMails).toMatchObject([
      { id: 2, response: '550 Second' },
      { id: 1, response: '550 First' },
    ])
    expect(formToken).toBe(session.formToken)
  })

  test('are of no use where mail is not set up', async () => {
    await addMail(1, failed)
    expect(await read()).toMatchObject({ failedMails: [] })
  })
})

describe('what is unfinished', () => {
  const addDraft = (change: object) => insertRow(site.db, 'revisions', { ...goodDraft, ...change })

  test('is each draft with the page that continues it, newest first', async () => {
    const product = await addProduct(site.db, { name: 'Drag Rope' })
    await addQuote('Anna', hours(1), { id: 5 })
    await addDraft({ formKey: 'a', name: 'Half a post', savedAt: hours(4) })
    await addDraft({ formKey: 'b', kind: 'products', recordId: product.id, savedAt: hours(3) })
    await addDraft({ formKey: 'c', kind: 'quotes', recordId: 5, savedAt: hours(2) })
    await addDraft({ formKey: 'd', kind: 'siteSettings', recordId: settingsSections.claims.id, savedAt: hours(1) })
    expect((await read()).unfinished).toMatchObject([
      { kind: 'Settings', title: settingsSections.claims.title, href: '/admin/settings/claims?draft=4' },
      { kind: 'Answer', title: 'To Anna', href: '/admin/quotes/5/answer' },
      { kind: 'Product', title: 'Drag Rope', href: `/admin/products/${String(product.id)}/edit?draft=2` },
      { kind: 'Post', title: 'Half a post', href: '/admin/blog/new?draft=1' },
    ])
  })

  test('of a record that is gone is a new record, and of an entry that is gone nothing', async () => {
    const { id } = await addProduct(site.db, { name: 'Drag Rope' })
    await addDraft({ formKey: 'a', kind: 'products', recordId: id, name: 'Longer Rope' })
    await addDraft({ formKey: 'b', kind: 'contacts', recordId: 77 })
    await productStore.remove(site.db, id, byWarden())
    expect((await read()).unfinished).toMatchObject([{ title: 'Longer Rope', href: '/admin/products/new?draft=1' }])
  })

  test('in the settings is the owners’ alone, as are the steps before the site goes live', async () => {
    await addDraft({ kind: 'siteSettings', recordId: settingsSections.claims.id })
    expect((await read()).unfinished).toHaveLength(1)
    const { stepsLeft } = await read()
    expect(stepsLeft.own).toContain('The site’s name')
    expect(stepsLeft.own).not.toContain('The site’s address')
    expect(stepsLeft.others).toBeGreaterThan(0)
    await site.db.updateTable('operators').set({ role: 'editor' }).execute()
    expect(await read()).toMatchObject({ unfinished: [], stepsLeft: { own: [], others: 0 } })
  })
})

test.each([
  ['?status=overdue', '/admin/quotes?status=overdue'],
  ['?q=rope&order=newest', '/admin/quotes?q=rope&order=newest'],
])('the list of quotes that was at /admin%s is at %s', async (query, address) => {
  expect((await open(query)).headers.get('Location')).toBe(address)
})
