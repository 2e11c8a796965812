/** Nothing is sold on the site: a price is where quotes start, and there is no stock. */
import type { Generated, Selectable } from 'kysely'
import type { CreatedAt, DeletedAt, Flag, InputColumns, JsonList, RowVersion } from './columns'

export interface ProductsTable {
  id: Generated<number>
  deletedAt: DeletedAt
  name: string
  slug: string
  description: string
  imagePrompt: string | null
  imageUrl: string | null
  /** The name of one of the settings' categories. */
  category: string
  features: JsonList
  /** 0 to 100; 0 shows no badge. */
  discountPercentage: Generated<number>
  isActive: Generated<Flag>
  /** Only operators see a draft, which is inactive and has no page. */
  isDraft: Generated<Flag>
  /** NULL means not scheduled. */
  publishAt: string | null
  /** The amount is in US cents. NULL shows no price. */
  priceFromCents: number | null
  priceUnit: string | null
  sizes: JsonList
  /** The JSON list has `{ label, value }`. */
  specifications: JsonList
  createdAt: CreatedAt
  updatedAt: string
  version: RowVersion
  searchText: Generated<string>
}

export type ProductRow = Selectable<ProductsTable>
export type ProductColumns = InputColumns<ProductRow>
