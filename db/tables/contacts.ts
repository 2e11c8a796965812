import type { Generated, Selectable } from 'kysely'
import type { CreatedAt, DeletedAt, Flag } from './columns'

type ContactStatus = 'new' | 'replied' | 'closed'

export interface ContactsTable {
  id: Generated<number>
  deletedAt: DeletedAt
  name: string
  email: string
  message: string
  status: Generated<ContactStatus>
  /** 1 if the honeypot was filled in. */
  suspected: Generated<Flag>
  createdAt: CreatedAt
  searchText: Generated<string>
}

export type ContactRow = Selectable<ContactsTable>
