/** Reads outfitters for public pages. */
import type { Kysely } from 'kysely'
import { recordOf } from '~/content/records/record-columns'
import { fieldNames } from '~/lib/record-fields'
import type { Database } from '~db/database'
import type { OutfitterRow } from '~db/tables/outfitters'
import { hasPage, isListed } from '~db/visibility.server'
import { outfitterFields } from './outfitter.fields'
import { outfitterPath, type Outfitter } from './outfitters'

const columns = ['outfitters.id', ...fieldNames(outfitterFields)] as const

/** Lists the oldest first; `after` is an id. */
export async function listOutfitters(
  db: Kysely<Database>,
  { limit, after = 0 }: { limit: number; after?: number },
): Promise<Outfitter[]> {
  const listed = db.selectFrom('outfitters').select(columns).where(isListed('outfitters'))
  const rows = await listed.where('id', '>', after).orderBy('id').limit(limit).execute()
  return rows.map(toOutfitter)
}

export async function findOutfitterBySlug(db: Kysely<Database>, slug: string): Promise<Outfitter | undefined> {
  const found = db.selectFrom('outfitters').select(columns).where('slug', '=', slug).where(hasPage('outfitters'))
  const row = await found.executeTakeFirst()
  return row && toOutfitter(row)
}

export async function findOutfitterByFormerSlug(db: Kysely<Database>, slug: string): Promise<Outfitter | undefined> {
  const row = await db
    .selectFrom('formerAddresses')
    .innerJoin('outfitters', 'outfitters.id', 'formerAddresses.recordId')
    .select(columns)
    .where('kind', '=', 'outfitter')
    .where('path', '=', outfitterPath(slug))
    .where(hasPage('outfitters'))
    .executeTakeFirst()
  return row && toOutfitter(row)
}

export function toOutfitter(row: Pick<OutfitterRow, keyof Outfitter>): Outfitter {
  return { id: row.id, ...recordOf(outfitterFields, row) }
}
