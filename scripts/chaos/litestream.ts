/**
 * Continuous copies: under load, kill -9 for the site and for Litestream at once; the database's folder is deleted;
 * then a restore from the copy. Counts what was acknowledged and what came back: lost is what was acknowledged after
 * Litestream's last copy, so the drill measures how long that window is.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { restoreCopy, startCopying } from '../replicate/litestream'
import { startSite } from '../site-process'
import { drillSettings, isTaken, postContactForm, postQuoteForm, uniqueText } from './clients'
import { inspectDatabase } from './inspect-database'
import { repeat } from './site-drill'
import { Tally, type DrillOptions, type DrillResult } from './tally'

const writingMs = 4000
/** Litestream copies each second. */
const longestWindowMs = 5000

export async function litestreamDrill({ rounds, report }: DrillOptions): Promise<DrillResult> {
  const tally = new Tally('litestream')
  let missing = 0
  for (let round = 1; round <= rounds; round += 1) {
    missing += await loseMachine(tally)
    tally.note('acknowledged, but not in the copy', missing)
    tally.rounds = round
    report?.(`litestream: ${String(round)} rounds`)
  }
  return tally.result()
}

interface Written {
  table: 'quotes' | 'contacts'
  text: string
  /** Of the answer. */
  at: number
}

/** How many acknowledged writes are not in the copy. */
async function loseMachine(tally: Tally): Promise<number> {
  const site = await startSite(drillSettings)
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'stagwise-replica-'))
  const place = { databaseUrl: `file:${site.database}`, replica: `file://${elsewhere}/site` }
  const copying = startCopying(place, 'ignore')
  try {
    const written: Written[] = []
    const stop = new AbortController()
    const write = (table: Written['table'], send: typeof postQuoteForm) =>
      repeat(async () => {
        const text = uniqueText('words')
        if (isTaken(await send(site.url, text))) written.push({ table, text, at: performance.now() })
      }, stop.signal)
    const writers = [write('quotes', postQuoteForm), write('contacts', postContactForm)]
    await wait(writingMs * (0.5 + Math.random()))
    copying.kill('SIGKILL')
    site.process.kill('SIGKILL')
    const killedAt = performance.now()
    stop.abort()
    await Promise.all(writers)
    await site.end()
    rmSync(site.folder, { recursive: true })
    const startedAt = performance.now()
    await restoreCopy(place, site.database)
    tally.noteMost('restore (ms)', Math.round(performance.now() - startedAt))
    await site.restart()
    const { faults, stored } = inspectDatabase(site.database)
    // The counts of forms are those of the copy.
    tally.unexpected.push(...faults)
    const lost = written.filter(({ table, text }) => !stored[table].has(text))
    tally.acknowledged += written.length
    const window = lost.length === 0 ? 0 : killedAt - Math.min(...lost.map(({ at }) => at))
    tally.noteMost('window (ms)', Math.round(window))
    if (window > longestWindowMs) tally.losses.push(`a write ${String(Math.round(window))} ms before the kill`)
    return lost.length
  } finally {
    copying.kill('SIGKILL')
    await site.stop()
    rmSync(site.folder, { recursive: true, force: true })
    rmSync(elsewhere, { recursive: true, force: true })
  }
}
