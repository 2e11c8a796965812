/** Rows are in the order of their ids. */
import type { Kysely } from 'kysely'
import type { Database } from '~db/database'

/** @param customer may end with "%" */
export function quotesOf(database: Kysely<Database>, customer: string) {
  return database.selectFrom('quotes').selectAll().where('customerName', 'like', customer).orderBy('id').execute()
}

export function messagesOf(database: Kysely<Database>, name: string) {
  return database.selectFrom('contacts').selectAll().where('name', '=', name).orderBy('id').execute()
}

export function postOf(database: Kysely<Database>, id: number) {
  return database.selectFrom('blogPosts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** @param title such as "%Several" */
export function postsTitled(database: Kysely<Database>, title: string) {
  return database.selectFrom('blogPosts').selectAll().where('title', 'like', title).orderBy('id').execute()
}
