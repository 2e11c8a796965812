/** The built site sends scripts, icons, pictures, and files that routes make of the content. */
import http from 'node:http'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/run-command.js'
import { startSite, type RunningSite } from '../setup/site-process'
import { writeElsewhere } from './other-process'

let site: RunningSite
const agent = new http.Agent({ keepAlive: true, maxSockets: 4 })

beforeAll(async () => {
  site = await startSite()
})
afterAll(async () => {
  agent.destroy()
  await site.stop()
})

const folder = path.join(root, 'build', 'client')
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => statSync(path.join(folder, name)).isFile())
  .map((name) => `/${name.split(path.sep).join('/')}`)
const script = names.find((name) => name.startsWith('/assets/framework-')) ?? ''

/** Sends no header that fetch would add, and does not decompress. */
async function ask(address: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') {
  const request = http.request(site.url + address, { method, headers, agent }).end()
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject)
  })
  const chunks: Uint8Array[] = []
  for await (const chunk of response) if (chunk instanceof Uint8Array) chunks.push(chunk)
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }
}

type Reply = Awaited<ReturnType<typeof ask>>

/** Returns the headers that belong to the file rather than to one response. */
function lasting({ headers }: Reply) {
  const { date: _, 'x-request-id': _id, connection: _c, 'keep-alive': _k, 'transfer-encoding': _t, ...others } = headers
  return others
}

function unpacked({ headers, body }: Reply): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body)
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}

describe('files of the build', () => {
  test.each(['identity', 'gzip', 'br'])('each is sent whole to who takes %s, with its length', async (coding) => {
    for (const name of names) {
      const answer = await ask(name, { 'Accept-Encoding': coding })
      expect(answer.status, name).toBe(200)
      expect(answer.headers['content-length'], name).toBe(String(answer.body.byteLength))
      expect(unpacked(answer).equals(readFileSync(path.join(folder, name))), name).toBe(true)
    }
  })

  test.each([script, '/favicon.ico', '/icon-192.png'])('%s: HEAD, 304, whole answers, any cookie', async (name) => {
    const whole = await ask(name, { 'Accept-Encoding': 'br' })
    const head = await ask(name, { 'Accept-Encoding': 'br' }, 'HEAD')
    expect(lasting(head)).toEqual(lasting(whole))
    expect(head.body.byteLength).toBe(0)

    const { etag = '', 'last-modified': changed = '', vary, 'cache-control': caching } = whole.headers
    for (const known of [{ 'If-None-Match': etag }, { 'If-None-Match': '*' }, { 'If-Modified-Since': changed }]) {
      const answer = await ask(name, known)
      expect([answer.status, answer.body.byteLength]).toEqual([304, 0])
      expect(answer.headers).toMatchObject({ etag, 'cache-control': caching, ...(vary === undefined ? {} : { vary }) })
      expect(answer.headers).not.toHaveProperty('content-security-policy')
    }

    for (const condition of [
      { Range: 'bytes=0-1' },
      { Range: 'bytes=9-1' },
      { 'If-Range': etag, Range: 'bytes=0-0' },
      { 'If-Match': '"x"' },
      { 'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' },
      { 'If-None-Match': '"other"' },
      { Cookie: 'stagwise_session=x; stagwise_toast=y' },
    ]) {
      const answer = await ask(name, { 'Accept-Encoding': 'br', ...condition })
      expect([answer.status, answer.body.equals(whole.body)], JSON.stringify(condition)).toEqual([200, true])
      expect(lasting(answer)).toEqual(lasting(whole))
    }
  })
})

describe('uploaded pictures', () => {
  const hash = 'c0ffee'.repeat(11).slice(0, 64)
  const address = `/images/${hash}-400.webp`

  async function store(text: string): Promise<void> {
    const bytes = Buffer.from(text)
    const time = '2026-11-21T09:30:00.000Z'
    await writeElsewhere(site, async (trx) => {
      const row = { hash, width: 400, height: 300, bytes, createdAt: time, finishedAt: time }
      await trx.insertInto('images').values(row).execute()
      await trx.insertInto('imageFiles').values({ hash, width: 400, format: 'webp', bytes }).execute()
    })
  }

  test('are there as soon as they are stored, for good, and gone as soon as they are deleted', async () => {
    expect((await ask(address)).status).toBe(404)
    await store('first')
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask(address, {
        'Accept-Encoding': 'gzip, br',
        Range: 'bytes=0-1',
        Cookie: 'stagwise_toast=x',
      })
      expect([answer.status, answer.body.toString()]).toEqual([200, 'first'])
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': '5',
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${hash.slice(0, 16)}-400"`,
        'x-content-type-options': 'nosniff',
      })
    }
    expect((await ask(address, { 'If-None-Match': '*' })).status).toBe(304)
    expect((await ask(address, {}, 'HEAD')).headers['content-length']).toBe('5')

    await writeElsewhere(site, (trx) => trx.deleteFrom('images').execute())
    expect((await ask(address)).status).toBe(404)
    const gone = await ask(address, { 'If-None-Match': '*' })
    expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'no-store'])
    await store('second')
    expect((await ask(address)).body.toString()).toBe('second')
  })

  test('have one address: no other leads to their bytes', async () => {
    for (const other of [
      address.replace('.webp', '.WEBP'),
      address.replace('.webp', '.avif'),
      address.replace('-400', '-0400'),
    ]) {
      expect((await ask(other)).body.toString(), other).not.toBe('second')
    }
  })
})

describe('files that routes make', () => {
  const renameNewest = (title: string) =>
    writeElsewhere(site, async (trx) => {
      const { id } = await trx.selectFrom('blogPosts').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
      await trx.updateTable('blogPosts').set({ title }).where('id', '=', id).execute()
    })

  const made = `/feed.xml /sitemap.xml /sitemap/pages.xml /robots.txt /manifest.webmanifest /.well-known/security.txt
    /api/openapi.json /api/placeholder/400/300?text=Elk /art/cards/page/home.png`.split(/\s+/)

  /** Brotli takes a second for half a megabyte, and longer on a busy machine. */
  const compressing = { timeout: 10_000 }

  test.each(made)('%s is sent from memory with the bytes and headers that the route gave it', async (address) => {
    const first = await ask(address)
    const again = await ask(address)
    expect(again.body.equals(first.body)).toBe(true)
    const { vary, 'content-length': length, 'cache-status': from, ...headers } = lasting(again)
    expect(from).toBe('stagwise; hit')
    const { vary: _vary, 'content-length': _length, ...firstHeaders } = lasting(first)
    expect(headers).toEqual(firstHeaders)
    expect(length).toBe(String(first.body.byteLength))
    expect(vary).toBe(address.endsWith('.png') ? undefined : 'Accept-Encoding')

    // The file is compressed a moment later, and then sent so to everybody.
    const kept = async (coding: string) => ask(address, { 'Accept-Encoding': coding, Cookie: 'stagwise_session=x' })
    if (!address.endsWith('.png')) {
      for (const coding of ['gzip', 'br']) {
        await expect.poll(async () => (await kept(coding)).headers['content-encoding'], compressing).toBe(coding)
        const answer = await kept(coding)
        expect(answer.headers['content-length']).toBe(String(answer.body.byteLength))
        expect(unpacked(answer).equals(first.body)).toBe(true)
      }
    }
    const { etag } = first.headers
    if (etag === undefined) return
    expect((await ask(address, { 'If-None-Match': etag })).status).toBe(304)
    expect((await ask(address, {}, 'HEAD')).headers['content-length']).toBe(length)
  })

  test('what is made of the content is new with it, also when another process writes', async () => {
    const before = await ask('/feed.xml')
    await renameNewest('Written elsewhere')
    const after = await ask('/feed.xml', { 'If-None-Match': before.headers.etag ?? '' })
    expect(after.status).toBe(200)
    expect(after.body.toString()).toContain('Written elsewhere')
    expect((await ask('/feed.xml')).body.equals(after.body)).toBe(true)
    // A placeholder is made of its address alone.
    expect((await ask('/api/placeholder/400/300?text=Elk')).headers['cache-status']).toBe('stagwise; hit')
  })
})
