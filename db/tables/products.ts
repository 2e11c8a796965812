/** Nothing is sold on the site: a price is where quotes start, and there is no stock. */
import type { Generated, Selectable } from 'kysely'
import type { CreatedAt, DeletedAt, Flag, InputColumns, JsonList, RowVersion } from './columns'

export type ProductCategory = 'Scent Control' | 'Attractants' | 'Safety' | 'Archery' | 'Gear' | 'Electronics'

export interface ProductsTable {
  id: Generated<number>
  deletedAt: DeletedAt
  name: string
  slug: string
  description: string
  /** Alt text. */
  imagePrompt: string | null
  imageUrl: string | null
  category: ProductCategory
  /** JSON list of texts. */
  features: JsonList
  /** 0 to 100; 0 shows no badge. */
  discountPercentage: Generated<number>
  isActive: Generated<Flag>
  /** Inactive without a page: only operators see it. */
  isDraft: Generated<Flag>
  /** When it goes public by itself. NULL: not scheduled. */
  publishAt: string | null
  /** US cents. NULL: no price is shown. */
  priceFromCents: number | null
  /** "per bag". */
  priceUnit: string | null
  /** JSON list of texts. */
  sizes: JsonList
  /** JSON list of `{ label, value }`. */
  specifications: JsonList
  createdAt: CreatedAt
  updatedAt: string
  version: RowVersion
  /** See app/lib/search-text.ts. */
  searchText: Generated<string>
}

export type ProductRow = Selectable<ProductsTable>
export type ProductColumns = InputColumns<ProductRow>
