/** Posts of the public forms and their API: what is stored, counted, answered and logged. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, withDatabase, type RunningSite } from '../setup/site-process'
import { rawRequest } from './raw-request'

const form = '/products/full-body-treestand-harness/quote'
const api = '/api/quotes'
const contactForm = '/contact'
const contactApi = '/api/contacts'
const settings = { LIMIT_FORMS: '2/600', TRUST_PROXY: '127.0.0.1', ADMIN_PASSWORD: 'a password for tests alone' }

let site: RunningSite
/** Each asks from an address of its own. */
let visitors = 0
beforeAll(async () => {
  site = await startSite(settings)
})
afterAll(() => site.stop())

interface Sent {
  address: string
  body: string
  type: string
  from: string
}

function send({ address, body, type, from }: Sent) {
  const headers = { 'Content-Type': type, 'X-Forwarded-For': from }
  return fetch(site.url + address, { method: 'POST', redirect: 'manual', body, headers })
}

function stored(from: string) {
  return withDatabase(site, async (db) => {
    const quotes = await db.selectFrom('quotes').select('id').execute()
    const contacts = await db.selectFrom('contacts').select('id').execute()
    const counts = db.selectFrom('rateLimits').select(['kind', 'count']).where('key', '=', from).orderBy('kind')
    return { rows: quotes.length + contacts.length, counts: await counts.execute() }
  })
}

const urlEncoded = 'application/x-www-form-urlencoded'
const json = 'application/json'
const person = (name: string) => ({ customerName: name, customerEmail: 'ada@example.org' })
const message = (name: string) => ({ name, email: 'ada@example.org', message: 'Where do the elk go?' })

describe.each([
  ['a quote by the API', api, json, (name: string) => JSON.stringify({ ...person(name), productId: 1 }), 201, 1],
  [
    'a quote without a product',
    api,
    json,
    (name: string) => JSON.stringify({ ...person(name), productId: 99 }),
    400,
    0,
  ],
  ['fields that are missing', api, json, () => '{}', 400, 0],
  ['JSON that is none', api, json, () => '{', 400, 0],
  ['another content type', api, 'text/plain', () => '{}', 415, 0],
  [
    'a quote by the form',
    form,
    urlEncoded,
    (name: string) => new URLSearchParams(person(`${name} by form`)).toString(),
    303,
    1,
  ],
  [
    'a dialog',
    form,
    urlEncoded,
    (name: string) => `${new URLSearchParams(person(`${name} of a dialog`)).toString()}&dialog=1`,
    200,
    1,
  ],
  ['fields that are missing in the form', form, urlEncoded, () => 'notes=Keep+me', 400, 0],
  ['a form with another intent', form, urlEncoded, () => 'intent=other', 400, 0],
  ['a form as JSON', form, json, () => '{}', 415, 0],
  ['a message by the API', contactApi, json, (name: string) => JSON.stringify(message(name)), 201, 1],
  ['a message without its fields', contactApi, json, () => '{}', 400, 0],
  [
    'a message by the form',
    contactForm,
    urlEncoded,
    (name: string) => new URLSearchParams(message(`${name} by form`)).toString(),
    303,
    1,
  ],
  ['a message form that is not filled in', contactForm, urlEncoded, () => 'message=Keep+me', 400, 0],
  ['a message form with another intent', contactForm, urlEncoded, () => 'intent=other', 400, 0],
  ['a message form as JSON', contactForm, json, () => '{}', 415, 0],
  ['a form for no product', '/products/none/quote', urlEncoded, (name: string) => `customerName=${name}`, 404, 0],
] as const)('%s', (_, address, type, body, status, rows) => {
  test('is counted once, and stored where it is whole', async () => {
    const from = `192.0.2.${String((visitors += 1))}`
    const before = (await stored('')).rows
    const answer = await send({ address, body: body('Ada'), type, from })
    expect(answer.status).toBe(status)
    expect((await stored('')).rows).toBe(before + rows)
    expect((await stored(from)).counts).toContainEqual({ kind: 'form-attempt', count: 1 })
  })
})

describe('too many attempts', () => {
  test.each([
    [api, json, '203.0.113.2'],
    [form, urlEncoded, '203.0.113.3'],
  ])('%s: counted once each, and refused before the body is there', async (address, type, from) => {
    for (let attempt = 0; attempt < 20; attempt++) {
      expect((await send({ address, body: '{}', type, from })).status).toBe(400)
    }
    const whole = await send({ address, body: '{}', type, from })
    expect(whole.status).toBe(429)
    expect(whole.headers.has('retry-after')).toBe(true)
    if (address === api) {
      const head = [`POST ${api} HTTP/1.1`, 'Host: a.example', `Content-Type: ${type}`, `X-Forwarded-For: ${from}`]
      const early = await rawRequest(site.port, `${[...head, 'Content-Length: 100'].join('\r\n')}\r\n\r\n`, 3000)
      expect(early.status).toBe(429)
    }
  })
})

test('each has its line in the log, without what was typed', async () => {
  const answer = await send({ address: api, body: '{}', type: json, from: '203.0.113.4' })
  const id = answer.headers.get('x-request-id') ?? ''
  await expect
    .poll(() =>
      site
        .output()
        .split('\n')
        .filter((line) => line.includes(id)),
    )
    .toHaveLength(1)
  const [line] = site
    .output()
    .split('\n')
    .filter((one) => one.includes(id))
  expect(line).toMatch(/"method":"POST","path":"\/api\/quotes","status":400,"ms":[\d.]+,"event":"request"/)
})
