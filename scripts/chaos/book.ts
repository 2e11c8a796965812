/**
 * What clients tried and what the site acknowledged, compared with the database. Texts are long, so that half of one
 * does not match.
 */
import { isTaken, type Answer } from './clients'

export type Table = 'quotes' | 'contacts' | 'products' | 'formerAddresses' | 'imageFiles' | 'edits'

/** Occurrences of each text, by table. */
export type Stored = Readonly<Record<Table, ReadonlyMap<string, number>>>

export class Book {
  readonly #entries = new Map<Table, Map<string, boolean | undefined>>()
  acknowledged = 0

  /** May or may not be stored from now on. */
  tried(table: Table, text: string): void {
    this.#of(table).set(text, undefined)
  }

  /** The response was read completely: must be there, or be deleted. */
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

  /** Tables that the drill never wrote to may be left out. */
  compare(stored: Partial<Stored>): { losses: string[]; unexpected: string[] } {
    const losses: string[] = []
    const unexpected: string[] = []
    for (const [table, entries] of this.#entries) {
      for (const [text, isThere] of entries) {
        const count = stored[table]?.get(text) ?? 0
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
