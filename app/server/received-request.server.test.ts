/** Each is held against the real `Request` of the same post. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { toRequest } from './direct-request.server'
import { ReceivedRequest } from './received-request.server'

const typed = 'name=Ada&notes=Größe+%F0%9F%A6%8C'
const byteOrderMark = [0xef, 0xbb, 0xbf]

function post(body: string | Uint8Array | null = typed) {
  const req = new IncomingMessage(new Socket())
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  Object.assign(req, { method: 'POST', url: '/products/Größe?q=%zz' })
  Object.assign(req.headers, {
    host: 'Site.Example:80',
    'content-type': 'application/x-www-form-urlencoded',
    accept: ['a', 'b'],
    cookie: 'one=1; two=2',
  })
  const res = new ServerResponse(req)
  return { res, own: new ReceivedRequest(req, res, bytes), real: toRequest(req, res, bytes) }
}

test.each([
  'method',
  'url',
  'bodyUsed',
  'cache',
  'credentials',
  'destination',
  'integrity',
  'keepalive',
  'mode',
  'redirect',
  'referrer',
  'referrerPolicy',
] as const)('%s is that of a real one', (name) => {
  const { own, real } = post()
  expect(own[name]).toBe(real[name])
})

test('headers are those of a real one', () => {
  const { own, real } = post()
  expect([...own.headers]).toEqual([...real.headers])
  expect(own.headers).toBe(own.headers)
})

describe('the body', () => {
  const bodies = [typed, '{"a":[1,"ü"]}', '', null, Uint8Array.of(...byteOrderMark, 123, 125), Uint8Array.of(255, 97)]

  test.each(bodies)('%j as a text', async (body) => {
    const { own, real } = post(body)
    expect(await own.text()).toBe(await real.text())
  })

  test.each(bodies)('%j as bytes', async (body) => {
    const { own, real } = post(body)
    expect(await own.arrayBuffer()).toEqual(await real.arrayBuffer())
    expect(await post(body).own.bytes()).toEqual(new Uint8Array(await post(body).real.arrayBuffer()))
  })

  test.each(bodies)('%j as JSON', async (body) => {
    const { own, real } = post(body)
    const [a, b] = await Promise.allSettled([own.json(), real.json()])
    expect(a.status).toBe(b.status)
    if (a.status === 'fulfilled') expect(a).toEqual(b)
    else expect(a.reason).toBeInstanceOf(SyntaxError)
  })

  test('as a form, as a stream, and of a copy', async () => {
    expect([...(await post().own.formData())]).toEqual([...(await post().real.formData())])
    expect(await new Response(post().own.body).text()).toBe(typed)
    const { own } = post()
    expect(await own.clone().text()).toBe(typed)
    expect(await (await own.blob()).text()).toBe(typed)
  })

  test.each(['text', 'json', 'bytes', 'arrayBuffer', 'formData'] as const)('is read but once: %s', async (read) => {
    const { own } = post('{}')
    await own.text()
    expect(own.bodyUsed).toBe(true)
    if (read !== 'formData') await expect(own[read]()).rejects.toThrow(TypeError)
    const other = post('a=1').own
    await other.formData()
    expect(other.bodyUsed).toBe(true)
    await expect(other.text()).rejects.toThrow(TypeError)
  })
})

describe('the signal', () => {
  test('tells that the client has gone', () => {
    const { own, res } = post()
    const { signal } = own
    expect(signal.aborted).toBe(false)
    res.emit('close')
    expect(signal.aborted).toBe(true)
    expect(own.signal).toBe(signal)
  })

  test('tells it too who asks later', () => {
    const { own, res } = post()
    res.destroy()
    expect(own.signal.aborted).toBe(true)
  })
})
