import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { PageStore, makePage, type Page } from './page-store.server'

const kib = 1024

function pageOf(html: string, version = 1): Page {
  return makePage(Buffer.from(html), new Headers({ 'Content-Type': 'text/html' }), {
    version,
    moment: '',
    depends: undefined,
  })
}

test('stays within its bound, whatever is asked for, and keeps what was asked for last', async () => {
  const store = new PageStore(1024 * kib)
  for (let number = 0; number < 3000; number += 1) {
    store.set(`/?cursor=${String(number)}`, pageOf(randomBytes(2 * kib).toString('hex')))
    expect(store.bytes).toBeLessThanOrEqual(1024 * kib)
  }
  await store.settled()
  expect(store.bytes).toBeLessThanOrEqual(1024 * kib)
  expect(store.bytes).toBeGreaterThan(900 * kib)
  expect(store.get('/?cursor=0')).toBeUndefined()
  expect(store.get('/?cursor=2999')).toBeDefined()
})

test('counts long addresses and empty pages too', () => {
  const store = new PageStore(1024 * kib)
  for (let number = 0; number < 1000; number += 1) store.set(`/${String(number)}${'x'.repeat(8000)}`, pageOf(''))
  expect(store.get('/0')).toBeUndefined()
  expect(store.bytes).toBeGreaterThan(900 * kib)
  expect(store.bytes).toBeLessThanOrEqual(1024 * kib)
})

test('does not take a page that would push out many others', () => {
  const store = new PageStore()
  store.set('/huge', pageOf('x'.repeat(3 * 1024 * kib)))
  expect(store.get('/huge')).toBeUndefined()
  expect(store.bytes).toBe(0)
})

test('a page that was replaced while it waited is compressed as the new one', async () => {
  const store = new PageStore()
  store.set('/', pageOf('old '.repeat(50_000)))
  store.compress('/', 'gzip')
  await nextTurn()
  store.set('/', pageOf('new '.repeat(500), 2))
  await store.settled()
  const gzip = store.get('/')?.forms.gzip
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe('new '.repeat(500))
})

test('bytes in every form belong to the page alone, so that the bound is what memory is really held', async () => {
  const store = new PageStore()
  store.set('/', pageOf('a page '.repeat(100)))
  store.compress('/', 'br')
  await store.settled()
  const forms = Object.values(store.get('/')?.forms ?? {})
  expect(forms).toHaveLength(3)
  for (const form of forms) expect(form?.body.buffer.byteLength).toBe(form?.body.byteLength)
})

test('is compressed quickly when it is kept, and as far as it goes when it was asked for again', async () => {
  const store = new PageStore()
  const words = Array.from({ length: 5000 }, (_, number) => `word${String((number * 7919) % 1000)}`).join(' ')
  const quick = store.set('/', pageOf(words)).forms.gzip
  expect(quick).toMatchObject({ isQuick: true })
  store.compress('/', 'gzip')
  await store.settled()
  const best = store.get('/')?.forms.gzip
  expect(best).toMatchObject({ isQuick: false })
  expect(gunzipSync(best?.body ?? '').toString()).toBe(words)
  expect(best?.body.byteLength).toBeLessThan(quick?.body.byteLength ?? 0)
})

test('a page with other headers has another tag', () => {
  const one = pageOf('same')
  const other = makePage(Buffer.from('same'), new Headers({ 'Content-Type': 'text/plain' }), one)
  expect(other.etag).not.toBe(one.etag)
  expect(pageOf('same', 2).etag).toBe(one.etag)
})
