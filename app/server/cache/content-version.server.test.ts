import { afterEach, expect, test, vi } from 'vitest'

const address = 'http://site.example/feed.xml'

afterEach(() => {
  vi.resetModules()
})

async function startSite() {
  vi.resetModules()
  const { revalidation } = await import('./content-version.server')
  return (version: number, known?: string) =>
    revalidation(new Request(address, { headers: known === undefined ? {} : { 'If-None-Match': known } }), version)
}

test('who has the answer of a version is told so while the site runs', async () => {
  const revalidate = await startSite()
  const { headers, isFresh } = revalidate(34)
  expect(isFresh).toBe(false)
  expect(revalidate(34, headers.ETag)).toEqual({ headers, isFresh: true })
  expect(revalidate(35, headers.ETag).isFresh).toBe(false)
})

// The address in the configuration may have changed, or a restored backup may have come to the same number.
test('the same number after another start stands for another answer', async () => {
  const { headers } = (await startSite())(34)
  const revalidate = await startSite()
  expect(revalidate(34, headers.ETag).isFresh).toBe(false)
})
