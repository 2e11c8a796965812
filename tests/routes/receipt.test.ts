/** A sent request redirects to the address of the thank-you page. */
import { beforeEach, describe, expect, test } from 'vitest'
import { dueTime } from '~/inbox/entries/deadline'
import { referenceOf } from '~/inbox/entries/reference'
import { headers, loader } from '~/routes/products/receipt'
import { action as send } from '~/routes/products/quote'
import { loggedPath } from '~/server/log.server'
import { siteDefaults } from '~/site'
import { goodRows } from '~db/test-rows'
import { callRoute } from './call-route'
import { addProduct, useSiteDatabase } from './site-database'

const site = useSiteDatabase()
const own = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }
const good = { customerName: 'Ada Byron', customerEmail: 'ada@example.org' }

beforeEach(() => addProduct(site.db, { name: 'Rope', slug: 'rope' }))

async function sendQuote(change: Record<string, string> = {}): Promise<string> {
  const form = { ...good, ...change }
  const answer = await callRoute(send, { path: '/products/rope/quote', params: { slug: 'rope' }, form })
  return answer.headers.get('Location') ?? ''
}

function read(address: string) {
  const [, reference = '', key = ''] = /^\/request\/([^/?]+)(?:\/([^?]+))?/.exec(address) ?? []
  return callRoute(loader, { path: address, params: { reference, key } })
}

describe('the receipt', () => {
  test('shows what was sent, its number, and when the answer is due', async () => {
    const address = await sendQuote({ customerPhone: '555', quantity: '3', notes: 'Two\nlines' })
    const { createdAt } = await site.db.selectFrom('quotes').select('createdAt').executeTakeFirstOrThrow()
    expect(await read(address)).toMatchObject({
      status: 200,
      body: {
        head: { noindex: true },
        receipt: {
          ...good,
          reference: referenceOf('quotes', 1),
          products: [{ productName: 'Rope', quantity: 3, slug: 'rope' }],
          customerPhone: '555',
          notes: 'Two\nlines',
          createdAt,
          answerBy: new Date(Date.parse(createdAt) + 24 * 60 * 60 * 1000).toISOString(),
        },
      },
    })
  })

  test('names the end of the stated working days, and nothing where none is promised', async () => {
    const address = await sendQuote()
    const save = (content: string) =>
      site.db
        .insertInto('siteSettings')
        .values({ ...goodRows.siteSettings, id: 3, section: 'claims', content })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ content }))
        .execute()
    await save('{"replyWithin":"2 working days"}')
    const { createdAt } = await site.db.selectFrom('quotes').select('createdAt').executeTakeFirstOrThrow()
    const answerBy = dueTime(createdAt, { ...siteDefaults, timeToAnswer: '2 working days' })
    expect((await read(address)).body).toMatchObject({ receipt: { answerBy } })
    await save('{"replyWithin":null}')
    expect((await read(address)).body).toMatchObject({ receipt: { answerBy: null } })
  })

  test('has an address that holds the number and a key, and nothing about the sender', async () => {
    expect(await sendQuote()).toMatch(/^\/request\/q-00013\/[\da-f]{36}$/)
  })

  test('is for its reader alone', async () => {
    const none = new Headers()
    const sent = headers({ loaderHeaders: none, parentHeaders: none, actionHeaders: none, errorHeaders: undefined })
    expect(Object.fromEntries(new Headers(sent))).toEqual(own)
    const [, key = ''] = /([\da-f]+)$/.exec(await sendQuote()) ?? []
    expect(loggedPath(`/request/q-00013/${key}`)).toBe('/request/q-00013/…')
    expect(loggedPath(`/Request/Q-00013/${key}.data`)).toBe('/Request/Q-00013/…')
    expect(loggedPath('/request')).toBe('/request')
  })

  test('an address of before, with the key in the query, leads there', async () => {
    const address = await sendQuote()
    const former = Buffer.from(address.split('/').at(-1) ?? '', 'hex').toString('base64url')
    const answer = await read(`/request/q-00013?key=${former}`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, address])
    expect(Object.fromEntries(answer.headers)).toMatchObject(own)
  })

  test('the same form sent again leads to the same receipt', async () => {
    expect(await sendQuote()).toBe(await sendQuote())
    expect(await site.db.selectFrom('quotes').select('id').execute()).toHaveLength(1)
  })

  test('what the honeypot caught gets the same page', async () => {
    const address = await sendQuote({ website: 'https://spam.example' })
    expect(address).toMatch(/^\/request\/q-00013\/[\da-f]{36}$/)
    expect(await read(address)).toMatchObject({ status: 200, body: { receipt: { reference: 'Q-00013' } } })
  })

  test('names a product that was deleted, without a link', async () => {
    const address = await sendQuote()
    await site.db.deleteFrom('products').execute()
    expect(await read(address)).toMatchObject({
      body: { receipt: { products: [{ productName: 'Rope', productId: null, slug: undefined }] } },
    })
  })

  test.each([
    ['without its key', (address: string) => address.replace(/[^/]+$/, '')],
    ['with an empty key', (address: string) => address.replace(/\/[^/]+$/, '?key=')],
    ['with another key', (address: string) => `${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`],
    ['with a longer key', (address: string) => `${address}A`],
    ['of another quote', (address: string) => address.replace('q-00013', 'q-00021')],
    ['with a wrong check digit', (address: string) => address.replace('q-00013', 'q-00014')],
    ['of a message', (address: string) => address.replace('q-', 'm-')],
    ['of no number', (address: string) => address.replace('q-00013', 'x')],
  ])('is not there %s', async (_, change) => {
    const address = await sendQuote()
    await sendQuote({ notes: 'another' })
    expect(await read(change(address))).toMatchObject({ status: 404, body: { title: '404 Page Not Found' } })
  })

  test('is not there once the quote is deleted, nor for a later quote of the same id', async () => {
    const address = await sendQuote()
    await site.db.deleteFrom('quotes').execute()
    expect((await read(address)).status).toBe(404)
    const row = { id: 1, ...good, productName: 'Rope', createdAt: '2026-01-01T00:00:00.000Z' }
    await site.db.insertInto('quotes').values(row).execute()
    expect((await read(address)).status).toBe(404)
  })
})
