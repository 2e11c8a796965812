/** What endangers the storage of this site, as far as this process knows. The Today page and the log say it. */
import { statfsSync } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { longDateTime } from '~/lib/date-and-time'
import type { Message } from '~/lib/messages'
import { databaseFile, findLostChanges } from '~db/client.server'
import type { Database } from '~db/database'
import { logAudit, siteStart } from '~db/audit-log.server'
import { readCount } from '~db/rate-limits.server'
import { write } from '~db/write.server'
import { env } from './env.server'
import { log } from './log.server'
import { storedDailyLimit } from './rate-limits.server'

const leastFree = 0.1
let isLowNoted = false

/** Undefined for a database in memory or on a server. */
export function freeShare(file = databaseFile(env().DATABASE_URL)): number | undefined {
  if (file === undefined) return undefined
  const { bavail, blocks } = statfsSync(path.dirname(file))
  return bavail / blocks
}

/** Logs once when the disk gets low. */
export function watchDisk(free = freeShare()): void {
  const isLow = free !== undefined && free < leastFree
  if (isLow && !isLowNoted) log.warn('the disk of the database is filling up', { freePercent: toPercent(free) })
  isLowNoted = isLow
}

export async function reportLostChanges(db: Kysely<Database>, now: Date): Promise<void> {
  const lost = findLostChanges(db)
  if (!lost) return
  const { count, before } = lost
  log.warn('changes in the write-ahead log could not be read, and are missing', { count, before: before.toISOString() })
  const detail = { counts: { changes: count } }
  await write(db, (trx) => logAudit(trx, { by: siteStart, now }, { event: 'log-damaged', detail }))
}

export async function listStorageTroubles(db: Kysely<Database>, now: Date, free = freeShare()): Promise<Message[]> {
  const troubles: Message[] = []
  const lost = findLostChanges(db)
  if (lost) {
    const time = longDateTime(lost.before.toISOString(), env().SITE_TIME_ZONE)
    const description = `When the site started, up to ${String(lost.count)} of the last changes before ${time} could not be read from the database’s log: the file is damaged. Saved records and messages of that time may be missing. Compare them with your mail, and have the disk checked.`
    troubles.push({ title: 'The Latest Changes May Be Missing', description })
  }
  if (free !== undefined && free < leastFree) {
    const description = `${String(toPercent(free))} % of the server’s disk is free. When it is full, nothing more can be stored. Please ask whoever runs the server to make room.`
    troubles.push({ title: 'The Disk Is Filling Up', description })
  }
  const limit = storedDailyLimit()
  const stored = (await readCount(db, limit, now))?.count ?? 0
  if (stored >= limit.count * (1 - leastFree)) {
    const description = `Visitors have sent nearly as much as this site stores in a day (LIMIT_STORED, ${String(env().LIMIT_STORED)} MiB). Beyond that, they are asked to write an e-mail. If this is spam, delete it; the count starts over within a day.`
    troubles.push({ title: 'Very Many Messages Today', description })
  }
  return troubles
}

function toPercent(share: number): number {
  return Math.floor(share * 100)
}
