/** The operator's side of the species guide: everything that is there, and every change to it. */
import type { Kysely, Transaction } from 'kysely'
import { claimSlug } from '~/features/addresses/claim-slug.server'
import type { SortedCursor } from '~/lib/cursor'
import { NoSuchPictureError, RecordChangedError } from '~/lib/refusal'
import type { Database } from '~db/database'
import { write } from '~db/write.server'
import { deerTypeListColumns } from './deer-type-fields'
import type { DeerTypeEntry } from './deer-types'
import type { DeerTypeInput } from './deer-types.schema'
import { byName, isAfter, toDeerType } from './deer-types.server'

/** Active or not, by name; `limit` and `after` cut a page out of the list. */
export async function listAllDeerTypes(
  db: Kysely<Database>,
  { limit, after }: { limit: number; after?: SortedCursor | undefined },
): Promise<DeerTypeEntry[]> {
  const rows = await db
    .selectFrom('deerTypes')
    .selectAll()
    .$if(after !== undefined, (query) => query.where(isAfter(after)))
    .orderBy(byName)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toDeerType)
}

export async function findDeerTypeEntry(db: Kysely<Database>, id: number): Promise<DeerTypeEntry | undefined> {
  const row = await db.selectFrom('deerTypes').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toDeerType(row)
}

/** @throws SlugTakenError for a typed slug, and what write() throws. */
export async function createDeerType(db: Kysely<Database>, input: DeerTypeInput, now: Date): Promise<DeerTypeEntry> {
  const time = now.toISOString()
  const row = await write(db, async (trx) =>
    trx
      .insertInto('deerTypes')
      .values({ ...(await toColumns(trx, undefined, input)), createdAt: time, updatedAt: time })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
  return toDeerType(row)
}

interface Target {
  id: number
  /** The version that the change was made from; without it the last write wins. */
  version?: number | undefined
}

/**
 * `change` makes the whole record of the one that is stored now. Undefined when there is no such deer type.
 * @throws RecordChangedError, SlugTakenError, and what `change` and write() throw.
 */
export async function updateDeerType(
  db: Kysely<Database>,
  { id, version }: Target,
  change: (stored: DeerTypeEntry) => DeerTypeInput,
  now: Date,
): Promise<DeerTypeEntry | undefined> {
  const row = await write(db, async (trx) => {
    const stored = await trx.selectFrom('deerTypes').selectAll().where('id', '=', id).executeTakeFirst()
    if (!stored) return undefined
    if (version !== undefined && version !== stored.version) throw new RecordChangedError()
    const columns = await toColumns(trx, id, change(toDeerType(stored)))
    return trx
      .updateTable('deerTypes')
      .set({ ...columns, updatedAt: now.toISOString(), version: stored.version + 1 })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return row && toDeerType(row)
}

/** Active becomes inactive, and back. */
export function toggleDeerType(db: Kysely<Database>, id: number, now: Date): Promise<DeerTypeEntry | undefined> {
  return updateDeerType(db, { id }, (stored) => ({ ...toInput(stored), isActive: !stored.isActive }), now)
}

export function removeFeaturedImage(db: Kysely<Database>, id: number, now: Date): Promise<DeerTypeEntry | undefined> {
  return updateDeerType(db, { id }, (stored) => ({ ...toInput(stored), featuredImageUrl: null }), now)
}

/** `index` counts from 0. @throws NoSuchPictureError */
export function removeGalleryImage(
  db: Kysely<Database>,
  { id, index }: { id: number; index: number },
  now: Date,
): Promise<DeerTypeEntry | undefined> {
  const change = (stored: DeerTypeEntry) => {
    if (!(index in stored.galleryImages)) throw new NoSuchPictureError()
    return { ...toInput(stored), galleryImages: stored.galleryImages.filter((_, place) => place !== index) }
  }
  return updateDeerType(db, { id }, change, now)
}

/** False when there is no such deer type. */
export async function deleteDeerType(db: Kysely<Database>, id: number): Promise<boolean> {
  const { numDeletedRows } = await write(db, (trx) =>
    trx.deleteFrom('deerTypes').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return numDeletedRows > 0n
}

/** What of a stored record is the operator's to write. */
function toInput({ id: _, createdAt: _c, updatedAt: _u, version: _v, ...input }: DeerTypeEntry): DeerTypeInput {
  return input
}

async function toColumns(trx: Transaction<Database>, id: number | undefined, input: DeerTypeInput) {
  return {
    ...input,
    ...deerTypeListColumns(input),
    slug: await claimSlug(trx, { table: 'deerTypes', id, slug: input.slug, title: input.name }),
    isActive: input.isActive ? (1 as const) : (0 as const),
  }
}
