import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import { plainStore } from '~/content/store.server'
import { batches, moveToBin } from '~/content/bin/bin.server'
import { columnsOf } from '~/content/records/record-columns'
import { seasonFields } from '~/kinds/seasons/season.fields'
import { maxSeasons, seasonName, type SeasonEntry, type StateSeason } from '~/kinds/seasons/seasons'
import { seasonForm, type SeasonInput } from '~/kinds/seasons/seasons.schema'
import { toSeason, toSeasonEntry } from '~/kinds/seasons/seasons.server'
import type { SortedCursor } from '~/lib/cursor'
import { toSortedPage, type KeysetPage } from '~/lib/keyset-page'
import type { ListFilter } from '~/lib/list-query'
import { fieldNames, formValuesOf, type FormValuesOf } from '~/lib/record-fields'
import { EditQuestionError, Refusal } from '~/lib/refusal'
import { withSearchText } from '~/lib/search-text'
import { states } from '~/lib/states.data'
import { countOf, truncate } from '~/lib/text'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { containsText } from '~db/list-search.server'
import { countAll, countByState } from '~db/row-counts.server'
import { readRow, type Columns } from '~db/rows.server'
import type { SeasonColumns } from '~db/tables/seasons'
import { isThere } from '~db/visibility.server'
import { write } from '~db/write.server'
import { importQuestion, seasonMessages, stateNames, type ImportResult } from './season-messages'

export class TooManySeasonsError extends Refusal {
  readonly status = 409
  override readonly field: string | undefined

  constructor(count: number, field?: string) {
    super(seasonMessages.tooMany(count))
    this.name = 'TooManySeasonsError'
    this.field = field
  }
}

/** Sorts by state, then by the first day. */
export async function pageOfSeasons(
  db: Kysely<Database>,
  {
    filter,
    cursor,
    size,
  }: { filter: ListFilter<StateSeason['state']>; cursor: SortedCursor | undefined; size: number },
): Promise<KeysetPage<StateSeason, SortedCursor>> {
  const { show, search } = filter
  const way = cursor?.direction === 'before' ? 'desc' : 'asc'
  const all = db.selectFrom('seasons').selectAll().where(isThere('seasons'))
  const rows = await (show === 'all' ? all : all.where('state', '=', show))
    .$if(search !== '', (query) => query.where(containsText(search)))
    .$call((query) => (cursor ? query.where(isBeyond(cursor)) : query))
    .orderBy('state', way)
    .orderBy('opensOn', way)
    .orderBy('id', way)
    .limit(size + 1)
    .execute()
  return toSortedPage(rows.map(toSeason), { size, cursor, keyOf: ({ state, opensOn }) => `${state} ${opensOn}` })
}

function isBeyond({ direction, key, id }: SortedCursor) {
  const [letters, opensOn = ''] = key.split(' ')
  const state = states.find((each) => each.id === letters)?.id ?? states[0].id
  return (eb: ExpressionBuilder<Database, 'seasons'>) =>
    eb(eb.refTuple('state', 'opensOn', 'id'), direction === 'before' ? '<' : '>', eb.tuple(state, opensOn, id))
}

export async function countSeasons(
  db: Kysely<Database>,
): Promise<Readonly<Partial<Record<StateSeason['state'], number>>>> {
  return Object.fromEntries(await countByState(db, 'seasons'))
}

export const seasonStore = plainStore<SeasonInput, SeasonEntry, FormValuesOf<typeof seasonFields>>({
  table: 'seasons',
  fields: seasonFields,
  nameOf: (season) => truncate(seasonName(season), 199),
  find: async (db, id) => {
    const row = await readRow(db, 'seasons', id)
    return row && toSeasonEntry(row)
  },
  bin: {
    columns: ['state', 'species', 'weapon', 'zone'],
    describe: (season) => ({ title: titleOf(season) }),
    prepare: async (trx) => {
      const isFull = (await countAll(trx, 'seasons')) >= maxSeasons
      return isFull ? `the site holds at most ${countOf(maxSeasons, 'season')}.` : { columns: {} }
    },
  },
  deletion: {
    intent: 'delete-season',
    messages: seasonMessages,
    gone: seasonMessages.notFound,
    consequence: 'It goes from the License and Regulation Finder.',
  },
  formSchema: seasonForm,
  valuesOf: (season, today) => formValuesOf(seasonFields, season ?? { checkedOn: today }),
  columnsOf: (season): SeasonColumns => columnsOf(seasonFields, season),
  check: async (trx, _, stored) => {
    if (!stored) await requireRoom(trx, 1)
  },
})

/**
 * `confirmed` says what happens to the stored seasons of these states. A season that is stored already is left out, so
 * a file that is sent twice is stored once. @throws EditQuestionError, TooManySeasonsError, and what write() throws
 */
export function importSeasons(
  db: Kysely<Database>,
  inputs: readonly SeasonInput[],
  { confirmed, ...act }: Act & { confirmed: string },
): Promise<ImportResult> {
  return write(db, async (trx) => {
    const states = [...new Set(inputs.map(({ state }) => state))].toSorted()
    const rows = await trx
      .selectFrom('seasons')
      .selectAll()
      .where('state', 'in', states)
      .where(isThere('seasons'))
      .execute()
    const stored = rows.map((row) => ({ id: row.id, text: textOf(toSeason(row)) }))
    const sent = new Set(inputs.map(textOf))
    const known = new Set(stored.map(({ text }) => text).filter((text) => sent.has(text)))
    const others = stored.filter(({ text }) => !sent.has(text)).map(({ id }) => id)
    const question = importQuestion({ states, stored: rows.length, sent: inputs.length })
    if (others.length > 0 && !question.answers.some(({ value }) => value === confirmed)) {
      throw new EditQuestionError(question)
    }
    const added = inputs.filter((input) => !known.has(textOf(input)))
    const gone = confirmed === question.answers[0].value ? others : []
    await moveToBin(trx, { kind: seasonStore.bin, ids: gone }, act)
    await requireRoom(trx, added.length, 'csv')
    for (const some of batches(added)) {
      await trx
        .insertInto('seasons')
        .values(some.map((input) => toRow(input, act)))
        .execute()
    }
    const counts = { seasons: added.length, replaced: gone.length }
    if (added.length + gone.length > 0) {
      await logAudit(trx, act, { event: 'seasons-imported', name: stateNames(states), detail: { counts } })
    }
    return { states, added: added.length, replaced: gone.length, known: known.size }
  })
}

function toRow(input: SeasonInput, { now }: Act) {
  const time = now.toISOString()
  return withSearchText('seasons', { ...columnsOf(seasonFields, input), createdAt: time, updatedAt: time })
}

function titleOf({ state, species, weapon, zone }: Columns): string {
  const known = states.find(({ id }) => id === state)
  if (!known) return String(species)
  const season = { state: known.id, species: String(species), weapon: String(weapon), zone: String(zone) }
  return truncate(seasonName(season), 199)
}

async function requireRoom(trx: Transaction<Database>, more: number, field?: string): Promise<void> {
  const count = (await countAll(trx, 'seasons')) + more
  if (count > maxSeasons) throw new TooManySeasonsError(count, field)
}

function textOf(season: SeasonInput): string {
  return JSON.stringify(fieldNames(seasonFields).map((name) => season[name]))
}
