import { BlockList } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { toBlockList } from '~/server/env.server'
import { findClient, plainAddress } from './forwarded-headers'
import { openTestServer, plainRequest, type TestServer } from '~/server/http/test-server'

const proxies = toBlockList(['10.0.0.0/8', '127.0.0.1', '2001:db8::/32'])

test.each([
  ['no header', '10.0.0.1', '', '10.0.0.1'],
  ['one client', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['what the client claims lies to the left', '10.0.0.1', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
  ['two proxies', '10.0.0.1', '1.2.3.4, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['proxies alone', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ['garbage ends the walk', '10.0.0.1', '203.0.113.7, unknown, 10.0.0.2', '10.0.0.2'],
  ['a port', '10.0.0.1', '203.0.113.7:5123', '203.0.113.7'],
  ['IPv6', '10.0.0.1', '2001:DB9::1, [2001:db8::5]:443', '2001:db9::1'],
  ['IPv4 as IPv6', '10.0.0.1', '::ffff:203.0.113.7, ::ffff:10.1.1.1', '203.0.113.7'],
])('finds the client: %s', (_, peer, header, client) => {
  expect(findClient(peer, header, proxies)).toBe(client)
})

test.each([
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['::FFFF:1.2.3.4', '1.2.3.4'],
  ['[::1]', '::1'],
  ['fe80::1%eth0', 'fe80::1'],
])('writes %s as %s', (text, plain) => {
  expect(plainAddress(text)).toBe(plain)
})

describe('on a connection', () => {
  let site: TestServer
  afterEach(() => site.close())

  async function ask(trustedProxies: BlockList, headers: readonly string[]): Promise<string> {
    site = await openTestServer(
      (req, res, { clientAddress }) => {
        const views = [JSON.stringify(req.headers), req.rawHeaders.join(' '), JSON.stringify(req.headersDistinct)]
        res.end([`client ${String(clientAddress)}`, ...views].join('\n').toLowerCase())
      },
      { trustedProxies, siteUrl: 'http://localhost' },
    )
    return site.talk(plainRequest('GET /', headers))
  }

  const forwarded = [
    'X-Forwarded-For: 203.0.113.7',
    'X-Forwarded-For: 203.0.113.8',
    'X-Forwarded-Proto: https',
    'X-Forwarded-Host: evil.example',
    'Forwarded: for=203.0.113.9',
    'X-Real-IP: 203.0.113.10',
    'X-HTTP-Method-Override: DELETE',
  ]

  test('a stranger can say nothing about himself', async () => {
    const answer = await ask(new BlockList(), forwarded)
    expect(answer).not.toMatch(/203\.0\.113|x-forwarded|"forwarded|x-real-ip|override|evil/)
    expect(answer).toContain('client 127.0.0.1\n')
    expect(answer).toContain('host site.example')
  })

  test("a trusted proxy's last word counts, and its host becomes Host", async () => {
    const answer = await ask(proxies, forwarded)
    expect(answer).toContain('client 203.0.113.8\n')
    expect(answer).toContain('"x-forwarded-proto":"https"')
    expect(answer).toContain('"host":"evil.example"')
    expect(answer).not.toMatch(/x-forwarded-host|override/)
  })

  test('a proxy that forwards a broken host is refused like any other', async () => {
    expect(await ask(proxies, ['X-Forwarded-Host: a@b'])).toMatch(/^HTTP\/1.1 400 /)
  })
})
