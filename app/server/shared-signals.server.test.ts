import { describe, expect, test } from 'vitest'
import { sharingSignals, shareSignals } from './shared-signals.server'

const Sharing = sharingSignals(Request)
const address = 'http://site.test/elk?page=2'

describe('a request and its copies', () => {
  test.each([
    ['a copy by address', (request: Request, signal: AbortSignal) => new Sharing(request.url, { signal })],
    ['a copy of the request', (request: Request) => new Sharing(request)],
    ['a copy with other headers', (request: Request) => new Sharing(request, { headers: { accept: 'text/html' } })],
    ['a clone', (request: Request) => request.clone()],
    ["a clone's copy", (request: Request) => new Sharing(request.clone())],
  ])('%s has the very signal that was given, and learns that the client has gone', (_, copy) => {
    const gone = new AbortController()
    const request = new Sharing(address, { signal: gone.signal })
    const made = copy(request, gone.signal)
    expect(made.signal).toBe(gone.signal)
    gone.abort()
    expect(made.signal.aborted).toBe(true)
  })

  test('what has no signal gets one of its own, as ever', () => {
    const request = new Sharing(address)
    expect(request.signal).toBeInstanceOf(AbortSignal)
    expect(request.signal).not.toBe(new Sharing(address).signal)
  })

  test('one that is to be without the signal of its original is', () => {
    const gone = new AbortController()
    const copy = new Sharing(new Sharing(address, { signal: gone.signal }), { signal: null })
    gone.abort()
    expect(copy.signal.aborted).toBe(false)
  })

  test('all else is as the platform has it: address, method, headers, body', async () => {
    const { signal } = new AbortController()
    const request = new Sharing(address, { method: 'POST', headers: { accept: 'text/html' }, body: 'a=1', signal })
    const clone = request.clone()
    const copy = new Sharing(request, { headers: { accept: 'application/json' } })
    expect(copy).toBeInstanceOf(Request)
    expect([copy.url, copy.method, copy.headers.get('Accept')]).toEqual([address, 'POST', 'application/json'])
    expect(await copy.text()).toBe('a=1')
    expect([clone.headers.get('Accept'), await clone.text()]).toEqual(['text/html', 'a=1'])
    expect(() => new Sharing('nowhere', { signal })).toThrow(TypeError)
  })
})

test('takes the place of the platform’s, and gives it back', () => {
  const before = globalThis.Request
  const putBack = shareSignals()
  expect(new Request(address)).toBeInstanceOf(before)
  expect(Request).not.toBe(before)
  putBack()
  expect(Request).toBe(before)
})
