import { describe, expect, test } from 'vitest'
import { answerFile, fileBytes, makeFile, withForm, type EncodedFile } from './encoded-file.server'

const body = Buffer.from('body { color: red }')
const headers = { 'content-type': 'text/css; charset=UTF-8', 'cache-control': 'public, max-age=3600', etag: 'W/"a"' }
const changedAt = Date.parse('2026-11-21T09:30:00.750Z')
const plain: EncodedFile = { ...makeFile(body, headers), changedAt }
const file = withForm(withForm(plain, 'gzip', Buffer.from('gz')), 'br', Buffer.from('b'))

function ask(sent: Record<string, string>, { method = 'GET', of = file } = {}) {
  return answerFile(of, { method, headers: sent })
}

test('a form has its own length and coding, and all else alike', () => {
  expect(ask({ 'accept-encoding': 'br' })).toEqual({
    status: 200,
    headers: { ...headers, vary: 'Accept-Encoding', 'content-encoding': 'br', 'content-length': '1' },
    body: Buffer.from('b'),
  })
  expect(ask({})).toEqual({
    status: 200,
    headers: { ...headers, vary: 'Accept-Encoding', 'content-length': String(body.byteLength) },
    body,
  })
  expect(fileBytes(file)).toBe(body.byteLength + 3)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['identity', undefined],
  ['deflate', undefined],
])('to “%s” it is sent as %s', (accepted, coding) => {
  expect(ask({ 'accept-encoding': accepted })?.headers['content-encoding']).toBe(coding)
})

test('who takes no form that there is gets no answer from here', () => {
  expect(ask({ 'accept-encoding': 'identity;q=0, gzip' }, { of: plain })).toBeUndefined()
})

test('a better form that is missing is told of, and the next best is sent', () => {
  const missing: string[] = []
  const answer = answerFile(
    withForm(plain, 'gzip', Buffer.from('gz')),
    { method: 'GET', headers: { 'accept-encoding': 'gzip, br' } },
    (coding) => missing.push(coding),
  )
  expect(answer?.headers['content-encoding']).toBe('gzip')
  expect(missing).toEqual(['br'])
})

test('the headers of a form are the same object each time: what is put together from them is kept with it', () => {
  for (const sent of [{}, { 'accept-encoding': 'gzip' }, { 'if-none-match': '*' }]) {
    expect(ask(sent)?.headers).toBe(ask(sent)?.headers)
    expect(ask(sent, { method: 'HEAD' })?.headers).toBe(ask(sent)?.headers)
  }
})

test('HEAD has the headers and no bytes', () => {
  const { body: _, ...head } = ask({ 'accept-encoding': 'br' }) ?? {}
  expect(ask({ 'accept-encoding': 'br' }, { method: 'HEAD' })).toEqual({ ...head, body: undefined })
})

test('what is compressed by itself does not vary', () => {
  expect(makeFile(body, { 'content-type': 'image/png' }).forms.identity.headers).not.toHaveProperty('vary')
  expect(makeFile(body, { 'content-type': 'image/svg+xml', vary: 'Origin' }).forms.identity.headers.vary).toBe(
    'Origin, Accept-Encoding',
  )
})

describe('who has it already', () => {
  const unchanged = {
    status: 304,
    headers: { 'cache-control': headers['cache-control'], etag: headers.etag, vary: 'Accept-Encoding' },
    body: undefined,
  }
  const before = { 'if-modified-since': 'Sat, 21 Nov 2026 09:29:59 GMT' }
  const since = { 'if-modified-since': 'Sat, 21 Nov 2026 09:30:00 GMT' }

  test.each<[string, Record<string, string>]>([
    ['by its tag', { 'if-none-match': 'W/"a"' }],
    ['by one of several', { 'if-none-match': '"b", "a"' }],
    ['by any', { 'if-none-match': '*' }],
    ['by the second of its last change', since],
    ['by its tag, whatever the time', { 'if-none-match': '"a"', ...before }],
  ])('%s: 304', (_, sent) => {
    expect(ask(sent)).toEqual(unchanged)
  })

  test.each<[string, Record<string, string>]>([
    ['another tag', { 'if-none-match': 'W/"b"' }],
    ['another tag, whatever the time', { 'if-none-match': 'W/"b"', ...since }],
    ['an earlier time', before],
    ['no time', { 'if-modified-since': 'yesterday' }],
  ])('%s: the whole of it', (_, sent) => {
    expect(ask(sent)?.status).toBe(200)
  })

  test('a file without tag and time is sent whole', () => {
    const bare = makeFile(body, { 'content-type': 'text/plain' })
    expect(ask({ 'if-none-match': '"a"' }, { of: bare })?.status).toBe(200)
    expect(ask(since, { of: bare })?.status).toBe(200)
  })
})
