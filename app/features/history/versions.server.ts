/** Each save keeps the record after it, so that an earlier version can be compared and restored. */
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import { cutPage, type KeysetPage } from '~/lib/keyset-page'
import type { Cursor } from '~/lib/cursor'
import { fieldNames, type FieldTable } from '~/lib/record-fields'
import type { Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import type { EditedKind } from '~db/tables/drafts'
import type { RecordVersionRow } from '~db/tables/record-versions'
import type { Version } from './versions'

interface Snapshot {
  version: number
  /** ISO 8601, UTC. */
  updatedAt: string
}

interface Kept<Entry extends Snapshot> {
  kind: EditedKind
  id: number
  fields: FieldTable
  /** Undefined for a new record. */
  before?: Entry | undefined
  after: Entry
}

/** An act that brings back an earlier version. */
export interface RestoringAct extends Act {
  restoredFrom?: number
}

/** In the transaction that saves the record. The first time, the record before it is kept, too. */
export async function keepVersion<Entry extends Snapshot>(
  trx: Transaction<Database>,
  { kind, id, fields, before, after }: Kept<Entry>,
  { by, restoredFrom }: RestoringAct,
): Promise<void> {
  const names = fieldNames(fields)
  const rowOf = ({ version, updatedAt, ...entry }: Snapshot) => {
    const values = new Map<string, unknown>(Object.entries(entry))
    const record = JSON.stringify(Object.fromEntries(names.map((name) => [name, values.get(name)])))
    return { kind, recordId: id, version, record, savedAt: updatedAt }
  }
  const isKnown = before !== undefined && (await hasVersion(trx, { kind, id, version: before.version }))
  if (before && !isKnown) await trx.insertInto('recordVersions').values(rowOf(before)).execute()
  await trx
    .insertInto('recordVersions')
    .values({
      ...rowOf(after),
      operatorName: by.username,
      restoredFrom: restoredFrom ?? null,
    })
    .execute()
}

async function hasVersion(db: Kysely<Database>, { kind, id, version }: VersionName): Promise<boolean> {
  const row = await db
    .selectFrom('recordVersions')
    .select('id')
    .where('kind', '=', kind)
    .where('recordId', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return row !== undefined
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
  /** By version. */
  cursor: Cursor | undefined
}

/** Newest first. `older`: the version before the last of the page, to compare it with. */
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

export async function findVersionBefore(
  db: Kysely<Database>,
  { version, ...of }: VersionName,
): Promise<Version | undefined> {
  const before = selectVersions(db, of).where('version', '<', version).orderBy('version', 'desc').limit(1)
  const row = await before.executeTakeFirst()
  return row && toVersion(row)
}

function selectVersions(db: Kysely<Database>, { kind, id }: { kind: EditedKind; id: number }) {
  return db.selectFrom('recordVersions').selectAll().where('kind', '=', kind).where('recordId', '=', id)
}

const Plain = z.union([z.string(), z.number(), z.boolean(), z.null()])
const Lists = z.union([z.array(z.string()), z.array(z.record(z.string(), z.string()))])
const StoredRecord = z.record(z.string(), z.union([Plain, Lists]))

function toVersion({ version, record, savedAt, operatorName, restoredFrom }: RecordVersionRow): Version {
  return { version, record: StoredRecord.parse(JSON.parse(record)), savedAt, savedBy: operatorName, restoredFrom }
}

/** For records that are deleted for good. */
export async function deleteVersionsOf(
  trx: Transaction<Database>,
  kind: EditedKind,
  ids: readonly number[],
): Promise<void> {
  await trx.deleteFrom('recordVersions').where('kind', '=', kind).where('recordId', 'in', ids).execute()
}
