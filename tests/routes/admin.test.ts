/** The dashboard's login and inboxes, route by route. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createFirstOperator } from '~/server/auth/first-operator.server'
import { countInbox, quoteInbox } from '~/inbox/entries/inbox.server'
import { withSearchText } from '~/lib/search-text'
import { loader as contacts, action as changeQuote, loader as quotes } from '~/routes/admin/inbox'
import { loader as deerTypes } from '~/routes/admin/deer-types'
import { action as dashboard, loader as layout } from '~/routes/admin/layout'
import { loader as unknown } from '~/routes/admin/not-found'
import { loader as today } from '~/routes/admin/today'
import { callRoute } from './call-route'
import { beginSession } from './log-in'
import { useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const session = useOperator(site)

describe('after a jump of the clock', () => {
  const confirm = () => {
    const form = { intent: 'confirm-clock', formToken: session.formToken }
    return callRoute(dashboard, { path: '/admin', headers: { Cookie: session.cookie }, form })
  }
  const jumpOf = async () => {
    const { body } = await session.read(layout, '/admin')
    return z.looseObject({ clockJump: z.looseObject({ from: z.string() }).optional() }).parse(body).clockJump
  }

  test('the dashboard says so until an owner confirms the time', async () => {
    expect(await jumpOf()).toBeUndefined()
    await site.db.updateTable('clock').set({ latestAt: '2026-01-01T12:00:00.000Z' }).execute()
    expect(await jumpOf()).toMatchObject({ from: '2026-01-01T12:00:00.000Z' })
    await site.db.updateTable('operators').set({ role: 'editor' }).execute()
    expect((await confirm()).status).toBe(403)
    expect(await jumpOf()).toBeDefined()
    await site.db.updateTable('operators').set({ role: 'owner' }).execute()
    expect(await toastOf(await confirm())).toMatchObject({ title: 'Clock Confirmed' })
    expect(await jumpOf()).toBeUndefined()
  })
})

let count = 0

async function addQuote(change: Record<string, unknown> = {}) {
  count += 1
  return site.db
    .insertInto('quotes')
    .values(
      withSearchText('quotes', {
        customerName: `Visitor ${String(count)}`,
        customerEmail: 'a@b.example',
        customerPhone: null,
        productId: null,
        productName: 'Rope',
        notes: null,
        createdAt: new Date().toISOString(),
        ...change,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

function read(query = '') {
  return session.read(quotes, `/admin/quotes${query}`)
}

const hours = (number: number) => new Date(Date.now() - number * 3_600_000).toISOString()

describe('the login form', () => {
  test.each([
    ['/admin', layout, 200],
    ['/admin', today, 200],
    ['/admin/deer', deerTypes, 200],
    ['/admin/quotes', quotes, 401],
    ['/admin/contacts?status=new', contacts, 401],
    ['/admin/none', unknown, 401],
  ])('stands before %s', async (path, loader, status) => {
    const answer = await callRoute(loader, { path, params: { id: '1' } })
    expect(answer).toMatchObject({ status, body: { step: 'login', next: path, fields: [] } })
  })

  test('keeps the fields of a form whose session has ended, and carries it out after the password', async () => {
    const password = 'a password for this test'
    await site.db.deleteFrom('operators').execute()
    await createFirstOperator(site.db, { username: 'warden', password }, new Date())
    const { id } = await addQuote()
    const form = { intent: 'update-quote-status', id: String(id), status: 'closed', back: '/admin/quotes?q=x' }
    const path = '/admin/quotes'
    const met = await callRoute(changeQuote, { path, form: { ...form, formToken: session.formToken } })
    expect(met).toMatchObject({ status: 401, body: { step: 'login', next: path, fields: Object.entries(form) } })
    const wrong = await callRoute(changeQuote, { path, form: { ...form, username: 'warden', password: 'guess' } })
    expect(wrong).toMatchObject({
      status: 400,
      body: { failed: 'wrong', username: 'warden', fields: Object.entries(form) },
    })
    const done = await callRoute(changeQuote, { path, form: { ...form, username: 'warden', password } })
    expect(done.status).toBe(303)
    expect(done.headers.get('Location')).toBe('/admin/quotes?q=x')
    expect(done.headers.getSetCookie().join()).toMatch(/stagwise_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/)
    expect(await site.db.selectFrom('quotes').select('status').execute()).toEqual([{ status: 'closed' }])
  })

  test('asks once more for a form that another login’s page has made', async () => {
    const { id } = await addQuote()
    const form = { intent: 'update-quote-status', id: String(id), status: 'closed', back: '/admin' }
    const other = await beginSession(site.db)
    const call = { path: '/admin/quotes', headers: { Cookie: session.cookie } }
    const met = await callRoute(changeQuote, { ...call, form: { ...form, formToken: other.formToken } })
    expect(met).toMatchObject({
      status: 403,
      body: { step: 'confirm', fields: Object.entries(form), formToken: session.formToken },
    })
    expect(await site.db.selectFrom('quotes').select('status').execute()).toEqual([{ status: 'pending' }])
  })

  test('goes on after the login to this dashboard alone', async () => {
    const next = '//evil.example'
    await site.db.deleteFrom('operators').execute()
    await createFirstOperator(site.db, { username: 'w', password: 'a password for this test' }, new Date())
    const form = { intent: 'login', username: 'w', password: 'a password for this test', next }
    const answer = await callRoute(dashboard, { path: '/admin', form })
    expect(answer.headers.get('Location')).toBe('/admin')
  })
})

describe('the dashboard', () => {
  test('logs out on the server', async () => {
    const headers = { Cookie: session.cookie }
    const answer = await callRoute(dashboard, { path: '/admin', headers, form: { intent: 'logout' } })
    expect(answer.status).toBe(303)
    expect(answer.headers.getSetCookie().join()).toContain('stagwise_session=;')
    expect(await callRoute(layout, { path: '/admin', headers })).toMatchObject({ body: { step: 'login' } })
  })

  test('counts what is open and what is overdue', async () => {
    await addQuote({ createdAt: hours(25) })
    await addQuote({ createdAt: hours(23) })
    await addQuote({ createdAt: hours(30), status: 'contacted' })
    await addQuote({ createdAt: hours(30), suspected: 1 })
    const { body } = await session.read(today, '/admin')
    expect(body).toMatchObject({
      figures: { quotes: { all: 3, overdue: 1, suspected: 1 }, contacts: { all: 0, overdue: 0 } },
    })
    const { byStatus } = await countInbox(site.db, quoteInbox, new Date())
    expect(byStatus).toEqual([
      { status: 'pending', count: 2 },
      { status: 'contacted', count: 1 },
      { status: 'closed', count: 0 },
    ])
  })
})

describe('the list of quotes', () => {
  test('shows the newest first if asked for that, fifty to a page, and what is overdue', async () => {
    for (let number = 1; number <= 51; number += 1) await addQuote({ createdAt: number === 51 ? hours(24) : hours(1) })
    const { body } = await read('?order=newest')
    const rest = Array.from({ length: 48 }, () => ({}))
    expect(body).toMatchObject({
      page: {
        rows: [{ id: 51, isOverdue: true }, { id: 50, isOverdue: false }, ...rest],
        next: { direction: 'after', id: 2 },
      },
    })
    expect((await read('?order=newest&cursor=after-2')).body).toMatchObject({
      page: { rows: [{ id: 1 }], previous: { direction: 'before', id: 1 } },
    })
  })

  test('tells the first line of the note, and the phone', async () => {
    await addQuote({ notes: '\n URGENT: call  today.\nThanks', customerPhone: '+1 802 555 0100' })
    await addQuote({ notes: 'x'.repeat(130) })
    await addQuote()
    expect((await read('?order=newest')).body).toMatchObject({
      page: {
        rows: [
          { note: '', phone: '' },
          { note: `${'x'.repeat(120)}…` },
          { note: 'URGENT: call today.', phone: '+1 802 555 0100' },
        ],
      },
    })
  })

  test('shows what is open first, as it is due, then the others, the newest first', async () => {
    const createdAt = { 1: hours(1), 2: hours(30), 3: hours(2), 4: hours(40), 5: hours(50) }
    for (const [id, at] of Object.entries(createdAt)) {
      await addQuote({ createdAt: at, ...(Number(id) > 3 && { status: 'closed' as const }) })
    }
    const { body } = await read()
    expect(body).toMatchObject({ page: { rows: [{ id: 2 }, { id: 3 }, { id: 1 }, { id: 5 }, { id: 4 }] } })
  })

  test.each([
    ['', ['pending', 'contacted', 'closed', 'overdue']],
    ['?status=pending', ['pending', 'overdue']],
    ['?status=contacted', ['contacted']],
    ['?status=closed', ['closed']],
    ['?status=overdue', ['overdue']],
    ['?status=suspected', ['suspected']],
    ['?status=nonsense', ['pending', 'contacted', 'closed', 'overdue']],
    ['?q=CLOSED', ['closed']],
    ['?q=pending&status=closed', []],
    ['?q=100%25', ['contacted']],
    ['?q=_', []],
    ['?q=rope', ['pending', 'contacted', 'closed', 'overdue']],
    ['?q=overdue%40mail', ['overdue']],
  ])('%s shows %j', async (query, names) => {
    await addQuote({ customerName: 'pending' })
    await addQuote({ customerName: 'contacted', status: 'contacted', notes: 'I am 100% sure' })
    await addQuote({ customerName: 'closed', status: 'closed' })
    await addQuote({ customerName: 'overdue', createdAt: hours(48), customerEmail: 'overdue@mail.example' })
    await addQuote({ customerName: 'suspected', suspected: 1 })
    const { body } = await read(`${query}${query === '' ? '?' : '&'}order=newest`)
    expect(body).toMatchObject({ page: { rows: names.toReversed().map((sender) => ({ sender })) } })
  })

  test('leads on from a page whose last entry has left the filter', async () => {
    await addQuote({ status: 'closed' })
    const answer = await read('?status=pending&q=rope&cursor=after-5')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('Location')).toBe('/admin/quotes?status=pending&q=rope')
  })
})
