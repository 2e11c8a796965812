/** The migration inserts the one row, id 1: see clock.server.ts of db/. */
import type { ColumnType, Selectable } from 'kysely'

export interface ClockTable {
  id: ColumnType<1, never, never>
  latestAt: string
  /**
   * While the clock is not believed, these columns say when its jump was noticed, and the latest time seen since, by
   * that clock.
   */
  jumpedAt: string | null
  jumpSeenAt: string | null
}

export type Clock = Omit<Selectable<ClockTable>, 'id'>
