import type { Kysely } from 'kysely'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { write } from '~db/write.server'
import { graceHours } from './images'
import { countUses } from './picture-uses.server'

interface CleanedImages {
  pictures: number
  bytes: number
}

export async function listUnusedImages(db: Kysely<Database>, now: Date): Promise<string[]> {
  const used = await countUses(db)
  const old = await db.selectFrom('images').select('hash').where('createdAt', '<', graceStart(now)).execute()
  return old.map(({ hash }) => hash).filter((hash) => !used.has(hash))
}

export async function weighImages(db: Kysely<Database>, hashes: readonly string[]): Promise<CleanedImages> {
  const sum = { pictures: 0, bytes: 0 }
  for (const batch of batches(hashes)) add(sum, await weigh(db, batch))
  return sum
}

/**
 * Small transactions let a concurrent save either keep its picture or fail its check. Earlier batches stay deleted.
 * @throws what write() throws
 */
export async function deleteUnusedImages(
  db: Kysely<Database>,
  hashes: readonly string[],
  act: Act,
): Promise<CleanedImages> {
  const sum = { pictures: 0, bytes: 0 }
  for (const batch of batches(hashes)) {
    const deleted = await write(db, async (trx) => {
      const used = await countUses(trx)
      const unused = await trx
        .selectFrom('images')
        .select('hash')
        .where('hash', 'in', batch)
        .where('createdAt', '<', graceStart(act.now))
        .execute()
      const gone = unused.map(({ hash }) => hash).filter((hash) => !used.has(hash))
      if (gone.length === 0) return { pictures: 0, bytes: 0 }
      const weight = await weigh(trx, gone)
      await trx.deleteFrom('images').where('hash', 'in', gone).execute()
      await logAudit(trx, act, { event: 'pictures-cleaned', detail: { counts: { pictures: gone.length } } })
      return weight
    })
    add(sum, deleted)
  }
  return sum
}

async function weigh(db: Kysely<Database>, hashes: readonly string[]): Promise<CleanedImages> {
  const kept = await db
    .selectFrom('images')
    .select(({ fn }) => [
      fn.countAll<number>().as('pictures'),
      fn.sum<number | null>(fn('length', ['bytes'])).as('bytes'),
    ])
    .where('hash', 'in', hashes)
    .executeTakeFirstOrThrow()
  const files = await db
    .selectFrom('imageFiles')
    .select(({ fn }) => fn.sum<number | null>(fn('length', ['bytes'])).as('bytes'))
    .where('hash', 'in', hashes)
    .executeTakeFirstOrThrow()
  return { pictures: kept.pictures, bytes: (kept.bytes ?? 0) + (files.bytes ?? 0) }
}

function graceStart(now: Date): string {
  return new Date(now.getTime() - graceHours * 60 * 60 * 1000).toISOString()
}

/** A small batch does not delay a concurrent save. */
const batchSize = 50

function batches(hashes: readonly string[]): string[][] {
  const count = Math.ceil(hashes.length / batchSize)
  return Array.from({ length: count }, (_, index) => hashes.slice(index * batchSize, (index + 1) * batchSize))
}

function add(sum: CleanedImages, more: CleanedImages): void {
  sum.pictures += more.pictures
  sum.bytes += more.bytes
}
