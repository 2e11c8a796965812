/** The dashboard's searches: see db/migrations/015-trigrams.ts and 018-product-trigrams.ts. */
export type TrigramTable = 'quotes' | 'contacts' | 'blogPosts' | 'auditLog' | 'products'

export interface TrigramStateTable {
  kind: TrigramTable
  /** The rows up to this id are in the index. */
  indexedTo: number
}
