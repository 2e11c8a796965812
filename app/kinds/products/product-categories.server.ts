/** The settings have the categories; a product has the name of its category. */
import type { Kysely, Transaction } from 'kysely'
import { batches } from '~/content/bin/bin.server'
import { parseJson } from '~/lib/parse-json'
import { inputSchema } from '~/lib/record.schema'
import { EditQuestionError, Refusal } from '~/lib/refusal'
import { searchTextOf } from '~/lib/search-text'
import { toSlug } from '~/lib/slug'
import { countOf } from '~/lib/text'
import type { Database } from '~db/database'
import { reindex } from '~db/search-index.server'
import {
  addressesOf,
  findCategoryChanges,
  firstCategories,
  productCategoryFields,
  toProductCategory,
  withRemoved,
  type CategoryRow,
  type ProductCategory,
} from './product-categories'

const Categories = inputSchema(productCategoryFields)

async function readRows(db: Kysely<Database>): Promise<readonly CategoryRow[]> {
  const section = await db
    .selectFrom('siteSettings')
    .select('content')
    .where('section', '=', 'categories')
    .executeTakeFirst()
  const { data } = Categories.safeParse(parseJson(section?.content ?? ''))
  return data === undefined || data.categories.length === 0 ? firstCategories : data.categories
}

export async function readProductCategories(db: Kysely<Database>): Promise<ProductCategory[]> {
  return (await readRows(db)).map(toProductCategory)
}

/** Finds a category by its current or a former address. */
export async function findProductCategory(db: Kysely<Database>, address: string): Promise<ProductCategory | undefined> {
  const row = rowAt(await readRows(db), address)
  return row && toProductCategory(row)
}

function rowAt(rows: readonly CategoryRow[], address: string): CategoryRow | undefined {
  return rows.find(({ name }) => toSlug(name) === address) ?? rows.find((row) => addressesOf(row).includes(address))
}

/** Finds a category's name in any case, or by a former name that versions, drafts and API clients may still use. */
export async function findCategoryName(db: Kysely<Database>, text: string): Promise<string | undefined> {
  const rows = await readRows(db)
  return (rows.find(({ name }) => name.toLowerCase() === text.toLowerCase()) ?? rowAt(rows, toSlug(text)))?.name
}

/** @throws UnknownCategoryError */
export async function requireCategoryName(db: Kysely<Database>, text: string): Promise<string> {
  const name = await findCategoryName(db, text)
  if (name === undefined) throw new UnknownCategoryError(await readRows(db))
  return name
}

class UnknownCategoryError extends Refusal {
  readonly status = 400
  override readonly field = 'category'

  constructor(rows: readonly CategoryRow[]) {
    super(`Choose one of these categories: ${rows.map(({ name }) => name).join(', ')}`)
    this.name = 'UnknownCategoryError'
  }
}

class CategoryInUseError extends Refusal {
  readonly status = 409

  constructor(names: string, count: number) {
    super(`${countOf(count, 'product')} would be left without a category: ${names}. Move them first.`)
    this.name = 'CategoryInUseError'
  }
}

interface Saving {
  record: unknown
  /** The answer to the question, or ''. Undefined if nobody can be asked. */
  confirmed: string | undefined
}

/**
 * Products follow their category's new name. Those of a removed category, also in the bin, go where the operator says.
 * Call inside the write's transaction. @returns what to store @throws EditQuestionError, CategoryInUseError
 */
export async function settleCategories(
  trx: Transaction<Database>,
  { record, confirmed }: Saving,
): Promise<{ categories: CategoryRow[] }> {
  const typed = Categories.parse(record).categories
  const { categories, renamed, removed } = findCategoryChanges(await readRows(trx), typed)
  const gone = removed.map(({ name }) => name)
  const count = await countProductsOf(trx, gone)
  const taker = count === 0 ? undefined : categories.find((row) => answerOf(row) === confirmed)
  if (count > 0 && !taker) {
    const names = gone.map((name) => `“${name}”`).join(', ')
    if (confirmed === undefined) throw new CategoryInUseError(names, count)
    throw new EditQuestionError({
      title: 'Where do the products go?',
      text: `${countOf(count, 'product')} ${count === 1 ? 'is' : 'are'} in ${names}, the bin included. Which category takes ${count === 1 ? 'it' : 'them'}?`,
      answers: categories.map((row) => ({ value: answerOf(row), label: row.name })),
    })
  }
  await moveProducts(trx, new Map([...renamed, ...(taker ? gone.map((name) => [name, taker.name] as const) : [])]))
  return { categories: categories.map((row) => (row === taker ? withRemoved(row, removed) : row)) }
}

function answerOf({ name }: CategoryRow): string {
  return `to-${toSlug(name)}`
}

async function countProductsOf(trx: Transaction<Database>, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0
  const { count } = await trx
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('category', 'in', names)
    .executeTakeFirstOrThrow()
  return count
}

/** The products keep their version: an editor that sends the former name meanwhile means the same category. */
async function moveProducts(trx: Transaction<Database>, nameAfter: ReadonlyMap<string, string>): Promise<void> {
  if (nameAfter.size === 0) return
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'name', 'slug', 'category', 'description'])
    .where('category', 'in', [...nameAfter.keys()])
    .execute()
  for (const { id, ...row } of rows) {
    const category = nameAfter.get(row.category) ?? row.category
    const columns = { category, ...searchTextOf('products', { ...row, category }) }
    await trx.updateTable('products').set(columns).where('id', '=', id).execute()
  }
  for (const some of batches(rows.map(({ id }) => id))) await reindex(trx, 'products', ...some)
}
