import { readdirSync, truncateSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findLastDrill } from '~/backups/drills.server'
import { makeBackup } from '../backup/make-backup'
import { now, useSiteFile } from '../../tests/setup/site-file'
import { PlainError } from '../plain-command'
import { findNewest, noteInSite, tryRestore } from './drill'

const site = useSiteFile()
const later = new Date(now.getTime() + 60_000)

function newest(): string {
  return findNewest({ databaseUrl: site.url, folder: undefined })
}

test('a drill restores the newest backup beside it, changes nothing, and leaves nothing', async () => {
  site.open()
  await makeBackup({ databaseUrl: site.url, keep: 14, now })
  const { file } = await makeBackup({ databaseUrl: site.url, keep: 14, now: later })
  expect(newest()).toBe(file)
  const before = readdirSync(path.dirname(file))
  const tried = await tryRestore({ databaseUrl: site.url, file, now: later })
  expect(tried).toMatchObject({ counts: { quotes: 1, pictures: 1 }, operators: ['Warden'] })
  expect(readdirSync(path.dirname(file))).toEqual(before)
  await noteInSite(site.url, { name: path.basename(file), isPassed: true })
  expect(await findLastDrill(site.open())).toMatchObject({ isPassed: true, name: path.basename(file) })
})

test('a drill of a damaged backup says so, and leaves nothing', async () => {
  site.open()
  const { file } = await makeBackup({ databaseUrl: site.url, keep: 14, now })
  truncateSync(file, 20_000)
  await expect(tryRestore({ databaseUrl: site.url, file, now: later })).rejects.toThrow(/is damaged/)
  expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)])
})

test('without a backup, or without a file, one line says so', () => {
  expect(newest).toThrow(PlainError)
  expect(() => findNewest({ databaseUrl: 'file::memory:', folder: undefined })).toThrow('in memory')
})
