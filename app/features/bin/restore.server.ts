/** Brings records back from the bin. */
import { sql, type Kysely, type Transaction } from 'kysely'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import type { Columns } from '~db/rows.server'
import type { BinRow } from '~db/tables/bin'
import { write } from '~db/write.server'
import { binKindNames, type BinKindName, type Restored } from './bin'
import type { Restoring } from './bin-kind.server'
import { serverBinKinds } from './bin-kinds.server'
import { batches } from './bin.server'

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
      for (const some of batches(rows.filter((row) => row.kind === kind))) {
        results.push(await restoreSome(trx, some, { kind, how }))
      }
    }
    const restored = results.flatMap((each) => each.restored)
    await noteRestored(trx, restored, act)
    return { restored, refused: results.flatMap(({ refused }) => refused) }
  })
}

async function restoreSome(
  trx: Transaction<Database>,
  rows: readonly BinRow[],
  { kind, how }: { kind: BinKindName; how: Restoring },
): Promise<Restored> {
  const { prepare, settle } = serverBinKinds[kind]
  const refused: { title: string; reason: string }[] = []
  const back: { row: BinRow; remark?: string | undefined }[] = []
  for (const row of rows) {
    const ready = await prepare?.(trx, row.recordId, how)
    if (typeof ready === 'string') refused.push({ title: row.title, reason: ready })
    else back.push({ row, remark: ready?.remark })
    // One by one, since each may be in the way of the next.
    if (typeof ready === 'object') await bringBack(trx, kind, [row.recordId], ready.columns)
  }
  const ids = back.map(({ row }) => row.recordId)
  if (ids.length > 0) {
    if (!prepare) await bringBack(trx, kind, ids)
    const entries = back.map(({ row }) => row.id)
    await trx.deleteFrom('bin').where('id', 'in', entries).execute()
    await settle?.(trx, ids)
  }
  return {
    restored: back.map(({ row, remark }) => ({ kind, recordId: row.recordId, title: row.title, remark })),
    refused,
  }
}

async function bringBack(
  trx: Transaction<Database>,
  kind: BinKindName,
  ids: readonly number[],
  columns: Columns = {},
): Promise<void> {
  const changes = Object.entries({ ...columns, deletedAt: null }).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  )
  await sql`update ${sql.table(kind)} set ${sql.join(changes)} where id in (${sql.join(ids)})`.execute(trx)
}

async function noteRestored(trx: Transaction<Database>, restored: Restored['restored'], act: Act): Promise<void> {
  for (const kind of binKindNames) {
    const { auditEvents, nameOf } = serverBinKinds[kind]
    const ofKind = restored.filter((each) => each.kind === kind)
    if (ofKind.length > mostNoted) {
      await logAudit(trx, act, { event: auditEvents.restored, detail: { counts: { [kind]: ofKind.length } } })
    } else {
      for (const { recordId: id, title } of ofKind) {
        await logAudit(trx, act, { event: auditEvents.restored, id, name: nameOf?.(id) ?? title })
      }
    }
  }
}
