/** The operator's outbox has lists, single mails, buttons to send again, settings, and a notice of trouble. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startMail, type MailWorker } from '~/inbox/mail/mail-worker.server'
import { findMailTrouble } from '~/inbox/mail/outbox-page.server'
import { action as sendMail, loader as list } from '~/routes/admin/mail'
import { action as saveSettings, loader as editSettings } from '~/routes/admin/mail-settings'
import { loader as showMail } from '~/routes/admin/mail-text'
import { formatCursor } from '~/lib/cursor'
import { readRule } from '~db/rules.server'
import { goodRows, insertRow, setRule, type Values } from '~db/test-rows'
import { callRoute } from '../routes/call-route'
import { beginSession, type TestSession } from '../routes/log-in'
import { useSiteDatabase } from '../routes/site-database'
import { toastOf } from '../routes/toast-of'

const site = useSiteDatabase()
let session: TestSession
let headers: { Cookie: string }
let worker: MailWorker | undefined
let refusal: Error | undefined

beforeAll(() => {
  process.env.SMTP_URL = 'smtp://localhost'
})

beforeEach(async () => {
  session = await beginSession(site.db)
  headers = { Cookie: session.cookie }
  refusal = undefined
})

afterEach(async () => {
  await worker?.stop()
  worker = undefined
})

function startWorker() {
  const send = () => (refusal ? Promise.reject(refusal) : Promise.resolve('250 Queued'))
  worker = startMail(site.db, { send, now: () => new Date(), report: () => undefined })
}

let number = 0
function addMail(change: Values = {}) {
  number += 1
  return insertRow(site.db, 'mails', { ...goodRows.mails, messageId: `m${String(number)}@example.org`, ...change })
}

const mails = () => site.db.selectFrom('mails').selectAll().orderBy('id').execute()
const press = (form: Record<string, string>) =>
  callRoute(sendMail, {
    path: '/admin/mail',
    headers,
    form: { back: '/admin/mail?status=failed', formToken: session.formToken, ...form },
  })
const events = async () =>
  (await site.db.selectFrom('auditLog').select(['event', 'subject']).execute()).map(({ event, subject }) =>
    [event, subject].join(': '),
  )

describe('the list', () => {
  beforeEach(async () => {
    await addMail({ state: 'sent', sentAt: '2026-11-21T09:31:00.000Z' })
    await addMail({ state: 'failed', response: '550 No', entryKind: 'quotes', entryId: 131 })
    await addMail({ recipient: 'grace@example.org' })
  })

  test.each([
    ['', [3, 2, 1]],
    ['?status=failed', [2]],
    ['?status=nonsense', [3, 2, 1]],
    ['?q=GRACE', [3]],
    ['?status=sent&q=grace', []],
    [`?cursor=${formatCursor({ direction: 'after', id: 2 })}`, [1]],
  ])('%s has %j', async (query, ids) => {
    const { body } = await callRoute(list, { path: `/admin/mail${query}`, headers })
    expect(body).toMatchObject({
      page: { rows: ids.map((id) => ({ id })) },
      counts: [
        { state: 'waiting', count: 1 },
        { state: 'sent', count: 1 },
        { state: 'failed', count: 1 },
      ],
      setup: { isSetUp: true, recipients: ['hello@stagwise.example'] },
    })
  })

  test('says what a mail is about, and leaves out its text', async () => {
    const { body } = await callRoute(list, { path: '/admin/mail?status=failed', headers })
    expect(body).toMatchObject({
      page: { rows: [{ entry: { tab: 'quotes', id: 131 }, response: '550 No', isBeingSent: false }] },
    })
    expect(JSON.stringify(body)).not.toContain(goodRows.mails.text)
  })

  test('says how many receipts wait for tomorrow', async () => {
    await setRule(site.db, 'mail', { dailyMailCap: 2 })
    startWorker()
    await press({ intent: 'send-mail', id: '3' })
    await addMail()
    await addMail()
    await addMail({ kind: 'overdue' })
    const { body } = await callRoute(list, { path: '/admin/mail?status=waiting', headers })
    expect(body).toMatchObject({
      setup: { pausedReceipts: 2, dailyMailCap: 2 },
      page: { rows: [{ isHeld: false }, { isHeld: true }, { isHeld: true }] },
    })
  })

  test('says what one digest will tell, and when', async () => {
    const createdAt = '2026-11-21T20:10:00.000Z'
    for (const status of ['pending', 'pending', 'closed'] as const) {
      await insertRow(site.db, 'quotes', { ...goodRows.quotes, createdAt, status })
    }
    const digest = { kind: 'notice', entryKind: 'quotes', createdAt, dueAt: '2026-11-21T21:10:00.000Z' }
    await addMail(digest)
    await addMail({ ...digest, recipient: 'b@site.example' })
    await addMail({ ...digest, state: 'sent' })
    const { body } = await callRoute(list, { path: '/admin/mail', headers })
    expect(body).toMatchObject({
      setup: { digests: [{ tab: 'quotes', count: 2, since: createdAt, dueAt: digest.dueAt }] },
    })
  })
})

test('one mail shows its text; another number is 404', async () => {
  await addMail()
  const open = (id: string) => callRoute(showMail, { path: `/admin/mail/${id}`, params: { id }, headers })
  expect((await open('1')).body).toMatchObject({ mail: { text: 'Hello', recipient: 'ada@example.com' } })
  expect((await open('2')).status).toBe(404)
  expect((await open('x')).status).toBe(404)
})

describe('sending again', () => {
  test('takes a failed mail up again, with all its attempts', async () => {
    startWorker()
    await addMail({ state: 'failed', attempts: 12, entryKind: 'quotes', entryId: 131 })
    const answer = await press({ intent: 'send-mail', id: '1' })
    expect(answer.headers.get('Location')).toBe('/admin/mail?status=failed')
    expect(await toastOf(answer)).toMatchObject({ title: 'Mail Sent', kind: 'success' })
    expect(await mails()).toMatchObject([{ state: 'sent', attempts: 1, messageId: `m${String(number)}@example.org` }])
    expect(await events()).toEqual(['mail-sent-again: Mail 1 about Q-01313'])
  })

  test('sends a waiting mail now, and tells the server’s words if it refuses again', async () => {
    refusal = Object.assign(new Error('no'), {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      response: '451 Later',
      responseCode: 451,
    })
    startWorker()
    await addMail({ attempts: 3, dueAt: '2099-11-21T09:31:00.000Z' })
    expect(await toastOf(await press({ intent: 'send-mail', id: '1' }))).toMatchObject({
      kind: 'error',
      description: 'The mail to ada@example.com was not sent: 451 Later It is tried again by itself.',
    })
    expect(await mails()).toMatchObject([{ state: 'waiting', attempts: 4 }])
  })

  test('of a sent mail is a second mail, and only by its own button', async () => {
    startWorker()
    await addMail({ state: 'sent', replyTo: 'hello@site.example' })
    expect(await toastOf(await press({ intent: 'send-mail', id: '1' }))).toMatchObject({ kind: 'error' })
    expect(await mails()).toHaveLength(1)
    await press({ intent: 'send-copy', id: '1' })
    const [first, second] = await mails()
    expect(second).toMatchObject({ state: 'sent', subject: first?.subject, replyTo: 'hello@site.example' })
    expect(second?.messageId).not.toBe(first?.messageId)
  })

  test.each([
    { intent: 'send-mail', id: '9' },
    { intent: 'send-mail', id: 'x' },
    { intent: 'send-mail' },
    { intent: 'send-copy', id: '9' },
  ])('%j finds none', async (form) => {
    expect(await toastOf(await press(form))).toMatchObject({ kind: 'error', description: /gone/ })
    expect(await events()).toEqual([])
  })

  test('another intent is refused', async () => {
    expect((await press({ intent: 'send-everything' })).status).toBe(400)
  })
})

test('a test mail goes to each operator, and says what became of it', async () => {
  startWorker()
  await setRule(site.db, 'mail', { mailRecipients: ['a@site.example', 'b@site.example'] })
  expect(await toastOf(await press({ intent: 'send-test' }))).toMatchObject({ title: 'Mail Sent' })
  expect(await mails()).toMatchObject([
    { kind: 'test', recipient: 'a@site.example', state: 'sent' },
    { kind: 'test', recipient: 'b@site.example', state: 'sent' },
  ])
  expect(await events()).toEqual(['test-mail-sent: '])
})

describe('the settings', () => {
  const good = {
    mailRecipients: 'a@site.example\r\n\r\n b@site.example\u200B \r\na@site.example',
    overdueHour: '17',
    dailyMailCap: '1,500',
  }
  const save = (change: Record<string, string> = {}) =>
    callRoute(saveSettings, {
      path: '/admin/mail/settings',
      headers,
      multipart: { intent: 'save-mail-settings', version: '1', formToken: session.formToken, ...good, ...change },
    })

  test('are stored, one address on each line', async () => {
    expect((await save()).status).toBe(303)
    expect(await readRule(site.db, 'mail')).toMatchObject({
      mailRecipients: ['a@site.example', 'b@site.example'],
      overdueHour: 17,
      dailyMailCap: 1500,
      version: 2,
    })
    const { body } = await callRoute(editSettings, { path: '/admin/mail/settings', headers })
    expect(body).toMatchObject({ values: { mailRecipients: 'a@site.example\nb@site.example', overdueHour: '17' } })
  })

  test.each([
    ['mailRecipients', 'jörg@site.example', 'An email address can’t have “ö”. Check it, or enter another one'],
    ['mailRecipients', 'a@site.example\r\nnobody', '“nobody” is not an email address like name@example.com'],
    [
      'mailRecipients',
      Array.from({ length: 21 }, (_, n) => `a${String(n)}@site.example`).join('\r\n'),
      'Use at most 20 addresses',
    ],
    ['overdueHour', '24', 'Choose an hour'],
    ['dailyMailCap', '0', 'Enter a whole number from 1 to 100,000'],
    ['dailyMailCap', '2.5', 'Enter a whole number from 1 to 100,000'],
  ])('with a wrong %s (%j) come back as typed', async (field, text, message) => {
    const { status, body } = await save({ [field]: text })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      lastResult: { initialValue: { ...good, [field]: text }, error: { [field]: [message] } },
    })
  })
})

describe('the notice of trouble', () => {
  const now = new Date('2026-11-21T12:00:00.000Z')
  const trouble = () => findMailTrouble(site.db, now)

  test.each<[string, Values, object]>([
    ['a first attempt', { attempts: 1, response: '451 Later' }, { waiting: 0, failed: 0, words: null }],
    ['a second attempt', { attempts: 2, response: '451 Later' }, { waiting: 1, failed: 0, words: '451 Later' }],
    [
      'a failed notice',
      { kind: 'notice', state: 'failed', response: '550 No' },
      { waiting: 0, failed: 1, words: '550 No' },
    ],
    ['a failed receipt', { state: 'failed', response: '550 No' }, { waiting: 0, failed: 0, words: null }],
    [
      'one that failed four days ago',
      { kind: 'notice', state: 'failed', dueAt: '2026-11-17T12:00:00.000Z' },
      { failed: 0 },
    ],
  ])('of %s', async (_, change, expected) => {
    await addMail(change)
    expect(await trouble()).toMatchObject(expected)
  })

  describe('of an answer that failed', () => {
    const answered = { ...goodRows.answers, sentVia: 'mail' as const, mailId: 1 }
    beforeEach(async () => {
      await insertRow(site.db, 'quotes', { ...goodRows.quotes, id: 1 })
      await insertRow(site.db, 'contacts', { ...goodRows.contacts, id: 1 })
      await addMail({ kind: 'answer', state: 'failed', response: '550 No' })
      await insertRow(site.db, 'answers', { ...answered, id: 1, entryKind: 'quotes', entryId: 1 })
      await insertRow(site.db, 'answers', { ...answered, id: 2, entryKind: 'contacts', entryId: 1 })
    })
    const answerAgain = (entryKind: 'quotes' | 'contacts') =>
      insertRow(site.db, 'answers', { ...goodRows.answers, entryKind, entryId: 1 })

    test('counts it while one of its customers waits', async () => {
      expect(await trouble()).toEqual({ waiting: 0, failed: 1, words: '550 No' })
      await answerAgain('quotes')
      expect(await trouble()).toMatchObject({ failed: 1 })
    })

    test.each<[string, () => Promise<unknown>]>([
      ['was answered again', () => answerAgain('contacts')],
      ['was closed', () => site.db.updateTable('contacts').set({ status: 'replied' }).execute()],
      ['is in the bin', () => site.db.updateTable('contacts').set({ deletedAt: now.toISOString() }).execute()],
    ])('ends once each %s', async (_, happen) => {
      await answerAgain('quotes')
      await happen()
      expect(await trouble()).toEqual({ waiting: 0, failed: 0, words: null })
    })
  })
})
