/**
 * Power is lost, on copies of the files. With `synchronous = FULL` a commit is acknowledged only after the log is
 * synced, and pages reach the main file only after that. So the main file may have any part of a checkpoint's pages,
 * and the log is intact up to the last acknowledged commit and damaged in any way after it.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateToLatest, openDatabase } from '~db/client.server'
import { databaseIn, startSite, temporaryFolder } from '../setup/site-process'
import { isDeep } from '../setup/tier'
import { clientSettings, send } from './clients'
import { inspectDatabase } from './inspect-database'
import { rounds, timeout } from './trial'
import { digestOf, kinds, makeOriginal, type Original, type Torn } from './torn-log'

const copies = isDeep ? rounds * 12 : 1

let folder: string
let original: Original
beforeAll(async () => {
  folder = temporaryFolder()
  original = await makeOriginal(folder)
}, 60_000)
afterAll(() => {
  rmSync(folder, { recursive: true })
})

function leave({ main = original.main, log }: Torn): string {
  const copy = path.join(folder, 'copy')
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy)
  writeFileSync(databaseIn(copy), main)
  writeFileSync(`${databaseIn(copy)}-wal`, log)
  return copy
}

test.each(kinds)('$name leaves the last whole commit, and nothing of the next', { timeout }, async ({ tear }) => {
  for (let n = 0; n < copies; n += 1) {
    const torn = tear(original)
    const file = databaseIn(leave(torn))
    const when = `whole up to byte ${String(torn.wholeUntil)}`
    const db = openDatabase(`file:${file}`)
    try {
      expect(await migrateToLatest(db), when).toEqual([])
      expect(await digestOf(db), when).toBe(original.states.findLast(({ end }) => end <= torn.wholeUntil)?.digest)
    } finally {
      await db.destroy()
    }
    expect(inspectDatabase(file).faults, when).toEqual([])
  }
})

test('the site serves what is left', { timeout }, async () => {
  for (const { tear } of isDeep ? kinds.slice(-2) : kinds.slice(1, 2)) {
    const copy = leave(tear(original))
    const site = await startSite(clientSettings, { folder: copy })
    const { status } = await send(`${site.url}/products`)
    await site.stop()
    expect(status).toBe(200)
    expect(inspectDatabase(databaseIn(copy)).faults).toEqual([])
  }
})
