/** The operator's reads and writes of deer types. */
import type { Kysely, Transaction } from 'kysely'
import { claimSlug } from '~/features/addresses/claim-slug.server'
import { deleteToBin } from '~/features/bin/bin.server'
import { deleteFormDraft } from '~/features/drafts/drafts.server'
import { keepVersion, type RestoringAct } from '~/features/history/versions.server'
import { requirePictures } from '~/features/images/gone-pictures.server'
import type { NamedPictures } from '~/features/images/named-pictures'
import type { PlaceCursor, SortedCursor } from '~/lib/cursor'
import { nextPublication, withPublication, type WithPublication } from '~/features/publishing/publication.server'
import { moveRecord, publishIfDue, type MovedKind } from '~/features/publishing/record-moves.server'
import type { ChangedRecord, RecordChange } from '~/features/records/record-changes'
import { columnsOf } from '~/features/records/record-columns'
import { changeEvent } from '~/lib/audit-events'
import type { KeysetPage } from '~/lib/keyset-page'
import { leadPreviewsTo } from '~/features/publishing/preview-links.server'
import type { FormDraft } from '~/lib/editing'
import { NoSuchPictureError, RecordChangedError } from '~/lib/refusal'
import { withSearchText } from '~/lib/search-text'
import { logAudit, type Act } from '~db/audit-log.server'
import { createOnce, type SentForm } from '~db/create-once.server'
import type { Database } from '~db/database'
import { countRecordStates, pageOfRecords, type RecordListQuery } from '~db/record-list.server'
import { reindex } from '~db/search-index.server'
import type { DeerTypeColumns } from '~db/tables/deer-types'
import { write } from '~db/write.server'
import { deerTypeFields } from '~/features/deer-types/deer-type.fields'
import {
  deerTypeStates,
  type DeerTypeEntry,
  type DeerTypeListEntry,
  type DeerTypeState,
} from '~/features/deer-types/deer-types'
import type { DeerTypeInput } from '~/features/deer-types/deer-types.schema'
import { byName, isAfter, toDeerTypeEntry } from '~/features/deer-types/deer-types.server'
import { deerTypeList } from './deer-type-list'

const versioned = { kind: 'deerTypes', fields: deerTypeFields } as const

/** By name. */
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
  return rows.map(toDeerTypeEntry)
}

export function pageOfDeerTypes(
  db: Kysely<Database>,
  query: RecordListQuery<DeerTypeState>,
): Promise<KeysetPage<DeerTypeListEntry, PlaceCursor>> {
  return pageOfRecords(db, 'deerTypes', { ...query, ownOrder: deerTypeList.orders[0] }, async (ids) => {
    const rows = await db.selectFrom('deerTypes').select(listColumns).where('id', 'in', ids).execute()
    return rows.map((row) => ({ ...row, isActive: row.isActive === 1 }))
  })
}

const listColumns = [
  ...(['id', 'name', 'slug', 'scientificName', 'conservationStatus'] as const),
  ...(['featuredImageUrl', 'isActive', 'publishAt'] as const),
] as const

export function countDeerTypes(db: Kysely<Database>): Promise<Record<DeerTypeState, number>> {
  return countRecordStates(db, 'deerTypes', deerTypeStates)
}

export async function findDeerTypeEntry(db: Kysely<Database>, id: number): Promise<DeerTypeEntry | undefined> {
  const row = await db.selectFrom('deerTypes').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toDeerTypeEntry(row)
}

/** @throws SlugTakenError for a typed slug, PictureGoneError, and what write() throws */
export async function createDeerType(
  db: Kysely<Database>,
  input: DeerTypeInput & WithPublication,
  sent: SentForm & Act,
): Promise<DeerTypeEntry> {
  const time = sent.now.toISOString()
  const row = await write(db, async (trx) => {
    const made = await createOnce(
      trx,
      { ...sent, kind: 'deerTypes', input },
      {
        find: (id) => trx.selectFrom('deerTypes').selectAll().where('id', '=', id).executeTakeFirst(),
        insert: async () => {
          const columns = await toColumns(trx, input)
          const { publishAt } = (await publicationAfter(trx, undefined, input)).after
          const made = await trx
            .insertInto('deerTypes')
            .values(withSearchText('deerTypes', { ...columns, publishAt, createdAt: time, updatedAt: time }))
            .returningAll()
            .executeTakeFirstOrThrow()
          await reindex(trx, 'deerTypes', made.id)
          await logAudit(trx, sent, { event: 'deer-type-created', id: made.id, name: made.name })
          await keepVersion(trx, { ...versioned, id: made.id, after: toDeerTypeEntry(made) }, sent)
          return made
        },
      },
    )
    await leadPreviewsTo(trx, { table: 'deerTypes', id: made.id }, sent.draft)
    await deleteFormDraft(trx, { kind: 'deerTypes', recordId: null }, sent.draft)
    return made
  })
  return toDeerTypeEntry(row)
}

interface Target {
  id: number
  /** The version the edit started from; without it the last write wins. */
  version?: number | undefined
}

/**
 * `change` makes the new record from the stored one, or returns undefined to leave it. Undefined if there is no such
 * deer type. @throws RecordChangedError, SlugTakenError, PictureGoneError, and what `change` and write() throw
 */
export async function updateDeerType(
  db: Kysely<Database>,
  { id, version }: Target,
  change: (stored: DeerTypeEntry) => (DeerTypeInput & WithPublication) | undefined,
  act: RestoringAct,
): Promise<DeerTypeEntry | undefined> {
  return write(db, async (trx) => {
    const stored = await findDeerTypeEntry(trx, id)
    if (!stored) return undefined
    if (version !== undefined && version !== stored.version) throw new RecordChangedError()
    const input = change(stored)
    return input ? replaceDeerType(trx, input, { ...act, stored }) : stored
  })
}

/**
 * From the editor, which asks before the page's address changes; `confirmed` is the operator's answer. @throws
 * EditQuestionError, RecordChangedError, and what createDeerType() throws
 */
export function saveDeerType(
  db: Kysely<Database>,
  input: DeerTypeInput & WithPublication,
  change: Act & { stored: DeerTypeEntry; confirmed: string; draft?: FormDraft },
): Promise<DeerTypeEntry> {
  return write(db, async (trx) => {
    await deleteFormDraft(trx, { kind: 'deerTypes', recordId: change.stored.id }, change.draft)
    return replaceDeerType(trx, input, change)
  })
}

async function replaceDeerType(
  trx: Transaction<Database>,
  input: DeerTypeInput & WithPublication,
  { stored, confirmed, ...act }: RestoringAct & { stored: DeerTypeEntry; confirmed?: string },
): Promise<DeerTypeEntry> {
  const columns = await toColumns(trx, input, { stored, confirmed })
  const publication = await publicationAfter(trx, stored.id, input)
  const { publishAt } = publication.after
  const stamps = { updatedAt: act.now.toISOString(), version: stored.version + 1 }
  const row = await trx
    .updateTable('deerTypes')
    .set(withSearchText('deerTypes', { ...columns, publishAt, ...stamps }))
    .where('id', '=', stored.id)
    .where('version', '=', stored.version)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new RecordChangedError()
  await reindex(trx, 'deerTypes', stored.id)
  const deerType = toDeerTypeEntry(row)
  const change = { before: stored, after: deerType, fields: Object.keys(columns) }
  const event = changeEvent('deer-type', withPublication(change, { publication, isOn: input.isActive }))
  await logAudit(trx, act, { ...event, id: deerType.id, name: deerType.name })
  await keepVersion(trx, { ...versioned, id: stored.id, before: stored, after: deerType }, act)
  return deerType
}

const movable: MovedKind<DeerTypeEntry> = {
  table: 'deerTypes',
  find: findDeerTypeEntry,
  standingOf: ({ name, isActive: isOn, conservationStatus: category }) => ({ name, isOn, category }),
  save: (trx, { stored, after: { isOn: isActive, publication } }, act) =>
    replaceDeerType(trx, { ...stored, isActive, publication }, { ...act, stored }),
}

/** Idempotent, for the dashboard's switch. Also ends a schedule. */
export function setDeerTypeActive(
  db: Kysely<Database>,
  { id, isActive }: { id: number; isActive: boolean },
  act: Act,
): Promise<DeerTypeEntry | undefined> {
  const change = { kind: isActive ? 'on' : 'off' } as const
  return write(db, async (trx) => (await moveRecord(trx, movable, { id, change }, act))?.record)
}

/** As one of several. Undefined if there is no such deer type. */
export function changeDeerType(
  db: Kysely<Database>,
  move: { id: number; change: RecordChange },
  act: Act,
): Promise<ChangedRecord | undefined> {
  return write(db, (trx) => moveRecord(trx, movable, move, act))
}

/** By the schedule. False if it is not due any more. */
export function publishScheduledDeerType(db: Kysely<Database>, id: number, act: Act): Promise<boolean> {
  return write(db, (trx) => publishIfDue(trx, movable, id, act))
}

/** For the API. */
export function toggleDeerType(db: Kysely<Database>, id: number, act: Act): Promise<DeerTypeEntry | undefined> {
  return updateDeerType(db, { id }, (stored) => ({ ...stored, isActive: !stored.isActive }), act)
}

export function removeFeaturedImage(db: Kysely<Database>, id: number, act: Act): Promise<DeerTypeEntry | undefined> {
  return updateDeerType(db, { id }, (stored) => ({ ...stored, featuredImageUrl: null }), act)
}

/** `index` counts from 0; `image` is the address expected there. @throws NoSuchPictureError, RecordChangedError */
export function removeGalleryImage(
  db: Kysely<Database>,
  { index, image, ...target }: Target & { index: number; image?: string | undefined },
  act: Act,
): Promise<DeerTypeEntry | undefined> {
  const change = (stored: DeerTypeEntry) => {
    if (image !== undefined && stored.galleryImages[index] !== image) throw new RecordChangedError()
    if (!(index in stored.galleryImages)) throw new NoSuchPictureError()
    return { ...stored, galleryImages: stored.galleryImages.filter((_, place) => place !== index) }
  }
  return updateDeerType(db, target, change, act)
}

/** False if there is no such deer type. */
export function deleteDeerType(db: Kysely<Database>, id: number, act: Act): Promise<boolean> {
  return deleteToBin(db, { kind: 'deerTypes', id, event: 'deer-type-deleted' }, act)
}

async function toColumns(
  trx: Transaction<Database>,
  input: DeerTypeInput,
  { stored, confirmed }: { stored?: DeerTypeEntry; confirmed?: string | undefined } = {},
): Promise<DeerTypeColumns> {
  await requirePictures(trx, picturesOf(input), stored ? picturesOf(stored) : [])
  const slug = await claimSlug(trx, {
    ...{ table: 'deerTypes', id: stored?.id, slug: input.slug, title: input.name, confirmed },
    stored: stored && { slug: stored.slug, isPublic: stored.isActive },
  })
  return columnsOf(deerTypeFields, { ...input, slug })
}

function publicationAfter(
  trx: Transaction<Database>,
  id: number | undefined,
  { isActive, publication }: Pick<DeerTypeInput, 'isActive'> & WithPublication,
) {
  return nextPublication(trx, { table: 'deerTypes', id }, { isOn: isActive, publication })
}

type Pictured = Pick<DeerTypeEntry, 'featuredImageUrl' | 'galleryImages'>

function picturesOf({ featuredImageUrl, galleryImages }: Pictured): NamedPictures[] {
  return [
    { field: 'featuredImageUrl', url: featuredImageUrl },
    { field: 'galleryImages', urls: galleryImages },
  ]
}
