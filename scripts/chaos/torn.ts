/**
 * Power loss, on copies of the files. With `synchronous = FULL` a commit is acknowledged only after the log is
 * synced, and pages reach the main file only after that. So power loss can leave any part of a checkpoint's pages in
 * the main file, and a log that is intact up to the last acknowledged commit and damaged in any way after it. (With
 * NORMAL, the last acknowledged writes may be lost.) The log is cut at and inside frames, its last frame is flipped,
 * its tail zeroed or garbled, holes are torn into it, and pages are checkpointed by half. Each copy, opened as the
 * site does, must have exactly the content after its last intact commit.
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

/** Every so many copies, the site itself starts on one. */
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
