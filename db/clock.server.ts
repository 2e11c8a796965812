/**
 * A machine may start before it knows the time: a clock more than a week ahead of the latest time seen moves nothing
 * until an owner confirms it, or it has run for an hour. All work that time alone triggers asks here first.
 */
import type { Kysely, Transaction } from 'kysely'
import { logAudit, type Act } from './audit-log.server'
import type { Database } from './database'
import type { Clock } from './tables/clock'
import { write } from './write.server'

const minuteMs = 60_000
/** A step within this time, by a restart or a machine that was switched off, is no jump. */
const longestStepMs = 7 * 24 * 60 * minuteMs
const doubtMs = 60 * minuteMs
/** The site looks once a minute, and may restart within the hour of doubt. */
const longestGapMs = 10 * minuteMs
const storedEveryMs = 5 * minuteMs

interface ClockJump {
  from: string
  to: string
  until: string
}

/** @param uptimeMs how long this process has run, by a clock that nobody sets */
export function clockAfter(clock: Clock, now: Date, uptimeMs: number): Clock {
  const time = now.toISOString()
  const believed = { latestAt: time, jumpedAt: null, jumpSeenAt: null }
  const ahead = aheadOf(clock, now)
  if (ahead <= longestStepMs) {
    // Without this check, a wrong time that was believed once would hide every jump until then.
    const isFarBehind = ahead < -longestStepMs && uptimeMs >= doubtMs
    if (ahead >= storedEveryMs || isFarBehind) return believed
    return clock.jumpedAt === null ? clock : { ...clock, jumpedAt: null, jumpSeenAt: null }
  }
  const { jumpedAt, jumpSeenAt } = clock
  const gap = now.getTime() - Date.parse(jumpSeenAt ?? '')
  if (jumpedAt === null || !(gap >= 0 && gap <= longestGapMs)) return { ...clock, jumpedAt: time, jumpSeenAt: time }
  return now.getTime() - Date.parse(jumpedAt) >= doubtMs ? believed : { ...clock, jumpSeenAt: time }
}

function aheadOf({ latestAt }: Clock, now: Date): number {
  return now.getTime() - Date.parse(latestAt)
}

/** Stores the time every few minutes. @throws what write() throws */
export async function noteClock(db: Kysely<Database>, now: Date): Promise<{ before: Clock; after: Clock }> {
  const look = (clock: Clock) => clockAfter(clock, now, process.uptime() * 1000)
  const before = await readClock(db)
  if (look(before) === before) return { before, after: before }
  // Another process may have been faster.
  return write(db, async (trx) => {
    const clock = await readClock(trx)
    const after = look(clock)
    await storeClock(trx, after)
    return { before: clock, after }
  })
}

export async function isClockBelieved(db: Kysely<Database>, now: Date): Promise<boolean> {
  return aheadOf(await readClock(db), now) <= longestStepMs
}

export async function findClockJump(db: Kysely<Database>, now: Date): Promise<ClockJump | undefined> {
  const clock = await readClock(db)
  if (aheadOf(clock, now) <= longestStepMs) return undefined
  return toJump({ ...clock, jumpedAt: clock.jumpedAt ?? now.toISOString() })
}

/** Returns false if the clock is believed already. @throws what write() throws */
export function confirmClock(db: Kysely<Database>, act: Act): Promise<boolean> {
  return write(db, async (trx) => {
    const jump = await findClockJump(trx, act.now)
    if (!jump) return false
    const latestAt = act.now.toISOString()
    await storeClock(trx, { latestAt, jumpedAt: null, jumpSeenAt: null })
    const detail = { from: toMinute(jump.from), to: toMinute(latestAt) }
    await logAudit(trx, act, { event: 'clock-confirmed', detail })
    return true
  })
}

export function toJump({ latestAt: from, jumpedAt: to }: Clock): ClockJump | undefined {
  return to === null ? undefined : { from, to, until: new Date(Date.parse(to) + doubtMs).toISOString() }
}

function toMinute(instant: string): string {
  return `${instant.slice(0, 16).replace('T', ' ')} UTC`
}

function readClock(db: Kysely<Database>): Promise<Clock> {
  return db.selectFrom('clock').select(['latestAt', 'jumpedAt', 'jumpSeenAt']).executeTakeFirstOrThrow()
}

async function storeClock(trx: Transaction<Database>, clock: Clock): Promise<void> {
  await trx.updateTable('clock').set(clock).execute()
}
