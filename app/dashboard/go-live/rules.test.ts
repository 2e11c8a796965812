import { describe, expect, test } from 'vitest'
import { goLiveItems, isPublicHost, siteRules, type SiteContent, type SiteFacts } from './rules'

const env = {
  SITE_URL: 'https://www.hunters.shop',
  SITE_EMAIL: 'hello@stagwise.example',
  SMTP_URL: 'smtp://desk:secret@smtp.hunters.shop:587',
  MAIL_FROM: 'quotes@mail.hunters.shop',
}
const operator = { username: 'nora', createdAt: '2025-01-01T00:00:00.000Z', lastLoginAt: null, hasSecondFactor: true }
const database: SiteContent = {
  isNameSample: false,
  email: 'desk@hunters.shop',
  officesWithoutStreet: [],
  claimsWithoutSource: [],
  sampleProducts: [],
  sampleAuthors: [],
  hasAgent: true,
  unapprovedTexts: [],
  operators: [operator],
  robotsBlockade: undefined,
  uncheckedAgencies: [],
  hasSentMail: true,
}
const backup = { newest: { at: new Date('2026-11-24T03:00:00.000Z') } }
/** This site may go live: its e-mail address is in the settings. */
const ready: SiteFacts = { now: new Date('2026-11-25T12:00:00.000Z'), env, database, backup }

const openItems = (facts: SiteFacts) => goLiveItems(facts).filter(({ problem }) => problem !== undefined)
const withEnv = (change: Partial<typeof env>) => ({ env: { ...env, ...change } })
const withDatabase = (change: Partial<SiteContent>) => ({ database: { ...database, ...change } })

/** Each change makes a rule fail, and the text is a word of what the rule says. */
const failures: readonly [string, Partial<SiteFacts>, string][] = [
  ['site-url', withEnv({ SITE_URL: 'http://localhost:3000' }), 'http://localhost:3000 is no address'],
  ['site-url', withEnv({ SITE_URL: 'https://www.example.com' }), 'https://www.example.com is no address'],
  ['site-url', withEnv({ SITE_URL: 'http://www.hunters.shop' }), 'is not https'],
  ['site-name', withDatabase({ isNameSample: true }), 'sample'],
  ['site-email', withDatabase({ email: 'hello@stagwise.example' }), 'hello@stagwise.example'],
  ['site-email', { database: undefined }, 'hello@stagwise.example'],
  ['offices', withDatabase({ officesWithoutStreet: ['New York', 'London'] }), 'New York, London'],
  ['dmca-agent', withDatabase({ hasAgent: false }), 'Copyright Office'],
  ['legal-pages', withDatabase({ unapprovedTexts: ['Privacy Policy'] }), 'Not approved yet: Privacy Policy.'],
  ['claims', withDatabase({ claimsWithoutSource: ['Tips', 'Continents'] }), 'Tips, Continents'],
  ['sample-products', withDatabase({ sampleProducts: ['Harness', 'Spray'] }), 'Harness, Spray'],
  ['authors', withDatabase({ sampleAuthors: ['Stagwise Team'] }), 'Stagwise Team'],
  ['agencies-checked', withDatabase({ uncheckedAgencies: [...'abcdef'] }), 'a, b, c, d, e, and 1 more'],
  ['robots-blocks-site', withDatabase({ robotsBlockade: 'Line 2 closes the whole site.' }), 'Line 2'],
  ['mail', { env: { SITE_URL: env.SITE_URL, SITE_EMAIL: env.SITE_EMAIL } }, 'SMTP_URL is not set'],
  ['mail', withEnv({ MAIL_FROM: 'info@ridgerut.example' }), 'Mail comes from info@ridgerut.example, which is a sample'],
  ['mail', withEnv({ MAIL_FROM: 'info@other.shop' }), 'info@other.shop, but the site’s address is desk@hunters.shop'],
  ['mail', withDatabase({ hasSentMail: false }), 'has not taken a test mail yet. Press “Send a Test Mail”'],
  [
    'second-factor',
    withDatabase({ operators: [operator, { ...operator, username: 'ada', hasSecondFactor: false }] }),
    'ada',
  ],
  ['backup-young', { backup: { ...backup, newest: undefined } }, 'There is no backup yet.'],
  ['backup-young', { backup: { ...backup, newest: { at: new Date('2026-11-23T12:00:00.000Z') } } }, '2 days old'],
]

test('a site that is ready has nothing left to do', () => {
  expect(openItems(ready)).toEqual([])
})

test('the line about mail says whom it comes from, done or not', () => {
  expect(goLiveItems(ready).find(({ id }) => id === 'mail')?.note).toBe('Mail comes from quotes@mail.hunters.shop.')
})

test.each(failures)('%s fails alone, and says what is wrong and what to do', (id, change, words) => {
  const open = openItems({ ...ready, ...change })
  expect(open.map((item) => item.id)).toEqual([id])
  expect(open[0]?.problem).toContain(words)
  expect(open[0]?.problem).toMatch(/\.$/)
})

test('each rule has a failure here', () => {
  expect(new Set(failures.map(([id]) => id))).toEqual(new Set(siteRules.map(({ id }) => id)))
})

test('backups that the site cannot see are none of its list', () => {
  const ids = goLiveItems({ ...ready, backup: undefined }).map(({ id }) => id)
  expect(ids).toEqual(siteRules.flatMap(({ id }) => (id === 'backup-young' ? [] : [id])))
})

describe('a host that visitors can reach', () => {
  test.each([
    ['www.hunters.shop', true],
    ['203.0.113.9', true],
    ['172.32.0.1', true],
    ['[2606:4700::1]', true],
    ['myexample.com', true],
    ['localhost', false],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['192.168.1.5', false],
    ['[::1]', false],
    ['[fd00::1]', false],
    ['shop.example.com', false],
    ['stagwise.example', false],
    ['nas.local', false],
    ['server', false],
  ])('%s is an address for visitors: %s', (host, isPublic) => {
    expect(isPublicHost(host)).toBe(isPublic)
  })
})
