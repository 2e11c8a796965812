/** An open dashboard asks for news quietly, and every login form refuses too many wrong passwords. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../setup/site-process'
import { openSession } from '../setup/site-session'

const operator = { username: 'warden', password: 'a long password here' }

let site: RunningSite

beforeAll(async () => {
  const { username: ADMIN_USERNAME, password: ADMIN_PASSWORD } = operator
  site = await startSite({ ADMIN_USERNAME, ADMIN_PASSWORD, LIMIT_LOGIN: '3/900' })
  await send('/contact', { method: 'POST', body: form({ name: 'Secret Visitor', email: 'a@b.example', message: 'x' }) })
  const quote = { customerName: 'Secret Visitor', customerEmail: 'a@b.example' }
  await send('/products/cellular-trail-camera/quote', { method: 'POST', body: form(quote) })
})
afterAll(() => site.stop())

function send(address: string, init: RequestInit = {}) {
  return fetch(site.url + address, { redirect: 'manual', ...init })
}

function form(fields: Record<string, string>) {
  return new URLSearchParams(fields)
}

test('an open dashboard asks for news without a line in the log for each answer, nor a longer session', async () => {
  const Cookie = await openSession(site.url, operator)
  const answer = await send('/admin/news?quotes=0&contacts=0', { headers: { Cookie } })
  expect(await answer.json()).toMatchObject({ quotes: { open: 1, arrived: 1, newest: { sender: 'Secret Visitor' } } })
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.getSetCookie()).toEqual([])
  await send('/admin', { method: 'POST', body: form({ intent: 'logout' }), headers: { Cookie } })
  const refused = await send('/admin/news', { headers: { Cookie } })
  expect([refused.status, await refused.json()]).toEqual([401, { message: 'Unauthorized' }])
  const lineOf = (logged: Response) => `"requestId":"${String(logged.headers.get('x-request-id'))}"`
  await expect.poll(site.output).toContain(lineOf(refused))
  expect(site.output()).not.toContain(lineOf(answer))
})

test('too many wrong passwords are refused at every login form, and told when to come back', async () => {
  for (let time = 0; time < 3; time += 1) {
    const wrong = await send('/admin', {
      method: 'POST',
      body: form({ intent: 'login', username: 'nobody', password: 'x' }),
    })
    expect(wrong.status).toBe(400)
  }
  const kept = { intent: 'update-quote-status', id: '1', status: 'closed', back: '/admin' }
  for (const [address, fields] of [
    ['/admin', { intent: 'login' }],
    ['/admin/quotes', kept],
    ['/admin/contacts', kept],
  ] as const) {
    const answer = await send(address, { method: 'POST', body: form({ ...fields, ...operator }) })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(await answer.text()).toContain('Too many requests. Please try again later.')
  }
})
