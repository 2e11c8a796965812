/** Quotes and messages are exported as files with what the list shows, and the audit log notes it. */
import Papa from 'papaparse'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { byteOrderMark } from '~/lib/csv'
import { loader as list } from '~/routes/admin/inbox'
import { loader } from '~/routes/admin/inbox-file'
import { log } from '~/server/log.server'
import { goodRows, insertRow, type Values } from '~db/test-rows'
import { callRoute } from './call-route'
import { beginSession } from './log-in'
import { useSiteDatabase } from './site-database'

const site = useSiteDatabase()
let headers: { Cookie: string }

beforeEach(async () => {
  headers = { Cookie: (await beginSession(site.db)).cookie }
})

const addQuote = (change: Values = {}) => insertRow(site.db, 'quotes', { ...goodRows.quotes, ...change })
const addContact = (change: Values = {}) => insertRow(site.db, 'contacts', { ...goodRows.contacts, ...change })
const read = (file: string) => callRoute(loader, { path: `/admin/${file}`, headers })

async function readCsv(file: string) {
  const { body } = await read(file)
  return Papa.parse<Record<string, string>>(String(body).replace(byteOrderMark, ''), { header: true }).data.slice(0, -1)
}

function parse(json: string | null): unknown {
  return JSON.parse(json ?? 'null')
}

const auditEvents = async () =>
  (await site.db.selectFrom('auditLog').select(['event', 'subject', 'detail', 'operatorName']).execute()).map(
    ({ detail, ...row }) => ({ ...row, detail: parse(detail) }),
  )

const products = JSON.stringify([{ productId: null, productName: 'Rope', quantity: 3 }])

describe('a CSV file', () => {
  test('of quotes has every column, all products of a request, and the time in both zones', async () => {
    await addQuote({
      id: 131,
      customerPhone: '555 0100',
      quantity: 2,
      otherProducts: products,
      notes: 'Soon,\n"please"',
    })
    const [row] = await readCsv('quotes.csv')
    expect(row).toEqual({
      Reference: 'Q-01313',
      ID: '131',
      'Received (UTC)': '2026-11-21T09:30:00.000Z',
      'Received (America/New_York)': '2026-11-21 04:30:00',
      Status: 'pending',
      Overdue: expect.stringMatching(/^(yes|no)$/),
      Spam: 'no',
      Name: 'Ada Hunter',
      Email: 'ada@example.com',
      Phone: '555 0100',
      Products: '2 × Field Spray\n3 × Rope',
      'Product IDs': 'deleted\ndeleted',
      Quantities: '2\n3',
      'Total quantity': '5',
      Notes: 'Soon,\n"please"',
      Offer: '',
      'Offer total (USD)': '',
      'Offer accepted (UTC)': '',
    })
  })

  test('of messages is UTF-8 with its mark, ends each record with CRLF, and doubles quotation marks', async () => {
    await addContact({ message: 'Who says "moose"? 🦌' })
    const { body, headers: sent } = await read('contacts.csv')
    expect(sent.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(sent.get('Content-Disposition')).toMatch(/^attachment; filename="contacts-\d{4}-\d\d-\d\d\.csv"$/)
    expect(sent.get('Cache-Control')).toBe('private, no-store')
    // Response.text() removes the byte order mark.
    expect(String(body)).toMatch(/^Reference,ID,.*,Email,Message\r\nM-00013,1,.*,"Who says ""moose""\? 🦌"\r\n$/)
  })

  test.each(['=1+1', '+1', '-1', '@SUM(1)', '\tx', "'=1"])('makes no formula of %j', async (message) => {
    await addContact({ message: `${message} x`, name: 'Bo' })
    expect((await readCsv('contacts.csv'))[0]?.Message).toBe(`'${message} x`)
  })

  test('of nothing has the names of the columns', async () => {
    expect((await read('quotes.csv')).body).toMatch(
      /^Reference,.*Notes,Offer,Offer total \(USD\),Offer accepted \(UTC\)\r\n$/,
    )
  })
})

test('a JSON file is one document with the same data', async () => {
  await addQuote({ id: 131, otherProducts: products })
  expect((await read('quotes.json')).body).toMatchObject([
    {
      reference: 'Q-01313',
      id: 131,
      createdAt: '2026-11-21T09:30:00.000Z',
      createdAtLocal: '2026-11-21 04:30:00',
      status: 'pending',
      isSuspected: false,
      customerName: 'Ada Hunter',
      customerEmail: 'ada@example.com',
      customerPhone: null,
      products: [
        { productId: null, productName: 'Field Spray', quantity: 1 },
        { productId: null, productName: 'Rope', quantity: 3 },
      ],
      notes: null,
    },
  ])
  expect((await read('contacts.json')).body).toEqual([])
})

describe('a file has what the list shows', () => {
  const recent = new Date().toISOString()
  beforeEach(async () => {
    await addQuote({ id: 1, status: 'closed', customerName: 'Bo' })
    await addQuote({ id: 2, suspected: 1 })
    await addQuote({ id: 3 })
    await addQuote({ id: 4, createdAt: recent })
  })

  test.each([
    ['', [4, 3, 1]],
    ['?status=overdue', [3]],
    ['?status=suspected', [2]],
    ['?status=closed', [1]],
    ['?q=hunter', [4, 3]],
    ['?q=bo&status=closed', [1]],
    ['?q=bo&status=pending', []],
    ['?q=nobody', []],
    ['?status=spoons&cursor=after-2', [4, 3, 1]],
  ])('%s', async (query, ids) => {
    const { body } = await read(`quotes.json${query}`)
    expect(body).toMatchObject(ids.map((id) => ({ id })))
    expect(body).toHaveLength(ids.length)
    const { body: listed } = await callRoute(list, { path: `/admin/quotes${query}`, headers })
    expect(listed).toMatchObject({ found: query.includes('q=') ? ids.length : undefined })
  })
})

test('more rows than are read at once come once each, newest first', async () => {
  const values = Array.from({ length: 1300 }, (_, index) => ({
    ...goodRows.contacts,
    name: `Ada ${String(index % 3)}`,
  }))
  for (let first = 0; first < values.length; first += 100) {
    await site.db
      .insertInto('contacts')
      .values(values.slice(first, first + 100).map((row) => ({ ...row, searchText: row.name.toLowerCase() })))
      .execute()
  }
  const { body } = await read('contacts.json')
  expect(body).toMatchObject(Array.from({ length: 1300 }, (_, index) => ({ id: 1300 - index })))
  const { body: found } = await read('contacts.json?q=ada+1')
  expect(found).toHaveLength(433)
  expect((await auditEvents()).map(({ detail }) => detail)).toEqual([
    { counts: { contacts: 1300 } },
    { counts: { contacts: 433 } },
  ])
})

test('the audit log says what was exported by whom, without what was searched for', async () => {
  await addQuote()
  await read('quotes.csv?status=pending&q=ada')
  await read('contacts.json')
  expect(await auditEvents()).toEqual([
    {
      event: 'quotes-exported',
      subject: 'CSV, pending, searched',
      detail: { counts: { quotes: 1 } },
      operatorName: 'warden',
    },
    { event: 'contacts-exported', subject: 'JSON, all', detail: { counts: { contacts: 0 } }, operatorName: 'warden' },
  ])
})

test('HEAD reads nothing and is noted nowhere', async () => {
  const {
    status,
    body,
    headers: sent,
  } = await callRoute(loader, { path: '/admin/quotes.csv', method: 'HEAD', headers })
  expect([status, body, sent.get('Cache-Control')]).toEqual([200, '', 'private, no-store'])
  expect(await auditEvents()).toEqual([])
})

test('nothing leaves the site when it cannot be noted', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  await addQuote()
  await site.db.schema.dropTable('auditLog').execute()
  expect((await read('quotes.csv')).status).toBe(500)
  vi.restoreAllMocks()
})
