import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dumpCommand, restoreDumpCommand } from '~/backups/postgres-commands'
import { migrateToLatest, openDatabase } from '~db/client.server'
import { seedNewDatabase } from '~db/seed/new-database.server'
import { digestTables } from '../copy-database/copy-rows'
import { findPostgres, startPostgres } from '../../tests/setup/postgres-server.js'
import { readFacts } from './read-facts'
import { readDumps } from './read-server'

const now = new Date('2026-11-21T09:30:00.000Z')
const secret = 'x'.repeat(40)

describe('the folder of dumps', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stagwise-dumps-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('has its newest one judged by how it begins', () => {
    expect(readDumps(undefined)).toBeUndefined()
    expect(readDumps(folder)).toEqual({ folder, newest: undefined, isOnSameDisk: false })
    for (const [name, content, at] of [
      ['old.dump', 'PGDMP…', 1],
      ['new.dump', 'PGDMP…', 2],
      ['notes.txt', '…', 3],
    ] as const) {
      writeFileSync(path.join(folder, name), content)
      utimesSync(path.join(folder, name), new Date(at * 1000), new Date(at * 1000))
    }
    expect(readDumps(folder)?.newest).toEqual({ name: 'new.dump', at: new Date(2000), damage: undefined })
    writeFileSync(path.join(folder, 'half.dump'), 'PG')
    expect(readDumps(folder)?.newest).toMatchObject({ name: 'half.dump', damage: expect.stringContaining('pg_dump') })
  })
})

test('a server that is not there is a fact', async () => {
  const environment = { DATABASE_URL: 'postgres://site:s3cret@127.0.0.1:1/deer', SESSION_SECRET: secret }
  const { databaseProblem, server } = await readFacts({ environment, now })
  expect(databaseProblem).toBe(
    'Database postgres://site:…@127.0.0.1:1/deer: the server does not answer (ECONNREFUSED).',
  )
  expect(server).toBeUndefined()
})

// `npm test` says so if there is no PostgreSQL.
if (findPostgres() !== undefined)
  describe('on a server', () => {
    let server: Awaited<ReturnType<typeof startPostgres>>
    const environment = () => ({ DATABASE_URL: urlOf('site'), SESSION_SECRET: secret })

    function urlOf(name: string): string {
      const url = new URL(server.url)
      url.pathname = `/${name}`
      return url.href
    }

    async function run(url: string, ...statements: readonly string[]): Promise<void> {
      const db = openDatabase(url)
      for (const statement of statements) await sql.raw(statement).execute(db)
      await db.destroy()
    }

    beforeAll(async () => {
      server = await startPostgres()
      await run(server.url, 'CREATE DATABASE site', 'CREATE DATABASE other', 'CREATE ROLE guest LOGIN')
    }, 60_000)
    afterAll(() => server.stop())

    test('an empty database, one that is ready, and a newer one are told apart', async () => {
      const empty = await readFacts({ environment: environment(), now })
      expect([empty.databaseProblem, empty.database]).toEqual([`The database ${urlOf('site')} is empty.`, undefined])
      const db = openDatabase(urlOf('site'))
      await migrateToLatest(db)
      await seedNewDatabase(db, { withSamples: true })
      const facts = await readFacts({ environment: environment(), now })
      expect(facts).toMatchObject({
        databaseProblem: undefined,
        files: undefined,
        backup: undefined,
        replica: undefined,
      })
      expect(facts.database).toMatchObject({ pendingMigrations: [], isNameSample: true })
      expect(facts.server).toMatchObject({ isOwner: true, isStandby: false, isEncrypted: false, isCopied: false })
      // The test's server was started with these settings.
      expect(facts.server?.careless).toEqual(['fsync', 'full_page_writes', 'synchronous_commit'])
      expect(facts.server).toMatchObject({ connections: 397, connectionsOfProcess: 11, processes: 0 })
      await sql`INSERT INTO kysely_migration VALUES ('999-next', '2027')`.execute(db)
      expect((await readFacts({ environment: environment(), now })).databaseProblem).toContain('a newer version')
      await sql`UPDATE kysely_migration SET name = '001-schema' WHERE name <> '999-next'`.execute(db)
      const older = 'made before the first release of Stagwise'
      expect((await readFacts({ environment: environment(), now })).databaseProblem).toContain(older)
      await expect(migrateToLatest(db)).rejects.toThrow(older)
      await sql`DELETE FROM kysely_migration WHERE name = '999-next'`.execute(db)
      await sql`UPDATE kysely_migration SET name = '001-tables'`.execute(db)
      await db.destroy()
    }, 60_000)

    test('a user who may not change the tables is told', async () => {
      await run(urlOf('site'), 'GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest')
      const guest = { ...environment(), DATABASE_URL: urlOf('site').replace('stagwise@', 'guest@') }
      const { server: facts, databaseProblem } = await readFacts({ environment: guest, now })
      expect([facts?.isOwner, databaseProblem]).toEqual([false, undefined])
    })

    test('the dump that the site names is restored whole, over what is there', async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'stagwise-dump-'))
      const shell = (command: string) => execFileSync('sh', ['-c', command], { cwd: folder, stdio: 'pipe' })
      const db = openDatabase(urlOf('site'))
      try {
        const before = await digestTables(db)
        shell(dumpCommand(urlOf('site')))
        await db.deleteFrom('products').execute()
        await sql`UPDATE "blogPosts" SET title = 'Changed'`.execute(db)
        shell(restoreDumpCommand(urlOf('site')))
        expect(await digestTables(db)).toEqual(before)
        expect(readDumps(folder)?.newest?.damage).toBeUndefined()
      } finally {
        await db.destroy()
        rmSync(folder, { recursive: true })
      }
    }, 60_000)

    test.each([
      ['backup', [], 1, /^The database is on PostgreSQL\. Back it up with: pg_dump .+\n$/],
      ['restore', ['x.db'], 1, /^The database is on PostgreSQL\. Stop the site, .+ pg_restore .+\n$/],
      ['restore', ['--drill'], 1, /^The database is on PostgreSQL\. .+\n$/],
      ['replicate', [], 1, /^The database is on PostgreSQL, .+ pg_basebackup .+\n$/],
      ['operator', ['list'], 0, /^$/],
      ['prune-images', ['--dry-run'], 0, /^$/],
    ] as const)('%s %j ends with %s', (script, args, status, errors) => {
      const ended = command(script, args, environment())
      expect(ended.stderr).toMatch(errors)
      expect(ended.status).toBe(status)
    })

    test.each(['operator list', 'prune-images'])('%s says in one line that there is no database', (line) => {
      const [script = '', ...args] = line.split(' ')
      for (const [name, words] of [
        ['nothing', 'there is no such database on the server'],
        ['other', 'start the site once, to bring it up to date.'],
      ] as const) {
        const { stderr, status } = command(script, args, { ...environment(), DATABASE_URL: urlOf(name) })
        expect(stderr).toMatch(new RegExp(`^Database .*: ${words}.*\\n$`))
        expect(status).toBe(1)
      }
    })
  })

function command(script: string, args: readonly string[], settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...settings } as const
  return spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], { env, encoding: 'utf8' })
}

test('npm run stagwise -- config shows no password of the database', () => {
  const { stdout } = command('config', [], { DATABASE_URL: 'postgres://site:s3cret@db.example.org/deer' })
  expect(stdout).toContain('postgres://site:…@db.example.org/deer')
  expect(stdout).not.toContain('s3cret')
})
