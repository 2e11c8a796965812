/** Besides a status, entries of both inboxes can be marked as spam or not, deleted, and restored by undo. */
import { beforeEach, describe, expect, test } from 'vitest'
import { loader as activity } from '~/routes/admin/activity'
import {
  action as changeContact,
  loader as contacts,
  action as changeQuote,
  loader as quotes,
} from '~/routes/admin/inbox'
import { action as answerQuestion, loader as askQuestion } from '~/routes/admin/question'
import { loader as entry } from '~/routes/admin/inbox-entry'
import { loader as layout } from '~/routes/admin/layout'
import { loader as news } from '~/routes/admin/news'
import { loader as apiContacts } from '~/routes/api/contacts'
import { loader as apiQuotes } from '~/routes/api/quotes'
import { referenceOf } from '~/inbox/entries/reference'
import { goodRows, insertRow } from '~db/test-rows'
import { callRoute } from './call-route'
import { useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'
import { useOperator } from './use-operator'

const site = useSiteDatabase()
const { headers, read, press } = useOperator(site)
const hours = (number: number) => new Date(Date.now() - number * 3_600_000).toISOString()

const inboxes = [
  {
    tab: 'quotes',
    list: quotes,
    change: changeQuote,
    api: apiQuotes,
    intent: 'update-quote-status',
    title: 'Quote',
    sender: { customerName: 'Anna Berg' },
    answered: 'contacted',
    open: 'pending',
    messages: { status: 'Quote status has been updated successfully.', deleted: 'Quote Deleted' },
    auditEvents: ['quote-deleted', 'quote-marked-spam', 'quote-marked-not-spam', 'suspected-quotes-deleted'],
  },
  {
    tab: 'contacts',
    list: contacts,
    change: changeContact,
    api: apiContacts,
    intent: 'update-contact-status',
    title: 'Message',
    sender: { name: 'Anna Berg' },
    answered: 'replied',
    open: 'new',
    messages: { status: 'Contact status has been updated successfully.', deleted: 'Message Deleted' },
    auditEvents: ['contact-deleted', 'contact-marked-spam', 'contact-marked-not-spam', 'suspected-contacts-deleted'],
  },
] as const

describe.each(inboxes)(
  '$tab',
  ({ tab, list, change, api, intent, title, sender, answered, open, messages, auditEvents }) => {
    const add = (values: object = {}) => insertRow(site.db, tab, { ...goodRows[tab], ...sender, ...values })
    const ids = async () =>
      (await site.db.selectFrom(tab).select('id').where('deletedAt', 'is', null).orderBy('id').execute()).map(
        ({ id }) => id,
      )
    const reference = (id: number) => referenceOf(tab, id)
    const event = async () =>
      site.db.selectFrom('auditLog').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

    describe('one entry', () => {
      const path = `/admin/${tab}/2/delete`
      const params = { id: '2' }

      beforeEach(async () => {
        await add()
        await add({ createdAt: hours(30) })
      })

      test('is deleted after a question, and counts, search and the log know at once', async () => {
        expect((await read(list, `/admin/${tab}`)).body).toMatchObject({ counts: { all: 2 } })
        const asked = await read(askQuestion, path, params)
        expect(asked).toMatchObject({ status: 200, body: { name: `${title} from Anna Berg`, back: `/admin/${tab}` } })
        expect(await ids()).toEqual([1, 2])
        const done = await press(
          answerQuestion,
          `${path}?back=/admin/${tab}?q=anna`,
          { intent: 'delete-entry' },
          params,
        )
        expect(done.status).toBe(303)
        expect(done.headers.get('Location')).toBe(`/admin/${tab}?q=anna`)
        expect(await toastOf(done)).toMatchObject({ kind: 'success', title: messages.deleted })
        expect(await ids()).toEqual([1])
        expect((await read(list, `/admin/${tab}`)).body).toMatchObject({ counts: { all: 1 } })
        expect((await read(list, `/admin/${tab}?q=anna`)).body).toMatchObject({ page: { rows: [{ id: 1 }] } })
        const noted = await event()
        expect(noted).toMatchObject({
          event: auditEvents[0],
          subjectId: 2,
          subject: `${title} ${reference(2)}`,
          operatorName: 'warden',
        })
        expect(JSON.stringify(noted)).not.toMatch(/Anna|example/)
        expect((await read(activity, '/admin/activity')).body).toMatchObject({
          page: { rows: [{ subject: `${title} ${reference(2)}`, href: null }] },
        })
      })

      test('is gone after the second press too, and noted once', async () => {
        for (const _ of [1, 2]) {
          expect((await press(answerQuestion, path, { intent: 'delete-entry' }, params)).status).toBe(303)
        }
        expect(
          await site.db.selectFrom('auditLog').select('id').where('event', '=', auditEvents[0]).execute(),
        ).toHaveLength(1)
      })

      test('stays without the question’s own form', async () => {
        expect((await press(answerQuestion, path, { intent: 'delete-product' }, params)).status).toBe(400)
        expect((await callRoute(answerQuestion, { path, params, form: { intent: 'delete-entry' } })).status).toBe(401)
        const foreign = { path, params, headers: headers(), form: { intent: 'delete-entry', formToken: 'x' } }
        expect((await callRoute(answerQuestion, foreign)).status).toBe(403)
        expect(await ids()).toEqual([1, 2])
      })

      test.each(['0', '9', 'x'])('is not found as %s', async (id) => {
        expect(await read(askQuestion, `/admin/${tab}/${id}/delete`, { id })).toMatchObject({
          status: 404,
          body: { title: `${title} Not Found` },
        })
      })

      test('leads back to its own page when it is kept, and to the list when it is deleted', async () => {
        const back = `/admin/${tab}/2?${new URLSearchParams({ back: `/admin/${tab}?q=anna` }).toString()}`
        const from = `${path}?${new URLSearchParams({ back }).toString()}`
        expect((await read(askQuestion, from, params)).body).toMatchObject({ back })
        const done = await press(answerQuestion, from, { intent: 'delete-entry' }, params)
        expect(done.headers.get('Location')).toBe(`/admin/${tab}?q=anna`)
      })
    })

    describe('what is suspected', () => {
      const mark = (id: number, isSuspected: boolean) => {
        const form = { intent: 'set-suspected', id: String(id), isSuspected: String(isSuspected) }
        return press(change, `/admin/${tab}`, { ...form, back: `/admin/${tab}?status=suspected` })
      }

      test('is taken back into the list, what is overdue and the API, with the status that it had', async () => {
        await add({ suspected: 1, createdAt: hours(30) })
        expect((await read(api, `/api/${tab}`)).body).toEqual([])
        expect((await read(list, `/admin/${tab}`)).body).toMatchObject({ counts: { all: 0, overdue: 0, suspected: 1 } })
        const done = await mark(1, false)
        expect(done.headers.get('Location')).toBe(`/admin/${tab}?status=suspected`)
        expect(await toastOf(done)).toMatchObject({
          title: 'Marked as Not Spam',
          outcome: `${title} from Anna Berg: not spam`,
          undo: { action: `/admin/${tab}`, fields: { intent: 'set-suspected', id: '1', isSuspected: 'true' } },
        })
        expect((await read(list, `/admin/${tab}`)).body).toMatchObject({ counts: { all: 1, overdue: 1, suspected: 0 } })
        expect((await read(list, `/admin/${tab}`)).body).toMatchObject({ page: { rows: [{ id: 1, status: open }] } })
        expect((await read(api, `/api/${tab}`)).body).toMatchObject([{ id: 1, status: open }])
        expect(await event()).toMatchObject({ event: auditEvents[2], subject: `${title} ${reference(1)}` })
      })

      test('an entry is put among', async () => {
        await add()
        await mark(1, true)
        expect((await read(list, `/admin/${tab}`)).body).toMatchObject({ counts: { all: 0, suspected: 1 } })
        expect(await event()).toMatchObject({ event: auditEvents[1] })
      })

      test('is deleted in one go, but for what comes in after the question', async () => {
        for (const suspected of [1, 0, 1]) await add({ suspected })
        const path = `/admin/${tab}/suspected/delete`
        const asked = await read(askQuestion, path)
        expect(asked.body).toMatchObject({
          name: expect.stringMatching(/^2 spam /),
          fields: { latest: '3', count: '2' },
        })
        await add({ suspected: 1 })
        const done = await press(answerQuestion, path, { intent: 'delete-suspected', latest: '3', count: '2' })
        expect(done.status).toBe(303)
        expect(await ids()).toEqual([2, 4])
        expect((await read(list, `/admin/${tab}`)).body).toMatchObject({ counts: { all: 1, suspected: 1 } })
        expect(await event()).toMatchObject({
          event: auditEvents[3],
          subjectId: null,
          detail: JSON.stringify({ counts: { [tab]: 2 } }),
        })
        await press(answerQuestion, path, { intent: 'delete-suspected' })
        expect(await ids()).toEqual([2, 4])
      })

      test('stays if somebody marked an earlier entry after the question', async () => {
        for (const suspected of [0, 1]) await add({ suspected })
        await mark(1, true)
        const path = `/admin/${tab}/suspected/delete`
        const refused = await press(answerQuestion, path, { intent: 'delete-suspected', latest: '2', count: '1' })
        expect(await toastOf(refused)).toMatchObject({
          kind: 'error',
          description: expect.stringContaining('marked more'),
        })
        expect(await ids()).toEqual([1, 2])
      })

      test('is nothing to ask about where there is none', async () => {
        await add()
        expect((await read(askQuestion, `/admin/${tab}/suspected/delete`)).status).toBe(404)
      })
    })

    describe('several that are selected', () => {
      const statuses = async () =>
        (
          await site.db
            .selectFrom(tab)
            .select(['id', 'status', 'suspected'])
            .where('deletedAt', 'is', null)
            .orderBy('id')
            .execute()
        ).map(({ status, suspected }) => (suspected === 1 ? `${status}, suspected` : status))
      const select = (ids: readonly unknown[], form: Record<string, string>) =>
        press(change, `/admin/${tab}`, {
          intent: 'change-selected',
          back: `/admin/${tab}?q=anna`,
          ...Object.fromEntries(ids.map((id, index) => [`ids[${String(index)}]`, String(id)])),
          ...form,
        })

      beforeEach(async () => {
        for (const status of [open, answered, open, 'closed']) await add({ status })
      })

      test('get a status together, and Undo gives each the one that it had', async () => {
        const done = await select([1, 2, 4, 9], { change: answered })
        expect(done.status).toBe(303)
        expect(done.headers.get('Location')).toBe(`/admin/${tab}?q=anna`)
        const toast = await toastOf(done)
        expect(toast).toMatchObject({ kind: 'success', title: 'Status Updated' })
        expect(toast?.outcome).toMatch(new RegExp(`^3 (?:quote requests|messages): ${answered}$`))
        expect(toast?.description).toMatch(/1 (?:quote request|message) was gone already: [QM]-00092\.$/)
        expect(await statuses()).toEqual([answered, answered, open, answered])
        const undone = await press(change, `/admin/${tab}`, { ...toast?.undo?.fields, back: `/admin/${tab}` })
        expect(await toastOf(undone)).toMatchObject({ kind: 'success', title: 'Undone' })
        expect(await statuses()).toEqual([open, answered, open, 'closed'])
        // An entry that has the status already is not changed, and is not noted.
        const noted = await site.db.selectFrom('auditLog').select('subjectId').orderBy('id').execute()
        expect(noted.map(({ subjectId }) => subjectId)).toEqual([1, 4, 1, 4])
      })

      test('are marked as spam, and as not spam, together', async () => {
        const toast = await toastOf(await select([1, 2], { change: 'spam' }))
        expect(toast).toMatchObject({ title: 'Marked as Spam', description: 'They are under “Spam” now.' })
        expect(await statuses()).toEqual([`${open}, suspected`, `${answered}, suspected`, open, 'closed'])
        await select([1, 2, 3], { change: 'not-spam' })
        expect(await statuses()).toEqual([open, answered, open, 'closed'])
        await press(change, `/admin/${tab}`, { ...toast?.undo?.fields })
        expect(await statuses()).toEqual([open, answered, open, 'closed'])
      })

      test('are named if it is one', async () => {
        expect(await toastOf(await select([1], { change: 'closed' }))).toMatchObject({
          outcome: `${title} from Anna Berg: closed`,
          description: messages.status,
        })
      })

      test('are asked about before they are deleted', async () => {
        const answer = await select([1, 3], { change: 'delete' })
        expect(answer.status).toBe(303)
        const back = encodeURIComponent(`/admin/${tab}?q=anna`)
        expect(answer.headers.get('Location')).toBe(`/admin/${tab}/selected/delete?ids=1,3&back=${back}`)
        expect(await ids()).toEqual([1, 2, 3, 4])
      })

      test.each([
        [[], { change: 'closed' }, /^Select at least one /],
        [['x', 0], { change: 'closed' }, /^Select at least one /],
        [[1], { change: 'lost' }, /Choose what to do with them\.$/],
        [[1], {}, /Choose what to do with them\.$/],
        [[], { moves: 'lost:1' }, /Choose what to do with them\.$/],
        [[], { moves: '' }, /Choose what to do with them\.$/],
        [[8, 9], { change: 'closed' }, /^Nothing has changed\. 2 (?:quote requests|messages) were gone already: /],
      ])('%j with %j are not changed, and that is said', async (selected, form, said) => {
        const toast = await toastOf(await select(selected, form))
        expect(toast).toMatchObject({ kind: 'error' })
        expect(toast?.description).toMatch(said)
        expect(await statuses()).toEqual([open, answered, open, 'closed'])
      })
    })

    describe('next and previous', () => {
      const at = async (id: number, back = `/admin/${tab}`) => {
        const path = `/admin/${tab}/${String(id)}?${new URLSearchParams({ back }).toString()}`
        return (await read(entry, path, { id: String(id) })).body
      }

      beforeEach(async () => {
        await add({ createdAt: hours(3) })
        await add({ createdAt: hours(2) })
        await add({ createdAt: hours(1), status: 'closed' })
        await add({ createdAt: hours(4), status: answered })
      })

      test('follow the list that it was opened from', async () => {
        expect(await at(1)).toMatchObject({ neighbors: { next: { id: 2, isOpen: true } } })
        expect(await at(2)).toMatchObject({ neighbors: { previous: { id: 1 }, next: { id: 4, isOpen: false } } })
        expect(await at(4)).toMatchObject({ neighbors: { previous: { id: 2 }, next: { id: 3 } } })
        expect(await at(2, `/admin/${tab}?order=newest`)).toMatchObject({
          neighbors: { previous: { id: 3 }, next: { id: 1 } },
        })
        expect(await at(3, `/admin/${tab}?status=closed`)).toMatchObject({ neighbors: {} })
      })

      test('after an answer, next is the next open one', async () => {
        const opened = await at(1)
        expect(opened).toMatchObject({ list: `/admin/${tab}?from=open` })
        await site.db.updateTable(tab).set({ status: answered }).where('id', '=', 1).execute()
        expect(await at(1, `/admin/${tab}?from=open`)).toMatchObject({ neighbors: { next: { id: 2, isOpen: true } } })
        expect(await at(1, `/admin/${tab}?status=${open}`)).toMatchObject({ neighbors: { next: { id: 2 } } })
      })
    })

    test('a row is unread until an operator opens it, and only while it is open', async () => {
      await add()
      await add({ status: answered })
      const unread = async () => (await read(list, `/admin/${tab}?order=newest`)).body
      expect(await unread()).toMatchObject({ page: { rows: [{ isUnread: false }, { isUnread: true }] } })
      await read(entry, `/admin/${tab}/1`, { id: '1' })
      expect(await unread()).toMatchObject({ page: { rows: [{ isUnread: false }, { isUnread: false }] } })
    })

    test('what else the person has sent is beside it, but neither spam nor what is in the bin', async () => {
      for (const table of ['quotes', 'contacts'] as const) {
        await insertRow(site.db, table, goodRows[table])
        await insertRow(site.db, table, { ...goodRows[table], suspected: 1 })
        await insertRow(site.db, table, { ...goodRows[table], deletedAt: hours(1) })
        const email = table === 'quotes' ? 'customerEmail' : 'email'
        await insertRow(site.db, table, { ...goodRows[table], [email]: 'ADA@Example.com' })
        await insertRow(site.db, table, { ...goodRows[table], [email]: 'otto@example.com' })
      }
      const { body } = await read(entry, `/admin/${tab}/1`, { id: '1' })
      const numbers = [
        { tab: 'quotes', id: 4 },
        { tab: 'quotes', id: 1 },
        { tab: 'contacts', id: 4 },
        { tab: 'contacts', id: 1 },
      ]
      const others = numbers.filter((other) => other.tab !== tab || other.id !== 1)
      expect(body).toMatchObject({ others })
      expect(body).toMatchObject({ others: { length: 3 } })
    })

    describe('what is new', () => {
      const ask = async (query = '') => (await read(news, `/admin/news${query}`)).body

      test('is counted since the entries that are known, without suspected ones', async () => {
        await add({ createdAt: hours(30) })
        await add({ status: 'closed' })
        expect(await ask()).toMatchObject({ [tab]: { open: 1, overdue: 1, latest: 2, arrived: 0, newest: null } })
        await add({ createdAt: hours(0) })
        await add({ suspected: 1 })
        expect(await ask(`?quotes=2&contacts=2`)).toMatchObject({
          [tab]: { open: 2, overdue: 1, latest: 4, arrived: 1, newest: { id: 3, sender: 'Anna Berg' } },
        })
        expect(await ask(`?quotes=0&contacts=0`)).toMatchObject({ [tab]: { arrived: 3 } })
        expect(await ask(`?quotes=4&contacts=4`)).toMatchObject({ [tab]: { arrived: 0 } })
      })

      test('is told to nobody without a session, as JSON', async () => {
        const answer = await callRoute(news, { path: '/admin/news' })
        expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } })
        expect(answer.headers.get('Cache-Control')).toBe('no-store')
      })

      test('is in the title of the dashboard', async () => {
        await add({ createdAt: hours(30) })
        await add({ createdAt: hours(1) })
        expect((await read(layout, '/admin')).body).toMatchObject({ titleSuffix: ' (2 open, 1 overdue)' })
      })
    })

    test.each([
      [{ intent, id: '1', status: 'lost' }, /^Failed to update .+ status\. There is no such status\.$/],
      [{ intent, id: '9', status: answered }, /^Failed to update .+ status\. There is no .+ of that number\.$/],
      [{ intent: 'set-suspected', id: 'x' }, /^Failed to move the .+\. There is no .+ of that number\.$/],
    ])('%j changes nothing, and that is said', async (form, said) => {
      await add()
      const toast = await toastOf(await press(change, `/admin/${tab}`, form))
      expect(toast).toMatchObject({ kind: 'error', title: 'Error', description: expect.stringMatching(said) })
      expect(await site.db.selectFrom(tab).select(['status', 'suspected']).execute()).toEqual([
        { status: open, suspected: 0 },
      ])
    })

    test('a status that was set names whose it is, and is taken back', async () => {
      await add()
      const form = { intent, id: '1', status: answered, back: `/admin/${tab}?status=${open}` }
      const answer = await press(change, `/admin/${tab}`, form)
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, form.back])
      const toast = await toastOf(answer)
      expect(toast).toMatchObject({
        kind: 'success',
        title: 'Status Updated',
        description: messages.status,
        outcome: `${title} from Anna Berg: ${answered}`,
        // The token of the form stays in the page.
        undo: { action: `/admin/${tab}`, fields: { intent, id: '1', status: open } },
      })
      expect(toast?.undo?.fields).not.toHaveProperty('formToken')
      await press(change, `/admin/${tab}`, { ...toast?.undo?.fields, back: `/admin/${tab}` })
      expect(await site.db.selectFrom(tab).select('status').execute()).toEqual([{ status: open }])
    })
  },
)
