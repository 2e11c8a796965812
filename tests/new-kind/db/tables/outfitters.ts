import type { Generated, Selectable } from 'kysely'
import type { CreatedAt, DeletedAt, Flag, InputColumns, RowVersion } from './columns'

export interface OutfittersTable {
  id: Generated<number>
  deletedAt: DeletedAt
  name: string
  slug: string
  description: string
  region: 'Northeast' | 'Midwest' | 'South' | 'West'
  imageUrl: string | null
  imageAlt: string | null
  isActive: Generated<Flag>
  publishAt: string | null
  createdAt: CreatedAt
  updatedAt: string
  version: RowVersion
  searchText: Generated<string>
}

export type OutfitterRow = Selectable<OutfittersTable>
export type OutfitterColumns = InputColumns<OutfitterRow>
