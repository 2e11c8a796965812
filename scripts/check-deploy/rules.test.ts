import { describe, expect, test } from 'vitest'
import { readEnv } from '~/server/env.server'
import { siteRules } from '~/dashboard/go-live/rules'
import type { ServerFacts } from '~db/postgres/server-facts.server'
import type { BackupFacts, DatabaseFacts, Facts, FileFacts } from './facts'
import { findingsOf } from './rule'
import { machineRules, rules } from './rules'

const now = new Date('2026-11-21T09:30:00.000Z')
const settings = {
  SITE_URL: 'https://www.hunters.shop',
  TRUST_PROXY: '127.0.0.1',
  SITE_EMAIL: 'desk@hunters.shop',
  SITE_NAME: 'Hunters',
  SMTP_URL: 'smtp://desk:secret@smtp.hunters.shop:587',
  HOST: '127.0.0.1',
}
const files: FileFacts = {
  path: '/srv/site/data/stagwise.db',
  exposed: [],
  ownerId: 1000,
  networkFileSystem: undefined,
  free: 20e9,
  size: 50e6,
  secretMode: 0o100600,
}
const operator = {
  username: 'ada',
  lastLoginAt: '2026-11-20T09:30:00.000Z',
  createdAt: '2025-01-01T00:00:00.000Z',
  hasSecondFactor: true,
}
const database: DatabaseFacts = {
  isNameSample: false,
  email: 'desk@hunters.shop',
  officesWithoutStreet: [],
  claimsWithoutSource: [],
  sampleProducts: [],
  sampleAuthors: [],
  hasAgent: true,
  unapprovedTexts: [],
  robotsBlockade: undefined,
  uncheckedAgencies: [],
  hasSentMail: true,
  pendingMigrations: [],
  lastDrill: { at: '2026-11-01T03:00:00.000Z', isPassed: true },
  operators: [operator],
}
const newest = { name: 'stagwise-x.db', at: new Date('2026-11-20T03:00:00.000Z'), damage: undefined }
const backup: BackupFacts = { folder: '/mnt/backups', newest, isOnSameDisk: false }
const copy = { copiedAt: now, writtenAt: now, problem: undefined }
const good: Facts = {
  now,
  env: readEnv(settings),
  hasAdminPassword: false,
  configurationFaults: [],
  nodeEnv: undefined,
  nodeVersion: '24.1.0',
  userId: 1000,
  files,
  database,
  databaseProblem: undefined,
  databaseDamage: undefined,
  server: undefined,
  backup,
  replica: undefined,
}

const withEnv = (change: Record<string, string>): Partial<Facts> => ({ env: readEnv({ ...settings, ...change }) })
const withFiles = (change: Partial<FileFacts>) => ({ files: { ...files, ...change } })
const withDatabase = (change: Partial<DatabaseFacts>) => ({ database: { ...database, ...change } })
const withNewest = (change: Partial<typeof newest> | { damage: string }) => ({
  backup: { ...backup, newest: { ...newest, ...change } },
})

const server: ServerFacts = {
  majorVersion: 17,
  isOwner: true,
  isStandby: false,
  careless: [],
  isEncrypted: true,
  connections: 97,
  connectionsOfProcess: 11,
  processes: 2,
  isCopied: true,
}
const serverSettings = {
  DATABASE_URL: 'postgres://site:secret@db.hunters.shop/deer?sslmode=verify-full',
  SESSION_SECRET: 'x'.repeat(40),
}
const onServer = (change: Partial<ServerFacts> = {}, setting: Record<string, string> = {}): Partial<Facts> => ({
  ...withEnv({ ...serverSettings, ...setting }),
  server: { ...server, ...change },
  files: undefined,
  backup: undefined,
})

/** Each change makes a rule fail, and the text is a word of what the rule says. */
const failures: readonly [string, Partial<Facts>, string][] = [
  ['configuration', { env: undefined, configurationFaults: ['PORT must be a number'] }, 'PORT must be a number'],
  ['trust-proxy', withEnv({ TRUST_PROXY: '' }), 'TRUST_PROXY'],
  ['trust-proxy-everybody', withEnv({ TRUST_PROXY: '127.0.0.1,0.0.0.0/0' }), '0.0.0.0/0'],
  ['trust-proxy-everybody', withEnv({ TRUST_PROXY: '::/0' }), '::/0'],
  ['mail-tls', withEnv({ SMTP_URL: `${settings.SMTP_URL}?tls=off` }), 'in the clear'],
  ['node-env', { nodeEnv: 'development' }, 'development'],
  ['node-version', { nodeVersion: '20.20.2' }, '2026-04-30'],
  ['node-version', { nodeVersion: '18.0.0' }, '18.0.0'],
  ['limit-login', withEnv({ LIMIT_LOGIN: '1000/900' }), '1000/900'],
  ['limit-forms', withEnv({ LIMIT_FORMS: '1000/600' }), '1000/600'],
  ['port', withEnv({ PORT: '443' }), '443'],
  ['host', withEnv({ HOST: '' }), 'every interface'],
  ['host', withEnv({ HOST: '0.0.0.0' }), 'every interface'],
  ['admin-password', { hasAdminPassword: true }, 'ADMIN_PASSWORD'],
  ['root', { userId: 0 }, 'root'],
  ['root', withFiles({ ownerId: 0 }), 'root'],
  ['database-opens', { database: undefined, databaseProblem: 'There is no database.' }, 'no database'],
  ['database-whole', { database: undefined, databaseDamage: 'Page 3 is never used.' }, 'Page 3'],
  ['file-system', withFiles({ networkFileSystem: 'NFS' }), 'NFS'],
  ['file-rights', withFiles({ exposed: ['/srv/site.db'] }), '/srv/site.db'],
  ['secret-rights', withFiles({ secretMode: 0o100640 }), 'session-secret'],
  ['disk-space', withFiles({ free: 100e6 }), '95.4 MB'],
  ['disk-space', withFiles({ free: 3e9, size: 2e9 }), '1.9 GB'],
  ['database-size', withFiles({ free: 100e9, size: 20e9 }), '18.6 GB'],
  ['migrations', withDatabase({ pendingMigrations: ['012-next'] }), '012-next'],
  ['backup-whole', withNewest({ damage: 'it is empty' }), 'it is empty'],
  ['restore-drill', withDatabase({ lastDrill: undefined }), 'Nobody has tried'],
  ['restore-drill', withDatabase({ lastDrill: { at: '2026-11-20T03:00:00.000Z', isPassed: false } }), '2026-11-20'],
  ['restore-drill', withDatabase({ lastDrill: { at: '2026-08-01T03:00:00.000Z', isPassed: true } }), '112 days'],
  ['backup-elsewhere', { backup: { ...backup, isOnSameDisk: true } }, '/mnt/backups'],
  ['continuous-copy', { replica: { ...copy, copiedAt: undefined } }, 'no continuous copy yet'],
  ['continuous-copy', { replica: { ...copy, problem: 'Litestream: access denied' } }, 'access denied'],
  ['continuous-copy', { replica: { ...copy, copiedAt: new Date('2026-11-21T08:29:00.000Z') } }, '61 minutes behind'],
  ['postgres-secret', onServer({}, { SESSION_SECRET: '' }), 'SESSION_SECRET'],
  ['postgres-version', onServer({ majorVersion: 14 }), 'PostgreSQL 14'],
  ['postgres-owner', onServer({ isOwner: false }), 'may not change the tables'],
  ['postgres-standby', onServer({ isStandby: true }), 'takes no writes'],
  ['postgres-careless', onServer({ careless: ['fsync', 'synchronous_commit'] }), 'fsync, synchronous_commit is off'],
  ['postgres-tls', onServer({ isEncrypted: false }), 'in the clear'],
  ['postgres-tls', onServer({}, { DATABASE_URL: 'postgres://site@db.hunters.shop/deer' }), 'the right server'],
  [
    'postgres-tls',
    onServer({}, { DATABASE_URL: 'postgres://site@db.hunters.shop/deer?sslmode=no-verify' }),
    'the right',
  ],
  ['postgres-connections', onServer({ processes: 9 }), '9 processes of the site take up to 99 connections'],
  ['postgres-connections', onServer({ processes: 0, connections: 7 }), 'One process of the site takes up to 11'],
  ['postgres-backup', onServer({ isCopied: false }), 'knows of no dumps'],
  ['postgres-replica-url', onServer({}, { REPLICA_URL: 's3://bucket/x' }), 'REPLICA_URL'],
  ['operators-several', withDatabase({ operators: [operator, { ...operator, username: 'bob' }] }), 'ada, bob'],
  ['operators-unused', withDatabase({ operators: [{ ...operator, lastLoginAt: null }] }), 'ada'],
  ['operators-unused', withDatabase({ operators: [{ ...operator, lastLoginAt: '2026-08-01T00:00:00.000Z' }] }), 'ada'],
]

test('a site that is ready has no finding', () => {
  expect(findingsOf(rules, good)).toEqual([])
})

test('nor has one on PostgreSQL, whether a standby follows it or it is dumped, and on this machine without TLS', () => {
  expect(findingsOf(rules, { ...good, ...onServer() })).toEqual([])
  const isDumped = { ...onServer({ isCopied: false }), backup, database: { ...database, lastDrill: undefined } }
  expect(findingsOf(rules, { ...good, ...isDumped })).toEqual([])
  for (const place of ['localhost/deer', '127.0.0.1:5433/deer', '[::1]/deer', '%2Fvar%2Frun/deer', '/deer?host=/run']) {
    const local = onServer({ isEncrypted: false }, { DATABASE_URL: `postgres://${place}` })
    expect(findingsOf(rules, { ...good, ...local })).toEqual([])
  }
})

test('remedies name the commands of the database’s own engine', () => {
  const remedyOf = (change: Partial<Facts>) => findingsOf(rules, { ...good, ...change })[0]?.remedy
  const pending = withDatabase({ pendingMigrations: ['012-next'] })
  expect(remedyOf(pending)).toContain('npm run backup')
  expect(remedyOf({ ...onServer(), ...pending })).toContain(
    "pg_dump --format=custom --file=stagwise.dump 'postgres://site@db.hunters.shop/deer?sslmode=verify-full'",
  )
})

test('a continuous copy may be a little behind', () => {
  const copiedAt = new Date('2026-11-21T09:25:30.000Z')
  expect(findingsOf(rules, { ...good, replica: { ...copy, copiedAt } })).toEqual([])
})

test('one of which nothing can be read has only what says so', () => {
  const nothing = { env: undefined, files: undefined, database: undefined, backup: undefined }
  const facts = { ...good, ...nothing, configurationFaults: ['PORT is wrong'] }
  expect(findingsOf(rules, facts).map(({ id }) => id)).toEqual(['configuration'])
})

test.each(failures)('%s fails alone, and says what is wrong and what to do', (id, change, words) => {
  const findings = findingsOf(rules, { ...good, ...change })
  expect(findings.map((finding) => finding.id)).toEqual([id])
  expect(findings[0]?.problem).toContain(words)
  expect(findings[0]?.remedy).toMatch(/\.$/)
})

test('each rule has an id of its own, those of the dashboard are among them, and the others have a failure here', () => {
  const ids = rules.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(siteRules.map(({ id }) => id)))
  expect(new Set(failures.map(([id]) => id))).toEqual(new Set(machineRules.map(({ id }) => id)))
})

test('errors come before warnings', () => {
  const facts = { ...good, ...withDatabase({ isNameSample: true, sampleProducts: ['Spray'] }) }
  expect(findingsOf(rules, facts).map(({ level }) => level)).toEqual(['error', 'warning'])
})

describe('limits may be', () => {
  test.each([{}, { LIMIT_LOGIN: '100/900' }, { LIMIT_LOGIN: '3/900' }, { LIMIT_FORMS: '300/600' }])('%j', (change) => {
    expect(findingsOf(rules, { ...good, ...withEnv(change) })).toEqual([])
  })
})
