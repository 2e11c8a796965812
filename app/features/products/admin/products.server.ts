import type { Kysely, Transaction } from 'kysely'
import { claimSlug } from '~/features/addresses/claim-slug.server'
import { deleteToBin } from '~/features/bin/bin.server'
import { deleteFormDraft } from '~/features/drafts/drafts.server'
import { keepVersion, type RestoringAct } from '~/features/history/versions.server'
import { requirePictures } from '~/features/images/gone-pictures.server'
import type { NamedPictures } from '~/features/images/named-pictures'
import type { PlaceCursor } from '~/lib/cursor'
import { changeEvent } from '~/lib/audit-events'
import type { KeysetPage } from '~/lib/keyset-page'
import type { FormDraft } from '~/lib/editing'
import { RecordChangedError } from '~/lib/refusal'
import { withSearchText } from '~/lib/search-text'
import { logAudit, type Act } from '~db/audit-log.server'
import { createOnce, type SentForm } from '~db/create-once.server'
import type { Database } from '~db/database'
import { countRecordStates, pageOfRecords, type RecordListQuery } from '~db/record-list.server'
import { reindex } from '~db/search-index.server'
import type { ProductColumns } from '~db/tables/products'
import { write } from '~db/write.server'
import {
  productStates,
  type ProductEntry,
  type ProductListEntry,
  type ProductState,
} from '~/features/products/products'
import type { ProductInput } from '~/features/products/products.schema'
import type { Publication } from '~/features/publishing/publication'
import { nextPublication, withPublication, type WithPublication } from '~/features/publishing/publication.server'
import { moveRecord, publishIfDue, type MovedKind } from '~/features/publishing/record-moves.server'
import type { ChangedRecord, RecordChange } from '~/features/records/record-changes'
import { leadPreviewsTo } from '~/features/publishing/preview-links.server'
import { columnsOf } from '~/features/records/record-columns'
import { productFields } from '~/features/products/product.fields'
import { toProductEntry } from '~/features/products/products.server'
import { productList } from './product-list'

const versioned = { kind: 'products', fields: productFields } as const

/** Oldest first; `after` is an id. */
export async function listAllProducts(
  db: Kysely<Database>,
  { limit, after }: { limit: number; after: number },
): Promise<ProductEntry[]> {
  const rows = await db.selectFrom('products').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute()
  return rows.map(toProductEntry)
}

export function pageOfProducts(
  db: Kysely<Database>,
  query: RecordListQuery<ProductState>,
): Promise<KeysetPage<ProductListEntry, PlaceCursor>> {
  return pageOfRecords(db, 'products', { ...query, ownOrder: productList.orders[0] }, async (ids) => {
    const rows = await db.selectFrom('products').select(listColumns).where('id', 'in', ids).execute()
    return rows.map(({ isActive, isDraft, ...row }) => ({ ...row, isActive: isActive === 1, isDraft: isDraft === 1 }))
  })
}

const listColumns = [
  ...(['id', 'name', 'slug', 'imageUrl', 'category', 'discountPercentage'] as const),
  ...(['isActive', 'isDraft', 'publishAt'] as const),
] as const

export function countProducts(db: Kysely<Database>): Promise<Record<ProductState, number>> {
  return countRecordStates(db, 'products', productStates)
}

export async function findProductEntry(db: Kysely<Database>, id: number): Promise<ProductEntry | undefined> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toProductEntry(row)
}

/** @throws SlugTakenError for a typed slug, PictureGoneError, and what write() throws */
export async function createProduct(
  db: Kysely<Database>,
  input: ProductInput & WithPublication,
  sent: SentForm & Act,
): Promise<ProductEntry> {
  const time = sent.now.toISOString()
  const row = await write(db, async (trx) => {
    const made = await createOnce(
      trx,
      { ...sent, kind: 'products', input },
      {
        find: (id) => trx.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst(),
        insert: async () => {
          const columns = await toColumns(trx, input)
          const publication = publicationColumns((await publicationAfter(trx, undefined, input)).after)
          const made = await trx
            .insertInto('products')
            .values(withSearchText('products', { ...columns, ...publication, createdAt: time, updatedAt: time }))
            .returningAll()
            .executeTakeFirstOrThrow()
          await reindex(trx, 'products', made.id)
          await logAudit(trx, sent, { event: 'product-created', id: made.id, name: made.name })
          await keepVersion(trx, { ...versioned, id: made.id, after: toProductEntry(made) }, sent)
          return made
        },
      },
    )
    await leadPreviewsTo(trx, { table: 'products', id: made.id }, sent.draft)
    await deleteFormDraft(trx, { kind: 'products', recordId: null }, sent.draft)
    return made
  })
  return toProductEntry(row)
}

interface Change {
  id: number
  /** The version the edit started from; without it the last write wins. */
  version?: number | undefined
}

/**
 * `toInput` makes the new record from the stored one, or returns undefined to leave it. Undefined if there is no such
 * product. @throws RecordChangedError, SlugTakenError, PictureGoneError, and what `toInput` and write() throw
 */
export async function updateProduct(
  db: Kysely<Database>,
  { id, version }: Change,
  toInput: (stored: ProductEntry) => (ProductInput & WithPublication) | undefined,
  act: RestoringAct,
): Promise<ProductEntry | undefined> {
  return write(db, async (trx) => {
    const stored = await findProductEntry(trx, id)
    if (!stored) return undefined
    if (version !== undefined && version !== stored.version) throw new RecordChangedError()
    const input = toInput(stored)
    return input ? replaceProduct(trx, input, { ...act, stored }) : stored
  })
}

/**
 * From the editor, which asks before the page's address changes; `confirmed` is the operator's answer. @throws
 * EditQuestionError, RecordChangedError, and what createProduct() throws
 */
export function saveProduct(
  db: Kysely<Database>,
  input: ProductInput & WithPublication,
  change: Act & { stored: ProductEntry; confirmed: string; draft?: FormDraft },
): Promise<ProductEntry> {
  return write(db, async (trx) => {
    await deleteFormDraft(trx, { kind: 'products', recordId: change.stored.id }, change.draft)
    return replaceProduct(trx, input, change)
  })
}

async function replaceProduct(
  trx: Transaction<Database>,
  input: ProductInput & WithPublication,
  { stored, confirmed, ...act }: RestoringAct & { stored: ProductEntry; confirmed?: string },
): Promise<ProductEntry> {
  const publication = await publicationAfter(trx, stored.id, input)
  const { isDraft } = publication.before
  const columns = await toColumns(trx, input, { stored, isDraft, confirmed })
  const stamps = { updatedAt: act.now.toISOString(), version: stored.version + 1 }
  const row = await trx
    .updateTable('products')
    .set(withSearchText('products', { ...columns, ...publicationColumns(publication.after), ...stamps }))
    .where('id', '=', stored.id)
    .where('version', '=', stored.version)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new RecordChangedError()
  await reindex(trx, 'products', stored.id)
  const product = toProductEntry(row)
  const change = { before: stored, after: product, fields: Object.keys(columns) }
  const event = changeEvent('product', withPublication(change, { publication, isOn: input.isActive }))
  await logAudit(trx, act, { ...event, id: product.id, name: product.name })
  await keepVersion(trx, { ...versioned, id: stored.id, before: stored, after: product }, act)
  return product
}

const movable: MovedKind<ProductEntry> = {
  table: 'products',
  find: findProductEntry,
  standingOf: ({ name, isActive: isOn, category }) => ({ name, isOn, category }),
  save: (trx, { stored, after: { isOn: isActive, publication, category } }, act) => {
    const known = productFields.category.choices.find((each) => each === category) ?? stored.category
    return replaceProduct(trx, { ...stored, isActive, publication, category: known }, { ...act, stored })
  },
}

/** Idempotent, for the dashboard's switch. Also ends a schedule. */
export function setProductActive(
  db: Kysely<Database>,
  { id, isActive }: { id: number; isActive: boolean },
  act: Act,
): Promise<ProductEntry | undefined> {
  const change = { kind: isActive ? 'on' : 'off' } as const
  return write(db, async (trx) => (await moveRecord(trx, movable, { id, change }, act))?.record)
}

/** As one of several. Undefined if there is no such product. */
export function changeProduct(
  db: Kysely<Database>,
  move: { id: number; change: RecordChange },
  act: Act,
): Promise<ChangedRecord | undefined> {
  return write(db, (trx) => moveRecord(trx, movable, move, act))
}

/** By the schedule. False if it is not due any more. */
export function publishScheduledProduct(db: Kysely<Database>, id: number, act: Act): Promise<boolean> {
  return write(db, (trx) => publishIfDue(trx, movable, id, act))
}

/** For the API. */
export function toggleProduct(db: Kysely<Database>, id: number, act: Act): Promise<ProductEntry | undefined> {
  return updateProduct(db, { id }, (stored) => ({ ...stored, isActive: !stored.isActive }), act)
}

/** Quotes for it keep its name. False if there is no such product. */
export function deleteProduct(db: Kysely<Database>, id: number, act: Act): Promise<boolean> {
  return deleteToBin(db, { kind: 'products', id, event: 'product-deleted' }, act)
}

async function toColumns(
  trx: Transaction<Database>,
  input: ProductInput,
  { stored, isDraft, confirmed }: { stored?: ProductEntry; isDraft?: boolean; confirmed?: string | undefined } = {},
): Promise<ProductColumns> {
  await requirePictures(trx, picturesOf(input), stored ? picturesOf(stored) : [])
  const slug = await claimSlug(trx, {
    ...{ table: 'products', id: stored?.id, slug: input.slug, title: input.name, confirmed },
    // An inactive product's page is public, too.
    stored: stored && { slug: stored.slug, isPublic: isDraft !== true },
  })
  return columnsOf(productFields, { ...input, slug })
}

function publicationAfter(
  trx: Transaction<Database>,
  id: number | undefined,
  { isActive, publication }: Pick<ProductInput, 'isActive'> & WithPublication,
) {
  return nextPublication(trx, { table: 'products', id }, { isOn: isActive, publication })
}

function publicationColumns({ publishAt, isDraft }: Publication) {
  return { publishAt, isDraft: isDraft ? (1 as const) : (0 as const) }
}

function picturesOf({ imageUrl }: { imageUrl: string | null }): NamedPictures[] {
  return [{ field: 'imageUrl', url: imageUrl }]
}
