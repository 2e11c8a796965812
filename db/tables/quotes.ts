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
  /** The name at the time outlives the product. */
  productName: string
  quantity: Generated<number>
  notes: string | null
  /** The JSON list has `{ productId, productName, quantity }`. */
  otherProducts: JsonList
  status: Generated<QuoteStatus>
  /** 1 if the honeypot was filled in. */
  suspected: Generated<Flag>
  createdAt: CreatedAt
  searchText: Generated<string>
}

export type QuoteRow = Selectable<QuotesTable>
