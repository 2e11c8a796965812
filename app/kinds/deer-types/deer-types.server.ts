import { sql, type Kysely } from 'kysely'
import { recordOf } from '~/content/records/record-columns'
import type { SortedCursor } from '~/lib/cursor'
import { fieldNames } from '~/lib/record-fields'
import type { Database } from '~db/database'
import { toLowerAscii } from '~db/portable-sql.server'
import type { DeerTypeRow } from '~db/tables/deer-types'
import { hasPage, isListed, isThere } from '~db/visibility.server'
import { deerTypeFields } from './deer-type.fields'
import type { DeerType, DeerTypeCard, DeerTypeEntry } from './deer-types'

const cardColumns = [
  'id',
  'name',
  'slug',
  'scientificName',
  'generalDescription',
  'conservationStatus',
  'featuredImageUrl',
] as const

const columns = ['id', ...fieldNames(deerTypeFields)] as const

export const byName = sql<string>`lower(name)`

export function listActiveDeerTypeCards(db: Kysely<Database>): Promise<DeerTypeCard[]> {
  return db
    .selectFrom('deerTypes')
    .select(cardColumns)
    .where(isListed('deerTypes'))
    .orderBy(byName)
    .orderBy('id')
    .execute()
}

interface Slice {
  limit: number
  after?: SortedCursor | undefined
}

export async function listActiveDeerTypes(db: Kysely<Database>, slice: Slice): Promise<DeerType[]> {
  const rows = await selectByName(db, slice).execute()
  return rows.map(toDeerType)
}

/** The keyset condition repeats the name alone, because SQLite does not use an expression index for a row value. */
export function isAfter(cursor: SortedCursor | undefined) {
  const [name, id] = [toLowerAscii(cursor?.key ?? ''), cursor?.id ?? 0]
  return sql<boolean>`${byName} >= ${name} and (${byName}, id) > (${name}, ${id})`
}

function selectByName(db: Kysely<Database>, { limit, after }: Slice) {
  return db
    .selectFrom('deerTypes')
    .select(columns)
    .where(isListed('deerTypes'))
    .$if(after !== undefined, (query) => query.where(isAfter(after)))
    .orderBy(byName)
    .orderBy('id')
    .limit(limit)
}

export async function findActiveDeerTypeBySlug(db: Kysely<Database>, slug: string): Promise<DeerType | undefined> {
  const row = await selectBySlug(db, slug).where(hasPage('deerTypes')).executeTakeFirst()
  return row && toDeerType(row)
}

export async function findActiveDeerTypeById(db: Kysely<Database>, id: number): Promise<DeerType | undefined> {
  const row = await db
    .selectFrom('deerTypes')
    .select(columns)
    .where('id', '=', id)
    .where(hasPage('deerTypes'))
    .executeTakeFirst()
  return row && toDeerType(row)
}

export async function findAnyDeerTypeBySlug(db: Kysely<Database>, slug: string): Promise<DeerType | undefined> {
  const row = await selectBySlug(db, slug).executeTakeFirst()
  return row && toDeerType(row)
}

function selectBySlug(db: Kysely<Database>, slug: string) {
  return db.selectFrom('deerTypes').select(columns).where('slug', '=', slug).where(isThere('deerTypes'))
}

export function toDeerType(row: Pick<DeerTypeRow, keyof DeerType>): DeerType {
  return { id: row.id, ...recordOf(deerTypeFields, row) }
}

export function toDeerTypeEntry(row: DeerTypeRow): DeerTypeEntry {
  const { createdAt, updatedAt, version } = row
  return { ...toDeerType(row), createdAt, updatedAt, version }
}
