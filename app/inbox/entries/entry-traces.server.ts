/** Traces are what the dashboard adds to quotes and messages: who saw them, notes, answers and their drafts, mails. */
import type { Transaction } from 'kysely'
import type { BinKind } from '~/content/bin/bin-kind.server'
import { deleteRevisionsOf } from '~/content/revisions/drafts.server'
import type { Database } from '~db/database'
import type { EntryKind } from '~db/tables/entry-events'
import { entryTitle, titleInBin } from './inbox-messages'

/** SQLite binds at most 32,766 values. */
const idsAtOnce = 1000

/** Deletes the traces of entries that are deleted for good. */
export async function deleteEntryTraces(
  trx: Transaction<Database>,
  kind: EntryKind,
  ids: readonly number[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const some = ids.slice(from, from + idsAtOnce)
    await deleteRevisionsOf(trx, kind, some)
    for (const table of ['answers', 'entryEvents', 'mails'] as const) {
      await trx.deleteFrom(table).where('entryKind', '=', kind).where('entryId', 'in', some).execute()
    }
  }
}

interface EntryColumns {
  table: EntryKind
  sender: string
  email: string
}

export function entryBinKind({ table, sender, email }: EntryColumns): BinKind {
  return {
    table,
    columns: [sender, email],
    describe: (record) => ({
      title: titleInBin(table, Number(record.id), String(record[sender])),
      email: String(record[email]),
    }),
    deleteTraces: (trx, ids) => deleteEntryTraces(trx, table, ids),
    nameOf: (recordId) => entryTitle(table, recordId),
  }
}
