/**
 * Under load, kill -9 hits the site and Litestream at once, and the database's folder is deleted; then the copy is
 * restored. Writes that were acknowledged after Litestream's last copy are lost, of the last seconds at most.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { restoreCopy, startCopying } from '../../scripts/replicate/litestream'
import { isTaken, postContactForm, postQuoteForm, uniqueText } from './clients'
import { inspectDatabase } from './inspect-database'
import { momentAfter, repeat, rounds, startTrial, timeout } from './trial'

/** Litestream copies each second. */
const longestWindowMs = 5000

interface Written {
  table: 'quotes' | 'contacts'
  text: string
  at: number
}

test('a machine that is lost costs some seconds of writes', { timeout }, async () => {
  for (let round = 1; round <= rounds; round += 1) await loseMachine()
})

async function loseMachine(): Promise<void> {
  const { site } = await startTrial()
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'stagwise-replica-'))
  const place = { databaseUrl: `file:${site.database}`, replica: `file://${elsewhere}/site` }
  const copying = startCopying(place, 'ignore')
  onTestFinished(() => {
    copying.kill('SIGKILL')
    rmSync(elsewhere, { recursive: true, force: true })
  })
  const written: Written[] = []
  const stop = new AbortController()
  const write = (table: Written['table'], send: typeof postQuoteForm) =>
    repeat(async () => {
      const text = uniqueText('words')
      if (isTaken(await send(site.url, text))) written.push({ table, text, at: performance.now() })
    }, stop.signal)
  const writers = [write('quotes', postQuoteForm), write('contacts', postContactForm)]
  await momentAfter(() => written.length)
  // Litestream has made its first copy by then.
  await wait(3000)
  copying.kill('SIGKILL')
  site.process.kill('SIGKILL')
  const killedAt = performance.now()
  stop.abort()
  await Promise.all(writers)
  await site.end()
  rmSync(site.folder, { recursive: true })
  await restoreCopy(place, site.database)
  await site.restart()
  const { faults, stored } = inspectDatabase(site.database)
  expect(faults).toEqual([])
  expect(written).not.toEqual([])
  const lost = written.filter(({ table, text }) => !stored[table].has(text))
  const windowMs = lost.length === 0 ? 0 : killedAt - Math.min(...lost.map(({ at }) => at))
  expect(windowMs).toBeLessThanOrEqual(longestWindowMs)
  console.info(`${String(lost.length)} of ${String(written.length)} writes lost, of the last ${windowMs.toFixed(0)} ms`)
}
