/** Public reads of seasons. Rows become records here. */
import type { Kysely } from 'kysely'
import { recordOf } from '~/features/records/record-columns'
import { fieldNames } from '~/lib/record-fields'
import type { Database } from '~db/database'
import type { SeasonRow } from '~db/tables/seasons'
import { seasonFields } from './season.fields'
import type { SeasonEntry, StateSeason } from './seasons'

const publicColumns = ['id', ...fieldNames(seasonFields)] as const

/** All of them: at most 400. By state, then as they open. */
export async function listSeasons(db: Kysely<Database>): Promise<StateSeason[]> {
  const rows = await db
    .selectFrom('seasons')
    .select(publicColumns)
    .orderBy('state')
    .orderBy('opensOn')
    .orderBy('id')
    .execute()
  return rows.map(toSeason)
}

export function toSeason(row: Pick<SeasonRow, keyof StateSeason>): StateSeason {
  return { id: row.id, ...recordOf(seasonFields, row) }
}

export function toSeasonEntry(row: SeasonRow): SeasonEntry {
  const { createdAt, updatedAt, version } = row
  return { ...toSeason(row), createdAt, updatedAt, version }
}
