import { beforeEach, describe, expect, test } from 'vitest'
import { action as patchContact, loader as readContactStatus } from '~/routes/api/contact-status'
import { loader as listContacts, action as postContact } from '~/routes/api/contacts'
import { action as patchQuote, loader as readQuoteStatus } from '~/routes/api/quote-status'
import { action as postQuote, loader as listQuotes } from '~/routes/api/quotes'
import { callRoute } from '../routes/call-route'
import { beginSession } from '../routes/log-in'
import { addProduct, useSiteDatabase } from '../routes/site-database'

const site = useSiteDatabase()
let Cookie: string

beforeEach(async () => {
  Cookie = (await beginSession(site.db)).cookie
  const productId = (await addProduct(site.db, { name: 'Rope' })).id
  for (const name of ['First', 'Second', 'Third']) {
    await callRoute(postQuote, {
      path: '/api/quotes',
      json: { customerName: name, customerEmail: 'a@b.example', productId },
    })
    await callRoute(postContact, { path: '/api/contacts', json: { name, email: 'a@b.example', message: 'Hello' } })
  }
})

const inboxes = [
  {
    what: 'quotes',
    list: listQuotes,
    patch: patchQuote,
    read: readQuoteStatus,
    status: 'contacted',
    name: 'customerName',
  },
  {
    what: 'contacts',
    list: listContacts,
    patch: patchContact,
    read: readContactStatus,
    status: 'replied',
    name: 'name',
  },
] as const

describe.each(inboxes)('/api/$what', ({ what, list, patch, status, name }) => {
  const path = `/api/${what}`
  const statusPath = `${path}/2/status`

  test('is listed newest first, never to be kept', async () => {
    const answer = await callRoute(list, { path, headers: { Cookie } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.body).toMatchObject([{ [name]: 'Third' }, { [name]: 'Second' }, { [name]: 'First' }])
    if (what === 'quotes') expect(answer.body).toMatchObject([{ productName: 'Rope' }, {}, {}])
    expect(JSON.stringify(answer.body)).not.toContain('suspected')
  })

  test('leaves out what fell into the honeypot', async () => {
    await site.db.updateTable(what).set({ suspected: 1 }).where('id', '=', 2).execute()
    expect((await callRoute(list, { path, headers: { Cookie } })).body).toMatchObject([{ id: 3 }, { id: 1 }])
  })

  test('is walked page by page', async () => {
    const first = await callRoute(list, { path: `${path}?limit=2`, headers: { Cookie } })
    expect(first.body).toMatchObject([{ id: 3 }, { id: 2 }])
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('Link') ?? '')?.[1] ?? ''
    const second = await callRoute(list, { path: next, headers: { Cookie } })
    expect(second.body).toMatchObject([{ id: 1 }])
    expect(second.headers.has('Link')).toBe(false)
  })

  test('takes a status', async () => {
    const call = { path: statusPath, params: { id: '2' }, method: 'PATCH', headers: { Cookie } }
    const answer = await callRoute(patch, { ...call, json: { status } })
    expect(answer).toMatchObject({ status: 200, body: { id: 2, status } })
    const closed = await callRoute(patch, { ...call, json: { status: 'closed' } })
    expect(closed).toMatchObject({ status: 200, body: { status: 'closed' } })
  })

  test.each([{ status: 'lost' }, { status: 1 }, {}, null])('refuses %j', async (json) => {
    const answer = await callRoute(patch, {
      path: statusPath,
      params: { id: '2' },
      method: 'PATCH',
      headers: { Cookie },
      json,
    })
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^Failed to update/) } })
  })
})
