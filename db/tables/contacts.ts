/** Messages from the contact page. */
import type { Generated, Selectable } from 'kysely'
import type { CreatedAt, Flag } from './columns'

export type ContactStatus = 'new' | 'replied' | 'closed'

export interface ContactsTable {
  id: Generated<number>
  name: string
  email: string
  message: string
  status: Generated<ContactStatus>
  /** 1 when the form's honeypot was filled in. */
  suspected: Generated<Flag>
  createdAt: CreatedAt
  /** What the dashboard's searches look through: see app/lib/search-text.ts. */
  searchText: Generated<string>
}

export type ContactRow = Selectable<ContactsTable>
