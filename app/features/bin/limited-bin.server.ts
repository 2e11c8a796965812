/** Records without a page, of which the site holds a limited number: seasons and answer templates. */
import { sql } from 'kysely'
import { seasonName } from '~/features/seasons/seasons'
import { states } from '~/lib/states.data'
import { searchedColumns, toSearchText } from '~/lib/search-text'
import { countOf, truncate } from '~/lib/text'
import type { BinKind, BinRecord } from './bin-kind.server'

interface LimitedKind extends Pick<BinKind, 'auditEvents'> {
  table: 'seasons' | 'answerTemplates'
  most: number
}

export function limitedBinKind({ table, most, auditEvents }: LimitedKind): BinKind {
  return {
    describe: (record) => ({ title: table === 'seasons' ? nameOfSeason(record) : textOf(record.name), email: null }),
    revive: async (trx, records) => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(trx)
      const room = most - (rows[0]?.count ?? 0)
      return records.map((record, index) => {
        if (index >= room)
          return `the site holds at most ${countOf(most, table === 'seasons' ? 'season' : 'template')}.`
        return table === 'seasons' ? withText(record) : record
      })
    },
    deleteTraces: () => Promise.resolve(),
    nameOf: ({ title }) => title,
    auditEvents,
  }
}

function nameOfSeason({ state, species, weapon, zone }: BinRecord): string {
  const known = states.find(({ id }) => id === state)
  if (!known) return textOf(species)
  const season = { state: known.id, species: textOf(species), weapon: textOf(weapon), zone: textOf(zone) }
  return truncate(seasonName(season), 199)
}

function withText(record: BinRecord): BinRecord {
  return { ...record, searchText: toSearchText(searchedColumns.seasons.map((column) => textOf(record[column]))) }
}

function textOf(value: string | number | null | undefined): string {
  return typeof value === 'string' ? value : ''
}
