/** Each save of a record is a version of it. */
import { sql, type Kysely, type Transaction } from 'kysely'
import { z } from 'zod'
import type { Cursor } from '~/lib/cursor'
import { cutPage, type KeysetPage } from '~/lib/keyset-page'
import { fieldNames, type FieldTable } from '~/lib/record-fields'
import type { Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import type { EditedKind, RevisionRow } from '~db/tables/revisions'
import type { Version } from './versions'

// A literal lets SQLite use the partial index.
const saved = sql.lit('saved' as const)

interface Snapshot {
  version: number
  updatedAt: string
}

interface Kept<Entry extends Snapshot> {
  kind: EditedKind
  id: number
  fields: FieldTable
  before?: Entry | undefined
  after: Entry
}

export interface RestoringAct extends Act {
  restoredFrom?: number
}

/** Call in the transaction that saves the record. Also stores the record from before, if it is not stored yet. */
export async function keepVersion<Entry extends Snapshot>(
  trx: Transaction<Database>,
  { kind, id, fields, before, after }: Kept<Entry>,
  { by, restoredFrom }: RestoringAct,
): Promise<void> {
  const names = [...fieldNames(fields), 'publishAt', 'isDraft']
  const rowOf = ({ version, updatedAt, ...entry }: Snapshot) => {
    const values = new Map<string, unknown>(Object.entries(entry))
    const content = JSON.stringify(
      Object.fromEntries(names.filter((name) => values.has(name)).map((name) => [name, values.get(name)])),
    )
    return { kind, recordId: id, state: 'saved' as const, version, content, savedAt: updatedAt }
  }
  if (before) {
    const known = selectVersions(trx, { kind, id }).clearSelect().select('id').where('version', '=', before.version)
    if (!(await known.executeTakeFirst())) await trx.insertInto('revisions').values(rowOf(before)).execute()
  }
  await trx
    .insertInto('revisions')
    .values({ ...rowOf(after), operatorName: by.username, restoredFrom: restoredFrom ?? null })
    .execute()
}

interface VersionName {
  kind: EditedKind
  id: number
  version: number
}

interface VersionsQuery {
  kind: EditedKind
  id: number
  size: number
  cursor: Cursor | undefined
}

export async function pageOfVersions(
  db: Kysely<Database>,
  { kind, id, size, cursor }: VersionsQuery,
): Promise<KeysetPage<Version> & { older: Version | undefined }> {
  const backwards = cursor?.direction === 'before'
  const rows = await selectVersions(db, { kind, id })
    .$if(cursor !== undefined, (query) => query.where('version', backwards ? '>' : '<', cursor?.id ?? 0))
    .orderBy('version', backwards ? 'asc' : 'desc')
    .limit(size + 1)
    .execute()
  const page = cutPage(rows.map(toVersion), { size, cursor }, ({ version }, direction) => ({ direction, id: version }))
  const last = page.rows.at(-1)
  return { ...page, older: last && (await findVersionBefore(db, { kind, id, version: last.version })) }
}

export async function findVersion(db: Kysely<Database>, { version, ...of }: VersionName): Promise<Version | undefined> {
  const row = await selectVersions(db, of).where('version', '=', version).executeTakeFirst()
  return row && toVersion(row)
}

export async function findSave(db: Kysely<Database>, { version, ...of }: VersionName) {
  return selectVersions(db, of)
    .clearSelect()
    .select(['operatorName as by', 'savedAt as at'])
    .where('version', '=', version)
    .executeTakeFirst()
}

export async function findVersionBefore(
  db: Kysely<Database>,
  { version, ...of }: VersionName,
): Promise<Version | undefined> {
  const before = selectVersions(db, of).where('version', '<', version).orderBy('version', 'desc').limit(1)
  const row = await before.executeTakeFirst()
  return row && toVersion(row)
}

function selectVersions(db: Kysely<Database>, { kind, id }: Omit<VersionName, 'version'>) {
  return db
    .selectFrom('revisions')
    .selectAll()
    .where('state', '=', saved)
    .where('kind', '=', kind)
    .where('recordId', '=', id)
}

const Plain = z.union([z.string(), z.number(), z.boolean(), z.null()])
export const StoredLists = z.union([z.array(z.string()), z.array(z.record(z.string(), z.string()))])
const StoredRecord = z.record(z.string(), z.union([Plain, StoredLists]))

function toVersion({ version, content, savedAt, operatorName, restoredFrom }: RevisionRow): Version {
  return { version, record: StoredRecord.parse(JSON.parse(content)), savedAt, savedBy: operatorName, restoredFrom }
}
