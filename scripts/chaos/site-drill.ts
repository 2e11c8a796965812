/** A drill on the running site: who writes to it, and whether it has what it has acknowledged. */
import { startSite, type Place, type RunningSite } from '../site-process'
import { Book } from './book'
import { drillSettings, logIn, type Operator } from './clients'
import { inspectDatabase, type Inspection } from './inspect-database'
import { Tally, type DrillResult } from './tally'

export interface SiteDrill {
  site: RunningSite
  tally: Tally
  book: Book
  operator: Operator
}

/** Starts the site, plays on it, and ends it. */
export async function drillSite(
  name: string,
  play: (drill: SiteDrill) => Promise<void>,
  place: Place = {},
): Promise<DrillResult> {
  const tally = new Tally(name)
  const site = await startSite(drillSettings, place)
  try {
    const book = new Book()
    await play({ site, tally, book, operator: await logIn(site.url) })
    tally.acknowledged = book.acknowledged
  } finally {
    await site.stop()
  }
  return tally.result()
}

/** Holds the database against the book, and looks for damage. `when` is said of each fault. */
export function checkStored({ site, tally, book }: SiteDrill, when?: string): Inspection {
  const inspection = inspectDatabase(site.database)
  const { losses, unexpected } = book.compare(inspection.stored)
  const dated = (fault: string) => (when === undefined ? fault : `${fault} (${when})`)
  tally.losses.push(...losses.map(dated))
  tally.unexpected.push(...[...inspection.faults, ...unexpected].map(dated))
  return inspection
}

/** A client that does this over and over, until it is stopped or the site is gone. */
export async function repeat(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await work()
    } catch (error) {
      // Refused by the server, or cut: what was under way is tried and not acknowledged.
      if (!(error instanceof TypeError)) throw error
      return
    }
  }
}
