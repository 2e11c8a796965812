/** Which mails a quote, a message, and the clock put into the outbox. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveInboxSettings } from '~/features/inbox/inbox-settings.server'
import { queueOverdueMails } from '~/features/mail/overdue.server'
import { deleteOldMails } from '~/features/mail/outbox-page.server'
import { action as postContactCall } from '~/routes/api/contacts'
import { action as postQuoteCall } from '~/routes/api/quotes'
import { action as postQuote } from '~/routes/products/quote'
import { action as postContact } from '~/routes/site/contact'
import { insertRow, goodRows } from '~db/test-rows'
import { write } from '~db/write.server'
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
  await write(site.db, (trx) =>
    saveInboxSettings(trx, { version: 1, mailRecipients: ['a@site.example', 'b@site.example'] }, new Date()),
  )
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
  const notices = async () => (await mails()).filter(({ kind }) => kind === 'notice').length

  test('are five a day for one mailbox, however it is spelled, from anywhere', async () => {
    for (let n = 0; n < 8; n += 1) {
      const spelling = n % 2 === 0 ? 'ada@example.org' : `ADA+${String(n)}@example.org`
      const { status } = await quote({ customerEmail: spelling, notes: String(n) }, `192.0.2.${String(n)}`)
      expect(status).toBe(303)
    }
    expect(await receipts()).toBe(5)
    expect(await notices()).toBe(8)
    const keys = await site.db.selectFrom('rateLimits').select('key').where('kind', '=', 'receipt-recipient').execute()
    expect(keys).toEqual([{ key: expect.stringMatching(/^[\da-f]{64}$/) }])
  })

  test('are thirty a day for one network', async () => {
    for (let n = 0; n < 32; n += 1) await quote({ customerEmail: `hunter${String(n)}@example.org` })
    expect(await receipts()).toBe(30)
    expect(await notices()).toBe(32)
  })
})

describe('the overdue list', () => {
  const overdue = async () => (await mails()).filter(({ kind }) => kind === 'overdue')
  const at = (time: string) => queueOverdueMails(site.db, new Date(time))

  test('goes out once a day at the hour, while something is overdue', async () => {
    await insertRow(site.db, 'quotes', { ...goodRows.quotes, createdAt: '2026-11-20T09:00:00.000Z' })
    await insertRow(site.db, 'contacts', { ...goodRows.contacts, createdAt: '2026-11-20T09:00:00.000Z', suspected: 1 })
    // 7:59, 8:00 and 11:59 PM in New York.
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
    await write(site.db, (trx) => saveInboxSettings(trx, { version: 1, overdueHour }, new Date()))
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
