/** Records in the bin stay in their tables, where `deletedAt` hides them; the table `bin` lists them. */
import { setImmediate } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { daysBefore } from '~/lib/days'
import { binnedTables, isBinnedTable, type BinnedTable } from '~/lib/visibility'
import { logAudit, siteItself, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import type { Columns } from '~db/rows.server'
import { isThere } from '~db/visibility.server'
import { readRule } from '~db/rules.server'
import { write } from '~db/write.server'
import { binWords } from './bin'
import type { BinKind, BinKinds } from './bin-kind.server'

/** SQLite binds at most 32,766 values. */
const rowsAtOnce = 500

/** The caller notes the deletion in the audit log. */
export async function moveToBin(
  trx: Transaction<Database>,
  { kind, ids }: { kind: BinKind; ids: readonly number[] },
  { by, now }: Act,
): Promise<{ id: number; title: string }[]> {
  const { table, columns, describe, settle } = kind
  const names = sql.join(['id', ...columns].map((name) => sql.ref(name)))
  const moved: { id: number; title: string }[] = []
  for (const some of batches(ids)) {
    const { rows } = await sql<Columns>`
      select ${names} from ${sql.table(table)} where id in (${sql.join(some)}) and ${isThere(table)}
    `.execute(trx)
    if (rows.length === 0) continue
    const stamp = { deletedAt: now.toISOString(), deletedBy: by.username }
    const entries = rows.map((row) => ({ kind: table, recordId: Number(row.id), ...describe(row), ...stamp }))
    await trx.insertInto('bin').values(entries).execute()
    await trx.updateTable(table).set({ deletedAt: stamp.deletedAt }).where('id', 'in', some).execute()
    await settle?.(trx, some)
    moved.push(...entries.map(({ recordId, title }) => ({ id: recordId, title })))
  }
  return moved
}

interface Deletion {
  kind: BinKind
  id: number
}

export function deleteToBin(db: Kysely<Database>, { kind, id }: Deletion, act: Act): Promise<boolean> {
  return write(db, async (trx) => {
    const [gone] = await moveToBin(trx, { kind, ids: [id] }, act)
    if (gone) {
      const name = kind.nameOf?.(id) ?? gone.title
      await logAudit(trx, act, { event: `${binWords(kind.table).subject}-deleted`, id, name })
    }
    return gone !== undefined
  })
}

export async function deleteForGood(db: Kysely<Database>, kinds: BinKinds, id: number, act: Act): Promise<boolean> {
  return write(db, async (trx) => {
    const [destroyed] = await destroy(trx, kinds, { ids: [id] })
    if (!destroyed) return false
    const { kind, recordId, title } = destroyed
    const name = kinds[kind].nameOf?.(recordId) ?? title
    await logAudit(trx, act, { event: `${binWords(kind).subject}-deleted-for-good`, id: recordId, name })
    return true
  })
}

/** Stops at the id `latest`, so that later deletions stay. @returns the number of destroyed records */
export async function emptyBin(db: Kysely<Database>, kinds: BinKinds, latest: number, act: Act): Promise<number> {
  return write(db, async (trx) => {
    const destroyed = await destroy(trx, kinds, { latest })
    if (destroyed.length > 0) {
      await logAudit(trx, act, { event: 'bin-emptied', detail: { counts: countKinds(destroyed) } })
    }
    return destroyed.length
  })
}

/** Works in batches, each of which holds the write lock for some hundredths of a second. */
export async function deleteExpired(db: Kysely<Database>, kinds: BinKinds, now: Date): Promise<void> {
  const expired = async (trx: Transaction<Database>) => {
    // The rule may have changed meanwhile.
    const { binDays } = await readRule(trx, 'keeping')
    const rows = await trx
      .selectFrom('bin')
      .select('id')
      .where('deletedAt', '<=', daysBefore(now, binDays))
      .orderBy('deletedAt')
      .limit(rowsAtOnce)
      .execute()
    if (rows.length === 0) return []
    const destroyed = await destroy(trx, kinds, { ids: rows.map(({ id }) => id) })
    await logAudit(trx, { by: siteItself, now }, { event: 'bin-cleared', detail: { counts: countKinds(destroyed) } })
    return destroyed
  }
  while ((await write(db, expired)).length === rowsAtOnce) await setImmediate()
}

function countKinds(records: readonly { kind: BinnedTable }[]): Record<string, number> {
  return Object.fromEntries(
    binnedTables.flatMap((kind) => {
      const count = records.filter((each) => each.kind === kind).length
      return count === 0 ? [] : [[kind, count]]
    }),
  )
}

type Doomed = { ids: readonly number[] } | { latest: number }

interface Destroyed {
  kind: BinnedTable
  recordId: number
  title: string
}

async function destroy(trx: Transaction<Database>, kinds: BinKinds, doomed: Doomed): Promise<Destroyed[]> {
  const deleting = trx.deleteFrom('bin').returning(['kind', 'recordId', 'title'])
  const isChosen = 'ids' in doomed
  const rows = await (
    isChosen ? deleting.where('id', 'in', doomed.ids) : deleting.where('id', '<=', doomed.latest)
  ).execute()
  const destroyed = rows.flatMap(({ kind, ...row }) => (isBinnedTable(kind) ? [{ kind, ...row }] : []))
  for (const kind of binnedTables) {
    const ids = destroyed.filter((each) => each.kind === kind).map(({ recordId }) => recordId)
    for (const some of batches(ids)) {
      await kinds[kind].deleteTraces?.(trx, some)
      await trx.deleteFrom(kind).where('id', 'in', some).execute()
    }
  }
  return destroyed
}

export function* batches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += rowsAtOnce) yield items.slice(from, from + rowsAtOnce)
}
