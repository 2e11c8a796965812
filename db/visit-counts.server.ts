import type { Transaction } from 'kysely'
import { addDays } from '~/lib/days'
import { otherName, visitLimits, visitsKeptDays, type VisitCount } from '~/lib/visits'
import type { Database } from './database'

export async function addVisitCounts(trx: Transaction<Database>, counts: readonly VisitCount[]): Promise<void> {
  const groups = new Map<string, VisitCount[]>()
  for (const count of counts) {
    const key = `${count.day} ${count.kind}`
    const group = groups.get(key)
    if (group) group.push(count)
    else groups.set(key, [count])
  }
  for (const group of groups.values()) {
    for (const rows of inBatches(await withinLimit(trx, group))) {
      await trx
        .insertInto('visitCounts')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'kind', 'name'])
            .doUpdateSet((eb) => ({ count: eb('visitCounts.count', '+', eb.ref('excluded.count')) })),
        )
        .execute()
    }
  }
}

async function withinLimit(trx: Transaction<Database>, group: readonly VisitCount[]): Promise<VisitCount[]> {
  const [first] = group
  if (first === undefined) return []
  const { day, kind } = first
  const ofDay = trx.selectFrom('visitCounts').where('day', '=', day).where('kind', '=', kind)
  const stored = await ofDay.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  if (stored.count + group.length < visitLimits[kind]) return [...group]
  const names = new Set((await ofDay.select('name').execute()).map(({ name }) => name))
  const within: VisitCount[] = []
  const other: VisitCount = { day, kind, name: otherName, count: 0 }
  for (const count of group) {
    // One name is left for `otherName`.
    if (count.name !== otherName && (names.has(count.name) || names.size < visitLimits[kind] - 1)) {
      names.add(count.name)
      within.push(count)
    } else other.count += count.count
  }
  return other.count === 0 ? within : [...within, other]
}

function inBatches<T>(rows: readonly T[], size = 500): T[][] {
  const batches: T[][] = []
  for (let at = 0; at < rows.length; at += size) batches.push(rows.slice(at, at + size))
  return batches
}

/** @param today such as 2026-11-21 */
export async function deleteOldVisitCounts(trx: Transaction<Database>, today: string): Promise<void> {
  await trx.deleteFrom('visitCounts').where('day', '<=', addDays(today, -visitsKeptDays)).execute()
}
