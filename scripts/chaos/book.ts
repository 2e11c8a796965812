/**
 * What clients have tried and what the site has acknowledged, held against what the database holds. An entry is a table
 * and a text by which its row is known; the text is long, so that half of one would not match.
 */
import { isTaken, type Answer } from './clients'

export type Table = 'quotes' | 'contacts' | 'products' | 'formerAddresses' | 'imageFiles'

/** How often each text stands in each table. */
export type Stored = Readonly<Record<Table, ReadonlyMap<string, number>>>

export class Book {
  readonly #entries = new Map<Table, Map<string, boolean | undefined>>()
  acknowledged = 0

  /** A write is on its way: from now on it may be there or not. */
  tried(table: Table, text: string): void {
    this.#of(table).set(text, undefined)
  }

  /** The write's answer was read to its end: the row is there for good, or gone for good. */
  acknowledge(table: Table, text: string, isThere = true): void {
    this.acknowledged += 1
    this.#of(table).set(text, isThere)
  }

  /** A write from its beginning to the end of its answer. @throws when the connection ends before */
  async enter(table: Table, text: string, send: () => Promise<Answer>): Promise<Answer> {
    this.tried(table, text)
    const answer = await send()
    if (isTaken(answer)) this.acknowledge(table, text)
    return answer
  }

  compare(stored: Stored): { losses: string[]; unexpected: string[] } {
    const losses: string[] = []
    const unexpected: string[] = []
    for (const [table, entries] of this.#entries) {
      for (const [text, isThere] of entries) {
        const count = stored[table].get(text) ?? 0
        const name = `${table} ${text.slice(0, 60)}`
        if (isThere === true && count === 0) losses.push(name)
        if (isThere === false && count > 0) losses.push(`${name}, which was deleted, is back`)
        if (count > 1) unexpected.push(`${name} is stored ${String(count)} times`)
      }
    }
    return { losses, unexpected }
  }

  #of(table: Table): Map<string, boolean | undefined> {
    const known = this.#entries.get(table)
    if (known) return known
    const made = new Map<string, boolean | undefined>()
    this.#entries.set(table, made)
    return made
  }
}
