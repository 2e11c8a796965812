import type { Kysely, NotNull } from 'kysely'
import { recordOf } from '~/content/records/record-columns'
import { fieldNames } from '~/lib/record-fields'
import type { Database } from '~db/database'
import type { SeasonRow } from '~db/tables/seasons'
import { isThere } from '~db/visibility.server'
import { seasonFields } from './season.fields'
import type { SeasonEntry, SeasonHours, StateSeason } from './seasons'

const publicColumns = ['id', ...fieldNames(seasonFields)] as const

/** Lists the hours of all states if none is given. */
export async function listSeasonHours(db: Kysely<Database>, state?: SeasonHours['state']): Promise<SeasonHours[]> {
  const rows = await db
    .selectFrom('seasons')
    .select(['state', 'species', 'weapon', 'zone', 'opensOn', 'closesOn', 'sourceUrl', 'checkedOn'])
    .select(['minutesBeforeSunrise as before', 'minutesAfterSunset as after'])
    .where(isThere('seasons'))
    .where('minutesBeforeSunrise', 'is not', null)
    .where('minutesAfterSunset', 'is not', null)
    .where((where) => (state === undefined ? where.lit(true) : where('state', '=', state)))
    .orderBy('state')
    .orderBy('opensOn')
    .orderBy('id')
    .$narrowType<{ before: NotNull; after: NotNull }>()
    .execute()
  return rows
}

/** Lists all seasons by state, then by their first day. */
export async function listSeasons(db: Kysely<Database>): Promise<StateSeason[]> {
  const rows = await db
    .selectFrom('seasons')
    .select(publicColumns)
    .where(isThere('seasons'))
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
