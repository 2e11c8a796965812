/** How many rows there are of each state, without reading them: triggers count with every write. */
import type { Kysely } from 'kysely'
import type { Database } from './database'
import type { CountedTable } from './tables/row-counts'

/** By state; one that no row has or had is not there. */
export async function countByState(db: Kysely<Database>, kind: CountedTable): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('rowCounts').select(['state', 'count']).where('kind', '=', kind).execute()
  return new Map(rows.map(({ state, count }) => [state, count]))
}

export async function countAll(db: Kysely<Database>, kind: CountedTable): Promise<number> {
  const counts = await countByState(db, kind)
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}
