/** Stores who opened an entry first, private notes on it, and the customer's replies, which come to a mailbox. */
import type { Kysely } from 'kysely'
import { entryTitle } from '~/inbox/entries/inbox-messages'
import { logAudit, type Act } from '~db/audit-log.server'
import { createOnce, type SentForm } from '~db/create-once.server'
import type { Database } from '~db/database'
import { write } from '~db/write.server'
import { entryAuditEvents, type EntryKey } from './entry-key'

interface EntryNote {
  /** A reply is what the customer wrote. */
  event: 'note' | 'reply'
  text: string
}

interface Reader {
  operatorId: number
  username: string
}

/** Notes the first time alone. Reads before it takes the write lock. @throws what write() throws */
export async function noteSeen(db: Kysely<Database>, { tab, id }: EntryKey, by: Reader, now: Date): Promise<void> {
  const { operatorId, username: operatorName } = by
  const known = await db
    .selectFrom('entryEvents')
    .select('id')
    .where('entryKind', '=', tab)
    .where('entryId', '=', id)
    .where('operatorId', '=', operatorId)
    .where('event', '=', 'seen')
    .executeTakeFirst()
  if (known) return
  const at = now.toISOString()
  await write(db, (trx) =>
    trx
      .insertInto('entryEvents')
      .values({ entryKind: tab, entryId: id, event: 'seen', at, operatorId, operatorName })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}

/** The same form sent twice makes one note. @throws what write() throws */
export async function addNote(
  db: Kysely<Database>,
  { tab, id }: EntryKey,
  { event, text }: EntryNote,
  sent: SentForm & Act,
): Promise<void> {
  await write(db, (trx) =>
    createOnce(
      trx,
      { ...sent, kind: 'entryEvents', input: { tab, id, event, text } },
      {
        find: (noteId) => trx.selectFrom('entryEvents').select('id').where('id', '=', noteId).executeTakeFirst(),
        insert: async () => {
          const { operatorId, username: operatorName } = sent.by
          const note = await trx
            .insertInto('entryEvents')
            .values({
              entryKind: tab,
              entryId: id,
              event,
              text,
              at: sent.now.toISOString(),
              operatorId,
              operatorName,
            })
            .returning('id')
            .executeTakeFirstOrThrow()
          const { noteAdded, replyAdded } = entryAuditEvents[tab]
          const added = event === 'reply' ? replyAdded : noteAdded
          await logAudit(trx, sent, { event: added, id, name: entryTitle(tab, id) })
          return note
        },
      },
    ),
  )
}

export async function findNote(db: Kysely<Database>, { tab, id }: EntryKey, noteId: number) {
  return db
    .selectFrom('entryEvents')
    .select(['event', 'text', 'operatorId', 'operatorName', 'at'])
    .where('id', '=', noteId)
    .where('entryKind', '=', tab)
    .where('entryId', '=', id)
    .where('event', 'in', ['note', 'reply'])
    .executeTakeFirst()
}

/** Returns false if there is no such note. @throws what write() throws */
export async function deleteNote(
  db: Kysely<Database>,
  { tab, id }: EntryKey,
  noteId: number,
  act: Act,
): Promise<boolean> {
  return write(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('entryEvents')
      .where('id', '=', noteId)
      .where('entryKind', '=', tab)
      .where('entryId', '=', id)
      .where('event', 'in', ['note', 'reply'])
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return false
    await logAudit(trx, act, { event: entryAuditEvents[tab].noteDeleted, id, name: entryTitle(tab, id) })
    return true
  })
}
