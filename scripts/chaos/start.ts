/**
 * Starts on databases that are damaged, another program's, newer, read-only or lost: each ends with one line on
 * standard error and exit code 1, and no file changes but SQLite's `-wal` and `-shm`. Some cases only look bad and
 * must start.
 */
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, copyFileSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import BetterSqlite3 from '~db/sqlite/better-sqlite3'
import { databaseIn, startAndFail, startSite, temporaryFolder } from '../site-process'
import { drillSettings, postContactCall, send, uniqueText } from './clients'
import { isRoot, refusedCases, servedCases, type RefusedCase, type ServedCase } from './start-cases'
import { Tally, type DrillOptions, type DrillResult } from './tally'

interface StartOptions extends DrillOptions {
  /** Names of cases; default all. */
  only?: readonly string[]
}

/** A round runs every case. */
export async function startDrill({ rounds, report, only }: StartOptions): Promise<DrillResult> {
  const tally = new Tally('start')
  const base = temporaryFolder()
  try {
    await makeSound(base)
    const isChosen = ({ name }: { name: string }) => only?.includes(name) ?? true
    const [refusals, servings] = [refusedCases.filter(isChosen), servedCases.filter(isChosen)]
    const count = refusals.length + servings.length
    for (let round = 1; round <= rounds; round += 1) {
      for (const refused of refusals) await tryRefused(tally, base, refused)
      for (const served of servings) await tryServed(tally, base, served)
      tally.rounds = round
      report?.(`start: round ${String(round)}, ${String(count)} cases`)
    }
    tally.note('cases', count)
    if (!isRoot) tally.note('read-only', 'by permissions: not run as root')
  } finally {
    rmSync(base, { recursive: true, force: true })
  }
  return tally.result()
}

/** With some messages and a checkpointed log. */
async function makeSound(folder: string): Promise<void> {
  const site = await startSite(drillSettings, { folder })
  for (let n = 0; n < 5; n += 1) await postContactCall(site.url, uniqueText('words', 300))
  await site.end()
}

async function tryRefused(tally: Tally, base: string, { name, says, spoil, identity = {} }: RefusedCase) {
  const folder = copyOf(base)
  const file = databaseIn(folder)
  try {
    spoil(file)
    if (identity.uid !== undefined) giveAway(folder, identity.uid)
    const before = hashesOf(folder)
    const { code, errors } = await startAndFail(drillSettings, { folder, identity })
    const lines = errors.split('\n').filter((line) => line !== '')
    const isOneLine = lines.length === 1 && lines[0]?.startsWith(`Database ${file}: `) === true && says.test(errors)
    tally.expect(code === 1, `${name}: code 1, not ${String(code)}`)
    tally.expect(isOneLine, `${name}: one line that says what it is, not ${errors.slice(0, 300)}`)
    const after = hashesOf(folder)
    for (const [each, hash] of before) {
      if (isOwnOfSqlite(each)) tally.expect(after.has(each) || each.endsWith('-shm'), `${name}: ${each} is still there`)
      else if (after.get(each) !== hash) tally.losses.push(`${name}: ${each} was changed`)
    }
    const made = [...after.keys()].filter((each) => !before.has(each) && !isOwnOfSqlite(each))
    tally.expect(made.length === 0, `${name}: nothing is made beside it, not ${made.join(', ')}`)
  } finally {
    chmodSync(folder, 0o755)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function tryServed(tally: Tally, base: string, { name, prepare }: ServedCase): Promise<void> {
  const folder = copyOf(base)
  const file = databaseIn(folder)
  prepare(file)
  const site = await startSite(drillSettings, { folder })
  const { status, text } = await send(`${site.url}/products`)
  tally.expect(status === 200 && text.includes('Harness'), `${name}: the site serves`)
  if ((await postContactCall(site.url, uniqueText(name))).status === 201) tally.acknowledged += 1
  await site.stop()
  const database = new BetterSqlite3(file, { readonly: true })
  const count = database.prepare('SELECT count(*) FROM contacts').pluck().get()
  database.close()
  if (count !== 6) tally.losses.push(`${name}: six messages, not ${String(count)}`)
  rmSync(folder, { recursive: true, force: true })
}

function copyOf(base: string): string {
  const folder = temporaryFolder()
  for (const each of readdirSync(base)) copyFileSync(path.join(base, each), path.join(folder, each))
  return folder
}

function giveAway(folder: string, uid: number): void {
  for (const each of ['', ...readdirSync(folder)]) chownSync(path.join(folder, each), uid, uid)
}

function isOwnOfSqlite(name: string): boolean {
  return name.endsWith('-wal') || name.endsWith('-shm')
}

function hashesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) =>
    statSync(path.join(folder, each)).isFile(),
  )
  return new Map(
    files.map((each) => [
      each,
      createHash('sha256')
        .update(readFileSync(path.join(folder, each)))
        .digest('hex'),
    ]),
  )
}
