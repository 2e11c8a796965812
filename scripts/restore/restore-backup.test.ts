import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { build } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { DatabaseOpenError } from '~db/open-error'
import { handleOf } from '~db/sqlite/connect.server'
import { migrateToLatest } from '~db/client.server'
import { goodRows, insertRow } from '~db/test-rows'
import { makeOlder } from '~db/sqlite/test-broken-files'
import { verifyFile } from '~db/sqlite/verify.server'
import { sample } from '../../tests/setup/tier'
import { makeBackup } from '../backup/make-backup'
import { countQuotes, now, useSiteFile } from '../../tests/setup/site-file'
import { PlainError } from '../plain-command'
import { restoreBackup, restoreSteps, type RestoreOptions } from './restore-backup'
import { backupFile } from './source-and-target'

const site = useSiteFile()
const yes = () => Promise.resolve(true)
const slow = 30_000
const asideName = 'site.before-restore-2026-11-21T09-30-00.000Z.db'

const madeMeanwhile = 'somebody else has made it meanwhile. It is left as it is: stop the site, and run this again.'

function restore(file: string, change: Partial<RestoreOptions> = {}) {
  return restoreBackup({ databaseUrl: site.url, file, now, confirm: yes, ...change })
}

/** One quote is in the backup, two in the database that is to be replaced, the second in its log alone. */
async function backupAndWrite(): Promise<string> {
  const db = site.open()
  const { file } = await makeBackup({ databaseUrl: site.url, keep: 14, now })
  await insertRow(db, 'quotes', goodRows.quotes)
  return file
}

async function problemOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  if (error instanceof PlainError || error instanceof DatabaseOpenError) return error.message
  throw error
}

function siteFiles(): string[] {
  return readdirSync(site.folder)
    .filter((name) => name !== 'backups')
    .sort()
}

describe('a restore', () => {
  test('puts the backup in place and keeps the former database, whole and in one file', async () => {
    const file = await backupAndWrite()
    site.closeAll()
    const restored = await restore(file)
    expect(restored).toMatchObject({ target: site.file, aside: path.join(site.folder, asideName) })
    expect(siteFiles()).toEqual([asideName, 'site.db'])
    expect(statSync(site.file).mode & 0o777).toBe(0o600)
    expect(await countQuotes(site.open())).toBe(1)
    expect(await countQuotes(site.open(path.join(site.folder, asideName)))).toBe(2)
    expect(existsSync(file)).toBe(true)
  })

  test.each([0o644, 0o440])('keeps the database to its owner, also from a backup of mode %o', async (mode) => {
    const file = await backupAndWrite()
    site.closeAll()
    chmodSync(file, mode)
    await restore(file)
    expect(statSync(site.file).mode & 0o777).toBe(0o600)
  })

  test('stands in the log of what it has put in place', async () => {
    const file = await backupAndWrite()
    site.closeAll()
    await restore(file)
    const noted = site.open().selectFrom('auditLog').select(['at', 'event', 'subject', 'operatorName'])
    expect(await noted.orderBy('id', 'desc').executeTakeFirst()).toEqual({
      at: now.toISOString(),
      event: 'backup-restored',
      subject: path.basename(file),
      operatorName: 'command line',
    })
  })

  test('takes over what a killed site left in its log', async () => {
    const file = await backupAndWrite()
    // A killed site leaves on the disk the files that are there while it runs.
    const killed = path.join(site.folder, 'killed.db')
    for (const end of ['', '-wal']) copyFileSync(site.file + end, killed + end)
    await restore(file, { databaseUrl: `file:${killed}` })
    expect(await countQuotes(site.open(killed))).toBe(1)
    expect(await countQuotes(site.open(path.join(site.folder, asideName.replace('site', 'killed'))))).toBe(2)
  })

  test('ends all logins, also of a backup that was made by other means and is in a log’s mode', async () => {
    const file = path.join(site.folder, 'by-hand.db')
    await handleOf(site.open()).backup(file)
    site.closeAll()
    await restore(file)
    expect(await site.open().selectFrom('sessions').selectAll().execute()).toEqual([])
    expect(
      await site.open(path.join(site.folder, asideName)).selectFrom('sessions').selectAll().execute(),
    ).toHaveLength(1)
  })

  test.each([
    { keepTokens: false, left: ['secondFactors'] },
    { keepTokens: true, left: ['apiTokens', 'secondFactors'] },
  ])(
    'brings no revoked token or withdrawn invitation back (tokens kept: $keepTokens)',
    async ({ keepTokens, left }) => {
      const db = site.open()
      const times = { createdAt: now.toISOString(), expiresAt: '2026-12-28T09:30:00.000Z' }
      const scope = { requests: 'read', content: 'read', seo: 'none' } as const
      const token = { tokenHash: 'e'.repeat(64), name: 'Nightly', ...scope, ...times, operatorId: 1 }
      const factor = { operatorId: 1, sealedSecret: 'a'.repeat(64), lastUsedStep: 1, createdAt: times.createdAt }
      await db.insertInto('apiTokens').values(token).execute()
      await db
        .insertInto('secondFactors')
        .values(factor)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await insertRow(db, 'invitations', goodRows.invitations)
      await insertRow(db, 'previewLinks', goodRows.previewLinks)
      const file = await backupAndWrite()
      site.closeAll()
      const restored = await restore(file, { keepTokens })
      expect(restored?.ended).toMatchObject({ invitations: 1, previewLinks: 1 })
      const restoredDb = site.open()
      const tables = ['apiTokens', 'invitations', 'previewLinks', 'sessions', 'secondFactors'] as const
      const rows = await Promise.all(
        tables.map(async (table) => ({ table, rows: await restoredDb.selectFrom(table).selectAll().execute() })),
      )
      expect(rows.filter((each) => each.rows.length > 0).map(({ table }) => table)).toEqual(left)
    },
  )

  test('asks with both contents before anything is changed', async () => {
    const file = await backupAndWrite()
    site.closeAll()
    const before = readFileSync(site.file)
    const seen: unknown[] = []
    const confirm: RestoreOptions['confirm'] = ({ backup, present }) => {
      seen.push(backup.counts.quotes, present?.counts.quotes)
      return Promise.resolve(false)
    }
    expect(await restore(file, { confirm })).toBeUndefined()
    expect(seen).toEqual([1, 2])
    expect(siteFiles()).toEqual(['site.db'])
    expect(await countQuotes(site.open())).toBe(2)
    expect(before.length).toBeGreaterThan(0)
  })

  test('keeps the site from starting while it asks', async () => {
    const file = await backupAndWrite()
    site.closeAll()
    const confirm = () => {
      expect(() => new BetterSqlite3(site.file, { timeout: 0 }).pragma('journal_mode = WAL')).toThrow('locked')
      return Promise.resolve(true)
    }
    await restore(file, { confirm })
  })

  test('of a database that is gone keeps what is left of it', async () => {
    const file = await backupAndWrite()
    site.closeAll()
    renameSync(site.file, path.join(site.folder, 'moved.db'))
    writeFileSync(`${site.file}-wal`, 'the log of another file')
    expect(await restore(file)).toMatchObject({ aside: undefined })
    expect(siteFiles()).toEqual(['moved.db', `${asideName}-wal`, 'site.db'])
    expect(await countQuotes(site.open())).toBe(1)
  })

  test('to a place where nothing is yet makes the folder', async () => {
    const file = await backupAndWrite()
    const url = `file:${site.folder}/new/site.db`
    await restore(file, { databaseUrl: url })
    expect(await countQuotes(site.open(path.join(site.folder, 'new', 'site.db')))).toBe(1)
  })

  test.each([
    ['a database', 0],
    ['nothing, as where a database was lost', 1],
  ])('through a symbolic link that leads to %s leaves the link', async (_what, isLost) => {
    const file = await backupAndWrite()
    site.closeAll()
    const disk = path.join(site.folder, 'disk')
    mkdirSync(disk)
    renameSync(site.file, path.join(disk, isLost ? 'away.db' : 'real.db'))
    symlinkSync('disk/real.db', site.file)
    const restored = await restore(file)
    expect(readlinkSync(site.file)).toBe('disk/real.db')
    expect(await countQuotes(site.open())).toBe(1)
    const aside = asideName.replace('site', 'real')
    expect(restored?.aside).toBe(isLost ? undefined : path.join(disk, aside))
    expect(existsSync(path.join(disk, aside))).toBe(!isLost)
  })

  test.each([true, false])('needs no second names of files (the former database is there: %s)', async (isThere) => {
    const file = await backupAndWrite()
    site.closeAll()
    if (!isThere) rmSync(site.file)
    const restored = await restore(file, { link: noSecondNames })
    expect(siteFiles()).toEqual(isThere ? [asideName, 'site.db'] : ['site.db'])
    expect(await countQuotes(site.open())).toBe(1)
    expect(restored?.aside && (await countQuotes(site.open(restored.aside)))).toBe(isThere ? 2 : undefined)
    for (const name of siteFiles()) expect(statSync(path.join(site.folder, name)).mode & 0o777).toBe(0o600)
  })

  test('can be taken back by another', async () => {
    const file = await backupAndWrite()
    site.closeAll()
    await restore(file)
    await restore(path.join(site.folder, asideName), { now: new Date(now.getTime() + 60_000) })
    expect(await countQuotes(site.open())).toBe(2)
  })
})

/** vfat and many network file systems answer with this error. */
function noSecondNames(): never {
  throw Object.assign(new Error('link'), { code: 'EPERM' })
}

describe('nothing is changed, and one line says why,', () => {
  test('when a site has made a database where none was, while it was asked', async () => {
    const file = await backupAndWrite()
    site.closeAll()
    for (const end of ['', '-wal', '-shm']) rmSync(site.file + end, { force: true })
    const confirm = async () => {
      const db = site.open()
      await migrateToLatest(db)
      await insertRow(db, 'contacts', goodRows.contacts)
      return true
    }
    expect(await problemOf(restore(file, { confirm }))).toBe(`${site.file}: ${madeMeanwhile}`)
    expect(siteFiles()).toEqual(['site.db', 'site.db-shm', 'site.db-wal'])
    expect(await site.open().selectFrom('contacts').selectAll().execute()).toHaveLength(1)
  })

  test.each([
    ['has second names', linkSync],
    ['has none', noSecondNames],
  ])('when it is made at the last moment, where the file system %s', async (_what, link) => {
    const file = await backupAndWrite()
    site.closeAll()
    rmSync(site.file)
    const makeFirst = (from: string, name: string) => {
      writeFileSync(name, 'of somebody else')
      link(from, name)
    }
    expect(await problemOf(restore(file, { link: makeFirst }))).toBe(`${site.file}: ${madeMeanwhile}`)
    expect(siteFiles()).toEqual(['site.db'])
    expect(readFileSync(site.file, 'utf8')).toBe('of somebody else')
  })

  test.each([
    ['an idle connection', false],
    ['one that can only read', true],
  ])('while somebody has the database open: %s', async (_what, readonly) => {
    const file = await backupAndWrite()
    const other = new BetterSqlite3(site.file, { readonly })
    other.prepare('SELECT count(*) FROM quotes').get()
    site.closeAll()
    const problem = await problemOf(restore(file))
    other.close()
    expect(problem).toBe(
      `Database ${site.file}: it is in use. Stop the site first, and any other command that works with it.`,
    )
    expect(siteFiles().filter((name) => !/-(wal|shm)$/.test(name))).toEqual(['site.db'])
    expect(await countQuotes(site.open())).toBe(2)
  })

  const spoil: [string, (file: string) => void, RegExp][] = [
    [
      'is no database',
      (file) => writeFileSync(file, 'plain text '.repeat(500)),
      /^The backup .+ is damaged: .*not a database/,
    ],
    [
      'is cut short',
      (file) => writeFileSync(file, readFileSync(file).subarray(0, 50_000)),
      /^The backup .+ is damaged: /,
    ],
    ['is empty', (file) => writeFileSync(file, ''), /^The backup .+ is damaged: it is empty\./],
    ['has a log beside it', (file) => writeFileSync(`${file}-wal`, 'rows'), /its newest rows are in .+-wal/],
    [
      'has a journal beside it',
      (file) => writeFileSync(`${file}-journal`, 'pages'),
      /a change that was cut off is in .+-journal\. Make a backup of it/,
    ],
    [
      'is of a newer version',
      (file) => run(file, `INSERT INTO kysely_migration VALUES ('999-next', '2027')`),
      /\.db: it was made by a newer version of Stagwise \(migration 999-next\)\. Start that version, or restore a backup\.$/,
    ],
    ['is from before the first release', makeOlder, /\.db: it was made before the first release of Stagwise, [^\n]+$/],
    [
      'is of another program',
      (file) => run(file, 'DROP TABLE kysely_migration'),
      /\.db: it belongs to another program\.$/,
    ],
    [
      'is of another program that Kysely has migrated',
      (file) => run(file, `UPDATE kysely_migration SET name = 'other-' || name`),
      /\.db: it belongs to another program\.$/,
    ],
    [
      'has rows that name nothing',
      (file) =>
        run(file, `PRAGMA foreign_keys = OFF; INSERT INTO imageFiles VALUES ('${'c'.repeat(64)}', 9, 'jpg', x'00')`),
      /is damaged: rows that name nothing: 1, the first in imageFiles/,
    ],
  ]
  test.each(spoil)('when the backup %s', async (_what, change, words) => {
    const file = await backupAndWrite()
    site.closeAll()
    change(file)
    const problem = await problemOf(restore(file))
    expect(problem).toMatch(words)
    expect(problem).toContain(file)
    expect(siteFiles()).toEqual(['site.db'])
    expect(await countQuotes(site.open())).toBe(2)
  })

  test('when the backup is not there, is a folder, or is the database itself', async () => {
    const second = path.join(site.folder, 'second-name.db')
    linkSync(site.file, second)
    expect(await problemOf(restore(path.join(site.folder, 'no.db')))).toMatch(/no\.db is not there\.$/)
    expect(await problemOf(restore(site.folder))).toMatch(/is no file\.$/)
    expect(await problemOf(restore(second))).toMatch(/is the site's database itself/)
  })

  test('when the database is a symbolic link to itself', async () => {
    const file = await backupAndWrite()
    const circle = path.join(site.folder, 'circle.db')
    symlinkSync(circle, circle)
    expect(await problemOf(restore(file, { databaseUrl: `file:${circle}` }))).toBe(
      `${circle}: its symbolic links lead in a circle.`,
    )
  })

  test('when the database is so damaged that its locks cannot be asked for; it says what to do', async () => {
    const file = await backupAndWrite()
    site.closeAll()
    writeFileSync(site.file, 'plain text '.repeat(500))
    expect(await problemOf(restore(file))).toMatch(
      /so damaged .+ Stop the site, move this file.+ \(delete nothing\), and run this again\.$/,
    )
    mkdirSync(path.join(site.folder, 'away'))
    renameSync(site.file, path.join(site.folder, 'away', 'site.db'))
    await restore(file)
    expect(await countQuotes(site.open())).toBe(1)
  })
})

function run(file: string, statement: string) {
  const handle = new BetterSqlite3(file)
  handle.exec(statement)
  handle.close()
}

describe('a restore that is killed', () => {
  let script = ''

  // A process would take a second to compile the code at each step.
  beforeAll(async () => {
    const folder = path.resolve('.cache', 'restore-killed')
    await build({
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '~db': path.resolve('db'), '~': path.resolve('app') } },
      build: {
        ssr: path.resolve('tests/setup/restore-killed.ts'),
        outDir: folder,
        emptyOutDir: true,
        target: 'node20',
        rollupOptions: { output: { entryFileNames: 'restore-killed.mjs' } },
      },
    })
    script = path.join(folder, 'restore-killed.mjs')
  }, slow)

  test.each(sample(restoreSteps, restoreSteps.length, (step) => step === 'replaced'))(
    'at the step "%s" leaves one whole database in place, and the next one goes well',
    async (step) => {
      const file = await backupAndWrite()
      site.closeAll()
      const killed = spawnSync(process.execPath, [script, site.url, file, step], { encoding: 'utf8' })
      expect(killed.signal).toBe('SIGKILL')
      const isReplaced = restoreSteps.indexOf(step) >= restoreSteps.indexOf('replaced')
      expect((await verifyFile(site.file)).counts.quotes).toBe(isReplaced ? 1 : 2)
      expect(await countQuotes(site.open())).toBe(isReplaced ? 1 : 2)
      site.closeAll()

      const later = new Date(now.getTime() + 60_000)
      const restored = await restore(file, { now: later })
      expect(await countQuotes(site.open())).toBe(1)
      expect(await countQuotes(site.open(restored?.aside ?? ''))).toBe(isReplaced ? 1 : 2)
      site.closeAll()
      expect(readdirSync(site.folder).filter((name) => name.endsWith('.partial'))).toEqual([])
      // The killed run gave the former database its second name. The next run removes that name only if the first one
      // still leads to the same file.
      expect(existsSync(path.join(site.folder, asideName))).toBe(isReplaced)
    },
    slow,
  )
})

test(
  'the command refuses to go on where nobody can be asked',
  async () => {
    const file = await backupAndWrite()
    site.closeAll()
    const { PATH, NODE_ENV } = process.env
    const options = { env: { PATH, NODE_ENV, DATABASE_URL: site.url }, encoding: 'utf8', input: 'yes\n' } as const
    const asked = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/restore.ts', file], options)
    expect(asked.status).toBe(1)
    expect(asked.stderr).toMatch(/now: {4}2 quotes.+\n.+backup: 1 quote,.+\nReplace the database\?\n.+add --yes\.\n$/)
    const said = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/restore.ts', file, '--yes'], options)
    expect(said).toMatch(
      /^Restored: .+\n.+1 quote, .+\n.+password of that time: Warden\..+\n {2}No token, .+\n {2}Second factors.+ of that time.+\n.+is kept: .+before-restore.+\nStart the site\.\n$/,
    )
  },
  slow,
)

test('a backup is named by its path, or by its name alone in the folder of the backups', async () => {
  const { file } = await makeBackup({ databaseUrl: site.url, keep: 14, now })
  const folder = path.dirname(file)
  expect(backupFile(path.basename(file), folder)).toBe(file)
  expect(backupFile(file, folder)).toBe(file)
  // A file of that name here comes first.
  expect(backupFile('package.json', folder)).toBe('package.json')
  expect(backupFile('none.db', undefined)).toBe('none.db')
})
