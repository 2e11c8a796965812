/** Each is held against the platform's own copy. */
import { describe, expect, test } from 'vitest'
import { lightening, lightenCopies } from './light-copies.server'
import { LightRequest } from './light-request.server'
import { sharingSignals } from './shared-signals.server'

const Sharing = sharingSignals(Request)
const Light = lightening(Sharing)
const address = 'http://site.test:80/größe?page=2#part'

function given(more: RequestInit = {}) {
  const { signal } = new AbortController()
  return { method: 'GET', body: null, headers: new Headers({ accept: 'text/html' }), signal, ...more }
}

test('a copy of a request that brings nothing is light', () => {
  const copy = new Light(address, given())
  expect(copy).toBeInstanceOf(LightRequest)
  expect(copy).toBeInstanceOf(Request)
  expect(copy).toBeInstanceOf(Light)
})

test.each(['url', 'method', 'body', 'bodyUsed', 'redirect', 'mode', 'cache'] as const)(
  '%s is the platform’s',
  (name) => {
    expect(new Light(address, given())[name]).toEqual(new Sharing(address, given())[name])
  },
)

test('headers and signal are those that were given', () => {
  const init = given()
  const copy = new Light(address, init)
  expect(copy.headers).toBe(init.headers)
  expect(copy.signal).toBe(init.signal)
  expect(copy.clone().signal).toBe(init.signal)
})

test('a text is empty, however often it is read', async () => {
  const copy = new Light(address, given())
  expect([await copy.text(), await copy.text(), copy.bodyUsed]).toEqual(['', '', false])
})

describe('is the platform’s own:', () => {
  test.each([
    ['one that brings something', given({ method: 'POST', body: 'a=1' })],
    ['another method', given({ method: 'DELETE' })],
    ['one with other settings', given({ redirect: 'manual' })],
    ['headers of another kind', given({ headers: { accept: 'text/html' } })],
    ['one without a signal', given({ signal: null })],
    ['one without anything', undefined],
  ])('%s', (_, init) => {
    expect(new Light(address, init)).not.toBeInstanceOf(LightRequest)
  })

  test('the copy of a whole one', async () => {
    const copy = new Light(new Light(address, given({ method: 'POST', body: 'a=1' })))
    expect(copy).not.toBeInstanceOf(LightRequest)
    expect(await copy.text()).toBe('a=1')
  })
})

test.each(['nowhere', 'http://', 'http://warden:secret@site.test/', 'http://warden@site.test/'])(
  '%s is no address for either',
  (wrong) => {
    expect(() => new Sharing(wrong, given())).toThrow(TypeError)
    expect(() => new Light(wrong, given())).toThrow(TypeError)
  },
)

test('takes the place of the platform’s, and gives it back', () => {
  const before = globalThis.Request
  const putBack = lightenCopies()
  expect(new Request(address, given())).toBeInstanceOf(LightRequest)
  expect(Request).not.toBe(before)
  putBack()
  expect(Request).toBe(before)
})
