/** A page that comes directly from Remix's handler, and the same by way of express, as every HEAD goes: the same head. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../../scripts/site-process'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

/** No two answers have these in common, and of a body only its answer tells the coding and the length. */
const changing = [
  'date',
  'x-request-id',
  'content-length',
  'transfer-encoding',
  'content-encoding',
  'connection',
  'keep-alive',
]

async function headOf(method: string, address: string, coding: string) {
  const headers = { 'Accept-Encoding': coding }
  const answer = await fetch(site.url + address, { method, redirect: 'manual', headers })
  const own = [...answer.headers].filter(([name]) => !changing.includes(name))
  return { status: answer.status, headers: own, coding: answer.headers.get('content-encoding') }
}

test.each([
  ['/elk', 200, 'gzip'],
  ['/search?q=elk', 200, 'gzip'],
  ['/products?page=900', 200, 'gzip'],
  ['/hunting-tools/moon-phase-calendar?date=2026-11-07', 200, 'gzip'],
  ['/no/such/page', 404, 'gzip'],
  ['/no-such-slug', 404, 'gzip'],
  ['/admin', 401, 'gzip'],
  ['/products.data?x=1', 200, 'gzip'],
  ['/no-such-slug.data', 404, null],
  ['/healthz', 200, null],
])('%s: %i', async (address, status, coded) => {
  for (const coding of ['gzip', 'identity']) {
    // One that is kept goes neither way: each time it is another.
    const asked = `${address}${address.includes('?') ? '&' : '?'}asked=${coding}`
    const { coding: _, ...head } = await headOf('HEAD', asked, coding)
    const { coding: given, ...page } = await headOf('GET', asked, coding)
    expect(page).toEqual(head)
    expect(page.status).toBe(status)
    expect(given).toBe(coding === 'gzip' ? coded : null)
  }
})
