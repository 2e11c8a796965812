/** What endangers the storage of this site, as far as this process knows. The Today page and the log say it. */
import { statfsSync } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import type { Message } from '~/lib/messages'
import { databaseFile } from '~db/client.server'
import type { Database } from '~db/database'
import { readCount } from '~db/rate-limits.server'
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

export async function listStorageTroubles(db: Kysely<Database>, now: Date, free = freeShare()): Promise<Message[]> {
  const troubles: Message[] = []
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
