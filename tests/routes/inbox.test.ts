/** What the operator does with the entries of both inboxes besides their status: spam or not, undo, and deletion. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { beforeEach, describe, expect, test } from 'vitest'
import { loader as activity } from '~/routes/admin/activity'
import {
  action as changeContact,
  loader as contacts,
  action as changeQuote,
  loader as quotes,
} from '~/routes/admin/inbox'
import { action as remove, loader as question } from '~/routes/admin/entry-delete'
import { loader as layout } from '~/routes/admin/layout'
import { action as removeSuspected, loader as suspectedQuestion } from '~/routes/admin/suspected-delete'
import { loader as apiContacts } from '~/routes/api/contacts'
import { loader as apiQuotes } from '~/routes/api/quotes'
import { referenceOf } from '~/features/inbox/reference'
import { goodRows, insertRow } from '~db/test-rows'
import { callRoute } from './call-route'
import { beginSession, type TestSession } from './log-in'
import { useSiteDatabase } from './site-database'
import { toastOf } from './toast-of'

const site = useSiteDatabase()
let session: TestSession
const hours = (number: number) => new Date(Date.now() - number * 3_600_000).toISOString()

beforeEach(async () => {
  session = await beginSession(site.db)
})

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

type Run = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown

describe.each(inboxes)(
  '$tab',
  ({ tab, list, change, api, intent, title, sender, answered, open, messages, auditEvents }) => {
    const add = (values: object = {}) => insertRow(site.db, tab, { ...goodRows[tab], ...sender, ...values })
    const ids = async () => (await site.db.selectFrom(tab).select('id').orderBy('id').execute()).map(({ id }) => id)
    const reference = (id: number) => referenceOf(tab, id)
    const headers = () => ({ Cookie: session.cookie })
    const read = (loader: Run, path: string, params = {}) => callRoute(loader, { path, params, headers: headers() })
    const press = (action: Run, path: string, form: Record<string, string>, params = {}) =>
      callRoute(action, { path, params, headers: headers(), form: { ...form, formToken: session.formToken } })
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
        expect((await read(layout, '/admin')).body).toMatchObject({ [tab]: { all: 2 } })
        const asked = await read(question, path, params)
        expect(asked).toMatchObject({ status: 200, body: { sender: 'Anna Berg', back: `/admin/${tab}` } })
        expect(await ids()).toEqual([1, 2])
        const done = await press(remove, `${path}?back=/admin/${tab}?q=anna`, { intent: 'delete-entry' }, params)
        expect(done.status).toBe(303)
        expect(done.headers.get('Location')).toBe(`/admin/${tab}?q=anna`)
        expect(await toastOf(done)).toMatchObject({ kind: 'success', title: messages.deleted })
        expect(await ids()).toEqual([1])
        expect((await read(layout, '/admin')).body).toMatchObject({ [tab]: { all: 1 } })
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
          expect((await press(remove, path, { intent: 'delete-entry' }, params)).status).toBe(303)
        }
        expect(
          await site.db.selectFrom('auditLog').select('id').where('event', '=', auditEvents[0]).execute(),
        ).toHaveLength(1)
      })

      test('stays without the question’s own form', async () => {
        expect((await press(remove, path, { intent: 'delete-product' }, params)).status).toBe(400)
        expect((await callRoute(remove, { path, params, form: { intent: 'delete-entry' } })).status).toBe(401)
        const foreign = { path, params, headers: headers(), form: { intent: 'delete-entry', formToken: 'x' } }
        expect((await callRoute(remove, foreign)).status).toBe(403)
        expect(await ids()).toEqual([1, 2])
      })

      test.each(['0', '9', 'x'])('is not found as %s', async (id) => {
        expect(await read(question, `/admin/${tab}/${id}/delete`, { id })).toMatchObject({
          status: 404,
          body: { title: `${title} Not Found` },
        })
      })

      test('leads back to its own page when it is kept, and to the list when it is deleted', async () => {
        const back = `/admin/${tab}/2?${new URLSearchParams({ back: `/admin/${tab}?q=anna` }).toString()}`
        const from = `${path}?${new URLSearchParams({ back }).toString()}`
        expect((await read(question, from, params)).body).toMatchObject({ back })
        const done = await press(remove, from, { intent: 'delete-entry' }, params)
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
        expect((await read(layout, '/admin')).body).toMatchObject({ [tab]: { all: 0, overdue: 0, suspected: 1 } })
        const done = await mark(1, false)
        expect(done.headers.get('Location')).toBe(`/admin/${tab}?status=suspected`)
        expect(await toastOf(done)).toMatchObject({
          title: 'Marked as Not Spam',
          outcome: `${title} from Anna Berg: not spam`,
          undo: { action: `/admin/${tab}`, fields: { intent: 'set-suspected', id: '1', isSuspected: 'true' } },
        })
        expect((await read(layout, '/admin')).body).toMatchObject({ [tab]: { all: 1, overdue: 1, suspected: 0 } })
        expect((await read(list, `/admin/${tab}`)).body).toMatchObject({ page: { rows: [{ id: 1, status: open }] } })
        expect((await read(api, `/api/${tab}`)).body).toMatchObject([{ id: 1, status: open }])
        expect(await event()).toMatchObject({ event: auditEvents[2], subject: `${title} ${reference(1)}` })
      })

      test('an entry is put among', async () => {
        await add()
        await mark(1, true)
        expect((await read(layout, '/admin')).body).toMatchObject({ [tab]: { all: 0, suspected: 1 } })
        expect(await event()).toMatchObject({ event: auditEvents[1] })
      })

      test('is deleted in one go, but for what comes in after the question', async () => {
        for (const suspected of [1, 0, 1]) await add({ suspected })
        const path = `/admin/${tab}/suspected/delete`
        const asked = await read(suspectedQuestion, path)
        expect(asked.body).toMatchObject({ count: 2, latest: 3 })
        await add({ suspected: 1 })
        const done = await press(removeSuspected, path, { intent: 'delete-suspected', latest: '3' })
        expect(done.status).toBe(303)
        expect(await ids()).toEqual([2, 4])
        expect((await read(layout, '/admin')).body).toMatchObject({ [tab]: { all: 1, suspected: 1 } })
        expect(await event()).toMatchObject({
          event: auditEvents[3],
          subjectId: null,
          detail: JSON.stringify({ counts: { [tab]: 2 } }),
        })
        await press(removeSuspected, path, { intent: 'delete-suspected' })
        expect(await ids()).toEqual([2, 4])
      })

      test('is nothing to ask about where there is none', async () => {
        await add()
        expect((await read(suspectedQuestion, `/admin/${tab}/suspected/delete`)).status).toBe(404)
      })
    })

    test('a status that was set names whose it is, and is taken back', async () => {
      await add()
      const form = { intent, id: '1', status: answered, back: `/admin/${tab}?status=${open}` }
      const toast = await toastOf(await press(change, `/admin/${tab}`, form))
      expect(toast).toMatchObject({
        title: 'Status Updated',
        description: messages.status,
        outcome: `${title} from Anna Berg: ${answered}`,
        // The form's token stays in the page.
        undo: { action: `/admin/${tab}`, fields: { intent, id: '1', status: open } },
      })
      expect(toast?.undo?.fields).not.toHaveProperty('formToken')
      await press(change, `/admin/${tab}`, { ...toast?.undo?.fields, back: `/admin/${tab}` })
      expect(await site.db.selectFrom(tab).select('status').execute()).toEqual([{ status: open }])
    })
  },
)
