/** Brings records back from the bin. */
import { sql, type Kysely, type Transaction } from 'kysely'
import { z } from 'zod'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { columnsOf } from '~db/portable-sql.server'
import { inSavepoint } from '~db/savepoint.server'
import { isConstraintError } from '~db/engine-errors.server'
import type { BinRow } from '~db/tables/bin'
import { write } from '~db/write.server'
import { binKindNames, type BinKindName, type Restored } from './bin'
import type { BinKind, BinRecord, Revival } from './bin-kind.server'
import { serverBinKinds } from './bin-kinds.server'
import { batches } from './bin.server'

const Stored = z.record(z.string(), z.union([z.string(), z.number(), z.null()]))

/** More are noted as one event with their number. */
const mostNoted = 50

/** By their ids in the bin, or all that an operator deleted in one go. */
export type BinChoice =
  { ids: readonly number[]; takesFreeAddress?: boolean } | { deletedAt: string; deletedBy: string }

/** What cannot come back stays in the bin, and the result says why. */
export async function restoreFromBin(db: Kysely<Database>, choice: BinChoice, act: Act): Promise<Restored> {
  return write(db, async (trx) => {
    const chosen = trx.selectFrom('bin').selectAll().orderBy('id')
    const rows = await (
      'ids' in choice
        ? chosen.where('id', 'in', choice.ids)
        : chosen.where('deletedAt', '=', choice.deletedAt).where('deletedBy', '=', choice.deletedBy)
    ).execute()
    const how = { now: act.now, takesFreeAddress: 'ids' in choice && choice.takesFreeAddress === true }
    const results: Restored[] = []
    for (const kind of binKindNames) {
      const ofKind = rows.filter((row) => row.kind === kind)
      for (const some of batches(ofKind)) results.push(await restoreSome(trx, some, { kind, how }))
    }
    const all = merge(results)
    await noteRestored(trx, all.restored, act)
    return all
  })
}

interface Restoring {
  kind: BinKindName
  how: Revival
}

async function restoreSome(
  trx: Transaction<Database>,
  rows: readonly BinRow[],
  { kind, how }: Restoring,
): Promise<Restored> {
  const { rows: taken } = await sql<{ id: number }>`
    select id from ${sql.table(kind)} where id in (${sql.join(rows.map(({ recordId }) => recordId))})
  `.execute(trx)
  const isTaken = new Set(taken.map(({ id }) => id))
  const stored = rows.map(({ record }) => Stored.parse(JSON.parse(record)))
  const { revive, remark, settle }: BinKind = serverBinKinds[kind]
  const revived = await revive(trx, stored, how)
  const refused: { title: string; reason: string }[] = []
  const ready: { row: BinRow; record: BinRecord; remark: string | undefined }[] = []
  for (const [index, row] of rows.entries()) {
    const record = revived[index] ?? 'it cannot be read.'
    const reason = isTaken.has(row.recordId) ? 'its number is taken.' : record
    if (typeof reason === 'string') refused.push({ title: row.title, reason })
    else ready.push({ row, record: reason, remark: remark?.(stored[index] ?? {}, reason) })
  }
  if (ready.length > 0) {
    try {
      await inSavepoint(trx, () => insertRecords(trx, kind, ready))
    } catch (error) {
      if (!isConstraintError(error)) throw error
      return restoreOneByOne(trx, rows, { kind, how })
    }
    const ids = ready.map(({ row }) => row.id)
    await trx.deleteFrom('bin').where('id', 'in', ids).execute()
    const records = ready.map(({ record }) => record)
    await settle?.(
      trx,
      records.map(({ id }) => Number(id)),
      records,
    )
  }
  const restored = ready.map(({ row: { recordId, title }, remark: said }) => ({ kind, recordId, title, remark: said }))
  return { restored, refused }
}

/** When the table takes one of them no longer. */
async function restoreOneByOne(trx: Transaction<Database>, rows: readonly BinRow[], restoring: Restoring) {
  const [first] = rows
  if (first && rows.length === 1) {
    return { restored: [], refused: [{ title: first.title, reason: 'the site no longer accepts what it holds.' }] }
  }
  const results: Restored[] = []
  for (const row of rows) results.push(await restoreSome(trx, [row], restoring))
  return merge(results)
}

function merge(results: readonly Restored[]): Restored {
  return {
    restored: results.flatMap(({ restored }) => restored),
    refused: results.flatMap(({ refused }) => refused),
  }
}

/** Columns that the table has lost since are left out. */
async function insertRecords(
  trx: Transaction<Database>,
  kind: BinKindName,
  ready: readonly { record: BinRecord }[],
): Promise<void> {
  const records = ready.map(({ record }) => record)
  const columns = (await columnsOf(trx, kind)).filter((name) => records.every((record) => name in record))
  const tuples = records.map((record) => sql`(${sql.join(columns.map((name) => record[name] ?? null))})`)
  const names = sql.join(columns.map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(kind)} (${names}) values ${sql.join(tuples)}`.execute(trx)
}

async function noteRestored(trx: Transaction<Database>, restored: Restored['restored'], act: Act): Promise<void> {
  for (const kind of binKindNames) {
    const { auditEvents, nameOf } = serverBinKinds[kind]
    const ofKind = restored.filter((each) => each.kind === kind)
    if (ofKind.length > mostNoted) {
      await logAudit(trx, act, { event: auditEvents.restored, detail: { counts: { [kind]: ofKind.length } } })
    } else {
      for (const entry of ofKind) {
        await logAudit(trx, act, { event: auditEvents.restored, id: entry.recordId, name: nameOf(entry) })
      }
    }
  }
}
