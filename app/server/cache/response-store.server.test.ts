import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeFile } from './encoded-file.server'
import { exactCopy, ResponseStore, type StoredResponse } from './response-store.server'

const kib = 1024

function storeOf(mostBytes: number) {
  return new ResponseStore<StoredResponse>({ mostBytes, mostEntryBytes: mostBytes / 2 })
}

function answerOf(body: string | Buffer, { type = 'text/plain', version = 1 } = {}): StoredResponse {
  const file = makeFile(Buffer.from(body), { 'content-type': type, etag: `W/"${String(version)}"` })
  return { file, version }
}

test('is compressed to gzip when it is kept, and to brotli when that is missed', async () => {
  const answers = storeOf(24 * 1024 * kib)
  const text = 'a line of text\n'.repeat(100)
  answers.set('/a', answerOf(text))
  await answers.settled()
  const { gzip, br } = answers.get('/a')?.file.forms ?? {}
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(text)
  expect(br).toBeUndefined()
  answers.compress('/a', 'br')
  await answers.settled()
  const { br: made } = answers.get('/a')?.file.forms ?? {}
  expect(brotliDecompressSync(made?.body ?? '').toString()).toBe(text)
  expect(made?.headers).toMatchObject({ 'content-encoding': 'br', etag: 'W/"1"', vary: 'Accept-Encoding' })
})

test('what is compressed by itself is left as it is', async () => {
  const answers = storeOf(24 * 1024 * kib)
  answers.set('/a.png', answerOf('x'.repeat(1000), { type: 'image/png' }))
  answers.compress('/a.png', 'br')
  await answers.settled()
  expect(Object.keys(answers.get('/a.png')?.file.forms ?? {})).toEqual(['identity'])
})

test('what is long is never compressed to brotli, which takes a second for a megabyte', async () => {
  const answers = storeOf(24 * 1024 * kib)
  answers.set('/long', answerOf('x'.repeat(600 * kib)))
  answers.compress('/long', 'br')
  await answers.settled()
  expect(Object.keys(answers.get('/long')?.file.forms ?? {})).toEqual(['identity', 'gzip'])
})

test('the same bytes of newer content are not compressed again, and have the new headers', async () => {
  const answers = storeOf(24 * 1024 * kib)
  answers.set('/a', answerOf('same '.repeat(100)))
  answers.compress('/a', 'br')
  await answers.settled()
  const before = answers.get('/a')?.file.forms
  answers.set('/a', answerOf('same '.repeat(100), { version: 2 }))
  const after = answers.get('/a')?.file.forms
  expect(after?.gzip?.body).toBe(before?.gzip?.body)
  expect(after?.br?.body).toBe(before?.br?.body)
  expect([after?.identity, after?.gzip, after?.br].map((form) => form?.headers.etag)).toEqual(Array(3).fill('W/"2"'))
})

test('one that was replaced while it waited is compressed as the new one', async () => {
  const answers = storeOf(24 * 1024 * kib)
  answers.set('/a', answerOf('old '.repeat(500)))
  answers.set('/a', answerOf('new '.repeat(500), { version: 2 }))
  await answers.settled()
  expect(gunzipSync(answers.get('/a')?.file.forms.gzip?.body ?? '').toString()).toBe('new '.repeat(500))
})

test('an older one that was finished last does not replace the newer', () => {
  const answers = storeOf(1024 * kib)
  answers.set('/a', answerOf('new', { version: 2 }))
  answers.set('/a', answerOf('old', { version: 1 }))
  expect(answers.get('/a')?.version).toBe(2)
})

test('bytes in every form belong to the response alone, so that the bound is what memory is really held', async () => {
  const answers = storeOf(1024 * kib)
  answers.set('/a', {
    ...answerOf(''),
    file: makeFile(exactCopy(Buffer.from('a page '.repeat(100))), { 'content-type': 'text/html' }),
  })
  answers.compress('/a', 'br')
  await answers.settled()
  const forms = Object.values(answers.get('/a')?.file.forms ?? {})
  expect(forms).toHaveLength(3)
  for (const { body } of forms) expect(body.buffer.byteLength).toBe(body.byteLength)
})

test('stays within its bound, whatever is asked for, and keeps what was asked for last', async () => {
  const answers = storeOf(1024 * kib)
  for (let number = 0; number < 2000; number += 1) {
    answers.set(`/?text=${String(number)}`, answerOf(randomBytes(2 * kib).toString('hex')))
    expect(answers.bytes).toBeLessThanOrEqual(1024 * kib)
  }
  await answers.settled()
  expect(answers.bytes).toBeLessThanOrEqual(1024 * kib)
  expect(answers.bytes).toBeGreaterThan(900 * kib)
  expect(answers.get('/?text=0')).toBeUndefined()
  expect(answers.get('/?text=1999')).toBeDefined()
})

test('counts long addresses too, and does not take what would push out many others', () => {
  const answers = storeOf(1024 * kib)
  for (let number = 0; number < 200; number += 1) answers.set(`/${String(number)}${'x'.repeat(8000)}`, answerOf(''))
  expect(answers.get(`/0${'x'.repeat(8000)}`)).toBeUndefined()
  const before = answers.bytes
  answers.set('/huge', answerOf(randomBytes(600 * kib)))
  expect(answers.get('/huge')).toBeUndefined()
  expect(answers.bytes).toBe(before)
})
