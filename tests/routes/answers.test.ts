/** Notes and answers on quotes and messages lose nothing, are sent once, and appear in the timeline. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { action as changeAnswer, loader as answerForm } from '~/routes/admin/answer'
import { action as saveWhileTyping } from '~/routes/admin/answer-draft'
import { action as answerQuestion, loader as askQuestion } from '~/routes/admin/question'
import { action as send, loader as preview } from '~/routes/admin/answer-preview'
import { loader as sheet } from '~/routes/admin/answer-sheet'
import { action as quotesAction, loader as quotes } from '~/routes/admin/inbox'
import { action as addNote, loader as entry } from '~/routes/admin/inbox-entry'
import { loader as today } from '~/routes/admin/today'
import { action as saveTemplate } from '~/routes/admin/template-editor'
import { listTemplates } from '~/kinds/templates/templates.server'
import { settleFailed } from '~/inbox/mail/claims.server'
import { sendNow } from '~/inbox/mail/outbox-page.server'
import { isMailSetUp } from '~/inbox/mail/outbox.server'
import { byWarden, goodRows, insertRow } from '~db/test-rows'
import { callRoute } from './call-route'
import { beginSession, type TestSession } from './log-in'
import { addProduct, useSiteDatabase } from './site-database'
import { slowPost } from './slow-post'
import { toastOf } from './toast-of'

vi.mock(import('~/inbox/mail/outbox.server'), async (load) => {
  const real = await load()
  return { ...real, isMailSetUp: vi.fn(() => false) }
})

const site = useSiteDatabase()
let session: TestSession

beforeEach(async () => {
  session = await beginSession(site.db)
  const product = await addProduct(site.db, { name: 'Field Spray' })
  await site.db.updateTable('products').set({ priceFromCents: 1999 }).where('id', '=', product.id).execute()
  const otherProducts = JSON.stringify([{ productId: null, productName: 'Rope', quantity: 3 }])
  await insertRow(site.db, 'quotes', { ...goodRows.quotes, productId: product.id, quantity: 2, otherProducts })
  await insertRow(site.db, 'contacts', goodRows.contacts)
})
afterEach(() => {
  vi.mocked(isMailSetUp).mockReturnValue(false)
})

type Run = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown

const at = { path: '/admin/quotes/1', params: { id: '1' } }
const read = (loader: Run, call: { path: string; params?: Record<string, string>; headers?: object } = at) =>
  callRoute(loader, { ...call, headers: { Cookie: session.cookie, ...call.headers } })
const press = (
  action: Run,
  form: Record<string, string>,
  call: { path: string; params?: Record<string, string> } = at,
) =>
  callRoute(action, { ...call, headers: { Cookie: session.cookie }, form: { ...form, formToken: session.formToken } })

const answers = () => site.db.selectFrom('answers').selectAll().orderBy('id').execute()
const texts = async () => {
  const { body } = await read(entry)
  return timelineOf(body).map(({ by, text }) => (by === undefined ? text : `${by} ${text}`))
}

function timelineOf(body: unknown): { by?: string; text: string }[] {
  const hasTimeline = typeof body === 'object' && body !== null && 'timeline' in body
  return hasTimeline && Array.isArray(body.timeline) ? body.timeline : []
}

const typed = {
  subject: 'Your quote {reference}',
  text: 'Hi {name},\n\nhere you are.',
  hasPrices: 'on',
  'lines[0].label': 'Field Spray',
  'lines[0].quantity': '2',
  'lines[0].unitPrice': '19.99',
  discount: '10',
  formKey: 'one-form',
  sequence: '1',
  version: '',
}

describe('a visit', () => {
  const visits = () => site.db.selectFrom('entryEvents').select(['event', 'operatorName']).execute()

  test('is noted once for each operator', async () => {
    await read(entry)
    await read(entry)
    expect(await visits()).toEqual([{ event: 'seen', operatorName: 'warden' }])
    expect(await texts()).toEqual(['The request arrived.', 'warden opened it.'])
  })

  test.each([{ 'Sec-Purpose': 'prefetch' }, { 'Sec-Purpose': 'prefetch;prerender' }, { Purpose: 'prefetch' }])(
    'is none when the browser fetches the page ahead: %j',
    async (headers) => {
      expect((await read(entry, { ...at, headers })).status).toBe(200)
      expect(await visits()).toEqual([])
    },
  )

  test('is none with HEAD', async () => {
    await callRoute(entry, { ...at, method: 'HEAD', headers: { Cookie: session.cookie } })
    expect(await visits()).toEqual([])
  })

  test('of two operators is two', async () => {
    await read(entry)
    session = await beginSession(site.db, 'ranger')
    await read(entry)
    expect(await visits()).toHaveLength(2)
  })
})

describe('a note', () => {
  const note = { intent: 'add-note', note: ' She wants M.\r\nCall her. ', formKey: 'a note' }

  test('shows in the timeline, once, and is deleted after a question', async () => {
    for (const _ of [1, 2]) {
      const done = await press(addNote, note)
      expect(done.status).toBe(303)
      expect(await toastOf(done)).toMatchObject({ title: 'Note Added' })
    }
    expect((await read(entry)).body).toMatchObject({
      timeline: [{}, { by: 'warden', note: { id: 1, text: 'She wants M.\nCall her.' } }, {}],
    })
    const place = { path: '/admin/quotes/1/notes/1/delete', params: { id: '1', noteId: '1' } }
    expect((await read(askQuestion, place)).body).toMatchObject({
      name: 'She wants M. Call her.',
      consequence: 'The note that warden added is deleted for all operators.',
    })
    expect((await press(answerQuestion, { intent: 'delete-note' }, place)).status).toBe(303)
    expect((await read(askQuestion, place)).status).toBe(404)
    expect(await texts()).toContain('warden deleted a note.')
    const log = await site.db.selectFrom('auditLog').selectAll().execute()
    expect(log.map(({ event }) => event)).toEqual(['quote-note-added', 'quote-note-deleted'])
    expect(JSON.stringify(log)).not.toMatch(/wants|Ada/)
  })

  test('may be what the customer replied, which the timeline tells apart, and nothing is sent', async () => {
    const reply = { intent: 'add-reply', note: 'Yes, send both.', formKey: 'a note' }
    expect(await toastOf(await press(addNote, reply))).toMatchObject({ title: 'Reply Added' })
    // A note with the same words and key is another entry.
    await press(addNote, { ...reply, intent: 'add-note' })
    await press(addNote, reply)
    expect(await texts()).toEqual([
      'The request arrived.',
      'warden added what the customer replied:',
      'warden added a note:',
      'warden opened it.',
    ])
    expect(await site.db.selectFrom('mails').select('id').execute()).toEqual([])
    expect(await press(addNote, { ...reply, note: ' ' })).toMatchObject({
      status: 400,
      body: { note: ' ', lastResult: { error: { note: ['Paste the reply'] } } },
    })
    const place = { path: '/admin/quotes/1/notes/1/delete', params: { id: '1', noteId: '1' } }
    expect((await press(answerQuestion, { intent: 'delete-note' }, place)).status).toBe(303)
    expect(await texts()).not.toContain('warden added what the customer replied:')
    expect((await press(addNote, { ...reply, intent: 'save-product' })).status).toBe(400)
  })

  test.each([
    ['  \n', 'Enter a note'],
    ['x'.repeat(5001), 'Use at most 5,000 characters'],
  ])('comes back when it is empty or too long', async (text, fault) => {
    expect(await press(addNote, { ...note, note: text })).toMatchObject({
      status: 400,
      body: { note: text, lastResult: { error: { note: [fault] } } },
    })
  })

  test('of another entry is not found here', async () => {
    await press(addNote, note)
    const place = { path: '/admin/contacts/1/notes/1/delete', params: { id: '1', noteId: '1' } }
    expect((await read(askQuestion, place)).status).toBe(404)
    await press(answerQuestion, { intent: 'delete-note' }, place)
    expect(await site.db.selectFrom('entryEvents').select('id').execute()).toHaveLength(1)
  })
})

describe('the form', () => {
  test('starts with what the customer asked for, and its prices', async () => {
    expect((await read(answerForm)).body).toMatchObject({
      saved: null,
      values: {
        subject: 'Your quote request: Field Spray and 1 more product (Q-00013)',
        hasPrices: 'on',
        lines: [
          { label: 'Field Spray', quantity: '2', unitPrice: '19.99' },
          { label: 'Rope', quantity: '3', unitPrice: '' },
        ],
      },
      templates: [{ label: 'Quote' }, {}, {}, {}, {}],
    })
  })

  test('of a message has no prices', async () => {
    const message = await read(answerForm, { path: '/admin/contacts/1/answer', params: { id: '1' } })
    expect(message.body).toMatchObject({ values: { subject: 'Your message (M-00013)', hasPrices: '', lines: [] } })
  })

  test('takes a template, and asks before it replaces a text', async () => {
    const use = { intent: 'use-template', template: '1' }
    expect((await press(changeAnswer, { ...typed, ...use, text: ' ' })).body).toMatchObject({
      values: {
        subject: 'Your quote Q-00013 from Stagwise',
        text: expect.stringContaining('{products}'),
      },
    })
    const asked = await press(changeAnswer, { ...typed, ...use })
    expect(asked).toMatchObject({ status: 409, body: { values: { text: typed.text }, submits: 'use-template' } })
    const added = await press(changeAnswer, { ...typed, ...use, confirmed: 'add' })
    expect(added.body).toMatchObject({
      values: { subject: typed.subject, text: expect.stringMatching(/^Hi \{name\}.*Hi Ada/s) },
    })
    const replaced = await press(changeAnswer, { ...typed, ...use, confirmed: 'replace' })
    expect(replaced.body).toMatchObject({ values: { text: expect.stringMatching(/^Hi Ada Hunter,/) } })
    expect(await press(changeAnswer, { ...typed, intent: 'use-template', template: '99' })).toMatchObject({
      status: 400,
    })
    expect(await answers()).toEqual([])
  })

  describe('leaves the list of products to the mail', () => {
    const listed = async (change: Record<string, string>) => {
      const form = { ...typed, text: 'For {products}.', intent: 'preview-answer', ...change }
      expect((await press(changeAnswer, form)).status).toBe(303)
      const { body } = await read(preview, { ...at, path: '/admin/quotes/1/answer/preview' })
      return /For ([^.]+)\./.exec(JSON.stringify(body))?.[1]?.split(String.raw`\n`)
    }

    test('which names the price lines, not the request', async () => {
      expect(await listed({ 'lines[0].quantity': '4' })).toEqual(['4 × Field Spray'])
    })

    test('which names what this and the ticked requests ask for, without prices', async () => {
      await insertRow(site.db, 'quotes', { ...goodRows.quotes, id: 2, productName: 'Blind', quantity: 1 })
      const products = ['2 × Field Spray', '3 × Rope', '1 × Blind']
      expect(await listed({ hasPrices: '', 'also[0]': 'quotes/2' })).toEqual(products)
    })

    test('which names what was accepted, in an answer that makes no new offer', async () => {
      const prices = {
        lines: [{ label: 'Field Spray', quantity: 5, unitCents: 1999 }],
        discountHundredths: 0,
        shippingCents: null,
        validUntil: null,
        taxNote: null,
      }
      const content = JSON.stringify({ recipient: 'ada@example.com', subject: 'S', text: 'T', prices })
      const offer = { offerHash: 'a'.repeat(64), acceptedAt: '2026-11-27T15:00:00.000Z' }
      await insertRow(site.db, 'answers', { ...goodRows.answers, id: 900, content, ...offer })
      expect((await read(answerForm)).body).toMatchObject({ values: { hasPrices: '', lines: [{ quantity: '5' }] } })
      expect(await listed({ hasPrices: '' })).toEqual(['5 × Field Spray'])
    })
  })

  test('adds and removes lines without JavaScript, and keeps the rest', async () => {
    const added = await press(changeAnswer, { ...typed, intent: 'add-line' })
    expect(added).toMatchObject({ status: 200, body: { values: { text: typed.text, lines: [{}, { label: '' }] } } })
    const removed = await press(changeAnswer, { ...typed, intent: 'save-draft', removeLine: '0' })
    expect(removed).toMatchObject({ status: 200, body: { values: { text: typed.text, lines: [] } } })
  })

  test.each(['save-product', 'spoons'])('does not know %s', async (intent) => {
    expect((await press(changeAnswer, { ...typed, intent })).status).toBe(400)
  })
})

describe('a draft', () => {
  const save = (change: Record<string, string> = {}) =>
    press(changeAnswer, { ...typed, intent: 'save-draft', ...change })
  const saveByItself = (change: Record<string, string> = {}) => press(saveWhileTyping, { ...typed, ...change })

  test('is there on any device, with who saved it and when', async () => {
    expect((await save({ discount: 'a lot' })).status).toBe(303)
    session = await beginSession(site.db, 'ranger')
    expect((await read(answerForm)).body).toMatchObject({
      values: { text: typed.text, discount: 'a lot' },
      saved: { version: 1, by: 'warden' },
    })
    expect((await read(entry)).body).toMatchObject({ draft: { savedBy: 'warden' } })
  })

  test('saves itself while somebody types; the form that did may go on from any version', async () => {
    expect(await saveByItself()).toMatchObject({ status: 200, body: { fields: { version: '1' } } })
    expect(await saveByItself({ text: 'Two', sequence: '2', version: '1' })).toMatchObject({
      body: { fields: { version: '2' } },
    })
    expect(await saveByItself({ text: 'Three', sequence: '4', version: '1' })).toMatchObject({
      body: { fields: { version: '3' } },
    })
    // A later save has overtaken this one.
    expect(await saveByItself({ text: 'Two and a half', sequence: '3', version: '2' })).toMatchObject({
      body: { fields: { version: '3' } },
    })
    expect((await read(answerForm)).body).toMatchObject({ values: { text: 'Three' } })
    expect((await save({ text: 'Four', sequence: '5', version: '1' })).status).toBe(303)
  })

  test('without JavaScript is saved again after Back, under the same number', async () => {
    await save()
    expect((await save({ text: 'Two' })).status).toBe(303)
    expect((await read(answerForm)).body).toMatchObject({ values: { text: 'Two' } })
  })

  test('is not saved by itself without the session or its token', async () => {
    expect((await callRoute(saveWhileTyping, { ...at, form: typed })).status).toBe(401)
    const headers = { Cookie: session.cookie }
    expect((await callRoute(saveWhileTyping, { ...at, headers, form: { ...typed, formToken: 'x' } })).status).toBe(403)
    expect(await answers()).toEqual([])
  })

  test('is not saved by itself if the session is ended meanwhile', async () => {
    const request = slowPost(at.path, {
      headers: { Cookie: session.cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...typed, formToken: session.formToken }).toString(),
      meanwhile: () => site.db.deleteFrom('sessions').execute(),
    })
    expect(await saveWhileTyping({ request, params: at.params, context: {} })).toMatchObject({ status: 401 })
    expect(await answers()).toEqual([])
  })

  test('is refused in words where there is no such entry, or no form', async () => {
    const gone = { path: '/admin/quotes/9/answer/draft', params: { id: '9' } }
    expect(await press(saveWhileTyping, typed, gone)).toMatchObject({
      status: 404,
      body: { message: expect.any(String) },
    })
    const headers = { Cookie: session.cookie }
    expect((await callRoute(saveWhileTyping, { ...at, headers, json: typed })).status).toBe(400)
  })

  test('of two operators is overwritten by neither unasked', async () => {
    await save()
    const theirs = { formKey: 'another-form', text: 'Mine' }
    expect(await saveByItself(theirs)).toMatchObject({ status: 409 })
    const refused = await save(theirs)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        version: '1',
        values: { text: 'Mine' },
        differences: [{ label: 'Text', stored: typed.text, typed: 'Mine' }],
      },
    })
    expect((await save({ ...theirs, version: '1' })).status).toBe(303)
    expect((await read(answerForm)).body).toMatchObject({ values: { text: 'Mine' }, saved: { version: 2 } })
    // The first form notices the change now.
    expect(await save({ text: 'More', sequence: '2', version: '1' })).toMatchObject({ status: 409 })
  })

  test('that is gone is not made again unasked', async () => {
    await save()
    const place = { path: '/admin/quotes/1/answer/delete', params: { id: '1' } }
    expect((await read(askQuestion, place)).status).toBe(200)
    expect((await press(answerQuestion, { intent: 'discard-draft' }, place)).status).toBe(303)
    expect((await read(askQuestion, place)).status).toBe(404)
    expect(await texts()).toContain('warden discarded the draft of an answer.')
    expect(await saveByItself({ version: '1', text: 'More' })).toMatchObject({ status: 409 })
    expect(await save({ version: '1', text: 'More' })).toMatchObject({
      status: 409,
      body: { values: { text: 'More' }, question: { answers: [{ value: 'new' }] } },
    })
    expect((await save({ version: '1', text: 'More', confirmed: 'new' })).status).toBe(303)
  })

  test('too long to be kept comes back', async () => {
    const text = 'x'.repeat(200_000)
    expect(await save({ text })).toMatchObject({ status: 400, body: { values: { text } } })
    expect((await saveByItself({ text })).status).toBe(413)
  })
})

describe('an answer', () => {
  const place = { path: '/admin/quotes/1/answer/preview', params: { id: '1' } }
  const toPreview = (change: Record<string, string> = {}) =>
    press(changeAnswer, { ...typed, intent: 'preview-answer', ...change })
  const press1 = (intent: string) => press(send, { intent, version: '1', answerId: '1' }, place)
  const mails = () => site.db.selectFrom('mails').selectAll().execute()

  test('is looked at before it is sent, with everything filled in', async () => {
    const leads = await toPreview()
    expect([leads.status, leads.headers.get('Location')]).toEqual([303, '/admin/quotes/1/answer/preview'])
    expect((await read(preview, place)).body).toMatchObject({
      mail: { subject: 'Your quote Q-00013', text: expect.stringMatching(/^Hi Ada Hunter,.*Total \| \$35\.98/s) },
      draft: { id: 1, version: 1 },
      hasSheet: true,
    })
    expect((await read(sheet, { path: '/admin/quotes/1/answer/sheet', params: { id: '1' } })).body).toMatchObject({
      sheet: { reference: 'Q-00013', sentAt: null, prices: { lines: [{ unitCents: 1999 }] } },
    })
  })

  test('with something wrong comes back, and is saved all the same', async () => {
    expect(await toPreview({ text: 'It costs {price}', discount: '200' })).toMatchObject({
      status: 400,
      body: {
        version: '1',
        values: { discount: '200' },
        lastResult: { error: { text: [expect.stringContaining('{price}')], discount: [expect.any(String)] } },
      },
    })
    expect((await read(answerForm)).body).toMatchObject({ values: { discount: '200' } })
    // The preview cannot be opened directly either.
    const leads = await read(preview, place)
    expect(leads.headers.get('Location')).toBe('/admin/quotes/1/answer?check')
    expect((await read(answerForm, { ...at, path: '/admin/quotes/1/answer?check' })).body).toMatchObject({
      reply: { lastResult: { error: { discount: [expect.any(String)] } } },
    })
    expect((await press1('record-answer')).headers.get('Location')).toBe('/admin/quotes/1/answer?check')
  })

  test('is sent by mail once, however often the button is pressed, and moves the quote', async () => {
    vi.mocked(isMailSetUp).mockReturnValue(true)
    await toPreview()
    const done = await Promise.all([press1('send-answer'), press1('send-answer')])
    done.push(await press1('send-answer'))
    for (const one of done) {
      expect([one.status, one.headers.get('Location')]).toEqual([303, '/admin/quotes/1'])
      expect(await toastOf(one)).toMatchObject({ kind: 'success', title: 'Answer Sent' })
    }
    expect(await mails()).toMatchObject([
      {
        kind: 'answer',
        entryKind: 'quotes',
        entryId: 1,
        recipient: 'ada@example.com',
        state: 'waiting',
        replyTo: 'hello@stagwise.example',
        subject: 'Your quote Q-00013',
      },
    ])
    expect(await answers()).toMatchObject([{ sentVia: 'mail', mailId: 1 }])
    expect(await texts()).toEqual([
      'The request arrived.',
      'warden answered by mail.',
      'warden moved it from Pending to Contacted.',
      'warden opened it.',
    ])
    const log = await site.db.selectFrom('auditLog').selectAll().execute()
    expect(log.map(({ event }) => event)).toEqual(['quote-answered', 'quote-status-set'])
    expect(JSON.stringify(log)).not.toMatch(/Ada|35\.98|here you are/)
    expect((await read(quotes, { path: '/admin/quotes?q=Q-00013' })).body).toMatchObject({
      page: { rows: [{ id: 1, status: 'contacted' }] },
    })
  })

  test('that the mail server refuses opens the quote again, marked and counted, until it is sent again', async () => {
    vi.mocked(isMailSetUp).mockReturnValue(true)
    await toPreview()
    await press1('send-answer')
    const refuse = () =>
      settleFailed(site.db, { id: 1, attempts: 1 }, { of: 'mail', words: '550 no such user' }, new Date())
    const refused = async () => (await read(quotes, { path: '/admin/quotes?status=refused' })).body
    const counts = async () => (await read(today, { path: '/admin' })).body
    expect(await refused()).toMatchObject({ page: { rows: [] } })
    await refuse()
    expect(await refused()).toMatchObject({ page: { rows: [{ id: 1, status: 'pending', isRefused: true }] } })
    expect(await counts()).toMatchObject({ figures: { quotes: { refused: 1 }, contacts: { refused: 0 } } })
    expect(await texts()).toContain('the site moved it from Contacted to Pending.')

    expect(await sendNow(site.db, 1, byWarden())).toBe(true)
    expect((await read(quotes, { path: '/admin/quotes' })).body).toMatchObject({
      page: { rows: [{ status: 'contacted', isRefused: false }] },
    })
    await refuse()
    expect(await counts()).toMatchObject({ figures: { quotes: { refused: 1 } } })
    // Another answer gets through.
    await toPreview({ sequence: '9', formKey: 'another' })
    await press(send, { intent: 'send-answer', version: '1', answerId: '2' }, place)
    expect(await counts()).toMatchObject({ figures: { quotes: { refused: 0 } } })
    await press(quotesAction, { intent: 'update-quote-status', id: '1', status: 'pending' })
    expect(await refused()).toMatchObject({ page: { rows: [] } })
  })

  test('that is tried again later leaves the quote answered', async () => {
    vi.mocked(isMailSetUp).mockReturnValue(true)
    await toPreview()
    await press1('send-answer')
    await settleFailed(site.db, { id: 1, attempts: 1 }, { of: 'attempt', words: '451 later' }, new Date())
    expect((await read(quotes, { path: '/admin/quotes' })).body).toMatchObject({
      page: { rows: [{ status: 'contacted', isRefused: false }] },
    })
  })

  describe('to several requests of a person', () => {
    beforeEach(async () => {
      vi.mocked(isMailSetUp).mockReturnValue(true)
      const again = { ...goodRows.quotes, customerEmail: 'ADA@example.com', productName: 'Rope' }
      await insertRow(site.db, 'quotes', again)
      await insertRow(site.db, 'quotes', { ...again, status: 'closed' })
      await insertRow(site.db, 'quotes', { ...again, customerEmail: 'otto@example.com' })
    })

    const statuses = async () => [
      ...(await site.db.selectFrom('quotes').select('status').orderBy('id').execute()),
      ...(await site.db.selectFrom('contacts').select('status').execute()),
    ]
    const ticked = { 'also[0]': 'quotes/2', 'also[1]': 'contacts/1', 'also[2]': 'quotes/4', 'also[3]': 'quotes/3' }

    test('is offered for those that are open, and keeps what was ticked in the draft', async () => {
      expect((await read(answerForm)).body).toMatchObject({
        open: [
          { tab: 'quotes', id: 2 },
          { tab: 'contacts', id: 1 },
        ],
      })
      await press(changeAnswer, { ...typed, intent: 'save-draft', 'also[1]': 'contacts/1' })
      expect((await read(answerForm)).body).toMatchObject({ values: { also: ['contacts/1'] } })
    })

    test('is one mail, which marks each of them and is in each timeline', async () => {
      await toPreview(ticked)
      expect((await read(preview, place)).body).toMatchObject({ also: [{ id: 2 }, { tab: 'contacts', id: 1 }] })
      for (const _ of [1, 2]) expect(await toastOf(await press1('send-answer'))).toMatchObject({ title: 'Answer Sent' })
      expect(await mails()).toHaveLength(1)
      expect((await statuses()).map(({ status }) => status)).toEqual([
        'contacted',
        'contacted',
        'closed',
        'pending',
        'replied',
      ])
      expect(await answers()).toMatchObject([
        { entryKind: 'quotes', entryId: 1, mailId: 1 },
        { entryKind: 'quotes', entryId: 2, mailId: 1 },
        { entryKind: 'contacts', entryId: 1, mailId: 1 },
      ])
      const message = await read(entry, { path: '/admin/contacts/1', params: { id: '1' } })
      expect(timelineOf(message.body).map(({ text }) => text)).toContain('answered by mail.')
      // A later draft has none of the answers' ids.
      await press(changeAnswer, { ...typed, intent: 'save-draft', formKey: 'later' })
      const taken = (await answers()).map(({ id }) => id)
      const drafts = await site.db.selectFrom('revisions').select('id').where('state', '=', 'draft').execute()
      expect(drafts.filter(({ id }) => taken.includes(id))).toEqual([])
      expect(drafts).toHaveLength(1)
    })

    test('leaves alone what another operator has answered meanwhile', async () => {
      await toPreview(ticked)
      await site.db.updateTable('contacts').set({ status: 'closed' }).execute()
      await press1('send-answer')
      expect(await answers()).toMatchObject([{ entryId: 1 }, { entryKind: 'quotes', entryId: 2 }])
    })

    test('opens all of them again when its mail is refused', async () => {
      await toPreview(ticked)
      await press1('send-answer')
      await settleFailed(site.db, { id: 1, attempts: 1 }, { of: 'mail', words: '550 no such user' }, new Date())
      expect((await statuses()).map(({ status }) => status)).toEqual(['pending', 'pending', 'closed', 'pending', 'new'])
    })
  })

  test('tells what became of its mail', async () => {
    vi.mocked(isMailSetUp).mockReturnValue(true)
    await toPreview()
    await press1('send-answer')
    await site.db.updateTable('mails').set({ state: 'failed', response: '550 no such user' }).execute()
    expect((await read(entry)).body).toMatchObject({
      timeline: [
        {},
        {
          mail: { state: 'failed', response: '550 no such user' },
          answer: { content: { subject: 'Your quote Q-00013' } },
        },
        {},
        {},
      ],
    })
  })

  test('from another mail program is noted once, and sends nothing', async () => {
    await toPreview()
    expect(await toastOf(await press1('send-answer'))).toMatchObject({ kind: 'error', title: 'Not Sent' })
    for (const _ of [1, 2]) expect(await toastOf(await press1('record-answer'))).toMatchObject({ kind: 'success' })
    expect(await mails()).toEqual([])
    expect(await answers()).toMatchObject([{ sentVia: 'own mail program', mailId: null }])
    const printed = { path: '/admin/quotes/1/answers/1/sheet', params: { id: '1', answerId: '1' } }
    expect((await read(sheet, printed)).body).toMatchObject({
      sheet: { prices: { lines: [{ label: 'Field Spray' }] } },
    })
    expect((await read(sheet, { ...printed, params: { id: '1', answerId: '2' } })).status).toBe(404)
  })

  test('that somebody has changed after the preview is not sent', async () => {
    vi.mocked(isMailSetUp).mockReturnValue(true)
    await toPreview()
    await press(changeAnswer, { ...typed, intent: 'save-draft', text: 'Other', sequence: '2' })
    const refused = await press1('send-answer')
    expect(refused.headers.get('Location')).toBe('/admin/quotes/1/answer/preview')
    expect(await toastOf(refused)).toMatchObject({ kind: 'error', title: 'Not Sent' })
    await press(answerQuestion, { intent: 'discard-draft' }, { ...at, path: '/admin/quotes/1/answer/delete' })
    const gone = await press1('send-answer')
    expect(gone.headers.get('Location')).toBe('/admin/quotes/1')
    expect(await toastOf(gone)).toMatchObject({ kind: 'error', title: 'Not Sent' })
    expect(await mails()).toEqual([])
  })

  test('follows the receipt of its request', async () => {
    vi.mocked(isMailSetUp).mockReturnValue(true)
    const receipt = { ...goodRows.mails, entryKind: 'quotes', entryId: 1 }
    await insertRow(site.db, 'mails', { ...receipt, messageId: 'failed@x', state: 'failed' })
    await insertRow(site.db, 'mails', { ...receipt, messageId: 'other@x', entryId: 2 })
    await insertRow(site.db, 'mails', { ...receipt, messageId: 'receipt@x', state: 'sent' })
    await toPreview()
    await press1('send-answer')
    expect((await mails()).at(-1)).toMatchObject({ kind: 'answer', inReplyTo: 'receipt@x' })
  })

  test('that follows another starts with its prices, and offers those of the catalog', async () => {
    await toPreview({ discount: '12.5', shipping: '9', taxNote: 'No tax.' })
    await press1('record-answer')
    const form = await read(answerForm)
    expect(form.body).toMatchObject({
      values: {
        text: '',
        hasPrices: 'on',
        lines: [{ label: 'Field Spray', quantity: '2', unitPrice: '19.99' }],
        discount: '12.5',
        shipping: '9.00',
        taxNote: 'No tax.',
      },
      priceSources: [{ intent: 'use-catalog-prices', prices: { lines: [{}, { label: 'Rope', unitPrice: '' }] } }],
    })
  })

  test('takes the prices of the one before, and asks before it replaces what was typed', async () => {
    await toPreview({ shipping: '9' })
    await press1('record-answer')
    const use = (change: Record<string, string>) =>
      press(changeAnswer, { ...typed, intent: 'use-sent-prices', ...change })
    const others = { 'lines[0].unitPrice': '5' }
    expect(await use(others)).toMatchObject({
      status: 409,
      body: {
        submits: 'use-sent-prices',
        values: { lines: [{ unitPrice: '5' }] },
        question: { answers: [{ value: 'replace' }] },
      },
    })
    const taken = {
      status: 200,
      body: { values: { text: typed.text, lines: [{ unitPrice: '19.99' }], shipping: '9.00' } },
    }
    expect(await use({ ...others, confirmed: 'replace' })).toMatchObject(taken)
    expect(await use({ 'lines[0].label': '', 'lines[0].unitPrice': '' })).toMatchObject(taken)
    expect(
      await press(changeAnswer, { ...typed, intent: 'use-catalog-prices', ...others, confirmed: 'replace' }),
    ).toMatchObject({ status: 200, body: { values: { lines: [{}, { label: 'Rope' }], shipping: '' } } })
  })

  test('to a closed quote leaves it closed, and there may be several', async () => {
    await site.db.updateTable('quotes').set({ status: 'closed' }).execute()
    await toPreview()
    await press1('record-answer')
    await toPreview({ text: 'A second one' })
    await press(send, { intent: 'record-answer', version: '1', answerId: '2' }, place)
    expect(await answers()).toHaveLength(2)
    expect(await site.db.selectFrom('quotes').select('status').execute()).toEqual([{ status: 'closed' }])
  })
})

describe('a template', () => {
  const place = { path: '/admin/templates/1/edit', params: { id: '1' } }
  const own = { intent: 'save-template', name: 'Quote', subject: 'Your quote', text: 'Hi {name}', version: '1' }

  test('of the site is one that could be saved', async () => {
    for (const { id, name, subject, text } of await listTemplates(site.db)) {
      const to = { path: `/admin/templates/${String(id)}/edit`, params: { id: String(id) } }
      expect(
        (await press(saveTemplate, { intent: 'save-template', name, subject, text, version: '1' }, to)).status,
      ).toBe(303)
    }
  })

  test('with an unknown placeholder comes back', async () => {
    expect(await press(saveTemplate, { ...own, text: 'Hi {first}' }, place)).toMatchObject({
      status: 400,
      body: { lastResult: { error: { text: [expect.stringContaining('{first}')] } } },
    })
  })

  test('of two operators is overwritten by neither unasked', async () => {
    expect((await press(saveTemplate, own, place)).status).toBe(303)
    expect(await press(saveTemplate, { ...own, text: 'Hello' }, place)).toMatchObject({
      status: 409,
      body: { version: '2', differences: [{ label: 'Text', stored: 'Hi {name}', typed: 'Hello' }] },
    })
  })

  test('is one of a hundred at most', async () => {
    for (let count = 5; count < 100; count += 1) await insertRow(site.db, 'answerTemplates', goodRows.answerTemplates)
    const to = { path: '/admin/templates/new' }
    expect(await press(saveTemplate, { ...own, version: '', formKey: 'x' }, to)).toMatchObject({ status: 409 })
  })
})
