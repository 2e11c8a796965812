/** Quotes, messages and the clock put mails into the outbox. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { claimNext } from '~/inbox/mail/claims.server'
import { queueOverdueMails } from '~/inbox/mail/overdue.server'
import { deleteOldMails } from '~/inbox/mail/outbox-page.server'
import { action as postContactCall } from '~/routes/api/contacts'
import { action as postQuoteCall } from '~/routes/api/quotes'
import { action as postQuote } from '~/routes/products/quote'
import { action as postContact } from '~/routes/site/contact'
import type { Rules } from '~/lib/rules'
import { insertRow, goodRows, setRule } from '~db/test-rows'
import type { MailRow } from '~db/tables/mails'
import { callRoute } from '../routes/call-route'
import { addProduct, useSiteDatabase } from '../routes/site-database'

const site = useSiteDatabase()
let productId: number

beforeAll(() => {
  process.env.SMTP_URL = 'smtp://localhost'
  process.env.LIMIT_FORMS = '1000/600'
})

beforeEach(async () => {
  productId = (await addProduct(site.db, { name: 'Rope', slug: 'rope' })).id
})

const mails = () => site.db.selectFrom('mails').selectAll().orderBy('id').execute()
const customer = { customerName: 'Ada Byron', customerEmail: 'ada@example.org' }
const from = (clientAddress: string) => ({ context: { clientAddress } })

const settings = (change: Partial<Rules['mail']>) => setRule(site.db, 'mail', change)

const quote = (change: Record<string, string> = {}, address = '192.0.2.1') =>
  callRoute(postQuote, {
    path: '/products/rope/quote',
    params: { slug: 'rope' },
    form: { ...customer, quantity: '2', ...change },
    ...from(address),
  })

describe.each([
  ['the quote form', 'quotes', 'Q-00013', quote],
  [
    'the quote API',
    'quotes',
    'Q-00013',
    () => callRoute(postQuoteCall, { path: '/api/quotes', json: { ...customer, quantity: 2, productId } }),
  ],
  [
    'the contact form',
    'contacts',
    'M-00013',
    () =>
      callRoute(postContact, {
        path: '/contact',
        form: { name: 'Ada Byron', email: 'ada@example.org', message: 'Hi' },
      }),
  ],
  [
    'the contact API',
    'contacts',
    'M-00013',
    () =>
      callRoute(postContactCall, {
        path: '/api/contacts',
        json: { name: 'Ada Byron', email: 'ada@example.org', message: 'Hi' },
      }),
  ],
] as const)('%s', (_, entryKind, number, post) => {
  test('queues a notice to the site, and a receipt', async () => {
    await post()
    expect(await mails()).toMatchObject([
      {
        kind: 'notice',
        entryKind,
        entryId: 1,
        recipient: 'hello@stagwise.example',
        replyTo: 'ada@example.org',
        subject: expect.stringContaining(number),
      },
      {
        kind: 'receipt',
        entryKind,
        entryId: 1,
        recipient: 'ada@example.org',
        replyTo: 'hello@stagwise.example',
        subject: expect.stringContaining(number),
      },
    ])
  })
})

test('a notice goes to each address that the operator entered', async () => {
  await settings({ mailRecipients: ['a@site.example', 'b@site.example'] })
  await quote()
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([
    'a@site.example',
    'b@site.example',
    'ada@example.org',
  ])
})

test('suspected spam, a repeated post, and a quote that was not stored cause no mail', async () => {
  await quote({ website: 'https://spam.example' })
  expect(await mails()).toEqual([])
  await quote({ customerEmail: 'nobody' })
  expect(await mails()).toEqual([])
  await quote()
  await quote()
  expect(await mails()).toHaveLength(2)
})

test.each([
  ['customerName', '<b>Ada</b>\r\nBcc: victim@example.org'],
  ['customerName', 'שלום 🦌 "x"'],
  ['notes', '🦌'.repeat(5000)],
  ['notes', '<'.repeat(5000)],
  ['customerEmail', `${'x'.repeat(60)}@${'y'.repeat(60)}.${'z'.repeat(60)}.${'w'.repeat(60)}.example`],
])('a quote with a wild %s is stored with its mails', async (field, text) => {
  expect((await quote({ [field]: text })).status).toBe(303)
  expect(await mails()).toHaveLength(2)
})

describe('the limits of receipts', () => {
  const receipts = async () => (await mails()).filter(({ kind }) => kind === 'receipt').length

  test('leave out mailboxes of no public domain', async () => {
    for (const customerEmail of ['root@localhost.localhost', 'root@mail.localhost']) {
      expect((await quote({ customerEmail })).status).toBe(303)
    }
    expect(await receipts()).toBe(0)
  })

  test('are five a day for one mailbox, however it is spelled, from anywhere', async () => {
    for (let n = 0; n < 8; n += 1) {
      const spelling = n % 2 === 0 ? 'ada@example.org' : `ADA+${String(n)}@example.org`
      const { status } = await quote({ customerEmail: spelling, notes: String(n) }, `192.0.2.${String(n)}`)
      expect(status).toBe(303)
    }
    expect(await receipts()).toBe(5)
    const keys = await site.db.selectFrom('rateLimits').select('key').where('kind', '=', 'receipt-recipient').execute()
    expect(keys).toEqual([{ key: expect.stringMatching(/^[\da-f]{64}$/) }])
  })

  test('are thirty a day for one network', async () => {
    for (let n = 0; n < 32; n += 1) await quote({ customerEmail: `hunter${String(n)}@example.org` })
    expect(await receipts()).toBe(30)
  })
})

describe('the budget of notices', () => {
  // The time is noon in New York, so that the hour and the day end when the tests say.
  const noon = new Date('2026-11-21T17:00:00.000Z')
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: noon }))
  afterEach(() => vi.useRealTimers())

  const contact = (n: number, address = '192.0.2.1') =>
    callRoute(postContactCall, {
      path: '/api/contacts',
      json: { name: `n${String(n)}`, email: `v${String(n)}@x.example`, message: `m${String(n)}` },
      ...from(address),
    })
  const notices = async () => (await mails()).filter(({ kind }) => kind === 'notice')
  const isDigest = ({ entryKind, entryId }: Pick<MailRow, 'entryKind' | 'entryId'>) =>
    entryKind !== null && entryId === null
  const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

  test('bounds forty messages to twenty operators: each gets one, and one mail for the rest', async () => {
    const recipients = Array.from({ length: 20 }, (_, n) => `operator${String(n)}@site.example`)
    await settings({ mailRecipients: recipients })
    for (let n = 0; n < 40; n += 1) expect((await contact(n)).status).toBe(201)
    expect(await mails()).toHaveLength(70)
    const [digests, singles] = [(await notices()).filter(isDigest), (await notices()).filter((row) => !isDigest(row))]
    expect(singles.map(({ recipient }) => recipient)).toEqual(recipients)
    expect(digests.map(({ recipient }) => recipient)).toEqual(recipients)
    expect(new Set(digests.map(({ entryKind }) => entryKind))).toEqual(new Set(['contacts']))
  })

  test('is twenty an hour for one operator; then one mail an hour counts what has no answer yet', async () => {
    for (let n = 0; n < 24; n += 1) {
      vi.setSystemTime(noon.getTime() + n * 1000)
      await quote({ notes: String(n) })
    }
    const digest = (await notices()).at(-1)
    expect((await notices()).filter((row) => !isDigest(row))).toHaveLength(20)
    expect(digest).toMatchObject({ state: 'waiting', subject: 'More requests since 12:00 PM' })
    await site.db.updateTable('quotes').set({ status: 'contacted' }).where('id', '=', 22).execute()
    await site.db
      .updateTable('mails')
      .set({ state: 'sent' })
      .where('id', '<>', digest?.id ?? 0)
      .execute()

    expect(await claimNext(site.db, later(59))).toBeUndefined()
    const claimed = await claimNext(site.db, later(61))
    expect(claimed?.subject).toBe('3 more requests since 12:00 PM')
    expect(claimed?.text).toContain('3 more requests came in since 12:00 PM and have no answer yet.')
    expect(claimed?.text).toContain('http://localhost:3000/admin/quotes\n')
    expect(claimed?.text).not.toContain('Ada')
    expect(await mails()).toContainEqual(claimed)
  })

  test('tells nothing of what the operators have answered meanwhile', async () => {
    await settings({ dailyMailCap: 4 })
    for (let n = 0; n < 3; n += 1) await quote({ notes: String(n) })
    await site.db.updateTable('quotes').set({ status: 'closed' }).execute()
    await site.db.deleteFrom('mails').where('entryId', 'is not', null).execute()
    expect(await notices()).toHaveLength(1)
    expect(await claimNext(site.db, later(61))).toBeUndefined()
    expect(await mails()).toEqual([])
  })

  test('ends for single mails at half of the day, and for digests at three quarters', async () => {
    await settings({ dailyMailCap: 8 })
    const claimAll = async (at: Date) => {
      const kinds: string[] = []
      for (let mail = await claimNext(site.db, at); mail; mail = await claimNext(site.db, at)) {
        kinds.push(isDigest(mail) ? 'digest' : mail.kind)
        await site.db
          .updateTable('mails')
          .set({ state: 'sent', claimedUntil: null })
          .where('id', '=', mail.id)
          .execute()
      }
      return kinds
    }
    const row = { ...goodRows.mails, state: 'waiting', dueAt: noon.toISOString(), entryKind: null, entryId: null }
    let number = 0
    const add = (kind: string, change = {}) =>
      insertRow(site.db, 'mails', { ...row, messageId: `b${String((number += 1))}@x`, kind, ...change })
    for (let n = 0; n < 6; n += 1) await add('receipt')
    await insertRow(site.db, 'contacts', { ...goodRows.contacts, createdAt: noon.toISOString() })
    const digest = { entryKind: 'contacts', createdAt: noon.toISOString() }
    for (let n = 0; n < 3; n += 1) await add('notice', digest)
    await add('overdue')
    for (let n = 0; n < 9; n += 1) await add('answer', { recipient: 'customer@example.org' })
    expect((await claimAll(noon)).toSorted()).toEqual([
      ...Array.from({ length: 9 }, () => 'answer'),
      ...['digest', 'digest', 'receipt', 'receipt', 'receipt', 'receipt'],
    ])
    const nextDay = new Date('2026-11-22T17:00:00.000Z')
    expect((await claimAll(nextDay)).toSorted()).toEqual(['digest', 'overdue', 'receipt', 'receipt'])
  })

  test('leaves no pile of receipts for the days after', async () => {
    await settings({ dailyMailCap: 10 })
    for (let n = 0; n < 12; n += 1) {
      await quote({ customerEmail: `hunter${String(n)}@example.org` }, `192.0.2.${String(n)}`)
    }
    expect((await mails()).filter(({ kind }) => kind === 'receipt')).toHaveLength(5)
  })
})

describe('the overdue list', () => {
  const overdue = async () => (await mails()).filter(({ kind }) => kind === 'overdue')
  const at = (time: string) => queueOverdueMails(site.db, new Date(time))

  test('goes out once a day at the hour, while something is overdue', async () => {
    await insertRow(site.db, 'quotes', { ...goodRows.quotes, createdAt: '2026-11-20T09:00:00.000Z' })
    // The times are 7:59, 8:00 and 11:59 PM in New York.
    await at('2026-11-21T12:59:59.000Z')
    expect(await overdue()).toEqual([])
    await Promise.all([at('2026-11-21T13:00:00.000Z'), at('2026-11-21T13:00:00.000Z')])
    await at('2026-11-22T04:59:00.000Z')
    expect(await overdue()).toMatchObject([
      { subject: 'Overdue: 1 quote request', recipient: 'hello@stagwise.example' },
    ])
    await at('2026-11-22T12:59:00.000Z')
    expect(await overdue()).toHaveLength(1)
    await at('2026-11-22T13:00:00.000Z')
    expect(await overdue()).toHaveLength(2)
  })

  test('follows the time to answer, with business hours and holidays', async () => {
    const row = { ...goodRows.siteSettings, updatedAt: '2026-11-01T09:00:00.000Z' }
    await insertRow(site.db, 'siteSettings', {
      ...row,
      id: 3,
      section: 'claims',
      content: '{"replyWithin":"2 working days"}',
    })
    const content = JSON.stringify({
      saturday: 'closed',
      holidays: [{ date: '2026-11-26', name: 'Thanksgiving', hours: null }],
    })
    await insertRow(site.db, 'siteSettings', { ...row, id: 2, section: 'contact', content })
    await insertRow(site.db, 'quotes', { ...goodRows.quotes, createdAt: '2026-11-25T15:00:00.000Z' })
    // The quote is due at the end of Monday, and the list leaves in the morning.
    await at('2026-11-30T14:00:00.000Z')
    expect(await overdue()).toEqual([])
    await at('2026-12-01T14:00:00.000Z')
    expect(await overdue()).toMatchObject([
      { text: expect.stringContaining('1 quote request came in more than 2 working days ago') },
    ])
  })

  test('counts what was held back as spam since the list before, once', async () => {
    const suspected = (table: 'quotes' | 'contacts', createdAt: string, status?: string) =>
      insertRow(site.db, table, { ...goodRows[table], createdAt, suspected: 1, ...(status && { status }) })
    await suspected('quotes', '2026-11-21T12:00:00.000Z')
    await at('2026-11-21T13:00:00.000Z')
    await suspected('quotes', '2026-11-21T13:00:01.000Z')
    await suspected('quotes', '2026-11-21T13:00:02.000Z', 'closed')
    await suspected('contacts', '2026-11-22T12:59:59.000Z')
    // The list is late, as after a restart.
    await at('2026-11-22T20:00:00.000Z')
    await at('2026-11-23T13:00:00.000Z')
    expect((await overdue()).map(({ subject }) => subject)).toEqual([
      'Spam: 1 quote request',
      'Spam: 1 quote request and 1 message',
    ])
    expect((await overdue())[1]?.text).toContain('http://localhost:3000/admin/contacts?status=suspected')
  })

  test('is looked at once, and says nothing while nothing is overdue', async () => {
    await insertRow(site.db, 'quotes', { ...goodRows.quotes, createdAt: '2026-11-20T13:30:00.000Z' })
    await at('2026-11-21T13:00:00.000Z')
    await at('2026-11-21T14:00:00.000Z')
    expect(await overdue()).toEqual([])
    await at('2026-11-22T13:00:00.000Z')
    expect(await overdue()).toHaveLength(1)
  })

  test.each([
    [
      'spring, when 2 AM is left out',
      2,
      ['2026-03-08T06:59:00.000Z', '2026-03-08T07:00:00.000Z', '2026-03-08T08:00:00.000Z'],
    ],
    [
      'fall, when 1 AM comes twice',
      1,
      ['2026-11-01T04:59:00.000Z', '2026-11-01T05:00:00.000Z', '2026-11-01T06:00:00.000Z'],
    ],
  ])('goes out once in %s', async (_, overdueHour, times) => {
    await insertRow(site.db, 'quotes', { ...goodRows.quotes, createdAt: '2026-02-01T09:00:00.000Z' })
    await settings({ overdueHour })
    const counts: number[] = []
    for (const time of times) {
      await at(time)
      counts.push((await overdue()).length)
    }
    expect(counts).toEqual([0, 1, 1])
  })
})

test('automatic mails end after 90 days; answers, and what still waits, stay', async () => {
  const old = '2026-08-01T09:00:00.000Z'
  let n = 0
  const add = (kind: string, state: string, createdAt: string) => {
    n += 1
    return insertRow(site.db, 'mails', { ...goodRows.mails, messageId: `m${String(n)}@x`, kind, state, createdAt })
  }
  await add('receipt', 'sent', old)
  await add('notice', 'failed', old)
  await add('answer', 'sent', old)
  await add('receipt', 'waiting', old)
  await add('receipt', 'sent', '2026-11-01T09:00:00.000Z')
  await deleteOldMails(site.db, new Date('2026-11-21T09:00:00.000Z'))
  expect((await mails()).map(({ id }) => id)).toEqual([3, 4, 5])
})
