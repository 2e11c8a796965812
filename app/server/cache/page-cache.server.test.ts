import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { AppLoadContext } from '@remix-run/node'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forEverybody, readCacheRule } from './cache-policy.server'
import { createPageCache, pageStore } from './page-cache.server'
import { log } from '~/server/log.server'

let site: Awaited<ReturnType<typeof openSite>>
beforeEach(async () => {
  site = await openSite()
})
afterEach(async () => {
  site.server.close()
  await once(site.server, 'close')
})

async function openSite() {
  const content = {
    version: 1,
    text: 'one',
    now: Date.parse('2026-11-21T04:59:00.000Z'),
    status: 200,
    headers: { 'Cache-Control': forEverybody, 'Content-Type': 'text/html; charset=utf-8' },
    handle: {},
    readVersion: () => content.version,
    whileRendering: () => Promise.resolve(),
    rendered: 0,
  }
  const store = pageStore()
  const pages = createPageCache({
    readVersion: () => content.readVersion(),
    timeZone: 'America/New_York',
    now: () => content.now,
    store,
  })

  async function render(req: http.IncomingMessage, context: AppLoadContext): Promise<Response> {
    content.rendered += 1
    const headers = new Headers(
      Object.entries(req.headers).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const html = `<p>${content.text} ${'and on '.repeat(500)}</p>`
    await content.whileRendering()
    const request = new Request(`http://site.example${req.url ?? ''}`, { headers })
    const { status } = content
    const own = new Headers(content.headers)
    const keeping = readCacheRule([content.handle])
    return pages.toResponse({ request, context }, { html, status, headers: own, keeping })
  }

  async function answer(req: http.IncomingMessage, res: http.ServerResponse) {
    const context: AppLoadContext = {}
    const finished = await pages.findCached(req, res, context)
    if (finished !== undefined) {
      res.writeHead(finished.status, finished.headers).end(finished.body)
      return
    }
    const response = await render(req, context)
    res.writeHead(response.status, Object.fromEntries(response.headers)).end(Buffer.from(await response.arrayBuffer()))
  }

  const server = http.createServer((req, res) => {
    void answer(req, res)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  async function ask(path = '/', headers: http.OutgoingHttpHeaders = {}, method = 'GET') {
    const before = content.rendered
    const request = http.request({ port, host: '127.0.0.1', path, method, headers, agent: false }).end()
    const response = await new Promise<http.IncomingMessage>((resolve) => request.once('response', resolve))
    const chunks: Uint8Array[] = []
    for await (const chunk of response) if (chunk instanceof Uint8Array) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    return { status: response.statusCode, headers: response.headers, body, isRendered: content.rendered > before }
  }
  return {
    server,
    content,
    store,
    ask,
    port,
    findCached: pages.findCached,
    isKept: async (path?: string) => !(await ask(path)).isRendered,
  }
}

describe('a page', () => {
  test('is rendered once, and then sent with the same bytes and headers, and its length', async () => {
    const first = await site.ask()
    const second = await site.ask()
    expect([first.isRendered, second.isRendered]).toEqual([true, false])
    expect(second.body).toEqual(first.body)
    expect(second.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': forEverybody,
      'content-length': String(first.body.byteLength),
      etag: first.headers.etag,
      vary: 'Accept-Encoding',
    })
    expect(first.headers.etag).toMatch(/^W\/"[\w-]{22}"$/)
    expect(second.headers).not.toHaveProperty('content-encoding')
  })

  test('is sent in the best form that there is for the client, and makes a better one for the next', async () => {
    const { body } = await site.ask()
    await site.store.settled()
    const take = { 'accept-encoding': 'gzip, br' }
    const early = await site.ask('/', take)
    expect(early.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(early.body)).toEqual(body)
    await site.store.settled()
    const late = await site.ask('/', take)
    expect(late.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(late.body.byteLength) })
    expect(brotliDecompressSync(late.body)).toEqual(body)
    expect((await site.ask('/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
    expect((await site.ask('/', { 'accept-encoding': 'identity' })).body).toEqual(body)
    expect(site.content.rendered).toBe(1)
  })

  test('that a client takes in no form is left to the application', async () => {
    await site.ask()
    expect(await site.ask('/', { 'accept-encoding': '*;q=0' })).toMatchObject({ isRendered: true })
  })

  test('is not sent again to who has it, in whatever form', async () => {
    const { etag = '' } = (await site.ask()).headers
    for (const known of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await site.ask('/', { 'if-none-match': known, 'accept-encoding': 'br' }, method)
        expect(answer).toMatchObject({ status: 304, isRendered: false })
        expect(answer.body.byteLength).toBe(0)
        expect(answer.headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': forEverybody })
        expect(answer.headers).not.toHaveProperty('content-type')
      }
    }
    expect(await site.ask('/', { 'if-none-match': '"another"' })).toMatchObject({ status: 200, isRendered: false })
  })

  test('answers HEAD with the headers of GET and no body', async () => {
    expect(await site.ask('/', {}, 'HEAD')).toMatchObject({ isRendered: true })
    expect(await site.isKept()).toBe(false)
    const got = await site.ask()
    const head = await site.ask('/', {}, 'HEAD')
    expect(head).toMatchObject({ status: 200, isRendered: false })
    expect(head.headers).toMatchObject({ etag: got.headers.etag, 'content-length': got.headers['content-length'] })
    expect(head.body.byteLength).toBe(0)
  })
})

describe('the content', () => {
  test('shows at once when it has changed', async () => {
    await site.ask()
    Object.assign(site.content, { version: 2, text: 'two' })
    expect(await site.ask()).toMatchObject({ isRendered: true })
    expect((await site.ask()).body.toString()).toContain('two')
    expect(await site.isKept()).toBe(true)
  })

  test('is rendered once for all who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.ask()))
    expect(site.content.rendered).toBe(1)
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1)
    Object.assign(site.content, { version: 2, text: 'two' })
    await Promise.all(Array.from({ length: 20 }, () => site.ask()))
    expect(site.content.rendered).toBe(2)
  })

  test('that changes while others wait for it is rendered for them anew', async () => {
    site.content.whileRendering = async () => {
      site.content.whileRendering = () => Promise.resolve()
      Object.assign(site.content, { version: 2, text: 'two' })
      late.push(site.ask(), site.ask())
      await pause(20)
    }
    const late: ReturnType<typeof site.ask>[] = []
    expect((await site.ask()).body.toString()).toContain('one')
    for (const { body } of await Promise.all(late)) expect(body.toString()).toContain('two')
    expect(site.content.rendered).toBe(2)
  })

  test('that turns out not to be kept is rendered for each, and nobody waits twice', async () => {
    site.content.handle = { cache: false }
    await Promise.all(Array.from({ length: 5 }, () => site.ask()))
    expect(site.content.rendered).toBe(5)
  })

  test('whose first asker goes away is rendered for the others', async () => {
    const others = await new Promise<string[]>((resolve, reject) => {
      const impatient = http.get({ port: site.port, host: '127.0.0.1', path: '/', agent: false })
      impatient.on('error', () => undefined)
      site.content.whileRendering = async () => {
        site.content.whileRendering = () => Promise.resolve()
        const asked = [site.ask(), site.ask()]
        await pause(20)
        impatient.destroy()
        await Promise.all(asked).then((answers) => {
          resolve(answers.map(({ body }) => body.toString()))
        }, reject)
      }
    })
    expect(others).toEqual([expect.stringContaining('one'), expect.stringContaining('one')])
    expect(await site.isKept()).toBe(true)
  })

  test('is asked for its version for every answer, also within one turn of the event loop', async () => {
    await site.ask()
    const read = vi.fn(() => 1)
    site.content.readVersion = read
    const res = new http.ServerResponse(new http.IncomingMessage(new net.Socket()))
    const { req } = Object.assign(res, { req: Object.assign(res.req, { method: 'GET', url: '/' }) })
    expect(site.findCached(req, res, {})).toMatchObject({ status: 200 })
    read.mockReturnValue(2)
    expect(site.findCached(req, res, {})).toBeUndefined()
  })

  test('that changes in the middle of a render does not make the older page look fresh', async () => {
    site.content.whileRendering = () => {
      Object.assign(site.content, { version: 2, text: 'two', whileRendering: () => Promise.resolve() })
      return Promise.resolve()
    }
    expect((await site.ask()).body.toString()).toContain('one')
    expect((await site.ask()).body.toString()).toContain('two')
  })

  test('that leaves a page as it was costs a rendering, but no second sending and no compression', async () => {
    const { etag } = (await site.ask()).headers
    await site.store.settled()
    const { bytes } = site.store
    site.content.version = 2
    expect(await site.ask('/', { 'if-none-match': etag })).toMatchObject({ status: 304, isRendered: true })
    expect(site.store.bytes).toBe(bytes)
    expect(await site.isKept()).toBe(true)
  })

  test('with other headers has another tag', async () => {
    const { etag } = (await site.ask()).headers
    Object.assign(site.content, { version: 2, headers: { ...site.content.headers, 'X-Robots-Tag': 'noindex' } })
    expect((await site.ask()).headers.etag).not.toBe(etag)
  })

  test('is not trusted while the database does not answer, which the log says once', async () => {
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    await site.ask()
    site.content.readVersion = () => {
      throw new Error('locked')
    }
    expect(await site.ask()).toMatchObject({ status: 200, isRendered: true })
    expect(await site.ask()).toMatchObject({ isRendered: true })
    expect(warned).toHaveBeenCalledOnce()
    site.content.readVersion = () => 1
    expect(await site.isKept()).toBe(true)
  })
})

describe('the clock', () => {
  test.each([
    ['nothing', {}, true, true],
    ['the date', { cache: { depends: 'date' } }, true, false],
    ['the hour', { cache: { depends: 'hour' } }, true, false],
  ])('a page that depends on %s, a minute before and at midnight', async (_what, handle, isSame, isSameNextDay) => {
    site.content.handle = handle
    await site.ask()
    site.content.now += 59_999
    expect(await site.isKept()).toBe(isSame)
    site.content.now += 1
    expect(await site.isKept()).toBe(isSameNextDay)
  })

  test('a page that depends on the date lasts over the hour', async () => {
    site.content.handle = { cache: { depends: 'date' } }
    site.content.now = Date.parse('2026-11-21T12:00:00.000Z')
    await site.ask()
    site.content.now = Date.parse('2026-11-21T13:00:00.000Z')
    expect(await site.isKept()).toBe(true)
  })
})

describe('is never kept', () => {
  const change: [string, () => void][] = [
    ['another status', () => (site.content.status = 404)],
    ['what sets a cookie', () => Object.assign(site.content.headers, { 'Set-Cookie': 'a=b' })],
    ['what is private', () => Object.assign(site.content.headers, { 'Cache-Control': 'private, no-store' })],
    ['what its route forbids', () => (site.content.handle = { cache: false })],
  ]
  test.each(change)('%s', async (_what, act) => {
    act()
    expect((await site.ask()).headers).not.toHaveProperty('etag')
    expect(await site.isKept()).toBe(false)
    expect(site.store.bytes).toBe(0)
  })

  test('an address with a parameter that its route does not list', async () => {
    await site.ask('/?cursor=1')
    expect(await site.isKept('/?cursor=1')).toBe(false)
    site.content.handle = { cache: { query: ['cursor'] } }
    await site.ask('/?cursor=1')
    expect(await site.isKept('/?cursor=1')).toBe(true)
    expect(await site.isKept('/?cursor=2')).toBe(false)
    expect(await site.isKept('/')).toBe(false)
  })

  test.each([{ cookie: 'stagwise_session=x' }, { cookie: 'a=b; stagwise_toast=x' }, { authorization: 'Basic eDp5' }])(
    'nor sent: what was asked for with %j',
    async (headers) => {
      expect((await site.ask('/', headers)).headers).not.toHaveProperty('etag')
      expect(await site.isKept()).toBe(false)
      expect(await site.isKept()).toBe(true)
      expect(await site.ask('/', headers)).toMatchObject({ isRendered: true })
    },
  )

  test('other cookies do not matter', async () => {
    await site.ask('/', { cookie: 'theme=dark' })
    expect(await site.ask('/', { cookie: 'theme=light' })).toMatchObject({ isRendered: false })
  })
})
