/** This process counts visits, and writes the counts from time to time. */
import { VisitCounter } from '~/visits/visit-counter'
import { db } from '~/server/database.server'
import { log } from '~/server/log.server'
import { siteToday } from '~/server/site-today.server'
import { addVisitCounts } from '~db/visit-counts.server'
import { write } from '~db/write.server'

export const visitCounter = new VisitCounter(siteToday)

let lastWrite: Promise<void> = Promise.resolve()

/**
 * Waits for an earlier write first. A count that fails stays in memory for the next time. @throws DatabaseWriteError
 */
function writeVisits(limitMs?: number): Promise<void> {
  lastWrite = lastWrite.catch(() => undefined).then(() => writeTaken(limitMs))
  return lastWrite
}

async function writeTaken(limitMs?: number): Promise<void> {
  const counts = visitCounter.take()
  if (counts.length === 0) return
  try {
    await write(db(), (trx) => addVisitCounts(trx, counts), limitMs)
  } catch (error) {
    visitCounter.putBack(counts)
    throw error
  }
}

const minuteMs = 60_000

export function writeVisitsRegularly(): void {
  setInterval(() => {
    writeVisits().catch(reportUnwritten)
  }, minuteMs).unref()
}

/** Writes the counts, also before the database closes. @returns whether they are stored now */
export function writeVisitsNow(limitMs = 1000): Promise<boolean> {
  return writeVisits(limitMs).then(
    () => true,
    (error: unknown) => {
      reportUnwritten(error)
      return false
    },
  )
}

function reportUnwritten(error: unknown): void {
  log.error('visits could not be written', { names: visitCounter.size, error })
}
