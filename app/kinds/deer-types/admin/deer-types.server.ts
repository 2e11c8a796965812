import { deerTypeAdminMessages } from './deer-type-messages'
import type { Kysely } from 'kysely'
import { pageStore } from '~/content/store.server'
import {
  deerTypeFields,
  deerTypeLabels,
  toDeerTypeValues,
  type DeerTypeValues,
} from '~/kinds/deer-types/deer-type.fields'
import { type DeerTypeEntry, type DeerTypeListEntry, type DeerTypeState } from '~/kinds/deer-types/deer-types'
import { deerTypeForm, DeerTypeInput } from '~/kinds/deer-types/deer-types.schema'
import { byName, isAfter, toDeerTypeEntry } from '~/kinds/deer-types/deer-types.server'
import { columnsOf } from '~/content/records/record-columns'
import type { PlaceCursor, SortedCursor } from '~/lib/cursor'
import type { KeysetPage } from '~/lib/keyset-page'
import { NoSuchPictureError, RecordChangedError } from '~/lib/refusal'
import type { Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { readRow } from '~db/rows.server'
import { pageOfRecords, type RecordListQuery } from '~db/record-list.server'
import type { DeerTypeColumns } from '~db/tables/deer-types'
import { isThere } from '~db/visibility.server'
import { checkDeerType } from './deer-type-checks'
import { deerTypeList } from './deer-type-list'

export async function listAllDeerTypes(
  db: Kysely<Database>,
  { limit, after }: { limit: number; after?: SortedCursor | undefined },
): Promise<DeerTypeEntry[]> {
  const rows = await db
    .selectFrom('deerTypes')
    .selectAll()
    .where(isThere('deerTypes'))
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
    const rows = await db
      .selectFrom('deerTypes')
      .select(listColumns)
      .where('id', 'in', ids)
      .where(isThere('deerTypes'))
      .execute()
    return rows.map((row) => ({ ...row, isActive: row.isActive === 1 }))
  })
}

const listColumns = [
  'id',
  'name',
  'slug',
  'scientificName',
  'conservationStatus',
  'featuredImageUrl',
  'isActive',
  'publishAt',
] as const

export const deerTypeStore = pageStore<DeerTypeInput, DeerTypeEntry, DeerTypeValues>({
  table: 'deerTypes',
  fields: deerTypeFields,
  nameOf: ({ name }) => name,
  find: async (db, id) => {
    const row = await readRow(db, 'deerTypes', id)
    return row && toDeerTypeEntry(row)
  },
  deletion: {
    intent: 'delete-deer-type',
    messages: deerTypeAdminMessages,
    gone: deerTypeAdminMessages.notFound,
    consequence: 'Its page goes from the species guide, and its address with it.',
  },
  columnsOf: (deerType): DeerTypeColumns => columnsOf(deerTypeFields, deerType),
  list: deerTypeList,
  labels: deerTypeLabels,
  valuesOf: toDeerTypeValues,
  schema: DeerTypeInput,
  formSchema: deerTypeForm,
  checks: checkDeerType,
  picturesOf: ({ featuredImageUrl, galleryImages }) => [
    { field: 'featuredImageUrl', url: featuredImageUrl },
    { field: 'galleryImages', urls: galleryImages },
  ],
  withPictures: (deerType, { url, urls }) => ({
    ...deerType,
    featuredImageUrl: url(deerType.featuredImageUrl),
    galleryImages: urls(deerType.galleryImages),
  }),
  page: {
    stateOf: ({ slug, isActive, conservationStatus }) => ({ slug, isOn: isActive, category: conservationStatus }),
    withState: (deerType, { isOn }) => ({ ...deerType, isActive: isOn }),
  },
})

export function removeFeaturedImage(db: Kysely<Database>, id: number, act: Act): Promise<DeerTypeEntry | undefined> {
  return deerTypeStore.update(db, { id }, (stored) => ({ ...stored, featuredImageUrl: null }), act)
}

/** `index` counts from 0; `image` is the address expected there. @throws NoSuchPictureError, RecordChangedError */
export function removeGalleryImage(
  db: Kysely<Database>,
  { index, image, ...target }: { id: number; version?: number | undefined; index: number; image?: string | undefined },
  act: Act,
): Promise<DeerTypeEntry | undefined> {
  const change = (stored: DeerTypeEntry) => {
    if (image !== undefined && stored.galleryImages[index] !== image) throw new RecordChangedError()
    if (!(index in stored.galleryImages)) throw new NoSuchPictureError()
    return { ...stored, galleryImages: stored.galleryImages.filter((_, place) => place !== index) }
  }
  return deerTypeStore.update(db, target, change, act)
}
