/** All data about a person can be found, exported and erased, and a rule deletes entries that were closed long ago. */
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { referenceOf } from '~/inbox/entries/reference'
import { applyRetention } from '~/people/retention.server'
import { erasePerson } from '~/people/erase-person.server'
import { personKey, readPerson } from '~/people/person.server'
import { action as save, loader as page } from '~/routes/admin/people'
import { action as erase, loader as question } from '~/routes/admin/person-erase'
import { loader as file } from '~/routes/admin/person-file'
import { canonicalPath } from '~/server/http/middleware/redirects'
import { log } from '~/server/log.server'
import * as client from '~db/client.server'
import { forgetDeletedBytes, migrateToLatest, openDatabase } from '~db/client.server'
import { testServer } from '~db/test-database'
import type { Database } from '~db/database'
import { readRule } from '~db/rules.server'
import { byWarden, goodDraft, goodRows, insertDeleted, insertRow, setRule, type Values } from '~db/test-rows'
import { sql, type Kysely } from 'kysely'
import { callRoute } from './call-route'
import { dumpTables } from './dump-tables'
import { useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const session = useOperator(site)

const email = 'anna.berg@example.com'
const mail = (change: Values) => ({ ...goodRows.mails, messageId: crypto.randomUUID(), ...change })

/** Inserts rows about Anna into every table, and rows about Ada, which must stay. */
async function fill(db: Kysely<Database>): Promise<void> {
  const anna = { customerName: 'Anna Berg', customerEmail: 'Anna.Berg@Example.com' }
  await insertRow(db, 'quotes', { ...goodRows.quotes, ...anna, id: 1, notes: 'Secretword1', status: 'closed' })
  await insertRow(db, 'quotes', { ...goodRows.quotes, ...anna, id: 2, suspected: 1 })
  await insertRow(db, 'quotes', { ...goodRows.quotes, id: 3 })
  await insertRow(db, 'contacts', { ...goodRows.contacts, name: 'Anna Berg', email, id: 1, message: 'Secretword2' })
  await insertRow(db, 'contacts', { ...goodRows.contacts, id: 2 })
  const deleted = { ...anna, id: 4, notes: 'Secretword3' }
  await insertDeleted(db, 'quotes', deleted, { title: 'Quote of Anna Berg', email })
  await insertDeleted(db, 'products', { id: 1, name: 'Rope' }, { title: 'Rope' })
  for (const entryId of [1, 3, 4]) {
    await insertRow(db, 'entryEvents', { ...goodRows.entryEvents, entryId })
    await insertRow(db, 'entryEvents', {
      ...goodRows.entryEvents,
      entryId,
      event: entryId === 4 ? 'reply' : 'note',
      text: `Secretnote${String(entryId)}`,
    })
    const content = `{"text":"Secretanswer${String(entryId)}"}`
    if (entryId === 4) {
      const entry = { kind: 'quotes', recordId: entryId, formKey: 'quotes/4', id: 40 }
      await insertRow(db, 'revisions', { ...goodDraft, ...entry, content })
    } else await insertRow(db, 'answers', { ...goodRows.answers, entryId, content })
    const about = { entryKind: 'quotes', entryId, kind: 'notice', recipient: 'warden@stagwise.example' }
    await insertRow(db, 'mails', mail({ ...about, text: `Secretmail${String(entryId)}` }))
  }
  await insertRow(db, 'mails', mail({ recipient: 'ANNA.BERG@example.com', text: 'Secretmail5' }))
  await insertRow(db, 'mails', mail({ recipient: email, kind: 'notice', entryKind: 'quotes', entryId: 3 }))
  const list = { kind: 'overdue', recipient: 'warden@stagwise.example' }
  await insertRow(
    db,
    'mails',
    mail({ ...list, text: `${referenceOf('quotes', 2)} from Anna Berg\n${referenceOf('quotes', 3)} from Ada Hunter` }),
  )
  await insertRow(
    db,
    'mails',
    mail({
      ...list,
      text: `${referenceOf('quotes', 3)} from Ada Hunter\n${referenceOf('contacts', 2)} from Ada Hunter`,
    }),
  )
}

const counts = { quotes: 2, contacts: 1, bin: 1, notes: 2, views: 2, answers: 2, mails: 4 }
const search = (typed: string) =>
  callRoute(save, {
    path: '/admin/people',
    headers: session.headers(),
    form: { intent: 'find-person', email: typed, formToken: session.formToken },
  })
const at = (address: string) => ({
  path: `/admin/people/${address}`,
  headers: session.headers(),
  params: { person: address },
})
const find = async (typed: string) => {
  const [, key = ''] = /^\/admin\/people\/([\da-f]+)$/.exec((await search(typed)).headers.get('Location') ?? '') ?? []
  return callRoute(page, at(key))
}
const look = () => readPerson(site.db, email, { timeZone: 'UTC', now: new Date() })

const press = (digest: string, form: Record<string, string> = {}, person = personKey(email)) =>
  callRoute(erase, {
    ...at(person),
    form: { intent: 'erase-person', digest, formToken: session.formToken, ...form },
  })

function parse(json: string | null): unknown {
  return JSON.parse(json ?? 'null')
}

const auditEvents = async () =>
  (await site.db.selectFrom('auditLog').selectAll().orderBy('id').execute()).map(({ event, operatorName, detail }) => ({
    event,
    operatorName,
    detail: parse(detail),
  }))

describe('the page', () => {
  test.each([email, ' ANNA.Berg@EXAMPLE.com '])(
    'finds everything under %j, in whatever case it was typed',
    async (typed) => {
      await fill(site.db)
      const { body } = await find(typed)
      expect(body).toMatchObject({
        person: {
          email,
          counts,
          items: {
            quotes: [
              { title: 'Q-00021', href: '/admin/quotes/2', detail: 'Anna Berg · 1 × Field Spray · pending, suspected' },
              { title: 'Q-00013', href: '/admin/quotes/1' },
            ],
            contacts: [{ title: 'M-00013', href: '/admin/contacts/1', detail: 'Anna Berg · Secretword2 · new' }],
            bin: [{ title: 'Quote of Anna Berg', href: '/admin/bin' }],
            notes: [{ detail: 'Secretnote4 · by warden' }, { title: 'Q-00013', detail: 'Secretnote1 · by warden' }],
            answers: [{ detail: 'draft, not sent · by warden' }, {}],
          },
        },
      })
    },
  )

  test('says that there is nothing, and what is no address', async () => {
    expect((await find('nobody@example.com')).body).toMatchObject({ person: { counts: { quotes: 0, mails: 0 } } })
    for (const typed of ['555 0100', 'Anna', '@', '%', 'a@b@c', `${'a'.repeat(250)}@example.com`]) {
      expect(await search(` ${typed}`)).toMatchObject({ status: 400, body: { typed } })
    }
    expect(await search('')).toMatchObject({ status: 400, body: { typed: '' } })
    expect((await callRoute(page, { path: '/admin/people', headers: session.headers() })).body).not.toHaveProperty(
      'person.email',
    )
  })

  test('no address of a person holds the email address, and none can be made up', async () => {
    const location = (await search(email)).headers.get('Location') ?? ''
    expect(location).toMatch(/^\/admin\/people\/[\da-f]+$/)
    expect(canonicalPath(location)).toBe(location)
    const key = location.split('/').at(-1) ?? ''
    expect(Buffer.from(key, 'hex').toString('latin1')).not.toMatch(/anna|berg|example/i)
    const changed = (key.startsWith('0') ? '1' : '0') + key.slice(1)
    for (const person of [
      changed,
      key.slice(0, -2),
      key.slice(0, 40),
      Buffer.from(email).toString('hex'),
      email,
      '0',
      '',
    ]) {
      expect((await callRoute(page, at(person))).body).toMatchObject({ person: undefined })
      expect((await callRoute(question, at(person))).status).toBe(404)
      expect((await callRoute(file, at(person))).status).toBe(404)
      expect((await press('x', {}, person)).status).toBe(404)
    }
  })

  test('shows the newest 20 of many, and counts all', async () => {
    for (let id = 1; id <= 30; id += 1) await insertRow(site.db, 'contacts', { ...goodRows.contacts, email, id })
    const { counts: found, items } = await look()
    expect([found.contacts, items.contacts.length, items.contacts[0]?.id]).toEqual([30, 20, 30])
  })
})

describe('the file', () => {
  const read = (address = email) => callRoute(file, at(personKey(address)))

  test('is one document with every word, and is noted without the address', async () => {
    await fill(site.db)
    await insertRow(site.db, 'auditLog', {
      ...goodRows.auditLog,
      event: 'quote-status-set',
      subjectKind: 'quote',
      subjectId: 1,
      detail: '{"from":"pending","to":"closed"}',
    })
    const { status, headers: sent, body } = await read()
    expect(status).toBe(200)
    expect(sent.get('Content-Disposition')).toMatch(/^attachment; filename="person-\d{4}-\d\d-\d\d\.json"$/)
    expect(body).toMatchObject({
      about: expect.stringContaining('Everything that Stagwise stores'),
      email,
      timeZone: 'America/New_York',
      quotes: [
        { id: 2, isSuspected: true },
        { id: 1, notes: 'Secretword1', reference: 'Q-00013' },
      ],
      messages: [{ id: 1, message: 'Secretword2' }],
      bin: [{ kind: 'quotes', recordId: 4, record: { notes: 'Secretword3' } }],
      notes: [
        { entry: 'Q-00045', text: 'Secretnote4' },
        { text: 'Secretnote1', by: 'warden' },
      ],
      seenBy: [{ entry: 'Q-00045', by: 'warden' }, { entry: 'Q-00013' }],
      answers: [
        { entry: 'Q-00045', content: { text: 'Secretanswer4' }, sentVia: 'not sent: a draft', sentAt: null },
        { entry: 'Q-00013', content: { text: 'Secretanswer1' }, sentVia: 'mail' },
      ],
      mails: [{ kind: 'overdue' }, { text: 'Secretmail5' }, { text: 'Secretmail4' }, { text: 'Secretmail1' }],
      activity: [{ entry: 'Q-00013', event: 'quote-status-set', detail: { from: 'pending', to: 'closed' } }],
    })
    expect(JSON.stringify(body)).not.toMatch(/searchText|Secretnote3|Secretmail3/)
    expect((await auditEvents()).slice(1)).toEqual([
      { event: 'person-exported', operatorName: 'warden', detail: { counts } },
    ])
  })

  test('has what the person did with an offer', async () => {
    await fill(site.db)
    const event = { ...goodRows.entryEvents, operatorName: 'Anna Berg' }
    await insertRow(site.db, 'entryEvents', { ...event, event: 'accepted' })
    await insertRow(site.db, 'entryEvents', { ...event, event: 'asked', text: 'In red?' })
    expect((await read()).body).toMatchObject({
      notes: [{ text: 'Asked about the offer: In red?', by: 'Anna Berg' }, { text: 'Accepted the offer.' }, {}, {}],
      seenBy: [{ by: 'warden' }, { by: 'warden' }],
    })
  })

  test('of nobody is a document too', async () => {
    expect((await read('nobody@example.com')).body).toMatchObject({ quotes: [], mails: [], activity: [] })
  })

  test('has all of many', async () => {
    for (let id = 1; id <= 450; id += 1) await insertRow(site.db, 'contacts', { ...goodRows.contacts, email, id })
    const { body } = await read()
    expect(body).toMatchObject({ messages: Array.from({ length: 450 }, (_, index) => ({ id: 450 - index })) })
  })
})

describe('erasing', () => {
  test('deletes what was shown, tells the counts, and leaves everybody else alone', async () => {
    await fill(site.db)
    const { body } = await callRoute(question, at(personKey(email)))
    const { digest } = await look()
    expect(body).toMatchObject({ person: { counts, digest } })
    const answer = await press(digest)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/admin/people'])
    expect(await toastOf(answer)).toMatchObject({
      description:
        'Deleted for good: 2 quote requests, 1 message, 1 entry in the bin, 2 notes, 2 read marks, 2 answers, 4 mails.',
    })
    const left = await dumpTables(site.db)
    expect(left).toMatchObject({
      quotes: [{ id: 3 }],
      contacts: [{ id: 2 }],
      bin: [{ kind: 'products' }],
      entryEvents: [{ entryId: 3 }, { entryId: 3 }],
      answers: [{ entryId: 3 }],
      mails: [{ entryId: 3 }, { entryId: 3, kind: 'notice' }, { kind: 'overdue' }],
    })
    expect(await auditEvents()).toEqual([{ event: 'person-erased', operatorName: 'warden', detail: { counts } }])
    expect(JSON.stringify(left.auditLog)).not.toMatch(/anna/i)
  })

  test('on PostgreSQL vacuums the tables of the person, and says what stays in files until then', async () => {
    await fill(site.db)
    const { body } = await callRoute(question, at(personKey(email)))
    expect(body).toMatchObject({ staysInFiles: testServer !== undefined })
    expect((await press((await look()).digest)).status).toBe(303)
    if (testServer === undefined) return
    const vacuumed = async () => {
      const { rows } = await sql<{ name: string }>`
        select relname as name from pg_stat_user_tables where vacuum_count > 0 order by relname
      `.execute(site.db)
      return rows.map(({ name }) => name)
    }
    await expect.poll(vacuumed).toEqual(['answers', 'bin', 'contacts', 'entryEvents', 'mails', 'quotes', 'revisions'])
  })

  test('on PostgreSQL is done even if no table can be vacuumed', async () => {
    await fill(site.db)
    const failed = vi.spyOn(log, 'error').mockReturnValue()
    const vacuum = vi.spyOn(client, 'vacuumTables').mockRejectedValue(new Error('canceling statement'))
    const answer = await press((await look()).digest)
    expect(await toastOf(answer)).toMatchObject({ kind: 'success' })
    expect(vacuum).toHaveBeenCalledOnce()
    expect(failed).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('not vacuumed'), expect.anything())
    vi.restoreAllMocks()
  })

  test('asks again when something new has come in', async () => {
    await fill(site.db)
    const { digest } = await look()
    await insertRow(site.db, 'contacts', { ...goodRows.contacts, email, message: 'One more' })
    const before = await dumpTables(site.db)
    const { status, body } = await press(digest)
    expect(status).toBe(409)
    expect(body).toMatchObject({ person: { counts: { ...counts, contacts: 2 }, digest: (await look()).digest } })
    expect(await dumpTables(site.db)).toEqual(before)
    expect((await press((await look()).digest)).status).toBe(303)
  })

  test('does not ask again because an operator looked at an entry', async () => {
    await fill(site.db)
    const { digest } = await look()
    await insertRow(site.db, 'entryEvents', { ...goodRows.entryEvents, entryKind: 'contacts', entryId: 1 })
    expect((await press(digest)).status).toBe(303)
    expect(await site.db.selectFrom('entryEvents').select('entryId').execute()).toHaveLength(2)
  })

  test('twice says that there is nothing anymore', async () => {
    await fill(site.db)
    const { digest } = await look()
    const [first, second] = await Promise.all([press(digest), press(digest)])
    expect(await toastOf(first)).toMatchObject({ kind: 'success' })
    expect(await toastOf(second)).toMatchObject({ kind: 'error', title: 'Nothing to Erase' })
    expect(await auditEvents()).toHaveLength(1)
  })

  test('of nobody there is nothing to ask', async () => {
    const person = personKey('nobody@example.com')
    expect((await callRoute(question, at(person))).status).toBe(404)
    expect((await press('x', {}, person)).status).toBe(303)
  })

  test('is all or nothing', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await fill(site.db)
    const { digest } = await look()
    await site.db.schema.dropTable('auditLog').execute()
    const before = await dumpTables(site.db)
    const answer = await press(digest)
    expect(answer.headers.get('Location')).toMatch(/^\/admin\/people\/[\da-f]+\/erase$/)
    expect(await toastOf(answer)).toMatchObject({ kind: 'error', description: expect.stringContaining('Failed') })
    expect(await dumpTables(site.db)).toEqual(before)
    vi.restoreAllMocks()
  })

  test('forgets how many receipts were sent to the address', async () => {
    await fill(site.db)
    const ends = { count: 1, endsAt: '2999-01-01T00:00:00.000Z' }
    const key = createHash('sha256').update('anna.berg@example.com').digest('hex')
    await site.db
      .insertInto('rateLimits')
      .values([
        { kind: 'receipt-recipient', key, ...ends },
        { kind: 'receipt-recipient', key: 'other', ...ends },
      ])
      .execute()
    await press((await look()).digest)
    expect(await site.db.selectFrom('rateLimits').select('key').execute()).toEqual([{ key: 'other' }])
  })

  test('tells how many mails are on their way, and deletes them', async () => {
    await fill(site.db)
    const claimedUntil = new Date(Date.now() + 60_000).toISOString()
    await site.db
      .updateTable('mails')
      .set({ claimedUntil })
      .where('text', 'in', ['Secretmail5', 'Secretmail3'])
      .execute()
    const { beingSent, digest } = await look()
    expect(beingSent).toBe(1)
    await press(digest)
    expect(await site.db.selectFrom('mails').select('text').execute()).not.toContainEqual({ text: 'Secretmail5' })
  })

  test('leaves no byte in the files', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stagwise-'))
    const db = openDatabase(`file:${path.join(folder, 'site.db')}`)
    await migrateToLatest(db)
    await fill(db)
    // The rows fill many pages, so that rows move between pages.
    for (let n = 1; n <= 300; n += 1) {
      await insertRow(db, 'contacts', { ...goodRows.contacts, email, message: `Secretword9 ${'x'.repeat(n * 10)}` })
      await insertRow(db, 'contacts', { ...goodRows.contacts, message: 'y'.repeat(n * 10) })
    }
    const bytes = () =>
      ['site.db', 'site.db-wal']
        .map((name) => readFileSync(path.join(folder, name), 'latin1'))
        .join('')
        .toLowerCase()
    const own = /anna|secret(?:word|(?:note|answer|mail)[145])/
    expect(bytes()).toMatch(own)
    const { digest } = await readPerson(db, email, { timeZone: 'UTC', now: new Date() })
    expect(await erasePerson(db, { email, digest }, byWarden())).toMatchObject({ contacts: 301 })
    forgetDeletedBytes(db)
    // The mail is a notice to her as an operator, about somebody else.
    await db.deleteFrom('mails').where('recipient', '=', email).execute()
    forgetDeletedBytes(db)
    expect(bytes().match(own)).toBeNull()
    expect(bytes()).toContain('secretnote3')
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
})

describe('the retention rule', () => {
  const now = new Date('2026-11-21T12:00:00.000Z')
  const set = (months: string, form: Record<string, string> = {}) =>
    callRoute(save, {
      path: '/admin/people',
      headers: session.headers(),
      multipart: { intent: 'save-retention', months, version: '1', formToken: session.formToken, ...form },
    })
  const stored = () => readRule(site.db, 'retention')

  beforeEach(async () => {
    const old = '2025-01-01T00:00:00.000Z'
    await insertRow(site.db, 'quotes', { ...goodRows.quotes, id: 1, createdAt: old, status: 'closed' })
    await insertRow(site.db, 'quotes', { ...goodRows.quotes, id: 2, createdAt: old, status: 'contacted' })
    await insertRow(site.db, 'quotes', { ...goodRows.quotes, id: 3, status: 'closed' })
    await insertRow(site.db, 'contacts', {
      ...goodRows.contacts,
      id: 1,
      createdAt: old,
      status: 'closed',
      suspected: 1,
    })
    await insertRow(site.db, 'contacts', { ...goodRows.contacts, id: 2, createdAt: old, status: 'replied' })
    for (const entryId of [1, 2]) {
      await insertRow(site.db, 'entryEvents', { ...goodRows.entryEvents, entryId, event: 'note', text: 'x' })
      await insertRow(site.db, 'mails', mail({ entryKind: 'quotes', entryId }))
    }
  })

  test('asks first with what it would delete, is then stored, and is noted', async () => {
    const asked = await set('12')
    expect(asked.status).toBe(409)
    expect(asked.body).toMatchObject({
      question: {
        title: 'Delete after 12 months?',
        text: expect.stringContaining('delete 1 quote request and 1 message'),
      },
      lastResult: { initialValue: { months: '12' } },
    })
    expect(await stored()).toEqual({ retentionMonths: null, version: 1 })
    const answer = await set('12', { confirmed: 'delete-after-12' })
    expect(await toastOf(answer)).toMatchObject({
      description: 'Closed quotes and messages are deleted 12 months after they came in.',
    })
    expect(await stored()).toEqual({ retentionMonths: 12, version: 2 })
    expect(await auditEvents()).toEqual([
      { event: 'retention-set', operatorName: 'warden', detail: { from: 'off', to: '12 months' } },
    ])
    expect((await find('')).body).toMatchObject({ retention: { months: 12, expired: { quotes: 1, contacts: 1 } } })
  })

  test('asks about the number that is set, and not when it deletes less', async () => {
    await set('12', { confirmed: 'delete-after-12' })
    expect((await set('6', { version: '2', confirmed: 'delete-after-12' })).status).toBe(409)
    expect((await set('24', { version: '2' })).status).toBe(303)
    expect((await set('', { version: '3' })).status).toBe(303)
    expect(await stored()).toEqual({ retentionMonths: null, version: 4 })
  })

  test.each(['0', '-1', '241', '1.5', 'many', '1e9'])('refuses %j beside the field, and keeps it', async (months) => {
    const { status, body } = await set(months)
    expect(status).toBe(400)
    expect(body).toMatchObject({ lastResult: { initialValue: { months }, error: { months: [/^Use a whole number/] } } })
  })

  test('deletes what is closed and old enough, with its traces, and notes how many', async () => {
    await applyRetention(site.db, now)
    expect(await auditEvents()).toEqual([])
    await setRule(site.db, 'retention', { retentionMonths: 12 })
    await applyRetention(site.db, now)
    expect(await dumpTables(site.db)).toMatchObject({
      quotes: [{ id: 2 }, { id: 3 }],
      contacts: [{ id: 2 }],
      entryEvents: [{ entryId: 2 }],
      mails: [{ entryId: 2 }],
    })
    const bySite = { event: 'retention-applied', operatorName: 'the site' }
    expect(await auditEvents()).toEqual([
      { ...bySite, detail: { counts: { quotes: 1 } } },
      { ...bySite, detail: { counts: { contacts: 1 } } },
    ])
    await applyRetention(site.db, now)
    expect(await auditEvents()).toHaveLength(2)
  })

  test('works in batches, and two processes delete each entry once', async () => {
    await setRule(site.db, 'retention', { retentionMonths: 1 })
    const row = { ...goodRows.quotes, createdAt: '2025-01-01T00:00:00.000Z', status: 'closed' as const }
    for (let n = 0; n < 13; n += 1)
      await site.db
        .insertInto('quotes')
        .values(Array.from({ length: 90 }, () => row))
        .execute()
    await Promise.all([applyRetention(site.db, now), applyRetention(site.db, now)])
    expect((await auditEvents()).map(({ detail }) => detail)).toEqual([
      ...[500, 500, 171].map((quotes) => ({ counts: { quotes } })),
      { counts: { contacts: 1 } },
    ])
  })
})
