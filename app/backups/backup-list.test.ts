import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logAudit } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { byWarden } from '~db/test-rows'
import { write } from '~db/write.server'
import { deleteBackup, findBackup, listBackups, openBackup } from './backup-list.server'
import { backupName, partialName } from './backup-names'
import { backupWarning, restoreCommand } from './backups'
import { findLastDrill, noteDrill } from './drills.server'

let db: Kysely<Database>
let folder = ''
const now = new Date('2026-11-21T09:30:00.000Z')
const at = new Date('2026-11-20T03:00:00.000Z')
const name = backupName('site', at)

beforeEach(async () => {
  db = await createTestDatabase()
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-backups-'))
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const place = () => ({ folder, base: 'site' })
const put = (file: string, text = 'a backup') => {
  writeFileSync(path.join(folder, file), text)
}

test('the list has the backups of this site alone, newest first, and who made them', async () => {
  const older = backupName('site', new Date('2026-11-19T03:00:00.000Z'))
  for (const file of [older, name, 'shop-2026-11-20T03-00-00.000Z.db', 'site.db', 'notes.txt']) put(file)
  await write(db, (trx) => logAudit(trx, byWarden(now), { event: 'backup-made', name }))
  expect(await listBackups(db, place(), now)).toEqual({
    backups: [
      { id: at.getTime(), name, at: at.toISOString(), size: 8, madeBy: 'warden' },
      expect.objectContaining({ name: older, madeBy: 'command line' }),
    ],
    isBusy: false,
    problem: undefined,
  })
})

test('a half file is not in the list, and tells that one is being made while its process runs', async () => {
  put(partialName('site', at, { host: hostname(), pid: process.pid }))
  expect(await listBackups(db, place(), new Date())).toMatchObject({ backups: [], isBusy: true })
})

test.each([
  ['is not there', () => rmSync(folder, { recursive: true }), undefined],
  [
    'is a file',
    () => {
      rmSync(folder, { recursive: true })
      writeFileSync(folder, '')
    },
    /a part of the path is a file/,
  ],
])('a folder that %s is no fault of the page', async (_what, change, problem) => {
  change()
  const list = await listBackups(db, place(), now)
  expect(list.backups).toEqual([])
  if (problem) expect(list.problem).toMatch(problem)
  else expect(list.problem).toBeUndefined()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
})

test('a backup is found by its instant alone', () => {
  put(name)
  expect(findBackup(place(), at.getTime())).toBe(path.join(folder, name))
  for (const id of [0, at.getTime() + 1, 1e300, Number.NaN]) expect(findBackup(place(), id)).toBeUndefined()
})

test('a download and a deletion are noted', async () => {
  put(name, 'all of it')
  const file = path.join(folder, name)
  const opened = await openBackup(db, file, byWarden(now))
  expect(opened?.size).toBe(9)
  expect(await opened?.handle.readFile('utf8')).toBe('all of it')
  await opened?.handle.close()
  await deleteBackup(db, file, byWarden(now))
  await deleteBackup(db, file, byWarden(now))
  expect(() => readFileSync(file)).toThrow('ENOENT')
  expect(await openBackup(db, file, byWarden(now))).toBeUndefined()
  const told = await db.selectFrom('auditLog').select(['event', 'subject']).orderBy('id').execute()
  expect(told.slice(0, 2)).toEqual([
    { event: 'backup-downloaded', subject: name },
    { event: 'backup-deleted', subject: name },
  ])
})

test('the last restore drill is the newest in the log', async () => {
  expect(await findLastDrill(db)).toBeUndefined()
  await noteDrill(db, { name, isPassed: true }, byWarden(at))
  await noteDrill(db, { name, isPassed: false }, byWarden(now))
  expect(await findLastDrill(db)).toEqual({ at: now.toISOString(), isPassed: false, name })
})

test.each([
  [undefined, /no backup yet/],
  ['2026-11-19T09:30:00.000Z', /2 days old/],
  ['2026-11-19T09:30:00.001Z', undefined],
])('with the newest of %s the page warns: %s', (newest, words) => {
  const warning = backupWarning(newest === undefined ? undefined : { at: newest }, now)
  if (words) expect(warning).toMatch(words)
  else expect(warning).toBeUndefined()
})

test.each([
  ['/srv/data/backups/site-1.db', 'npm run stagwise -- restore /srv/data/backups/site-1.db'],
  ['/srv/my site/it’s.db', "npm run stagwise -- restore '/srv/my site/it’s.db'"],
  ["/srv/it's.db", `npm run stagwise -- restore '/srv/it'\\''s.db'`],
])('the command for %s is right in a shell', (file, command) => {
  expect(restoreCommand(file)).toBe(command)
})
