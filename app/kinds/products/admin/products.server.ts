import { productMessages } from '~/kinds/products/products'
import type { Kysely } from 'kysely'
import { pageStore } from '~/content/store.server'
import type { PlaceCursor } from '~/lib/cursor'
import type { KeysetPage } from '~/lib/keyset-page'
import type { Database } from '~db/database'
import { readRow } from '~db/rows.server'
import { pageOfRecords, type RecordListQuery } from '~db/record-list.server'
import type { ProductColumns } from '~db/tables/products'
import { isThere } from '~db/visibility.server'
import { type ProductEntry, type ProductListEntry, type ProductState } from '~/kinds/products/products'
import { ProductForm, ProductInput } from '~/kinds/products/products.schema'
import { columnsOf } from '~/content/records/record-columns'
import { productFields, productLabels, toProductValues, type ProductValues } from '~/kinds/products/product.fields'
import { categoryId } from '~/lib/record-list'
import { readProductCategories, requireCategoryName } from '~/kinds/products/product-categories.server'
import { toProductEntry } from '~/kinds/products/products.server'
import { checkProduct } from './product-checks'
import { productList } from './product-list'

export async function listAllProducts(
  db: Kysely<Database>,
  { limit, after }: { limit: number; after: number },
): Promise<ProductEntry[]> {
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where(isThere('products'))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toProductEntry)
}

export function pageOfProducts(
  db: Kysely<Database>,
  query: RecordListQuery<ProductState>,
): Promise<KeysetPage<ProductListEntry, PlaceCursor>> {
  return pageOfRecords(db, 'products', { ...query, ownOrder: productList.orders[0] }, async (ids) => {
    const rows = await db
      .selectFrom('products')
      .select(listColumns)
      .where('id', 'in', ids)
      .where(isThere('products'))
      .execute()
    return rows.map(({ isActive, isDraft, ...row }) => ({ ...row, isActive: isActive === 1, isDraft: isDraft === 1 }))
  })
}

const listColumns = [
  'id',
  'name',
  'slug',
  'imageUrl',
  'category',
  'discountPercentage',
  'isActive',
  'isDraft',
  'publishAt',
] as const

export const productStore = pageStore<ProductInput, ProductEntry, ProductValues>({
  table: 'products',
  fields: productFields,
  nameOf: ({ name }) => name,
  find: async (db, id) => {
    const row = await readRow(db, 'products', id)
    return row && toProductEntry(row)
  },
  deletion: {
    intent: 'delete-product',
    messages: productMessages,
    gone: productMessages.notFound,
    consequence: 'Its page goes, and its address with it. Quotes that name it keep its name.',
  },
  columnsOf: (product): ProductColumns => columnsOf(productFields, product),
  list: productList,
  labels: productLabels,
  valuesOf: toProductValues,
  schema: ProductInput,
  formSchema: () => ProductForm,
  checks: checkProduct,
  settle: async (trx, { category }) => ({ category: await requireCategoryName(trx, category) }),
  picturesOf: ({ imageUrl, imagePrompt }) => [{ field: 'imageUrl', url: imageUrl, alt: imagePrompt }],
  withPictures: (product, { url }) => ({ ...product, imageUrl: url(product.imageUrl) }),
  page: {
    stateOf: ({ slug, isActive, category }) => ({ slug, isOn: isActive, category }),
    withState: (product, { isOn, category }) => ({
      ...product,
      isActive: isOn,
      category,
    }),
    readCategories: async (db) =>
      (await readProductCategories(db)).map(({ name }) => ({ id: categoryId(name), label: name })),
  },
})
