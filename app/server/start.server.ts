import type { Kysely } from 'kysely'
import { withoutPassword } from '~/lib/without-password'
import { deleteOldAuditEvents } from '~db/audit-log.server'
import { isClockBelieved, noteClock, toJump } from '~db/clock.server'
import { DatabaseOpenError } from '~db/open-error'
import { forgetDeletedBytes, isLeftOpen, migrateToLatest } from '~db/client.server'
import type { Database } from '~db/database'
import { forgetEndedWindows } from '~db/rate-limits.server'
import { deleteEndedSessions } from '~db/sessions.server'
import { deleteOldVisitCounts } from '~db/visit-counts.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { write } from '~db/write.server'
import { awaitContentVersion, db, refuseLostDatabase } from './database.server'
import { env, EnvError } from './env.server'
import { log } from './log.server'
import { endWith } from './process-end.server'
import { sessionSecret } from './secret.server'
import { siteToday } from './site-today.server'
import { reportLostChanges, watchDisk } from './storage-trouble.server'

interface StartWork {
  /** @returns whether samples were added */
  seedNewDatabase: (db: Kysely<Database>, options: { withSamples: boolean }) => Promise<boolean>
  createFirstOperator: (
    db: Kysely<Database>,
    given: { username: string; password: string | undefined },
    now: Date,
  ) => Promise<{ username: string; inventedPassword: string | undefined } | undefined>
  indexPages: (db: Kysely<Database>) => Promise<void>
  dailyWork: readonly DailyWork[]
}

type DailyWork = (db: Kysely<Database>, now: Date) => Promise<void>

export async function startSite({
  seedNewDatabase,
  createFirstOperator,
  indexPages,
  dailyWork,
}: StartWork): Promise<void> {
  try {
    const { DATABASE_URL, SEED_SAMPLE_DATA, ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = env()
    const isOpen = isLeftOpen(DATABASE_URL)
    refuseLostDatabase(DATABASE_URL, db)
    await migrateToLatest(db())
    await reportLostChanges(db(), new Date())
    if (isOpen) log.info('the database is open: by another process, or by one that was killed')
    const isSeeded = await seedNewDatabase(db(), { withSamples: SEED_SAMPLE_DATA })
    if (isSeeded) log.info('a new database was filled with sample content', { database: withoutPassword(DATABASE_URL) })
    await indexPages(db())
    await awaitContentVersion()
    sessionSecret()
    workRegularly()
    workDaily([
      (ownDb, now) => write(ownDb, (trx) => deleteOldAuditEvents(trx, now)),
      (ownDb, now) => write(ownDb, (trx) => deleteEndedSessions(trx, now)),
      (ownDb) => write(ownDb, (trx) => deleteOldVisitCounts(trx, siteToday())),
      ...dailyWork,
    ])
    const operator = await createFirstOperator(db(), { username, password }, new Date())
    if (operator?.inventedPassword !== undefined) printPassword(operator.username, operator.inventedPassword)
  } catch (error) {
    const isPlain = [EnvError, DatabaseOpenError, DatabaseWriteError].some((known) => error instanceof known)
    if (!isPlain || !(error instanceof Error)) throw error
    endWith(error.message)
  }
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** The privacy page promises that expired rate limit counts are deleted. */
function workRegularly(): void {
  every(5 * minuteMs, async () => {
    if (await isClockBelieved(db(), new Date())) await write(db(), (trx) => forgetEndedWindows(trx, new Date()))
    forgetDeletedBytes(db())
    watchDisk()
  })
}

/** Runs once a day, as soon as the clock is believed. A full disk does not keep the site from starting. */
export function workDaily(works: readonly DailyWork[]): void {
  let doneAt: number | undefined
  every(minuteMs, async () => {
    const now = new Date()
    await watchClock(now)
    const isDone = doneAt !== undefined && performance.now() - doneAt < dayMs
    if (isDone || !(await isClockBelieved(db(), now))) return
    doneAt = performance.now()
    for (const work of works) await work(db(), now).catch(reportUncleared)
  })
}

async function watchClock(now: Date): Promise<void> {
  const { before, after } = await noteClock(db(), now)
  const jump = toJump(after)
  if (jump && after.jumpedAt !== before.jumpedAt) {
    log.warn('the clock jumped ahead: nothing is published or deleted by it for an hour', { ...jump })
  }
  if (!jump && before.jumpedAt !== null) log.info('the clock is believed again', { latestAt: after.latestAt })
}

function every(ms: number, work: () => Promise<void>): void {
  const attempt = () => {
    work().catch(reportUncleared)
  }
  attempt()
  setInterval(attempt, ms).unref()
}

function reportUncleared(error: unknown): void {
  log.error('what is over could not be cleared', { error })
}

/** The password goes to standard output, because the log is stored. */
function printPassword(username: string, password: string): void {
  process.stdout.write(
    `Log in at ${env().SITE_URL}/admin as "${username}" with the password ${password} (shown once)\n`,
  )
}
