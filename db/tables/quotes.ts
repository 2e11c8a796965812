import type { Generated, Selectable } from 'kysely'
import type { CreatedAt, DeletedAt, Flag, JsonList } from './columns'

type QuoteStatus = 'pending' | 'contacted' | 'closed'

export interface QuotesTable {
  id: Generated<number>
  deletedAt: DeletedAt
  customerName: string
  customerEmail: string
  customerPhone: string | null
  /** NULL once the product is deleted for good. */
  productId: number | null
  /** The product's name at the time; it outlives the product. */
  productName: string
  quantity: Generated<number>
  notes: string | null
  /** JSON list of further products: `{ productId, productName, quantity }`. */
  otherProducts: JsonList
  status: Generated<QuoteStatus>
  /** 1 if the honeypot was filled in. */
  suspected: Generated<Flag>
  createdAt: CreatedAt
  /** See app/lib/search-text.ts. */
  searchText: Generated<string>
}

export type QuoteRow = Selectable<QuotesTable>
