import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { garblePages } from './test-broken-files'
import { openDatabase, migrateToLatest } from '~db/client.server'
import { writeCleanShutdownMarker, takeCleanShutdownMarker } from './clean-shutdown.server'
import { goodRows, insertRow } from '~db/test-rows'

let folder: string
let file: string

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-'))
  file = path.join(folder, 'site.db')
  const db = openDatabase(`file:${file}`)
  await migrateToLatest(db)
  await db.destroy()
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const mark = () => {
  writeCleanShutdownMarker(file, { least: 1000 })
}

test('a file that was closed and left alone is known, once', () => {
  mark()
  expect(takeCleanShutdownMarker(file)).toBe(true)
  expect(takeCleanShutdownMarker(file)).toBe(false)
  expect(readdirSync(folder)).toEqual(['site.db'])
})

test('a small file has no mark, nor has one that another process writes to', async () => {
  writeCleanShutdownMarker(file)
  expect(takeCleanShutdownMarker(file)).toBe(false)
  const other = openDatabase(`file:${file}`)
  await insertRow(other, 'contacts', goodRows.contacts)
  mark()
  await other.destroy()
  expect(readdirSync(folder)).toEqual(['site.db'])
})

const changes: [string, () => void][] = [
  [
    'was written to',
    () => {
      garblePages(file, { from: 10, every: 7 })
    },
  ],
  [
    'was written to, and its time set back',
    () => {
      const { atimeMs, mtimeMs } = statSync(file)
      garblePages(file, { from: 10, every: 7 })
      utimesSync(file, atimeMs / 1000, mtimeMs / 1000)
    },
  ],
  [
    'was copied from another place',
    () => {
      copyFileSync(file, `${file}.copy`)
      renameSync(`${file}.copy`, file)
    },
  ],
  [
    'has a log beside it',
    () => {
      writeFileSync(`${file}-wal`, 'pages')
    },
  ],
]
test.each(changes)('a file that %s is not as it was left', async (_, change) => {
  mark()
  // Some disks distinguish times only from a hundredth of a second on.
  await wait(20)
  change()
  expect(takeCleanShutdownMarker(file)).toBe(false)
})

test('no mark, and no file, is no mark', () => {
  expect(takeCleanShutdownMarker(file)).toBe(false)
  rmSync(file)
  expect(takeCleanShutdownMarker(file)).toBe(false)
  mark()
  expect(readdirSync(folder)).toEqual([])
})
