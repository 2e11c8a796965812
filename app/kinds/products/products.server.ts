import { sql, type Kysely } from 'kysely'
import { recordOf } from '~/content/records/record-columns'
import { fieldNames } from '~/lib/record-fields'
import type { Cursor } from '~/lib/cursor'
import { inOrderOf } from '~/lib/ids'
import { categoryId } from '~/lib/record-list'
import { toKeysetPage, type KeysetPage } from '~/lib/keyset-page'
import { productPath } from '~/paths'
import type { Database } from '~db/database'
import { countListed } from '~db/row-counts.server'
import type { ProductRow } from '~db/tables/products'
import { hasPage, isListed, isThere } from '~db/visibility.server'
import type { ProductCategory } from './product-categories'
import { readProductCategories } from './product-categories.server'
import { productFields } from './product.fields'
import type { Product, ProductEntry } from './products'

const publicColumns = ['id', ...fieldNames(productFields)] as const

export async function listActiveProducts(
  db: Kysely<Database>,
  { limit, after = 0 }: { limit: number; after?: number },
): Promise<Product[]> {
  const rows = await db
    .selectFrom('products')
    .select(publicColumns)
    .where(isListed('products'))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toProduct)
}

export async function listProductsByIds(db: Kysely<Database>, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('products')
    .select(publicColumns)
    .where(isListed('products'))
    .where('id', 'in', ids)
    .execute()
  return inOrderOf(ids, rows.map(toProduct))
}

type ProductPage = Omit<KeysetPage<Product>, 'rows'> & { products: Product[] }

export async function pageOfActiveProducts(db: Kysely<Database>, page: PageQuery): Promise<ProductPage> {
  const found = await pageAt(db, page)
  return found.products.length === 0 && page.cursor ? pageAt(db, { ...page, cursor: undefined }) : found
}

interface PageQuery {
  size: number
  cursor: Cursor | undefined
  /** The name of the category. */
  category?: string | undefined
}

async function pageAt(db: Kysely<Database>, { size, cursor, category }: PageQuery): Promise<ProductPage> {
  const backwards = cursor?.direction === 'before'
  const rows = await db
    .selectFrom('products')
    .select(publicColumns)
    .where(isListed('products'))
    .$if(category !== undefined, (query) => query.where(byCategory, '=', categoryId(category ?? '')))
    .$if(cursor !== undefined, (query) => query.where('id', backwards ? '<' : '>', cursor?.id ?? 0))
    .orderBy('id', backwards ? 'desc' : 'asc')
    .limit(size + 1)
    .execute()
  const { rows: products, ...ways } = toKeysetPage(rows.map(toProduct), { size, cursor })
  return { products, ...ways }
}

/** The index of categories has the same expression. */
const byCategory = sql<string>`replace(lower(category), ' ', '-')`

export async function listProductCategories(db: Kysely<Database>): Promise<ProductCategory[]> {
  const filled: ProductCategory[] = []
  for (const category of await readProductCategories(db)) {
    const first = db
      .selectFrom('products')
      .select('id')
      .where(isListed('products'))
      .where(byCategory, '=', categoryId(category.name))
    if (await first.limit(1).executeTakeFirst()) filled.push(category)
  }
  return filled
}

export async function countActiveProducts(db: Kysely<Database>): Promise<number> {
  return countListed(db, 'products')
}

/** Inactive products keep their page, which says Out of Stock. */
export async function findProductBySlug(db: Kysely<Database>, slug: string): Promise<Product | undefined> {
  const row = await selectPublic(db).where('slug', '=', slug).executeTakeFirst()
  return row && toProduct(row)
}

export async function findAnyProductBySlug(
  db: Kysely<Database>,
  slug: string,
): Promise<{ product: Product; isDraft: boolean } | undefined> {
  const columns = [...publicColumns, 'isDraft'] as const
  const row = await db
    .selectFrom('products')
    .select(columns)
    .where('slug', '=', slug)
    .where(isThere('products'))
    .executeTakeFirst()
  return row && { product: toProduct(row), isDraft: row.isDraft === 1 }
}

function selectPublic(db: Kysely<Database>) {
  return db.selectFrom('products').select(publicColumns).where(hasPage('products'))
}

export async function findProductAt(
  db: Kysely<Database>,
  slug: string,
): Promise<Pick<Product, 'id' | 'slug'> | undefined> {
  return (await findProductBySlug(db, slug)) ?? findProductByFormerSlug(db, slug)
}

type ListedProductInfo = Pick<Product, 'id' | 'slug' | 'name' | 'isActive' | 'sizes'> & {
  asked: string
}

export async function findProductsAt(db: Kysely<Database>, slugs: readonly string[]): Promise<ListedProductInfo[]> {
  const found: ListedProductInfo[] = []
  for (const asked of slugs) {
    const product = (await findProductBySlug(db, asked)) ?? (await findProductByFormerSlug(db, asked))
    if (!product) continue
    const { id, slug, name, isActive, sizes } = product
    found.push({ asked, id, slug, name, isActive, sizes })
  }
  return found
}

/** A select with more options would not help anybody. */
const mostChoices = 500

export async function listProductChoices(db: Kysely<Database>): Promise<Pick<Product, 'slug' | 'name' | 'sizes'>[]> {
  const rows = await db
    .selectFrom('products')
    .select(publicColumns)
    .where(isListed('products'))
    .orderBy('id')
    .limit(mostChoices)
    .execute()
  return rows
    .map(toProduct)
    .map(({ slug, name, sizes }) => ({ slug, name, sizes }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

export async function findProductById(db: Kysely<Database>, id: number): Promise<Product | undefined> {
  const row = await selectPublic(db).where('id', '=', id).executeTakeFirst()
  return row && toProduct(row)
}

export async function findProductByFormerSlug(db: Kysely<Database>, slug: string): Promise<Product | undefined> {
  const row = await db
    .selectFrom('formerAddresses')
    .innerJoin('products', 'products.id', 'formerAddresses.recordId')
    .select(publicColumns)
    .where('kind', '=', 'product')
    .where('path', '=', productPath(slug))
    .where(hasPage('products'))
    .executeTakeFirst()
  return row && toProduct(row)
}

export function toProduct(row: Pick<ProductRow, keyof Product>): Product {
  return { id: row.id, ...recordOf(productFields, row) }
}

export function toProductEntry(row: ProductRow): ProductEntry {
  const { createdAt, updatedAt, version } = row
  return { ...toProduct(row), createdAt, updatedAt, version }
}
