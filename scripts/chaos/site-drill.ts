/** Common parts of drills on a running site. */
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

/** Starts the site, runs the drill, stops the site. */
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

/** Compares database and book, and looks for damage. `when` is added to each fault. */
export function checkStored({ site, tally, book }: SiteDrill, when?: string): Inspection {
  const inspection = inspectDatabase(site.database)
  const { losses, unexpected } = book.compare(inspection.stored)
  const dated = (fault: string) => (when === undefined ? fault : `${fault} (${when})`)
  tally.losses.push(...losses.map(dated))
  tally.unexpected.push(...[...inspection.faults, ...unexpected].map(dated))
  return inspection
}

/** Until aborted or the site is gone. */
export async function repeat(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await work()
    } catch (error) {
      // Refused or cut: tried, but not acknowledged.
      if (!(error instanceof TypeError)) throw error
      return
    }
  }
}
