import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { startSite, type Place, type RunningSite } from '../setup/site-process'
import { isDeep } from '../setup/tier'
import { clientSettings, isTaken, logIn, type Answer, type Operator } from './clients'
import { inspectDatabase, type Inspection } from './inspect-database'

/** `ROUNDS=200 npm run test:deep -- --only vitest tests/system/kill.test.ts` runs a test longer. */
export const rounds = Number(process.env.ROUNDS || (isDeep ? 2 : 1))
export const timeout = 60_000 + rounds * 60_000

type Table = 'quotes' | 'contacts' | 'products' | 'formerAddresses' | 'imageFiles' | 'edits'

export type Stored = Readonly<Record<Table, ReadonlyMap<string, number>>>

/** Texts are long, so that half of one does not match. */
export class Ledger {
  readonly #entries = new Map<Table, Map<string, boolean | undefined>>()
  acknowledged = 0

  /** The text may or may not be stored from now on. */
  tried(table: Table, text: string): void {
    this.#of(table).set(text, undefined)
  }

  /** The response was read completely, so the text must be there, or be deleted. */
  acknowledge(table: Table, text: string, isThere = true): void {
    this.acknowledged += 1
    this.#of(table).set(text, isThere)
  }

  /** @throws if the connection ends before the response */
  async enter(table: Table, text: string, send: () => Promise<Answer>): Promise<Answer> {
    this.tried(table, text)
    const answer = await send()
    if (isTaken(answer)) this.acknowledge(table, text)
    return answer
  }

  /** Tables that nobody wrote to may be left out. */
  faultsIn(stored: Partial<Stored>): string[] {
    return [...this.#entries].flatMap(([table, entries]) =>
      [...entries].flatMap(([text, isThere]) => {
        const count = stored[table]?.get(text) ?? 0
        const name = `${table} ${text.slice(0, 60)}`
        if (isThere === true && count === 0) return [`lost: ${name}`]
        if (isThere === false && count > 0) return [`deleted, and back: ${name}`]
        return count > 1 ? [`stored ${String(count)} times: ${name}`] : []
      }),
    )
  }

  #of(table: Table): Map<string, boolean | undefined> {
    const entries = this.#entries.get(table) ?? new Map<string, boolean | undefined>()
    this.#entries.set(table, entries)
    return entries
  }
}

export interface Trial {
  site: RunningSite
  ledger: Ledger
  operator: Operator
}

export async function startTrial(place: Place = {}): Promise<Trial> {
  const site = await startSite(clientSettings, place)
  onTestFinished(() => site.stop())
  return { site, ledger: new Ledger(), operator: await logIn(site.url) }
}

/** Expects everything acknowledged in the database, nothing by half, and no damage. */
export function expectStored({ site, ledger }: Pick<Trial, 'site' | 'ledger'>, when?: string): Inspection {
  const inspection = inspectDatabase(site.database)
  expect([...ledger.faultsIn(inspection.stored), ...inspection.faults], when).toEqual([])
  return inspection
}

/** A busy machine may need some time until `count` grows; the moment after that is random. */
export async function momentAfter(count: () => number): Promise<void> {
  const before = count()
  await expect.poll(count, { timeout: 30_000, interval: 10 }).toBeGreaterThan(before)
  await wait(Math.random() * 1500)
}

export async function repeat(work: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await work()
    } catch (error) {
      // A refused or cut write was tried, but not acknowledged.
      if (!(error instanceof TypeError)) throw error
      return
    }
  }
}
