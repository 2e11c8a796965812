/** The outbox sends to a real SMTP server, by a clock of the tests. */
import type { Kysely } from 'kysely'
import { simpleParser } from 'mailparser'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimNext } from '~/inbox/mail/claims.server'
import { sendDue, startMail } from '~/inbox/mail/mail-worker.server'
import { queueMail } from '~/inbox/mail/outbox.server'
import type { SendMail } from '~/inbox/mail/smtp-failure'
import { smtpSender } from '~/inbox/mail/smtp.server'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { setRule } from '~db/test-rows'
import { write } from '~db/write.server'
import { headerOf, MailServer, type Behavior } from '../setup/mail-server'

const server = new MailServer()
server.lateMs = 300
let db: Kysely<Database>
let send: SendMail
let time: Date
const now = () => time
const minutes = (count: number) => {
  time = new Date(time.getTime() + count * 60_000)
}
const work = () => ({ send, now, report: () => undefined })

beforeAll(() => {
  process.env.SMTP_URL = 'smtp://localhost'
  process.env.SITE_URL = 'https://site.example'
  process.env.MAIL_FROM = 'quotes@site.example'
})

beforeEach(async () => {
  server.behavior = 'accepts'
  server.received.length = 0
  server.connections = 0
  server.logins = 0
  await server.start()
  send = smtpSender(server.url, () => Promise.resolve('Stagwise'))
  time = new Date('2026-11-21T12:00:00.000Z')
  db = await createTestDatabase()
})

afterEach(async () => {
  await server.stop()
  await db.destroy()
})

const letter = {
  kind: 'receipt',
  entry: { kind: 'quotes', id: 131 },
  recipient: 'ada@example.org',
  replyTo: 'hello@site.example',
  subject: 'We have your request',
  text: 'Hello Ada',
  html: '<p>Hello Ada</p>',
} as const

const queue = (change: Partial<typeof letter> | { kind: 'answer' } | { recipient: string } = {}) =>
  write(db, (trx) => queueMail(trx, { ...letter, ...change }, time))
const rows = () => db.selectFrom('mails').selectAll().orderBy('id').execute()
const onlyRow = async () => (await rows())[0]

test('a mail arrives with its headers, text and HTML, and is noted as sent', async () => {
  await queue()
  minutes(1)
  await sendDue(db, work())
  const [received] = server.received
  const mail = await simpleParser(received?.source ?? '')
  const row = await onlyRow()
  expect(received).toMatchObject({ from: 'quotes@site.example', to: 'ada@example.org' })
  expect(mail).toMatchObject({
    subject: 'We have your request',
    messageId: `<${row?.messageId ?? ''}>`,
    date: new Date('2026-11-21T12:00:00.000Z'),
    text: 'Hello Ada',
    html: '<p>Hello Ada</p>',
    from: { text: '"Stagwise" <quotes@site.example>' },
    replyTo: { text: 'hello@site.example' },
  })
  expect(mail.headers.get('auto-submitted')).toBe('auto-generated')
  expect(mail.attachments).toEqual([])
  expect(row).toMatchObject({
    state: 'sent',
    attempts: 1,
    response: '250 2.0.0 Queued',
    sentAt: '2026-11-21T12:01:00.000Z',
    claimedUntil: null,
  })
  await sendDue(db, work())
  expect(server.received).toHaveLength(1)
})

test('an answer is no automatic mail', async () => {
  await queue({ kind: 'answer' })
  await sendDue(db, work())
  expect(server.received.map((mail) => headerOf(mail, 'Auto-Submitted'))).toEqual([undefined])
})

test('an answer follows the receipt, and brings the mark that its HTML shows', async () => {
  const html = '<p><img src="cid:mark" alt=""></p>'
  await write(db, (trx) => queueMail(trx, { ...letter, kind: 'answer', html, inReplyTo: 'a1@site.example' }, time))
  await sendDue(db, work())
  const mail = await simpleParser(server.received[0]?.source ?? '', { skipImageLinks: true })
  expect([mail.inReplyTo, mail.references]).toEqual(['<a1@site.example>', '<a1@site.example>'])
  expect(mail.html).toContain('src="cid:mark"')
  expect(mail.attachments).toMatchObject([
    { contentType: 'image/png', cid: 'mark', contentDisposition: 'inline', related: true },
  ])
})

describe('a mail server that', () => {
  test.each<[Behavior, { state: string; attempts: number; copies: number; words: RegExp }]>([
    ['accepts', { state: 'sent', attempts: 1, copies: 1, words: /^250 2\.0\.0 Queued$/ }],
    ['answers late', { state: 'sent', attempts: 1, copies: 1, words: /^250 2\.0\.0 Queued$/ }],
    ['refuses the recipient', { state: 'failed', attempts: 1, copies: 0, words: /^550 5\.1\.1 No such mailbox here$/ }],
    ['refuses the message', { state: 'failed', attempts: 1, copies: 1, words: /^554 5\.7\.1 This looks like spam$/ }],
    [
      'refuses the login',
      { state: 'waiting', attempts: 1, copies: 0, words: /refused the login: 535 5\.7\.8 Username/ },
    ],
    [
      'refuses the sender',
      { state: 'waiting', attempts: 1, copies: 0, words: /refused the sender: 550 5\.7\.1 You may/ },
    ],
    ['defers the recipient', { state: 'waiting', attempts: 1, copies: 0, words: /^451 4\.7\.1 Greylisted/ }],
    [
      'drops before the final dot',
      { state: 'waiting', attempts: 1, copies: 0, words: /^No answer from the mail server/ },
    ],
    [
      'drops after the final dot',
      { state: 'waiting', attempts: 1, copies: 1, words: /^No answer from the mail server/ },
    ],
  ])('%s', async (behavior, { state, attempts, copies, words }) => {
    server.behavior = behavior
    await queue()
    await sendDue(db, work())
    const row = await onlyRow()
    expect(row).toMatchObject({ state, attempts, claimedUntil: null, response: expect.stringMatching(words) })
    expect(server.received).toHaveLength(copies)
    if (state === 'waiting') expect(row?.dueAt).toBe('2026-11-21T12:01:00.000Z')

    // Once the server accepts mail again, a waiting mail arrives under the same Message-ID, whatever the failure was.
    server.behavior = 'accepts'
    minutes(1)
    await sendDue(db, work())
    const expected = state === 'waiting' ? copies + 1 : copies
    expect(server.received).toHaveLength(expected)
    expect(new Set(server.received.map((mail) => headerOf(mail, 'Message-ID'))).size).toBe(Math.min(expected, 1))
    expect(await onlyRow()).toMatchObject({ state: state === 'waiting' ? 'sent' : state })
  })

  test.each<[Behavior, number]>([
    ['drops before the final dot', 1],
    ['drops after the final dot', 2],
  ])('%s of the second mail on a connection', async (behavior, copies) => {
    await queue()
    await sendDue(db, work())
    server.behavior = behavior
    await queue()
    await sendDue(db, work())
    expect(server.received).toHaveLength(copies)
    expect((await rows())[1]).toMatchObject({ state: 'waiting', attempts: 1 })
  })

  test('cut the connection between two mails gets the second at once over another', async () => {
    await queue()
    await sendDue(db, work())
    await server.stop()
    await server.start()
    await queue()
    await sendDue(db, work())
    expect((await rows()).map(({ state, attempts }) => ({ state, attempts }))).toEqual([
      { state: 'sent', attempts: 1 },
      { state: 'sent', attempts: 1 },
    ])
  })

  test('is down is asked for three days with growing pauses, and then the mail has failed', async () => {
    await server.stop()
    await queue()
    const pauses: number[] = []
    for (let row = await onlyRow(); row?.state === 'waiting'; row = await onlyRow()) {
      pauses.push((new Date(row.dueAt).getTime() - time.getTime()) / 60_000)
      time = new Date(row.dueAt)
      await sendDue(db, work())
    }
    expect(pauses).toEqual([0, 1, 5, 15, 60, 180, 360, 720, 720, 720, 720, 720])
    const days = pauses.reduce((sum, pause) => sum + pause, 0) / 60 / 24
    expect(days).toBeGreaterThan(2.9)
    expect(days).toBeLessThanOrEqual(3)
    expect(await onlyRow()).toMatchObject({
      state: 'failed',
      attempts: 12,
      response: expect.stringContaining('ECONNREFUSED'),
    })
  })

  test('comes back gets everything that waited', async () => {
    await server.stop()
    for (let n = 0; n < 5; n += 1) await queue({ recipient: `hunter${String(n)}@example.org` })
    const worker = work()
    await sendDue(db, worker)
    // The first attempt showed that the server is down.
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 0, 0, 0, 0])
    await server.start()
    minutes(2)
    await sendDue(db, worker)
    expect(server.received.map(({ to }) => to).sort()).toEqual(
      [0, 1, 2, 3, 4].map((n) => `hunter${String(n)}@example.org`),
    )
  })
})

describe('TLS', () => {
  // The name is no loopback address, but leads to this machine.
  const elsewhere = (end: string) => `${server.url.replace('127.0.0.1', '0.0.0.0')}/${end}`

  test.each(['', '?ignoreTLS=true', '?requireTLS=false', '?tls=on'])(
    'is required of a server on another machine (%s): neither password nor mail leaves without',
    async (end) => {
      send = smtpSender(elsewhere(end), () => Promise.resolve('Stagwise'))
      await queue()
      await sendDue(db, work())
      expect(server.received).toEqual([])
      expect(server.logins).toBe(0)
      expect(await onlyRow()).toMatchObject({
        state: 'waiting',
        response: expect.stringMatching(/^The mail server offers no encryption \(STARTTLS\)/),
      })
    },
  )

  test('may be switched off by tls=off', async () => {
    send = smtpSender(elsewhere('?tls=off'), () => Promise.resolve('Stagwise'))
    await queue()
    await sendDue(db, work())
    expect(server.received).toHaveLength(1)
  })
})

describe('the worker', () => {
  test('sends within a second after the commit, and finishes the mail under way when it is stopped', async () => {
    time = new Date()
    server.behavior = 'answers late'
    const worker = startMail(db, work())
    const queuedAt = Date.now()
    await queue()
    await expect.poll(() => server.received.length).toBe(1)
    expect((server.received[0]?.receivedAt ?? Infinity) - queuedAt).toBeLessThan(1000)
    await worker.stop()
    expect(await onlyRow()).toMatchObject({ state: 'sent', claimedUntil: null })
  })

  test('leaves alone what a transaction took back', async () => {
    time = new Date()
    const worker = startMail(db, work())
    await write(db, async (trx) => {
      await queueMail(trx, letter, time)
      throw new Error('no')
    }).catch(() => undefined)
    await worker.stop()
    expect(server.connections).toBe(0)
  })

  test('asks a server that takes nothing once a minute, not for each mail', async () => {
    server.behavior = 'refuses the login'
    const worker = startMail(db, work())
    for (let n = 0; n < 4; n += 1) await queue()
    await expect.poll(async () => (await onlyRow())?.response).toMatch(/refused the login/)
    await queue()
    await worker.stop()
    expect(server.connections).toBe(1)
  })

  test('asks such a server again when an operator sends something, and sends that first', async () => {
    await server.stop()
    await queue()
    time = new Date()
    const worker = startMail(db, work())
    await expect.poll(async () => (await onlyRow())?.response).toContain('ECONNREFUSED')
    await queue()
    await server.start()
    await queue({ kind: 'answer' })
    await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(['waiting', 'sent', 'sent'])
    await worker.stop()
    expect(server.received.map((mail) => headerOf(mail, 'Auto-Submitted'))).toEqual([undefined, 'auto-generated'])
  })

  test('does not stop for a mail that the server refuses', async () => {
    server.behavior = 'refuses the recipient'
    await queue()
    await queue()
    await sendDue(db, work())
    expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'failed'])
  })
})

describe('a claim', () => {
  test('keeps a mail from every other process, for three minutes', async () => {
    await queue()
    expect(await claimNext(db, time)).toMatchObject({ attempts: 1 })
    expect(await claimNext(db, time)).toBeUndefined()
    minutes(2.9)
    expect(await claimNext(db, time)).toBeUndefined()
    minutes(0.1)
    expect(await claimNext(db, time)).toMatchObject({ attempts: 2 })
  })

  test('takes what has been due longest', async () => {
    await queue()
    minutes(1)
    await queue({ recipient: 'second@example.org' })
    expect(await claimNext(db, time)).toMatchObject({ recipient: 'ada@example.org' })
  })
})

describe('the daily limit', () => {
  const cap = (dailyMailCap: number) => setRule(db, 'mail', { dailyMailCap })
  const sent = async () => (await rows()).filter(({ state }) => state === 'sent').map(({ kind }) => kind)

  test('pauses receipts at its half, and no other mail, until the next day of the site', async () => {
    await cap(4)
    for (let n = 0; n < 4; n += 1) await queue()
    await queue({ kind: 'answer' })
    await sendDue(db, work())
    expect(await sent()).toEqual(['receipt', 'receipt', 'answer'])
    // The time is 11:59 PM in New York.
    time = new Date('2026-11-22T04:59:00.000Z')
    await sendDue(db, work())
    expect(await sent()).toHaveLength(3)
    minutes(1)
    await sendDue(db, work())
    expect(await sent()).toHaveLength(5)
  })

  test('ends when the operator raises it, and does not count a mail twice', async () => {
    await cap(4)
    server.behavior = 'defers the recipient'
    await queue()
    await sendDue(db, work())
    server.behavior = 'accepts'
    minutes(1)
    await queue()
    await queue()
    await sendDue(db, work())
    expect(await sent()).toHaveLength(2)
    await cap(6)
    await sendDue(db, work())
    expect(await sent()).toHaveLength(3)
  })
})
