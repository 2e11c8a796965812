import type { Kysely } from 'kysely'
import type { Database } from '~db/database'
import type { IndexRow } from '~db/search-index.server'

/** Replaces what the index has of these rows. It stores no text, only positions of words. */
export async function writeIndexRows(
  trx: Kysely<Database>,
  rowids: readonly number[],
  rows: readonly IndexRow[],
): Promise<void> {
  await trx.deleteFrom('searchIndex').where('rowid', 'in', rowids).execute()
  await trx.deleteFrom('searchTitles').where('rowid', 'in', rowids).execute()
  if (rows.length === 0) return
  await trx.insertInto('searchIndex').values(rows).execute()
  const titles = rows.map(({ rowid, title, keywords }) => ({ rowid, words: `${title} ${keywords}` }))
  await trx.insertInto('searchTitles').values(titles).execute()
}
