/**
 * Reads an inbox in its order. Most urgent first, a list has a part for quotes whose customer did something with the
 * offer, one for the other open entries, as they are due, and one for each other status, newest first; the parts are
 * merged. Each part is read from an index in its order.
 */
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { KeysetPage } from '~/lib/keyset-page'
import type { Database } from '~db/database'
import { indexedBy } from '~db/portable-sql.server'
import { pageOfPlaces, placeCursor, type Place } from '~db/record-list.server'
import { hasOfferEvent } from './offer-marks.server'
import {
  inboxKinds,
  isOfferWaiting,
  isOfOpen,
  type InboxCursor,
  type InboxFilter,
  type InboxListEntry,
  type InboxQuery,
  type InboxTab,
} from './inbox'
import { inboxCondition, readOverdueBefore, type Inbox } from './inbox.server'

interface Part {
  isOpen: boolean
  /** The keys of the part start with this. */
  prefix: '' | typeof offerPrefix
  condition: RawBuilder<SqlBool>
}

/** Sorts before any time. */
const offerPrefix = '!'

export function placeOf(tab: InboxTab, entry: InboxListEntry, isAmongOpen: boolean): Place {
  if (!isAmongOpen) return { id: entry.id, key: null }
  return { id: entry.id, key: (isOfferWaiting(tab, entry) ? offerPrefix : '') + entry.createdAt }
}

/** `late` is that of inboxCondition(). `read` gets the rows of these ids, in any order. */
export async function pageInOrder<Row extends { id: number }>(
  db: Kysely<Database>,
  inbox: Inbox,
  { filter, size, cursor }: InboxQuery,
  { late, read }: { late: string; read: (ids: readonly number[]) => Promise<readonly Row[]> },
): Promise<KeysetPage<Row, InboxCursor>> {
  const places = await readPlaces(db, inbox, { filter, cursor, limit: size + 1 }, late)
  return pageOfPlaces(places, { size, cursor }, read)
}

interface Neighbors {
  previous?: Neighbor
  next?: Neighbor
}

interface Neighbor {
  id: number
  isOpen: boolean
}

/** Finds the entries before and after a place in the list, whether or not the place's own entry is in the list now. */
export async function findNeighbors(
  db: Kysely<Database>,
  inbox: Inbox,
  { filter, place }: { filter: InboxFilter; place: Place },
  now: Date,
): Promise<Neighbors> {
  const late = await readOverdueBefore(db, now)
  const find = async (direction: InboxCursor['direction']) => {
    const cursor = placeCursor(place, direction)
    const [found] = await readPlaces(db, inbox, { filter, cursor, limit: 1 }, late)
    return found && { id: found.id, isOpen: found.key !== null }
  }
  const previous = await find('before')
  const next = await find('after')
  return { ...(previous && { previous }), ...(next && { next }) }
}

interface PlaceQuery {
  filter: InboxFilter
  cursor: InboxCursor | undefined
  limit: number
}

/**
 * Reads on from the cursor, in its direction. One statement reads all, so that an entry that moves is not read twice.
 */
async function readPlaces(
  db: Kysely<Database>,
  inbox: Inbox,
  { filter, cursor, limit }: PlaceQuery,
  late: string,
): Promise<Place[]> {
  const backwards = cursor?.direction === 'before'
  const parts = partsOf(inbox, filter, late)
  const from = parts.some(({ isOpen }) => isOpen) ? cursor : withoutKey(cursor)
  const hint = indexedBy(db, `${inbox.table}Open`)
  const selects = parts.flatMap((part) => {
    const side = besides(part, from)
    return side === undefined ? [] : [selectPart(inbox, part, { hint, side, backwards, limit })]
  })
  if (selects.length === 0) return []
  const { rows } = await sql<Place>`${sql.join(selects, sql` union all `)}`.execute(db)
  return rows.sort(backwards ? (a, b) => compare(b, a) : compare).slice(0, limit)
}

function partsOf(inbox: Inbox, filter: InboxFilter, late: string): Part[] {
  const { table } = inbox
  const { statuses, open } = inboxKinds[table]
  const { show, order, search } = filter
  const conditionOf = (shown: string) => inboxCondition(inbox, { show: shown, search }, late)
  const closed = (shown: string) => ({ isOpen: false, prefix: '' as const, condition: conditionOf(shown) })
  if (order === 'newest' || !(show === 'all' || isOfOpen(table, show))) return [closed(show)]
  const condition = conditionOf(show === 'all' ? open : show)
  const isOpen = true
  const parts: Part[] = [
    { isOpen, prefix: offerPrefix, condition: sql<SqlBool>`${condition} and ${hasOfferEvent(table)}` },
    { isOpen, prefix: '', condition: sql<SqlBool>`${condition} and not ${hasOfferEvent(table)}` },
  ]
  const openParts = table === 'quotes' ? parts : [{ isOpen, prefix: '' as const, condition }]
  return show === 'all' ? [...openParts, ...statuses.filter((status) => status !== open).map(closed)] : openParts
}

function withoutKey(cursor: InboxCursor | undefined): InboxCursor | undefined {
  return cursor && { direction: cursor.direction, id: cursor.id }
}

/** Returns the condition of the cursor in this part; undefined if the whole part is on the cursor's other side. */
function besides({ isOpen, prefix }: Part, cursor: InboxCursor | undefined): RawBuilder<SqlBool> | undefined {
  const all = sql<SqlBool>`true`
  if (!cursor) return all
  const { direction, id, key } = cursor
  const isAfter = direction === 'after'
  if (isOpen && key !== undefined) {
    const isOfOffers = key.startsWith(offerPrefix)
    // Offers come before the other open entries.
    if (isOfOffers !== (prefix === offerPrefix)) return isOfOffers === isAfter ? all : undefined
    const time = key.slice(prefix.length)
    return isAfter
      ? sql<SqlBool>`("createdAt", id) > (${time}, ${id})`
      : sql<SqlBool>`("createdAt", id) < (${time}, ${id})`
  }
  if (!isOpen && key === undefined) return isAfter ? sql<SqlBool>`id < ${id}` : sql<SqlBool>`id > ${id}`
  // The open entries come first.
  return isOpen === isAfter ? undefined : all
}

interface PartQuery {
  hint: RawBuilder<unknown>
  side: RawBuilder<SqlBool>
  backwards: boolean
  limit: number
}

function selectPart(
  { table }: Inbox,
  { isOpen, prefix, condition }: Part,
  { hint, side, backwards, limit }: PartQuery,
) {
  if (!isOpen) {
    const order = backwards ? sql`id asc` : sql`id desc`
    return sql`
      select * from (
        select id, null as "key" from ${sql.table(table)} where ${condition} and ${side} order by ${order} limit ${limit}
      ) as part`
  }
  const order = backwards ? sql`"createdAt" desc, id desc` : sql`"createdAt" asc, id asc`
  // SQLite uses a partial index only if the query repeats the index's condition word for word, and names the index.
  return sql`
    select * from (
      select id, ${sql.lit(prefix)} || "createdAt" as "key" from ${sql.table(table)} ${hint}
      where suspected = 0 and status = ${sql.lit(inboxKinds[table].open)} and ${condition} and ${side}
      order by ${order} limit ${limit}
    ) as part`
}

function compare(a: Place, b: Place): number {
  if (a.key !== null && b.key !== null) return a.key < b.key ? -1 : a.key > b.key ? 1 : a.id - b.id
  if (a.key !== null || b.key !== null) return a.key === null ? 1 : -1
  return b.id - a.id
}
