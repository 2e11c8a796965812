/**
 * A page overwrites only the draft that it saved or opened itself; otherwise its draft becomes a second one with
 * another form key. Where a record has one draft at most, the save is refused.
 */
import { sql, type ExpressionBuilder, type Kysely, type Transaction } from 'kysely'
import { z } from 'zod'
import type { FormDraft, FormValues } from '~/lib/editing'
import { RecordChangedError } from '~/lib/refusal'
import { isPublicTable, pageKinds, type PublicTable } from '~/lib/page-kinds'
import { isBinnedTable } from '~/lib/visibility'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import type { EditedKind, RevisionKind, RevisionRow } from '~db/tables/revisions'
import { isThere } from '~db/visibility.server'
import { write } from '~db/write.server'
import { draftDays, DraftGoneError, DraftSavedAgainError, DraftTooLongError, type DraftEntry } from './drafts'
import { draftName } from './form-values'
import { StoredLists } from './versions.server'

// A literal lets SQLite use the partial index.
const draft = sql.lit('draft' as const)

export interface DraftSubject {
  kind: RevisionKind
  recordId: number | null
}

export interface SavedDraft extends DraftEntry, DraftSubject {
  formKey: string
  tabKey: string | null
  version: number
  baseVersion: number | null
  values: FormValues
}

export const DraftValues = z.record(z.string(), z.union([z.string(), StoredLists]))

interface DraftSave extends DraftSubject {
  form: FormDraft
  baseVersion: number | null
  values: FormValues
  name?: string
  /** All forms of the record share one draft, by their form key. */
  isOnlyOne?: boolean | undefined
  /** The limit is in characters of JSON. The table accepts no more than the default. */
  longest?: number
}

/** @throws RecordChangedError and DraftGoneError where there is only one, DraftTooLongError, and what write() throws */
export async function saveDraft(db: Kysely<Database>, save: DraftSave, act: Act) {
  const { kind, recordId, form, baseVersion, values, isOnlyOne = false, longest = 4_000_000 } = save
  const content = JSON.stringify(values)
  if (content.length > longest) throw new DraftTooLongError()
  const tabKey = form.tabKey === '' ? crypto.randomUUID() : form.tabKey
  const columns = {
    recordId,
    baseVersion,
    content,
    tabKey,
    sequence: form.sequence,
    savedAt: act.now.toISOString(),
    name: save.name ?? draftName(values),
    operatorId: act.by.operatorId,
    operatorName: act.by.username,
  }
  const formKey = form.formKey === '' ? tabKey : form.formKey
  return write(db, async (trx) => {
    const opened = await withKey(trx, save, formKey)
    if (isOnlyOne && !opened && form.version !== undefined) throw new DraftGoneError()
    const isMine = opened?.tabKey === tabKey || opened?.version === form.version
    const key = opened && !isMine && !isOnlyOne ? tabKey : formKey
    const stored = key === formKey ? opened : await withKey(trx, save, key)
    const isSame = stored?.content === content && stored.baseVersion === baseVersion
    const isLate = stored?.tabKey === tabKey && form.sequence < stored.sequence
    if (stored && (isSame || isLate)) {
      return { draft: toSavedDraft(stored), isSecond: stored.formKey !== formKey }
    }
    if (isOnlyOne && opened && !isMine) throw new RecordChangedError()
    const ownKey = stored || !(await isTaken(trx, key)) ? key : crypto.randomUUID()
    const row = stored
      ? await trx
          .updateTable('revisions')
          .set({ ...columns, version: stored.version + 1 })
          .where('id', '=', stored.id)
          .returningAll()
          .executeTakeFirstOrThrow()
      : await trx
          .insertInto('revisions')
          .values({ kind, state: 'draft', formKey: ownKey, ...columns })
          .returningAll()
          .executeTakeFirstOrThrow()
    return { draft: toSavedDraft(row), isSecond: row.formKey !== formKey }
  })
}

/** A draft that was saved since it was read stays. */
export async function deleteDrafts(
  db: Kysely<Database>,
  drafts: readonly Pick<SavedDraft, 'id' | 'version'>[],
): Promise<void> {
  if (drafts.length === 0) return
  await write(db, async (trx) => {
    for (const { id, version } of drafts) {
      const draft = trx.deleteFrom('revisions').where('id', '=', id).where('version', '=', version)
      await draft.where('state', '=', 'draft').execute()
    }
  })
}

/** Call in the transaction that saves the record. A draft that another page has saved since stays. */
export async function deleteFormDraft(
  trx: Transaction<Database>,
  subject: DraftSubject,
  form: FormDraft | undefined,
): Promise<void> {
  if (form) await draftsOfForm(trx, subject, form).execute()
}

function draftsOfForm(trx: Transaction<Database>, subject: DraftSubject, { formKey, tabKey, version }: FormDraft) {
  return trx
    .deleteFrom('revisions')
    .where(isOf(subject))
    .where('formKey', 'in', [formKey, tabKey])
    .where((is) => is.or([is('tabKey', '=', tabKey), is('version', '=', version || 0)]))
}

/** Drops the draft of a form that equals the record again, unless others saved it. @throws what write() throws */
export async function dropFormDraft(
  db: Kysely<Database>,
  subject: DraftSubject,
  form: FormDraft,
  { by: { operatorId } }: Act,
): Promise<void> {
  await write(db, (trx) => draftsOfForm(trx, subject, form).where('operatorId', '=', operatorId).execute())
}

export async function findDraft(
  db: Kysely<Database>,
  { kind, id }: { kind: EditedKind; id: number },
): Promise<SavedDraft | undefined> {
  const row = await selectDrafts(db).selectAll().where('id', '=', id).where('kind', '=', kind).executeTakeFirst()
  return row && toSavedDraft(row)
}

export async function findDraftEntry(
  db: Kysely<Database>,
  id: number,
): Promise<(DraftEntry & DraftSubject) | undefined> {
  const row = await selectDrafts(db)
    .select([...entryColumns, 'kind', 'recordId'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...toEntry(row), kind: row.kind, recordId: row.recordId }
}

export async function listDraftsOf(
  db: Kysely<Database>,
  { kind, recordId }: { kind: RevisionKind; recordId: number },
  limit: number,
): Promise<SavedDraft[]> {
  const rows = await selectDrafts(db)
    .selectAll()
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .orderBy('savedAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toSavedDraft)
}

export async function listNewDrafts(db: Kysely<Database>, kind: PublicTable, limit: number): Promise<DraftEntry[]> {
  const rows = await selectDrafts(db)
    .select(entryColumns)
    .where(isOf({ kind, recordId: null }))
    .orderBy('savedAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toEntry)
}

/** Lists saves by tab key, so a browser knows whether one reached the server whose answer did not reach the browser. */
export async function listDraftSaves(db: Kysely<Database>, subject: DraftSubject): Promise<Record<string, number>> {
  const rows = await selectDrafts(db).select(['tabKey', 'sequence']).where(isOf(subject)).execute()
  return Object.fromEntries(rows.map(({ tabKey, sequence }) => [tabKey ?? '', sequence]))
}

/** Lists the drafts of all records of a kind, newest first. */
export async function listDrafts(
  db: Kysely<Database>,
  kind: RevisionKind,
  limit: number,
): Promise<(DraftEntry & DraftSubject)[]> {
  const drafts = selectDrafts(db)
    .select([...entryColumns, 'recordId'])
    .where('kind', '=', kind)
  const rows = await drafts.orderBy('savedAt', 'desc').limit(limit).execute()
  return rows.map((row) => ({ ...toEntry(row), kind, recordId: row.recordId }))
}

/** Further drafts are listed once some of these are dealt with. */
const mostListed = 20

export async function draftsInList(
  db: Kysely<Database>,
  kind: PublicTable,
  rows: readonly { id: number }[],
): Promise<{ ids: number[]; ofNew: DraftEntry[] }> {
  const drafted = await selectDrafts(db)
    .select('recordId')
    .distinct()
    .where('kind', '=', kind)
    .where(
      'recordId',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const ids = drafted.flatMap(({ recordId }) => recordId ?? [])
  return { ids, ofNew: await listNewDrafts(db, kind, mostListed) }
}

const discardEvents = {
  siteSettings: 'settings-draft-discarded',
  quotes: 'quote-draft-discarded',
  contacts: 'contact-draft-discarded',
} as const

/**
 * `savedAt` is when the draft was saved that the operator was asked about. Returns false if it is gone.
 * @throws DraftSavedAgainError if somebody else has saved it since, and what write() throws
 */
export async function discardDraft(
  db: Kysely<Database>,
  { id, savedAt }: { id: number; savedAt: string },
  act: Act,
): Promise<boolean> {
  return write(db, async (trx) => {
    const now = await findDraftEntry(trx, id)
    if (now && now.savedAt !== savedAt && now.operatorId !== act.by.operatorId) throw new DraftSavedAgainError()
    const gone = await trx
      .deleteFrom('revisions')
      .where('state', '=', draft)
      .where('id', '=', id)
      .returning(['kind', 'recordId', 'name'])
      .executeTakeFirst()
    if (!gone) return false
    const { kind, recordId, name } = gone
    await logAudit(trx, act, {
      event: isPublicTable(kind) ? `${pageKinds[kind].subject}-draft-discarded` : discardEvents[kind],
      ...(recordId === null ? {} : { id: recordId }),
      ...(name === null ? {} : { name }),
    })
    return true
  })
}

export async function deleteRevisionsOf(
  trx: Transaction<Database>,
  kind: RevisionKind,
  ids: readonly number[],
): Promise<void> {
  await trx.deleteFrom('revisions').where('kind', '=', kind).where('recordId', 'in', ids).execute()
}

/** The draft of an answer stays until it is sent or discarded. */
export async function deleteOldDrafts(db: Kysely<Database>, now: Date): Promise<void> {
  const keptSince = new Date(now.getTime() - draftDays * 24 * 60 * 60 * 1000).toISOString()
  await write(db, (trx) =>
    trx
      .deleteFrom('revisions')
      .where('state', '=', draft)
      .where('kind', 'not in', ['quotes', 'contacts'])
      .where('savedAt', '<', keptSince)
      .execute(),
  )
}

const entryColumns = ['id', 'name', 'savedAt', 'operatorId', 'operatorName'] as const

function selectDrafts(db: Kysely<Database>) {
  return db.selectFrom('revisions').where('state', '=', draft)
}

function withKey(trx: Transaction<Database>, subject: DraftSubject, formKey: string) {
  return selectDrafts(trx).selectAll().where('formKey', '=', formKey).where(isOf(subject)).executeTakeFirst()
}

async function isTaken(trx: Transaction<Database>, formKey: string): Promise<boolean> {
  const taken = trx.selectFrom('revisions').select('id').where('formKey', '=', formKey)
  return (await taken.executeTakeFirst()) !== undefined
}

function isOf({ kind, recordId }: DraftSubject) {
  return (is: ExpressionBuilder<Database, 'revisions'>) =>
    is.and([
      is('kind', '=', kind),
      recordId === null
        ? is.or([
            is('recordId', 'is', null),
            sql<boolean>`not exists (select 1 from ${sql.table(kind)} as record where record.id = ${sql.ref('revisions.recordId')} ${isBinnedTable(kind) ? sql`and ${isThere(kind, 'record')}` : sql``})`,
          ])
        : is('recordId', '=', recordId),
    ])
}

type EntryRow = Pick<RevisionRow, (typeof entryColumns)[number]>

/** The table demands an operator's name and a form key of every draft. */
function toEntry({ id, name, savedAt, operatorId, operatorName }: EntryRow): DraftEntry {
  return { id, name, savedAt, savedBy: operatorName ?? '', operatorId }
}

function toSavedDraft(row: RevisionRow): SavedDraft {
  const { kind, recordId, formKey, tabKey, version, baseVersion, content } = row
  const values = DraftValues.parse(JSON.parse(content))
  return { ...toEntry(row), kind, recordId, formKey: formKey ?? '', tabKey, version, baseVersion, values }
}
