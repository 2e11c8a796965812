/**
 * Power loss, on copies of the files. `synchronous = FULL` promises that a commit is acknowledged only after its pages
 * stand in the write-ahead log and the log was synced to the disk, and that a page goes from the log into the main file
 * only after that. So what power loss may leave is: the main file with some, all or none of the pages that a checkpoint
 * was carrying over, and a log that is whole up to the last acknowledged commit; what comes after it may be cut at any
 * byte, zeroed, garbled, or there with a hole before it. (With NORMAL the log is not synced at each commit, and the last
 * acknowledged writes may be gone.)
 *
 * Here the site's own functions make commits, one after the other, and what the database holds after each is known by a
 * digest. Then the log is cut at frame boundaries and inside of frames, its last frame is flipped, its tail is zeroed or
 * garbled, a hole is torn into it, and pages of it are carried over into the main file by half. Each copy is opened as
 * the site opens it, and must hold exactly what it held after the last commit that is whole in the log: not less, and
 * nothing of the next one.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { migrateToLatest, openDatabase } from '~db/client.server'
import { databaseIn, startSite, temporaryFolder } from '../site-process'
import { drillSettings, send } from './clients'
import { inspectDatabase } from './inspect-database'
import { Tally, type DrillOptions, type DrillResult } from './tally'
import { kinds } from './torn-kinds'
import { digestOf, makeOriginal, type Original } from './torn-original'

/** After so many copies one is served by the site itself. */
const servedEvery = 75

export async function tornDrill({ rounds, report }: DrillOptions): Promise<DrillResult> {
  const tally = new Tally('torn')
  const folder = temporaryFolder()
  try {
    const original = await makeOriginal(folder)
    tally.acknowledged = original.states.length - 1
    tally.note('size of the log (kB)', Math.round(original.log.length / 1024))
    tally.note('commits in it', original.states.length - 1)
    for (let round = 1; round <= rounds; round += 1) {
      await tear(tally, original, { folder: path.join(folder, 'copy'), round })
      tally.rounds = round
      if (round % 100 === 0) report?.(`torn: ${String(round)} copies`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return tally.result()
}

interface Copy {
  folder: string
  round: number
}

async function tear(tally: Tally, original: Original, { folder, round }: Copy): Promise<void> {
  const kind = kinds[round % kinds.length] ?? kinds[0]
  const torn = kind.tear(original)
  const name = `${kind.name} at byte ${String(torn.wholeUntil)}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const file = databaseIn(folder)
  writeFileSync(file, torn.main ?? original.main)
  writeFileSync(`${file}-wal`, torn.log)
  const expected = original.states.findLast(({ end }) => end <= torn.wholeUntil)?.digest
  if (round % servedEvery === 0) {
    const site = await startSite(drillSettings, { folder })
    tally.expect((await send(`${site.url}/products`)).status === 200, `the site serves a copy with ${name}`)
    await site.stop()
    tally.unexpected.push(...inspectDatabase(file).faults.map((fault) => `${fault}: ${name}`))
    return
  }
  const db = openDatabase(`file:${file}`)
  try {
    tally.expect((await migrateToLatest(db)).length === 0, `no migration is missing: ${name}`)
    if ((await digestOf(db)) !== expected) tally.losses.push(`not what was committed: ${name}`)
  } finally {
    await db.destroy()
  }
  tally.unexpected.push(...inspectDatabase(file).faults.map((fault) => `${fault}: ${name}`))
}
