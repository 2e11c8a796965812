import { describe, expect, test } from 'vitest'
import { EnvError, readEnv, toBlockList } from './env.server'

function faultsOf(source: Record<string, string>): readonly string[] {
  try {
    readEnv(source)
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.faults
    throw error
  }
}

describe('readEnv', () => {
  test('has a default for everything', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      DATABASE_URL: 'file:data/stagwise.db',
      SITE_URL: 'http://localhost:3000',
      SITE_NAME: 'Stagwise',
      SITE_EMAIL: 'hello@stagwise.example',
      MAIL_FROM: 'hello@stagwise.example',
      SITE_TIME_ZONE: 'America/New_York',
      SEED_SAMPLE_DATA: true,
      TRUST_PROXY: [],
      ADMIN_USERNAME: 'admin',
      LIMIT_FORMS: { count: 30, seconds: 600 },
      LIMIT_LOGIN: { count: 10, seconds: 900 },
      LIMIT_STORED: 20,
    })
  })

  test('counts an empty value as absent', () => {
    expect(readEnv({ PORT: '', SITE_NAME: '' })).toMatchObject({ PORT: 3000, SITE_NAME: 'Stagwise' })
  })

  test('follows PORT in the address of the site', () => {
    expect(readEnv({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080')
  })

  test.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'file:'],
    ['SITE_URL', 'example.com'],
    ['SITE_URL', 'ftp://example.com'],
    ['SITE_URL', 'https://example.com/shop'],
    ['SITE_URL', 'https://user@example.com'],
    ['SESSION_SECRET', 'short'],
    ['TRUST_PROXY', 'my-proxy'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,'.repeat(1) + 'x'],
    ['SITE_EMAIL', 'nobody'],
    ['SITE_TIME_ZONE', 'Mars/Olympus'],
    ['SEED_SAMPLE_DATA', 'yes'],
    ['ADMIN_USERNAME', '   '],
    ['ADMIN_USERNAME', 'x'.repeat(121)],
    ['ADMIN_PASSWORD', 'elevenchars'],
    ['ADMIN_PASSWORD', 'x'.repeat(1001)],
    ['LIMIT_FORMS', '30'],
    ['LIMIT_FORMS', '0/600'],
    ['LIMIT_FORMS', '30/0'],
    ['LIMIT_FORMS', '-1/600'],
    ['LIMIT_FORMS', '30/600/2'],
    ['LIMIT_FORMS', '100001/600'],
    ['LIMIT_LOGIN', '10/86401'],
    ['LIMIT_LOGIN', 'off'],
    ['LIMIT_STORED', '0'],
    ['LIMIT_STORED', '9001'],
    ['LIMIT_STORED', '2.5'],
    ['LIMIT_STORED', 'off'],
  ])('says that %s cannot be %j', (name, value) => {
    const faults = faultsOf({ [name]: value })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(new RegExp(`^${name} must`))
  })

  test('reads limits as a count and seconds, and takes the white space around a name away', () => {
    expect(readEnv({ LIMIT_FORMS: '1000/60', LIMIT_LOGIN: '100000/86400', ADMIN_USERNAME: ' warden ' })).toMatchObject({
      LIMIT_FORMS: { count: 1000, seconds: 60 },
      LIMIT_LOGIN: { count: 100_000, seconds: 86_400 },
      ADMIN_USERNAME: 'warden',
    })
  })

  test('names all faults at once, and never a secret', () => {
    const faults = faultsOf({ PORT: 'x', SITE_URL: 'y', SESSION_SECRET: 'hush', ADMIN_PASSWORD: 'hush too' })
    expect(faults).toHaveLength(4)
    expect(faults.join()).not.toContain('hush')
  })
})

test.each([
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '127.0.0.2', false],
  ['10.0.0.0/8', '10.1.2.3', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['::1', '::1', true],
  ['2001:db8::/32', '2001:db8:1::1', true],
])('the proxy list %s holds %s: %s', (entry, address, expected) => {
  expect(toBlockList([entry]).check(address, address.includes(':') ? 'ipv6' : 'ipv4')).toBe(expected)
})
