import type { Kysely } from 'kysely'
import { insertRows } from '~db/bulk.server'
import type { Database } from '~db/database'
import type { Place, Row } from './rows'

const rowsAtOnce = 20_000
const rowsInStatement = 200
const dayMs = 24 * 60 * 60 * 1000
const firstDaysAgo = 3000

export interface Filling {
  table: 'products' | 'quotes' | 'contacts' | 'deerTypes' | 'blogPosts' | 'auditLog'
  rowOf: (place: Place) => Row
}

interface Growth {
  count: number
  until: Date
  productIds: readonly number[]
}

export async function fillTable(
  db: Kysely<Database>,
  { table, rowOf }: Filling,
  { count, until, productIds }: Growth,
): Promise<void> {
  const { last } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const before = Number(last ?? 0)
  const placeOf = (index: number): Place => ({ number: before + index, productIds, ...timeOf(index, count, until) })
  for (let first = 1; first <= count; first += rowsAtOnce) {
    const end = Math.min(count + 1, first + rowsAtOnce)
    await db.transaction().execute(async (trx) => {
      for (let at = first; at < end; at += rowsInStatement) {
        const length = Math.min(rowsInStatement, end - at)
        await insertRows(
          trx,
          table,
          Array.from({ length }, (_, index) => rowOf(placeOf(at + index))),
        )
      }
    })
  }
}

function timeOf(index: number, count: number, until: Date): { time: string; isNew: boolean } {
  const shared = index % 10 === 0 ? index - 1 : index
  const agoMs = Math.floor(((count - shared) / count) * firstDaysAgo * dayMs)
  return { time: new Date(until.getTime() - agoMs).toISOString(), isNew: agoMs < dayMs }
}
