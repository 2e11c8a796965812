/** A preview link shows a draft to somebody without an account. The link has a token, the table its hash. */
import { randomBytes } from 'node:crypto'
import { sql, type ExpressionBuilder, type Kysely, type Transaction } from 'kysely'
import type { FormDraft } from '~/lib/editing'
import type { PublicTable } from '~/lib/page-kinds'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { isThere } from '~db/visibility.server'
import { write } from '~db/write.server'
import { mostPreviewLinks, previewDays, type PreviewLink } from './preview-links'
import { hashOf } from '~/server/auth/hash.server'

export interface PreviewTarget {
  table: PublicTable
  recordId: number | null
  draftId: number | null
}

/** The token cannot be read again. Returns undefined if there are too many links. */
export async function createPreviewLink(
  db: Kysely<Database>,
  { table, recordId, draftId, name }: PreviewTarget & { name: string },
  act: Act,
): Promise<string | undefined> {
  const { by, now } = act
  // Paths are in lower case, so the token is in hex.
  const token = randomBytes(32).toString('hex')
  const expiresAt = new Date(now.getTime() + previewDays * 24 * 60 * 60 * 1000).toISOString()
  return write(db, async (trx) => {
    const open = await listPreviewLinks(trx, { table, recordId, draftId }, now)
    if (open.length >= mostPreviewLinks) return undefined
    await trx
      .insertInto('previewLinks')
      .values({
        tokenHash: hashOf(token),
        kind: table,
        recordId,
        draftId,
        createdAt: now.toISOString(),
        expiresAt,
        operatorId: by.operatorId,
        operatorName: by.username,
      })
      .execute()
    await logAudit(trx, act, { event: 'preview-link-made', name })
    return token
  })
}

export async function listPreviewLinks(
  db: Kysely<Database>,
  { table, recordId, draftId }: PreviewTarget,
  now: Date,
): Promise<PreviewLink[]> {
  if (recordId === null && draftId === null) return []
  return db
    .selectFrom('previewLinks')
    .select(['id', 'createdAt', 'expiresAt', 'operatorName as madeBy'])
    .where('kind', '=', table)
    .$if(recordId !== null, (query) => query.where('recordId', '=', recordId))
    .$if(recordId === null, (query) => query.where('draftId', '=', draftId))
    .where('expiresAt', '>', now.toISOString())
    .orderBy('id', 'desc')
    .limit(mostPreviewLinks)
    .execute()
}

export async function withdrawPreviewLink(
  db: Kysely<Database>,
  { table, recordId, id, name }: Omit<PreviewTarget, 'draftId'> & { id: number; name: string },
  act: Act,
): Promise<PreviewTarget | undefined> {
  return write(db, async (trx) => {
    const gone = await trx
      .deleteFrom('previewLinks')
      .where('id', '=', id)
      .where('kind', '=', table)
      .where(isOfRecord(table, recordId))
      .returning(['recordId', 'draftId'])
      .executeTakeFirst()
    if (gone) await logAudit(trx, act, { event: 'preview-link-withdrawn', name })
    return gone && { table, ...gone }
  })
}

function isOfRecord(table: PublicTable, recordId: number | null) {
  return (is: ExpressionBuilder<Database, 'previewLinks'>) =>
    recordId === null
      ? is.or([
          is('recordId', 'is', null),
          sql<boolean>`not exists (select 1 from ${sql.table(table)} as record where record.id = ${sql.ref('previewLinks.recordId')} and ${isThere(table, 'record')})`,
        ])
      : is('recordId', '=', recordId)
}

export async function findPreviewLink(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<(PreviewTarget & { expiresAt: string }) | undefined> {
  const link = await db
    .selectFrom('previewLinks')
    .select(['kind', 'recordId', 'draftId', 'expiresAt'])
    .where('tokenHash', '=', hashOf(token))
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  return link && { table: link.kind, recordId: link.recordId, draftId: link.draftId, expiresAt: link.expiresAt }
}

/**
 * Call in the transaction that makes a record of a draft, before the draft ends: its links show the record from then
 * on.
 */
export async function leadPreviewsTo(
  trx: Transaction<Database>,
  { table, id }: { table: PublicTable; id: number },
  draft: FormDraft | undefined,
): Promise<void> {
  if (!draft) return
  const keys = [draft.formKey, draft.tabKey]
  const ended = trx.selectFrom('revisions').select('id').where('kind', '=', table).where('formKey', 'in', keys)
  await trx
    .updateTable('previewLinks')
    .set({ recordId: id })
    .where('kind', '=', table)
    .where('recordId', 'is', null)
    .where('draftId', 'in', ended)
    .execute()
}

export async function deleteEndedPreviewLinks(db: Kysely<Database>, now: Date): Promise<void> {
  await write(db, (trx) => trx.deleteFrom('previewLinks').where('expiresAt', '<=', now.toISOString()).execute())
}
