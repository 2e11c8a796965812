import { sql, type Kysely, type Transaction } from 'kysely'
import { binnedTables, type BinnedTable } from '~/lib/visibility'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import type { Columns } from '~db/rows.server'
import type { BinRow } from '~db/tables/bin'
import { write } from '~db/write.server'
import { binWords, type Restored } from './bin'
import type { BinKind, BinKinds, Restoring } from './bin-kind.server'
import { batches } from './bin.server'

/** A larger number is noted as one event. */
const mostNoted = 50

export type BinChoice =
  { ids: readonly number[]; takesFreeAddress?: boolean } | { deletedAt: string; deletedBy: string }

/** A record that cannot come back stays in the bin, and the result says why. */
export async function restoreFromBin(
  db: Kysely<Database>,
  kinds: BinKinds,
  choice: BinChoice,
  act: Act,
): Promise<Restored> {
  return write(db, async (trx) => {
    const chosen = trx.selectFrom('bin').selectAll().orderBy('id')
    const rows = await (
      'ids' in choice
        ? chosen.where('id', 'in', choice.ids)
        : chosen.where('deletedAt', '=', choice.deletedAt).where('deletedBy', '=', choice.deletedBy)
    ).execute()
    const how = { now: act.now, takesFreeAddress: 'ids' in choice && choice.takesFreeAddress === true }
    const results: Restored[] = []
    for (const kind of binnedTables) {
      for (const some of batches(rows.filter((row) => row.kind === kind))) {
        results.push(await restoreSome(trx, some, { kind: kinds[kind], how }))
      }
    }
    const restored = results.flatMap((each) => each.restored)
    await noteRestored(trx, kinds, restored, act)
    return { restored, refused: results.flatMap(({ refused }) => refused) }
  })
}

async function restoreSome(
  trx: Transaction<Database>,
  rows: readonly BinRow[],
  { kind: { table: kind, prepare, settle }, how }: { kind: BinKind; how: Restoring },
): Promise<Restored> {
  const refused: { title: string; reason: string }[] = []
  const back: { row: BinRow; remark?: string | undefined }[] = []
  for (const row of rows) {
    const ready = await prepare?.(trx, row.recordId, how)
    if (typeof ready === 'string') refused.push({ title: row.title, reason: ready })
    else back.push({ row, remark: ready?.remark })
    // Each record may be in the way of the next.
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
  kind: BinnedTable,
  ids: readonly number[],
  columns: Columns = {},
): Promise<void> {
  const changes = Object.entries({ ...columns, deletedAt: null }).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  )
  await sql`update ${sql.table(kind)} set ${sql.join(changes)} where id in (${sql.join(ids)})`.execute(trx)
}

async function noteRestored(
  trx: Transaction<Database>,
  kinds: BinKinds,
  restored: Restored['restored'],
  act: Act,
): Promise<void> {
  for (const kind of binnedTables) {
    const event = `${binWords(kind).subject}-restored` as const
    const ofKind = restored.filter((each) => each.kind === kind)
    if (ofKind.length > mostNoted) {
      await logAudit(trx, act, { event, detail: { counts: { [kind]: ofKind.length } } })
    } else {
      for (const { recordId: id, title } of ofKind) {
        await logAudit(trx, act, { event, id, name: kinds[kind].nameOf?.(id) ?? title })
      }
    }
  }
}
