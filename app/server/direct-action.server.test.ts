/** The way to the action itself, behind the front door; in the place of Remix stands what asks the exported action. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { data, redirect, type ActionFunctionArgs } from '@remix-run/node'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiRoute, created } from './api.server'
import { answerDirectly, directAction } from './direct-action.server'
import { chunk, openLoopback, requestHead, type Loopback } from './front-door/loopback.server'
import { log } from './log.server'

const path = '/things/:slug'
const json = 'Content-Type: application/json'

/** What the action does when it is asked. */
const act = vi.fn<(args: ActionFunctionArgs) => Promise<unknown>>()
const logged = vi.spyOn(log, 'error').mockReturnValue(undefined)
const remixAsked = vi.fn<(req: IncomingMessage) => void>()
const ended = vi.fn()
let action = directAction(path, act)
let site: Loopback

beforeEach(async () => {
  vi.clearAllMocks()
  action = directAction(path, act)
  site = await openLoopback(
    answerDirectly((req, res) => {
      void likeRemix(req, res)
    }),
  )
  site.server.on('request', (_req: IncomingMessage, res: ServerResponse) => res.once('close', ended))
})
afterEach(() => site.close())

/** Reads nothing of the body, and says of the outcome what it is. */
async function likeRemix(req: IncomingMessage, res: ServerResponse) {
  remixAsked(req)
  const headers = { 'x-exchange': String(req.headers['x-exchange']) }
  const request = new Request(`http://site.example${req.url ?? ''}`, { method: 'POST', headers })
  try {
    res.end(`Remix: ${JSON.stringify(await action({ request, params: {}, context: {} }))}`)
  } catch (error) {
    res.end(`Remix: ${JSON.stringify(error)} was thrown`)
  }
}

/** In one piece, and the last of its connection. */
function post(body: string, address = '/things/a-1', headers: readonly string[] = [json]) {
  const all = [...headers, `Content-Length: ${String(body.length)}`, 'Connection: close']
  return requestHead(`POST ${address}`, all) + body
}

describe('a post that came in one piece', () => {
  test('goes to the action, and its Response goes out, without Remix', async () => {
    act.mockImplementation(async ({ request, params }) => {
      const { method, url, headers } = request
      const own = { Location: '/things/1' }
      const body = { params, method, url, type: headers.get('content-type'), sent: await request.json() }
      return Response.json(body, { status: 201, headers: own })
    })
    const answer = await site.talk(post('{"a":1}'))
    expect(answer).toMatch(/^HTTP\/1.1 201 Created\r\n/)
    expect(answer).toContain('\r\nlocation: /things/1\r\n')
    expect(answer).toContain('\r\ncontent-type: application/json; charset=utf-8\r\n')
    expect(answer).toMatch(/\r\nvary: Accept-Encoding\r\n/i)
    expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n[^]*\r\nx-request-id: /)
    const url = 'http://site.example/things/a-1'
    const told = { params: { slug: 'a-1' }, method: 'POST', url, type: 'application/json', sent: { a: 1 } }
    expect(answer.split('\r\n\r\n')[1]).toBe(JSON.stringify(told))
    expect(remixAsked).not.toHaveBeenCalled()
  })

  test('is answered without a body, with each cookie in a header of its own', async () => {
    const headers = new Headers([
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ])
    act.mockResolvedValue(redirect('/things', { status: 303, headers }))
    const answer = await site.talk(post('a=1'))
    expect(answer).toMatch(/^HTTP\/1.1 303 See Other\r\n/)
    expect(answer).toContain('\r\nset-cookie: a=1\r\nset-cookie: b=2\r\n')
    expect(answer).not.toMatch(/\r\nvary:/i)
    expect(answer).toMatch(/\r\n\r\n$/)
  })

  test('is answered compressed where that is worth while and taken', async () => {
    const long = 'all the same '.repeat(200)
    act.mockImplementation(() => Promise.resolve(new Response(long)))
    const talk = await site.connect()
    const bytes: Buffer[] = []
    talk.socket.on('data', (piece: Buffer) => bytes.push(piece))
    talk.socket.write(post('{}', '/things/a', [json, 'Accept-Encoding: gzip']))
    expect(await talk.closed).toContain('\r\ncontent-encoding: gzip\r\n')
    const answer = Buffer.concat(bytes)
    expect(gunzipSync(answer.subarray(answer.indexOf('\r\n\r\n') + 4)).toString()).toBe(long)
    expect(await site.talk(post('{}'))).toContain(long)
  })

  test('may come on a connection that goes on', async () => {
    act.mockImplementation(async ({ request }) => new Response(`<${await request.text()}>`))
    const talk = await site.connect()
    talk.socket.write(`${requestHead('POST /things/a', ['Content-Length: 3'])}one`)
    await talk.until(/<one>/)
    talk.socket.write(`${requestHead('POST /things/a', ['Transfer-Encoding: chunked'])}${chunk('two')}0\r\n\r\n`)
    await talk.until(/<two>/)
    // More than Node reads ahead.
    talk.socket.write(post(`${'a'.repeat(40 * 1024)}three`, '/things/a', []).replace('Connection: close\r\n', ''))
    await talk.until(/three>/)
    talk.socket.write(post('', '/things/a', []))
    expect(await talk.closed).toContain('<>')
    expect(remixAsked).not.toHaveBeenCalled()
  })
})

describe('what Remix has to render goes on, and is not done again', () => {
  test('data', async () => {
    act.mockResolvedValue(data({ faults: 2 }, { status: 400 }))
    expect(await site.talk(post('a=1'))).toContain('Remix: {"type":"DataWithResponseInit","data":{"faults":2}')
    expect(act).toHaveBeenCalledOnce()
  })

  test('what was thrown', async () => {
    act.mockRejectedValue({ status: 404 })
    expect(await site.talk(post('a=1'))).toContain('Remix: {"status":404} was thrown')
    expect(act).toHaveBeenCalledOnce()
  })

  test('each outcome is its own request’s', async () => {
    act.mockImplementation(async ({ request }) => ({ sent: await request.text() }))
    const all = await Promise.all(['a', 'b', 'c'].map((body) => site.talk(post(body))))
    expect(all.map((answer) => /"sent":"(.)"/.exec(answer)?.[1])).toEqual(['a', 'b', 'c'])
    expect(act).toHaveBeenCalledTimes(3)
  })

  test('nor when the client has gone meanwhile: nobody is answered', async () => {
    let finish: (outcome: unknown) => void = () => undefined
    let signal: AbortSignal | undefined
    act.mockImplementation(({ request }) => {
      signal = request.signal
      return new Promise((resolve) => (finish = resolve))
    })
    const talk = await site.connect()
    talk.socket.write(post('a=1'))
    await vi.waitFor(() => {
      expect(act).toHaveBeenCalledOnce()
    })
    expect(signal?.aborted).toBe(false)
    talk.socket.destroy()
    await vi.waitFor(() => {
      expect(signal?.aborted).toBe(true)
    })
    finish({ faults: 1 })
    await new Promise(setImmediate)
    expect(ended).toHaveBeenCalledOnce()
    expect(act).toHaveBeenCalledOnce()
    expect(remixAsked).not.toHaveBeenCalled()
    expect(logged).not.toHaveBeenCalled()
  })
})

describe('as every request goes', () => {
  beforeEach(() => act.mockResolvedValue({ by: 'Remix' }))
  afterEach(() => {
    // The direct way would have found the slug.
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ params: {} }))
  })

  test.each([
    'GET /things/a',
    'HEAD /things/a',
    'POST /things/a?b',
    'POST /things/a.data',
    'POST /things/a/b',
    'POST /things/%61',
    'POST /Things/a',
    'POST /other',
  ])('%s', async (line) => {
    await site.talk(requestHead(line, ['Content-Length: 0', 'Connection: close']))
    expect(remixAsked).toHaveBeenCalledOnce()
  })

  test.each(['OPTIONS', 'PUT', 'DELETE'])('%s, which pages do not take', async (method) => {
    action = directAction('/api/things', act)
    await site.talk(requestHead(`${method} /api/things`, ['Content-Length: 0', 'Connection: close']))
    expect(remixAsked).toHaveBeenCalledOnce()
  })

  test('a body that does not come in one piece', async () => {
    const talk = await site.connect()
    talk.socket.write(post('a'.repeat(200 * 1024)))
    await talk.until(/Remix: /)
    expect(remixAsked).toHaveBeenCalledOnce()
  })

  test('a body that is still on its way: who is refused before it is read does not wait for it', async () => {
    const talk = await site.connect()
    talk.socket.write(`${requestHead('POST /things/a', ['Content-Length: 10'])}half`)
    expect(await talk.until(/Remix: /)).toMatch(/^HTTP\/1.1 200 /)
  })

  test('a body that waits to be asked for', async () => {
    const talk = await site.connect()
    talk.socket.write(requestHead('POST /things/a', ['Content-Length: 2', 'Expect: 100-continue', 'Connection: close']))
    await talk.until(/100 Continue/)
    await talk.until(/Remix: /)
  })
})

test('a call of the API that fails is told of, and answered with the API’s own words', async () => {
  const fault = new Error('of the call')
  const api = apiRoute({ POST: () => Promise.reject(fault) })
  act.mockImplementation(api.action)
  const answer = await site.talk(post('{}'))
  expect(answer).toMatch(
    /^HTTP\/1.1 500 [^]*\r\ncache-control: no-store\r\n[^]*\r\n\r\n{"message":"Internal Server Error"}$/,
  )
  const fields = { method: 'POST', path: '/things/a-1', error: fault }
  expect(logged).toHaveBeenCalledExactlyOnceWith('api call failed', expect.objectContaining(fields))
  act.mockImplementation(apiRoute({ POST: () => Promise.resolve(created({ id: 1 }, '/things/1')) }).action)
  expect(await site.talk(post('{}'))).toMatch(/\r\n\r\n{"id":1}$/)
})

test('an answer that cannot be sent is a 500, and told of', async () => {
  const broken = new ReadableStream({
    pull() {
      throw new Error('a broken stream')
    },
  })
  act.mockImplementation(() => Promise.resolve(new Response(broken)))
  expect(await site.talk(post('{}'))).toMatch(/^HTTP\/1.1 500 /)
  expect(logged).toHaveBeenCalledExactlyOnceWith('request failed', expect.objectContaining({ path: '/things/a-1' }))
})
