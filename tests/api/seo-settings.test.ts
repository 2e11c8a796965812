import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readSeoSettings } from '~/seo/seo-settings.server'
import { action, loader } from '~/routes/api/admin-seo'
import { loader as robots } from '~/routes/files/robots'
import { callRoute } from '../routes/call-route'
import { beginSession } from '../routes/log-in'
import { useSiteDatabase } from '../routes/site-database'

const site = useSiteDatabase()
let headers: { Cookie: string }

beforeEach(async () => {
  headers = { Cookie: (await beginSession(site.db)).cookie }
})

const path = '/api/admin/seo'
const read = () => callRoute(loader, { path, headers })
const put = (json: unknown) => callRoute(action, { path, headers, method: 'PUT', json })
const published = async () => (await callRoute(robots, { path: '/robots.txt' })).body
const settings = () => readSeoSettings(site.db)

test('GET gives the default while none is saved, and when it was settled', async () => {
  const answer = await read()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.body).toEqual({ robotsTxt: await published(), updatedAt: (await settings()).updatedAt })
  expect(await published()).toContain('Disallow: /admin/\n')
})

describe('PUT', () => {
  test.each([
    ['a text as it is', 'User-agent: *\nDisallow: /blog\n\n', undefined],
    ['an empty text', '', undefined],
    ['other line ends', 'User-agent: *\r\nAllow: /\rDisallow: /a\n', 'User-agent: *\nAllow: /\nDisallow: /a\n'],
    ['what nobody types', '\uFEFFUser-agent:\u0000 *\tall\u001B\uD800', 'User-agent: *\tall'],
    ['64 KiB', '#'.repeat(65_536), undefined],
  ])('saves %s, and /robots.txt shows it', async (_, robotsTxt, saved = robotsTxt) => {
    const before = Date.now()
    const answer = await put({ robotsTxt })
    expect(answer).toMatchObject({ status: 200, body: { robotsTxt: saved } })
    const { updatedAt } = z.strictObject({ robotsTxt: z.string(), updatedAt: z.iso.datetime() }).parse(answer.body)
    expect(Date.parse(updatedAt)).toBeGreaterThanOrEqual(before)
    expect((await read()).body).toEqual(answer.body)
    expect(await published()).toBe(saved)
  })

  test.each([
    ['none', {}],
    ['null', { robotsTxt: null }],
    ['a number', { robotsTxt: 7 }],
    ['a list', { robotsTxt: ['User-agent: *'] }],
    ['more than 64 KiB', { robotsTxt: '#'.repeat(65_537) }],
    ['more than 64 KiB of UTF-8', { robotsTxt: '🦌'.repeat(16_385) }],
  ])('refuses %s, and saves nothing', async (_, json) => {
    expect(await put(json)).toMatchObject({
      status: 400,
      body: { message: expect.any(String), errors: { robotsTxt: [expect.any(String)] } },
    })
    expect((await settings()).robotsTxt).toBeNull()
  })

  test('refuses what is no object, and what is no JSON', async () => {
    expect(await put('text')).toMatchObject({ status: 400 })
    const text = { path, headers, method: 'PUT', body: 'User-agent: *' }
    expect(await callRoute(action, text)).toMatchObject({ status: 415 })
  })
})
