/**
 * Drafts: one row per opened form, of one kind and record. A page overwrites only what it saved or opened itself;
 * otherwise its draft becomes a second one, whose form key is the page's own key, or a new one.
 */
import { sql, type ExpressionBuilder, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { FormDraft, FormValues } from '~/lib/editing'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import type { DraftRow, DraftsTable, EditedKind } from '~db/tables/drafts'
import { isThere } from '~db/visibility.server'
import { write } from '~db/write.server'
import { draftDays, DraftTooLongError, type DraftEntry } from './drafts'
import { DraftValues } from './drafts.schema'
import { draftName } from './form-values'
import { pageKinds } from '~/kinds/page-kinds'
import { isBinnedTable } from '~/lib/visibility'

export interface SavedDraft extends DraftEntry {
  recordId: number | null
  formKey: string
  version: number
  /** The version of the record that the edit started from. */
  baseVersion: number | null
  values: FormValues
}

export interface DraftSubject {
  kind: EditedKind
  /** Null for a new record. */
  recordId: number | null
}

interface DraftSave extends DraftSubject {
  form: FormDraft
  baseVersion: number | null
  values: FormValues
}

/** The table has the same number. */
const longestContent = 4_000_000

/** @throws DraftTooLongError, and what write() throws */
export async function saveDraft(db: Kysely<Database>, save: DraftSave, act: Act) {
  const { kind, recordId, form, baseVersion, values } = save
  const content = JSON.stringify(values)
  if (content.length > longestContent) throw new DraftTooLongError()
  const tabKey = form.tabKey === '' ? crypto.randomUUID() : form.tabKey
  const columns = {
    ...{ recordId, baseVersion, content, tabKey, name: draftName(values), updatedAt: act.now.toISOString() },
    ...{ sequence: form.sequence, operatorId: act.by.operatorId, operatorName: act.by.username },
  }
  const formKey = form.formKey === '' ? tabKey : form.formKey
  return write(db, async (trx) => {
    const opened = await withKey(trx, save, formKey)
    const isMine = opened?.tabKey === tabKey || opened?.version === form.version
    const key = opened && !isMine ? tabKey : formKey
    const stored = key === formKey ? opened : await withKey(trx, save, key)
    const isSame = stored?.content === content && stored.baseVersion === baseVersion
    const isLate = stored?.tabKey === tabKey && form.sequence < stored.sequence
    if (stored && (isSame || isLate)) {
      return { draft: toSavedDraft(stored), isSecond: stored.formKey !== formKey }
    }
    const ownKey = stored || !(await isTaken(trx, key)) ? key : crypto.randomUUID()
    const row = stored
      ? await trx
          .updateTable('drafts')
          .set({ ...columns, version: stored.version + 1 })
          .where('id', '=', stored.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('drafts')
          .values({ kind, formKey: ownKey, createdAt: columns.updatedAt, ...columns })
          .returningAll()
          .executeTakeFirstOrThrow()
    return { draft: toSavedDraft(row), isSecond: row.formKey !== formKey }
  })
}

/**
 * In the transaction that saves the record: what the form holds is stored now. A draft that another page has saved
 * since stays.
 */
export async function deleteFormDraft(
  trx: Transaction<Database>,
  subject: DraftSubject,
  form: FormDraft | undefined,
): Promise<void> {
  if (form) await draftsOfForm(trx, subject, form).execute()
}

function draftsOfForm(trx: Transaction<Database>, subject: DraftSubject, { formKey, tabKey, version }: FormDraft) {
  return trx
    .deleteFrom('drafts')
    .where(isOf(subject))
    .where('formKey', 'in', [formKey, tabKey])
    .where((is) => is.or([is('tabKey', '=', tabKey), is('version', '=', version || 0)]))
}

/** The form holds again what is stored. What somebody else saved last stays. @throws what write() throws */
export async function dropFormDraft(
  db: Kysely<Database>,
  subject: DraftSubject,
  form: FormDraft,
  { by: { operatorId } }: Act,
): Promise<void> {
  await write(db, (trx) => draftsOfForm(trx, subject, form).where('operatorId', '=', operatorId).execute())
}

type RecordKind = Exclude<EditedKind, 'siteSettings'>

export async function findDraft(
  db: Kysely<Database>,
  { kind, id }: { kind: EditedKind; id: number },
): Promise<SavedDraft | undefined> {
  const row = await db.selectFrom('drafts').selectAll().where('id', '=', id).where('kind', '=', kind).executeTakeFirst()
  return row && toSavedDraft(row)
}

/** Without what it holds. */
export async function findDraftEntry(
  db: Kysely<Database>,
  id: number,
): Promise<(DraftEntry & DraftSubject) | undefined> {
  const row = await db
    .selectFrom('drafts')
    .select([...entryColumns, 'kind', 'recordId'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...toEntry(row), kind: row.kind, recordId: row.recordId }
}

/** Newest first. */
export async function listDraftsOf(
  db: Kysely<Database>,
  { kind, recordId }: { kind: EditedKind; recordId: number },
  limit: number,
): Promise<SavedDraft[]> {
  const rows = await db
    .selectFrom('drafts')
    .selectAll()
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .orderBy('updatedAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toSavedDraft)
}

/** Of records that do not exist yet, or no more. Newest first. */
export async function listNewDrafts(db: Kysely<Database>, kind: RecordKind, limit: number): Promise<DraftEntry[]> {
  const rows = await db
    .selectFrom('drafts')
    .select(entryColumns)
    .where(isOf({ kind, recordId: null }))
    .orderBy('updatedAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toEntry)
}

/** More are listed once these are dealt with. */
const mostListed = 20

/** For a list of records: those of its rows that have drafts, and the drafts of records that do not exist. */
export async function draftsInList(
  db: Kysely<Database>,
  kind: RecordKind,
  rows: readonly { id: number }[],
): Promise<{ ids: number[]; ofNew: DraftEntry[] }> {
  const ids = rows.map(({ id }) => id)
  return { ids: await idsWithDrafts(db, kind, ids), ofNew: await listNewDrafts(db, kind, mostListed) }
}

async function idsWithDrafts(db: Kysely<Database>, kind: EditedKind, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('drafts')
    .select('recordId')
    .distinct()
    .where('kind', '=', kind)
    .where('recordId', 'in', ids)
    .execute()
  return rows.flatMap(({ recordId }) => recordId ?? [])
}

/** False if it is gone already. @throws what write() throws */
export async function discardDraft(db: Kysely<Database>, id: number, act: Act): Promise<boolean> {
  return write(db, async (trx) => {
    const gone = await trx
      .deleteFrom('drafts')
      .where('id', '=', id)
      .returning(['kind', 'recordId', 'name'])
      .executeTakeFirst()
    if (!gone) return false
    const { kind, recordId, name } = gone
    await logAudit(trx, act, {
      event: kind === 'siteSettings' ? 'settings-draft-discarded' : `${pageKinds[kind].subject}-draft-discarded`,
      ...(recordId === null ? {} : { id: recordId }),
      ...(name === null ? {} : { name }),
    })
    return true
  })
}

/** For records that are deleted for good. */
export async function deleteDraftsOf(
  trx: Transaction<Database>,
  kind: EditedKind,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('drafts').where('kind', '=', kind).where('recordId', 'in', ids).execute()
}

export async function deleteOldDrafts(db: Kysely<Database>, now: Date): Promise<void> {
  const keptSince = new Date(now.getTime() - draftDays * 24 * 60 * 60 * 1000).toISOString()
  await write(db, (trx) => trx.deleteFrom('drafts').where('updatedAt', '<', keptSince).execute())
}

const entryColumns = ['id', 'name', 'updatedAt', 'operatorId', 'operatorName'] as const

function withKey(trx: Transaction<Database>, subject: DraftSubject, formKey: string): Promise<DraftRow | undefined> {
  return trx.selectFrom('drafts').selectAll().where('formKey', '=', formKey).where(isOf(subject)).executeTakeFirst()
}

/** Of another kind or record, too. */
async function isTaken(trx: Transaction<Database>, formKey: string): Promise<boolean> {
  const taken = trx.selectFrom('drafts').select('id').where('formKey', '=', formKey)
  return (await taken.executeTakeFirst()) !== undefined
}

/** The draft of a record that is gone is one of a new record. */
function isOf({ kind, recordId }: DraftSubject) {
  return (is: ExpressionBuilder<Database, 'drafts'>) =>
    is.and([
      is('kind', '=', kind),
      recordId === null
        ? is.or([
            is('recordId', 'is', null),
            sql<boolean>`not exists (select 1 from ${sql.table(kind)} as record where record.id = ${sql.ref('drafts.recordId')} ${isBinnedTable(kind) ? sql`and ${isThere(kind, 'record')}` : sql``})`,
          ])
        : is('recordId', '=', recordId),
    ])
}

function toEntry(row: Pick<Selectable<DraftsTable>, (typeof entryColumns)[number]>): DraftEntry {
  const { id, name, updatedAt, operatorId, operatorName } = row
  return { id, name, savedAt: updatedAt, savedBy: operatorName, operatorId }
}

function toSavedDraft(row: DraftRow): SavedDraft {
  const { recordId, formKey, version, baseVersion, content } = row
  return { ...toEntry(row), recordId, formKey, version, baseVersion, values: DraftValues.parse(JSON.parse(content)) }
}
