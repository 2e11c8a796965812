/** Whoever has an offer's link reads the offer, accepts it once, and asks questions; nobody else learns anything. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { offerTokenOf } from '~/inbox/offers/offers.server'
import { hashOf } from '~/server/auth/hash.server'
import { isMailSetUp } from '~/inbox/mail/outbox.server'
import { action as changeAnswer } from '~/routes/admin/answer'
import { action as send, loader as preview } from '~/routes/admin/answer-preview'
import { loader as entry } from '~/routes/admin/inbox-entry'
import { loader as inbox } from '~/routes/admin/inbox'
import { loader as listQuotes } from '~/routes/api/quotes'
import { quoteStatuses } from '~/inbox/quotes/quotes'
import { action, headers, loader } from '~/routes/products/offer'
import { csvCells } from '~/inbox/entries/export'
import { readExport } from '~/inbox/entries/export.server'
import type { InboxCursor } from '~/inbox/entries/inbox'
import { pageOfQuotes } from '~/inbox/entries/quote-inbox.server'
import { loggedPath } from '~/server/log.server'
import { goodRows, insertRow, setRule } from '~db/test-rows'
import { callRoute } from './call-route'
import { beginSession, type TestSession } from './log-in'
import { useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'

vi.mock(import('~/inbox/mail/outbox.server'), async (load) => {
  const real = await load()
  return { ...real, isMailSetUp: vi.fn(() => true) }
})

const Listed = z.object({
  page: z.object({ rows: z.array(z.looseObject({ id: z.number() })) }),
  counts: z.looseObject({}),
})

const site = useSiteDatabase()
const quote = { id: 1, createdAt: '2026-11-21T09:00:00.000Z' }
const token = offerTokenOf(1, quote)
const prices = {
  lines: [{ label: 'Field Spray', quantity: 2, unitCents: 1999 }],
  discountHundredths: 0,
  shippingCents: 900,
  validUntil: '2026-12-24',
  taxNote: null,
}
const content = JSON.stringify({ recipient: 'ada@example.com', subject: 'Your quote', text: 'Hi', prices })
const sent = { ...goodRows.answers, id: 1, content, sentAt: '2026-11-22T12:00:00.000Z', offerHash: hashOf(token) }

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T15:00:00.000Z') })
  vi.mocked(isMailSetUp).mockReturnValue(true)
  await insertRow(site.db, 'quotes', { ...goodRows.quotes, ...quote, status: 'contacted' })
  await insertRow(site.db, 'answers', sent)
})
afterEach(() => vi.useRealTimers())

const at = (key: string, clientAddress = '203.0.113.7') => ({
  path: `/offer/${key}`,
  params: { token: key },
  context: { clientAddress },
})
const open = (key = token, address?: string) => callRoute(loader, at(key, address))
const press = (form: Record<string, string>, key = token) => callRoute(action, { ...at(key), form })
const accept = (key = token) => press({ intent: 'accept-offer' }, key)
const ask = (question: string, key = token) => press({ intent: 'ask-about-offer', question }, key)

const events = () =>
  site.db.selectFrom('entryEvents').select(['event', 'text', 'operatorName', 'operatorId', 'entryId']).execute()
const mails = () => site.db.selectFrom('mails').selectAll().orderBy('id').execute()
const audited = () => site.db.selectFrom('auditLog').selectAll().execute()

describe('the page', () => {
  test('shows what was sent to whoever has the link', async () => {
    expect(await open()).toMatchObject({
      status: 200,
      body: {
        head: { noindex: true },
        offer: {
          reference: 'Q-00013',
          customer: { name: 'Ada Hunter', email: 'ada@example.com' },
          prices,
          lastDay: '2026-12-24',
          acceptedAt: null,
        },
      },
    })
  })

  test('is for its reader alone, and its link is in no log', () => {
    const none = new Headers()
    const all = headers({ loaderHeaders: none, parentHeaders: none, actionHeaders: none, errorHeaders: undefined })
    expect(Object.fromEntries(new Headers(all))).toEqual({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    expect(loggedPath(`/offer/${token}.data`)).toBe('/offer/…')
  })

  test.each([
    ['after its last day', () => vi.setSystemTime('2026-12-25T05:00:00.000Z'), 'This offer has ended'],
    [
      'once a newer one was sent',
      () => insertRow(site.db, 'answers', { ...sent, id: 2, offerHash: hashOf('other') }),
      'There is a newer offer',
    ],
  ])('is over %s: it says what to do, and takes nothing', async (_, happen, title) => {
    await happen()
    for (const answer of [await open(), await accept(), await ask('Still there?')]) {
      expect(answer).toMatchObject({ status: 410, body: { title, message: expect.stringContaining('Q-00013') } })
      expect(JSON.stringify(answer.body)).not.toMatch(/Ada|ada@|Spray/)
    }
    expect([await events(), await mails(), await audited()]).toEqual([[], [], []])
  })

  test('is open to the end of its last day, by the site’s clock', async () => {
    vi.setSystemTime('2026-12-25T04:59:00.000Z')
    expect((await open()).status).toBe(200)
  })

  test('a later answer without prices leaves it open', async () => {
    await insertRow(site.db, 'answers', { ...goodRows.answers, id: 2 })
    expect((await open()).status).toBe(200)
  })

  test.each([
    ['with a wrong token', () => undefined, '0'.repeat(36)],
    ['with its hash', () => undefined, hashOf(token)],
    ['with no token', () => undefined, ''],
    ['in capitals', () => undefined, token.toUpperCase()],
    [
      'once the quote is deleted',
      () => site.db.updateTable('quotes').set({ deletedAt: quote.createdAt }).execute(),
      token,
    ],
    ['once the quote is gone', () => site.db.deleteFrom('quotes').execute(), token],
  ])('is not there %s, in the same words', async (_, happen, key) => {
    await happen()
    const answers = [await open(key), await accept(key), await ask('?', key)]
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 404, body: { title: 'There is no offer here' } })
    }
    expect(await events()).toEqual([])
  })

  test('counts wrong links of an address, and stays open to whoever has it', async () => {
    for (let count = 0; count < 10; count += 1) expect((await open('0'.repeat(36))).status).toBe(404)
    const limited = await open('0'.repeat(36))
    expect([limited.status, Number(limited.headers.get('Retry-After')) > 0]).toEqual([429, true])
    expect((await accept('0'.repeat(36))).status).toBe(429)
    expect((await open()).status).toBe(200)
    expect((await open('0'.repeat(36), '198.51.100.9')).status).toBe(404)
  })
})

describe('accepting', () => {
  test('is told to every operator, once, and reopens the quote', async () => {
    await setRule(site.db, 'mail', { mailRecipients: ['a@site.example', 'b@site.example'] })
    for (const answer of await Promise.all([accept(), accept()])) {
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/offer/${token}`])
      expect(await toastOf(answer)).toMatchObject({ title: 'Offer Accepted' })
    }
    await accept()
    expect(await events()).toEqual([
      { event: 'accepted', text: null, operatorName: 'Ada Hunter', operatorId: null, entryId: 1 },
    ])
    expect(await mails()).toMatchObject(
      ['a@site.example', 'b@site.example'].map((recipient) => ({
        kind: 'notice',
        recipient,
        entryKind: 'quotes',
        entryId: 1,
        replyTo: 'ada@example.com',
        subject: 'Offer Q-00013 accepted: $48.98, by Ada Hunter',
        text: expect.stringContaining('http://localhost:3000/admin/quotes/1'),
      })),
    )
    expect(await audited()).toMatchObject([
      { event: 'quote-offer-accepted', operatorId: null, operatorName: 'the customer', subject: 'Quote Q-00013' },
      { event: 'quote-status-set', operatorId: null, operatorName: 'the site', subject: 'Quote Q-00013' },
    ])
    expect(JSON.stringify(await audited())).not.toMatch(/Ada|48\.98/)
    expect(await site.db.selectFrom('quotes').select('status').execute()).toEqual([{ status: 'pending' }])
    expect((await open()).body).toMatchObject({ offer: { acceptedAt: '2026-11-27T15:00:00.000Z' } })
  })

  test('shows in the timeline of the request', async () => {
    await accept()
    const { cookie } = await beginSession(site.db)
    const shown = await callRoute(entry, { path: '/admin/quotes/1', params: { id: '1' }, headers: { Cookie: cookie } })
    expect(shown.body).toMatchObject({
      timeline: expect.arrayContaining([expect.objectContaining({ by: 'Ada Hunter', text: 'accepted the offer.' })]),
    })
    expect(JSON.stringify(shown.body)).not.toContain('Offer accepted')
  })

  test('without mail is stored all the same', async () => {
    vi.mocked(isMailSetUp).mockReturnValue(false)
    await accept()
    expect([await events(), await mails()]).toMatchObject([[{ event: 'accepted' }], []])
  })
})

describe('a question', () => {
  test('becomes a message with its mails, and a line of the timeline, once', async () => {
    for (const _ of [1, 2]) {
      const answer = await ask(' Is it\r\nscent-free? ')
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/offer/${token}`])
      expect(await toastOf(answer)).toMatchObject({ title: 'Question Sent' })
    }
    expect(await site.db.selectFrom('contacts').selectAll().execute()).toMatchObject([
      {
        name: 'Ada Hunter',
        email: 'ada@example.com',
        message: 'About the offer Q-00013 of November 22, 2026:\n\nIs it\nscent-free?',
        status: 'new',
        suspected: 0,
      },
    ])
    expect(await events()).toMatchObject([{ event: 'asked', text: 'Is it\nscent-free?', operatorName: 'Ada Hunter' }])
    expect((await mails()).map(({ kind, entryKind }) => [kind, entryKind])).toEqual([
      ['notice', 'contacts'],
      ['receipt', 'contacts'],
    ])
    expect((await open()).body).toMatchObject({ offer: { acceptedAt: null } })
  })

  test.each([
    [' \n', 'Enter your question'],
    ['x'.repeat(2001), 'Use at most 2,000 characters'],
  ])('that is empty or too long comes back', async (question, fault) => {
    expect(await ask(question)).toMatchObject({
      status: 400,
      body: { lastResult: { error: { question: [fault] }, initialValue: { question } } },
    })
    expect(await events()).toEqual([])
  })

  test('is counted with the forms of its network', async () => {
    const answers: number[] = []
    for (let count = 0; count <= 30; count += 1) answers.push((await ask(`Number ${String(count)}?`)).status)
    expect(answers.filter((status) => status === 303)).toHaveLength(30)
    expect(answers.at(-1)).toBe(429)
  })

  test.each(['delete-quote', 'save-draft'])('%s is no intent of this page', async (intent) => {
    expect((await press({ intent })).status).toBe(400)
  })
})

describe('what the customer did with an offer', () => {
  let session: TestSession
  beforeEach(async () => {
    session = await beginSession(site.db)
    vi.mocked(isMailSetUp).mockReturnValue(false)
  })
  const call = { createdAt: '2026-11-26T09:00:00.000Z', status: 'pending' }
  const addQuotes = async () => {
    await insertRow(site.db, 'quotes', { ...goodRows.quotes, id: 2, customerName: 'Older', ...call })
    await insertRow(site.db, 'quotes', { ...goodRows.quotes, id: 3, customerName: 'Newer', ...call })
  }
  const list = async (query = '') => {
    const answer = await callRoute(inbox, { path: `/admin/quotes${query}`, headers: { Cookie: session.cookie } })
    return Listed.parse(answer.body)
  }
  const moveTo = async (time: string) => {
    vi.setSystemTime(time)
    session = await beginSession(site.db)
  }
  const first = async () => (await list()).page.rows[0]
  const reply = (change = {}) =>
    insertRow(site.db, 'answers', { ...goodRows.answers, id: 9, sentAt: '2026-11-27T16:00:00.000Z', ...change })

  test.each(quoteStatuses)('comes first and is due again: a quote that was %s', async (status) => {
    await addQuotes()
    await site.db.updateTable('quotes').set({ status, suspected: 1 }).where('id', '=', 1).execute()
    await accept()
    const { page, counts } = await list()
    expect(page.rows.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(page.rows[0]).toMatchObject({
      status: 'pending',
      isSuspected: false,
      isOverdue: false,
      waitsSince: '2026-11-27T15:00:00.000Z',
      offer: { state: 'accepted', totalCents: 4898 },
    })
    expect(counts).toMatchObject({ accepted: 1, overdue: 2 })
    expect((await list('?status=accepted')).page.rows.map(({ id }) => id)).toEqual([1])
    expect((await list('?status=overdue')).page.rows.map(({ id }) => id)).toEqual([2, 3])
  })

  test('is overdue once the time to answer is over, counted from then', async () => {
    await accept()
    await moveTo('2026-11-28T15:00:01.000Z')
    expect(await first()).toMatchObject({ isOverdue: true })
    expect(await list()).toMatchObject({ counts: { overdue: 1 } })
  })

  test('shows a question likewise, also after the offer was accepted and answered', async () => {
    await addQuotes()
    await ask('How long is it?')
    expect(await first()).toMatchObject({ id: 1, offer: { state: 'asked', acceptedAt: null } })
    expect((await list()).counts).toMatchObject({ accepted: 0 })
    await accept()
    expect(await first()).toMatchObject({ id: 1, offer: { state: 'accepted' } })
    await reply()
    await moveTo('2026-11-27T17:00:00.000Z')
    await ask('And how wide?')
    expect(await first()).toMatchObject({
      offer: { state: 'asked', acceptedAt: '2026-11-27T15:00:00.000Z', since: '2026-11-27T17:00:00.000Z' },
    })
  })

  test('waits no longer once somebody has answered or closed it, and stays accepted', async () => {
    await addQuotes()
    await accept()
    await site.db.updateTable('quotes').set({ status: 'closed' }).where('id', '=', 1).execute()
    expect((await list()).page.rows.map(({ id }) => id)).toEqual([2, 3, 1])
    await site.db.updateTable('quotes').set({ status: 'pending' }).where('id', '=', 1).execute()
    await reply()
    const { page, counts } = await list('?status=pending')
    expect(page.rows[0]).toMatchObject({
      id: 1,
      waitsSince: quote.createdAt,
      offer: { state: 'accepted', since: null },
    })
    expect(counts).toMatchObject({ accepted: 0 })
  })

  test('waits on while the answer to it was not delivered', async () => {
    await accept()
    await insertRow(site.db, 'mails', { ...goodRows.mails, id: 5, kind: 'answer', state: 'failed' })
    await reply({ mailId: 5 })
    expect(await first()).toMatchObject({ isRefused: true, offer: { since: '2026-11-27T15:00:00.000Z' } })
  })

  test.each([1, 2])('has neighbors and pages in the same order, %i on a page', async (size) => {
    await addQuotes()
    await accept()
    const seen: number[] = []
    let cursor: InboxCursor | undefined
    do {
      const query = { filter: { show: 'all', search: '' }, size, cursor }
      const { rows, next } = await pageOfQuotes(site.db, query, new Date())
      seen.push(...rows.map(({ id }) => id))
      cursor = next
    } while (cursor)
    expect(seen).toEqual([1, 2, 3])
    const back = { direction: 'before', id: 3, key: call.createdAt } as const
    const { rows } = await pageOfQuotes(
      site.db,
      { filter: { show: 'all', search: '' }, size: 9, cursor: back },
      new Date(),
    )
    expect(rows.map(({ id }) => id)).toEqual([1, 2])
    const opened = await callRoute(entry, {
      path: '/admin/quotes/2',
      params: { id: '2' },
      headers: { Cookie: session.cookie },
    })
    expect(opened.body).toMatchObject({ neighbors: { previous: { id: 1 }, next: { id: 3 } } })
  })

  test('is in the API and in the file', async () => {
    await addQuotes()
    await accept()
    const offer = {
      state: 'accepted',
      totalCents: 4898,
      sentAt: '2026-11-22T12:00:00.000Z',
      acceptedAt: '2026-11-27T15:00:00.000Z',
      since: '2026-11-27T15:00:00.000Z',
    }
    const answer = await callRoute(listQuotes, { path: '/api/quotes', headers: { Cookie: session.cookie } })
    expect(answer.body).toMatchObject([
      { id: 3, offer: null },
      { id: 2, offer: null },
      { id: 1, offer },
    ])
    const query = { tab: 'quotes', filter: { show: 'accepted', search: '' }, now: new Date() } as const
    const { value: rows = [] } = await readExport(site.db, query, 'UTC').next()
    expect(rows.map((row) => csvCells(row).slice(-3))).toEqual([['accepted', '48.98', '2026-11-27T15:00:00.000Z']])
  })
})

describe('the answer that makes it', () => {
  let session: TestSession
  const place = { path: '/admin/quotes/1/answer/preview', params: { id: '1' } }
  const typed = {
    subject: 'Your quote',
    text: 'Hi',
    hasPrices: 'on',
    'lines[0].label': 'Rope',
    'lines[0].quantity': '1',
    'lines[0].unitPrice': '5',
    formKey: 'a-form',
    sequence: '1',
    version: '',
    intent: 'preview-answer',
  }
  const run = (
    route: Parameters<typeof callRoute>[0],
    call: { path: string; params: Record<string, string> },
    form: Record<string, string>,
  ) =>
    callRoute(route, { ...call, headers: { Cookie: session.cookie }, form: { ...form, formToken: session.formToken } })
  const linkIn = (text: unknown) => /\/offer\/([\da-f]{36})$/m.exec(String(text))?.[1] ?? ''

  beforeEach(async () => {
    session = await beginSession(site.db)
    await site.db.deleteFrom('answers').execute()
  })

  test.each(['send-answer', 'record-answer'])('%s opens the link that the preview shows', async (intent) => {
    await run(changeAnswer, { path: '/admin/quotes/1/answer', params: { id: '1' } }, typed)
    const looked = await callRoute(preview, { ...place, headers: { Cookie: session.cookie } })
    const link = linkIn(JSON.stringify(looked.body).replaceAll(String.raw`\n`, '\n'))
    expect(link).toMatch(/^[\da-f]{36}$/)
    expect((await open(link)).status).toBe(404)
    const draft = await site.db.selectFrom('revisions').select(['id', 'version']).executeTakeFirstOrThrow()
    const form = { intent, version: String(draft.version), answerId: String(draft.id) }
    expect((await run(send, place, form)).status).toBe(303)
    expect((await open(link)).body).toMatchObject({
      offer: { prices: { lines: [{ label: 'Rope' }] }, lastDay: '2027-02-25' },
    })
    const stored = await site.db.selectFrom('answers').selectAll().execute()
    expect(stored).toMatchObject([{ offerHash: hashOf(link) }])
    expect(JSON.stringify(stored)).not.toContain(link)
    if (intent === 'send-answer') expect(linkIn((await mails())[0]?.text)).toBe(link)
  })

  test('has none without prices', async () => {
    await run(changeAnswer, { path: '/admin/quotes/1/answer', params: { id: '1' } }, { ...typed, hasPrices: '' })
    const looked = await callRoute(preview, { ...place, headers: { Cookie: session.cookie } })
    expect(JSON.stringify(looked.body)).not.toContain('/offer/')
  })
})
