/**
 * A double click, a reload or a retry may send a new record twice. With other content the same form makes another
 * record, since Back leads to a form that was sent before.
 */
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { FormDraft } from '~/lib/editing'
import type { Database } from './database'

export interface SentForm {
  /** Undefined for the API, which always creates. */
  formKey?: string | undefined
  draft?: FormDraft | undefined
  now: Date
}

const rememberedMs = 24 * 60 * 60 * 1000

/** Call inside the write's transaction. `find` reads a record that may be deleted. */
export async function createOnce<Row extends { id: number }>(
  trx: Transaction<Database>,
  { kind, formKey, now, input }: SentForm & { kind: string; input: unknown },
  { find, insert }: { find: (id: number) => Promise<Row | undefined>; insert: () => Promise<Row> },
): Promise<Row> {
  if (formKey === undefined || formKey === '') return insert()
  const formHash = createHash('sha256')
    .update(JSON.stringify([kind, formKey, input]))
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
