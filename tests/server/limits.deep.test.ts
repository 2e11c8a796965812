/** The built site limits attempts by address, accepts a proxy's request ids, and stores no password as typed. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '~db/test-database'
import { startSite, withDatabase, type RunningSite } from '../setup/site-process'
import { dumpTables } from '../routes/dump-tables'
import { rawRequest } from './raw-request'

const settings = { LIMIT_FORMS: '2/600', TRUST_PROXY: '127.0.0.1', ADMIN_PASSWORD: 'a password for tests alone' }
const slug = 'full-body-treestand-harness'
let site: RunningSite

beforeAll(async () => {
  site = await startSite(settings)
})
afterAll(() => site.stop())

test.each([
  ['/api/quotes', 'application/json', '203.0.113.2'],
  [`/products/${slug}/quote`, 'application/x-www-form-urlencoded', '203.0.113.3'],
])('of %s twenty attempts are the end, before the body is there', async (address, type, from) => {
  const headers = { 'Content-Type': type, 'X-Forwarded-For': from }
  const send = () => fetch(site.url + address, { method: 'POST', body: '{}', headers })
  for (let attempt = 0; attempt < 20; attempt += 1) expect((await send()).status).toBe(400)
  const whole = await send()
  expect([whole.status, whole.headers.has('retry-after')]).toEqual([429, true])
  if (address !== '/api/quotes') return
  const head = [`POST ${address} HTTP/1.1`, 'Host: a.example', `Content-Type: ${type}`, `X-Forwarded-For: ${from}`]
  const early = await rawRequest(site.port, `${[...head, 'Content-Length: 100'].join('\r\n')}\r\n\r\n`, 3000)
  expect(early.status).toBe(429)
})

test("a proxy's own id of a request is taken over, if it looks like one", async () => {
  const idOf = async (id: string) =>
    (await fetch(`${site.url}/elk`, { headers: { 'X-Request-Id': id } })).headers.get('x-request-id')
  expect(await idOf('proxy-0001')).toBe('proxy-0001')
  expect(await idOf('{"level":"error"}')).toMatch(/^[\da-f-]{36}$/)
})

test('the database keeps no password as it was typed', async () => {
  const files = [site.database, `${site.database}-wal`]
  const file =
    testServer === undefined
      ? files.map((name) => readFileSync(name, 'latin1')).join('')
      : JSON.stringify(await withDatabase(site, dumpTables))
  expect(file).toContain('$scrypt$ln=17,r=8,p=1$')
  expect(file).not.toContain(settings.ADMIN_PASSWORD)
})
