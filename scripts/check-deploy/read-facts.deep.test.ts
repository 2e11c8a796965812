import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeOlder } from '~db/sqlite/test-broken-files'
import { handleOf } from '~db/sqlite/connect.server'
import { seedNewDatabase } from '~db/seed/new-database.server'
import { makeBackup } from '../backup/make-backup'
import { damageTable, now, useSiteFile } from '../../tests/setup/site-file'
import { databaseRules } from './database-rules'
import { readFacts } from './read-facts'
import { findingsOf } from './rule'

const site = useSiteFile()

function facts(environment: Record<string, string> = {}) {
  return readFacts({ environment: { DATABASE_URL: site.url, ...environment }, now })
}

test('a database is read as it is', async () => {
  await seedNewDatabase(site.open(), { withSamples: true })
  handleOf(site.open()).exec(`UPDATE seoSettings SET robotsTxt = 'User-agent: *' || char(10) || 'Disallow: /'`)
  const { database, databaseProblem, databaseDamage, files, backup } = await facts()
  expect([databaseProblem, databaseDamage]).toEqual([undefined, undefined])
  expect(database).toMatchObject({ pendingMigrations: [], isNameSample: true, hasAgent: false })
  expect(database?.robotsBlockade).toContain('Line 2 closes the whole site')
  expect(database?.operators).toMatchObject([{ username: 'Warden' }])
  expect(files).toMatchObject({ path: site.file, exposed: [], secretMode: undefined })
  expect(files?.free).toBeGreaterThan(0)
  expect(backup).toEqual({ folder: path.join(site.folder, 'backups'), newest: undefined, isOnSameDisk: false })
})

test('sample products count while they are active and say what they said', async () => {
  const db = site.open()
  await db.deleteFrom('products').execute()
  const { sampleProducts } = await import('~db/seed/products.data')
  const [first, second, third] = sampleProducts
  for (const [product, change] of [
    [first, {}],
    [second, { isActive: 0 }],
    [third, { description: 'Our own words.' }],
  ] as const) {
    if (!product) throw new Error('three samples')
    const { features, sizes = [], specifications = [] } = product
    const row = {
      ...product,
      features: JSON.stringify(features),
      sizes: JSON.stringify(sizes),
      specifications: JSON.stringify(specifications),
      isActive: 1 as const,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    }
    await db
      .insertInto('products')
      .values({ ...row, ...change })
      .execute()
  }
  expect((await facts()).database?.sampleProducts).toEqual([first?.name])
})

test('rights count where others may enter the folder', async () => {
  chmodSync(site.file, 0o644)
  writeFileSync(path.join(site.folder, 'session-secret'), 'x'.repeat(43), { mode: 0o644 })
  expect((await facts()).files?.exposed).toEqual([])
  chmodSync(site.folder, 0o755)
  const { files } = await facts()
  expect(files?.exposed).toContain(site.file)
  expect((files?.secretMode ?? 0) & 0o777).toBe(0o644)
  expect((await facts({ SESSION_SECRET: 'x'.repeat(40) })).files?.secretMode).toBeUndefined()
})

test('behind a symbolic link the file that it leads to counts, and the secret beside the link', async () => {
  const disk = path.join(site.folder, 'disk')
  mkdirSync(disk)
  chmodSync(disk, 0o755)
  renameSync(site.file, path.join(disk, 'real.db'))
  symlinkSync('disk/real.db', site.file)
  chmodSync(path.join(disk, 'real.db'), 0o644)
  writeFileSync(path.join(site.folder, 'session-secret'), 'x'.repeat(43), { mode: 0o600 })
  const { files } = await facts()
  expect(files).toMatchObject({ path: path.join(disk, 'real.db'), secretMode: 0o100600 })
  expect(files?.exposed).toContain(path.join(disk, 'real.db'))
})

test('the newest backup is opened and verified', async () => {
  const { file } = await makeBackup({ databaseUrl: site.url, keep: 14, now })
  expect((await facts()).backup).toMatchObject({ newest: { at: now, damage: undefined }, isOnSameDisk: true })
  truncateSync(file, 9000)
  expect((await facts()).backup?.newest?.damage).toMatch(/malformed|page/)
})

describe('what cannot be read is said', () => {
  test('of wrong settings', async () => {
    const { env, configurationFaults, database } = await facts({ PORT: 'many' })
    expect([env, database]).toEqual([undefined, undefined])
    expect(configurationFaults).toEqual(['PORT must be a number from 1 to 65535 (it is "many")'])
  })

  test('of a database that is not there, and none is made', async () => {
    rmSync(site.file)
    expect(await facts()).toMatchObject({
      database: undefined,
      databaseProblem: `There is no database at ${site.url}.`,
    })
  })

  test.each([
    ['is none any more', () => writeFileSync(site.file, 'plain text '.repeat(500)), 'file is not a database'],
    ['has lost a page', () => damageTable(site.file, 'quotes'), 'Tree \\d+ page'],
  ])('of one that %s, which is damaged, with a remedy that fits', async (_what, spoil, words) => {
    spoil()
    const known = await facts()
    expect(known.databaseDamage).toMatch(new RegExp(`^The database ${site.url} is damaged: .*${words}.*\\.$`))
    const findings = findingsOf(databaseRules, known)
    expect(findings).toContainEqual(
      expect.objectContaining({ id: 'database-whole', remedy: expect.stringContaining('restore a backup') }),
    )
    expect(findings.map(({ id }) => id)).not.toContain('database-opens')
  })

  test('of one that is newer', async () => {
    handleOf(site.open()).exec(`INSERT INTO kysely_migration VALUES ('999-next', '2027')`)
    expect((await facts()).databaseProblem).toContain('a newer version of Stagwise (migration 999-next)')
  })

  test('of one from before the first release', async () => {
    site.closeAll()
    makeOlder(site.file)
    expect((await facts()).databaseProblem).toContain('made before the first release of Stagwise')
  })
})

test('the command ends with 1, as text with remedies and as JSON, and without what is left out', () => {
  const run = (...args: readonly string[]) => {
    const { PATH } = process.env
    const env = { PATH, NODE_ENV: 'production', DATABASE_URL: site.url } as const
    return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check-deploy.ts', ...args], {
      env,
      encoding: 'utf8',
    })
  }
  const said = run('--skip', 'site-email')
  expect(said.status).toBe(1)
  expect(said.stdout).toMatch(/^ERROR site-url\n {2}SITE_URL http:.+ can reach\.\n {2}Remedy: .+\n/m)
  expect(said.stdout).not.toContain('email address')
  expect(said.stdout).toMatch(/Left out: site-email\.\n.+\n$/)
  const { findings }: { findings: unknown } = JSON.parse(run('--json').stdout)
  expect(findings).toContainEqual(expect.objectContaining({ id: 'site-email', level: 'error' }))
  expect(run('--skip', 'nothing').stderr).toBe('There is no rule "nothing".\n')
}, 60_000)
