/** Bulk inserts with one prepared statement, in transactions, with triggers. */
import type { Kysely } from 'kysely'
import { handleOf } from '~db/sqlite/connect.server'
import type { Database } from '~db/database'
import type { Place, Row } from './rows'

const rowsAtOnce = 20_000
const dayMs = 24 * 60 * 60 * 1000
const firstDaysAgo = 3000

export interface Filling {
  table: 'products' | 'quotes' | 'contacts' | 'deerTypes' | 'blogPosts' | 'auditLog'
  rowOf: (place: Place) => Row
}

interface Growth {
  count: number
  /** Of the last row. */
  until: Date
  productIds: readonly number[]
}

/** Appends. Committed in batches. */
export function fillTable(db: Kysely<Database>, { table, rowOf }: Filling, { count, until, productIds }: Growth): void {
  if (count === 0) return
  const handle = handleOf(db)
  const before = handle.prepare<[], number>(`SELECT coalesce(max(id), 0) FROM ${table}`).pluck().get() ?? 0
  const placeOf = (index: number): Place => ({ number: before + index, productIds, ...timeOf(index, count, until) })
  const columns = Object.keys(rowOf(placeOf(1)))
  const values = columns.map((column) => `@${column}`).join(', ')
  const insert = handle.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values})`)
  const insertFrom = handle.transaction((first: number) => {
    const last = Math.min(count, first + rowsAtOnce - 1)
    for (let index = first; index <= last; index += 1) insert.run(rowOf(placeOf(index)))
  })
  for (let first = 1; first <= count; first += rowsAtOnce) insertFrom.immediate(first)
}

/** Evenly spread; some rows share a time. */
function timeOf(index: number, count: number, until: Date): { time: string; isNew: boolean } {
  const shared = index % 10 === 0 ? index - 1 : index
  const agoMs = Math.floor(((count - shared) / count) * firstDaysAgo * dayMs)
  return { time: new Date(until.getTime() - agoMs).toISOString(), isNew: agoMs < dayMs }
}
