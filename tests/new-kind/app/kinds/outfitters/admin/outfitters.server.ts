import type { Kysely } from 'kysely'
import { pageStore } from '~/content/store.server'
import { checkTwins } from '~/content/checks/shared-checks'
import {
  outfitterFields,
  outfitterLabels,
  toOutfitterValues,
  type OutfitterValues,
} from '~/kinds/outfitters/outfitter.fields'
import { outfitterMessages, type OutfitterEntry, type OutfitterListEntry } from '~/kinds/outfitters/outfitters'
import { OutfitterForm, OutfitterInput } from '~/kinds/outfitters/outfitters.schema'
import { toOutfitter } from '~/kinds/outfitters/outfitters.server'
import { columnsOf } from '~/content/records/record-columns'
import type { Database } from '~db/database'
import { pageOfRecords, type RecordListQuery } from '~db/record-list.server'
import { readRow } from '~db/rows.server'
import type { OutfitterColumns } from '~db/tables/outfitters'
import { isThere } from '~db/visibility.server'
import { outfitterList, type OutfitterState } from './outfitter-list'

const listColumns = ['id', 'name', 'slug', 'region', 'imageUrl', 'isActive', 'publishAt'] as const

export function pageOfOutfitters(db: Kysely<Database>, query: RecordListQuery<OutfitterState>) {
  return pageOfRecords(db, 'outfitters', { ...query, ownOrder: outfitterList.orders[0] }, async (ids) => {
    const listed = db.selectFrom('outfitters').select(listColumns).where('id', 'in', ids).where(isThere('outfitters'))
    const rows = await listed.execute()
    return rows.map((row): OutfitterListEntry => ({ ...row, isActive: row.isActive === 1 }))
  })
}

export const outfitterStore = pageStore<OutfitterInput, OutfitterEntry, OutfitterValues>({
  table: 'outfitters',
  fields: outfitterFields,
  nameOf: ({ name }) => name,
  find: async (db, id) => {
    const row = await readRow(db, 'outfitters', id)
    if (!row) return undefined
    const { createdAt, updatedAt, version } = row
    return { ...toOutfitter(row), createdAt, updatedAt, version }
  },
  deletion: {
    intent: 'delete-outfitter',
    messages: outfitterMessages,
    gone: outfitterMessages.notFound,
    consequence: 'Its page goes, and its address with it.',
  },
  columnsOf: (outfitter): OutfitterColumns => columnsOf(outfitterFields, outfitter),
  list: outfitterList,
  labels: outfitterLabels,
  valuesOf: toOutfitterValues,
  schema: OutfitterInput,
  formSchema: () => OutfitterForm,
  checks: (_, { facts }) => checkTwins('name', facts),
  picturesOf: ({ imageUrl }) => [{ field: 'imageUrl', url: imageUrl }],
  withPictures: (outfitter, { url }) => ({ ...outfitter, imageUrl: url(outfitter.imageUrl) }),
  page: {
    stateOf: ({ slug, isActive, region }) => ({ slug, isOn: isActive, category: region }),
    withState: (outfitter, { isOn }) => ({ ...outfitter, isActive: isOn }),
  },
})
