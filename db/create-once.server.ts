/**
 * A double click, a reload and a retry send the same new record twice; it is stored once. The form brings a key that it
 * got when it was opened: with another content it is another record, for Back leads to a form that was sent before.
 */
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from './database'

export interface SentForm {
  /** Undefined for a call of the API, each of which makes a record. */
  formKey?: string | undefined
  now: Date
}

const rememberedMs = 24 * 60 * 60 * 1000

/** Inside the transaction of the write. `find` reads a record by its id, if it is still there. */
export async function createOnce<Row extends { id: number }>(
  trx: Transaction<Database>,
  { formKey, now, input }: SentForm & { input: unknown },
  { find, insert }: { find: (id: number) => Promise<Row | undefined>; insert: () => Promise<Row> },
): Promise<Row> {
  if (formKey === undefined || formKey === '') return insert()
  const formHash = createHash('sha256')
    .update(JSON.stringify([formKey, input]))
    .digest('hex')
  const made = await trx
    .selectFrom('createdRecords')
    .select('recordId')
    .where('formHash', '=', formHash)
    .executeTakeFirst()
  const known = made && (await find(made.recordId))
  if (known) return known
  const row = await insert()
  const forgottenBefore = new Date(now.getTime() - rememberedMs).toISOString()
  await trx.deleteFrom('createdRecords').where('createdAt', '<', forgottenBefore).execute()
  await trx
    .insertInto('createdRecords')
    .values({ formHash, recordId: row.id, createdAt: now.toISOString() })
    .onConflict((conflict) => conflict.column('formHash').doUpdateSet({ recordId: row.id }))
    .execute()
  return row
}
