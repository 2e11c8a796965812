/** Startup: configuration, database, sample content and the first operator. */
import type { Kysely } from 'kysely'
import { withoutPassword } from '~/lib/without-password'
import { deleteOldAuditEvents } from '~db/audit-log.server'
import { DatabaseOpenError } from '~db/open-error'
import { forgetDeletedBytes, migrateToLatest } from '~db/client.server'
import type { Database } from '~db/database'
import { forgetEndedWindows } from '~db/rate-limits.server'
import { seedNewDatabase } from '~db/seed/new-database.server'
import { deleteOldVisitCounts } from '~db/visit-counts.server'
import { DatabaseWriteError } from '~db/write-errors.server'
import { write } from '~db/write.server'
import { awaitContentVersion, db, refuseLostDatabase } from './database.server'
import { env, EnvError } from './env.server'
import { log } from './log.server'
import { sessionSecret } from './secret.server'
import { siteToday } from './site-today.server'

/** In app/auth, which this folder may not import. */
type CreateFirstOperator = (
  db: Kysely<Database>,
  given: { username: string; password: string | undefined },
  now: Date,
) => Promise<{ username: string; inventedPassword: string | undefined } | undefined>

/** Of tools and pages, for the search. */
type IndexPages = (db: Kysely<Database>) => Promise<void>

/** Deletes what is over. From features, which this folder may not import. */
type DailyWork = (db: Kysely<Database>, now: Date) => Promise<void>

/** Exits with a message instead of a stack for errors that an operator can fix. */
export async function startSite(
  createFirstOperator: CreateFirstOperator,
  indexPages: IndexPages,
  dailyWork: readonly DailyWork[],
): Promise<void> {
  try {
    const { SEED_SAMPLE_DATA, ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = env()
    refuseLostDatabase(env().DATABASE_URL, db)
    await migrateToLatest(db())
    const isSeeded = await seedNewDatabase(db(), { withSamples: SEED_SAMPLE_DATA })
    if (isSeeded)
      log.info('a new database was filled with sample content', { database: withoutPassword(env().DATABASE_URL) })
    await indexPages(db())
    await awaitContentVersion()
    sessionSecret()
    workRegularly(dailyWork)
    const operator = await createFirstOperator(db(), { username, password }, new Date())
    if (operator?.inventedPassword !== undefined) printPassword(operator.username, operator.inventedPassword)
  } catch (error) {
    const isPlain = [EnvError, DatabaseOpenError, DatabaseWriteError].some((known) => error instanceof known)
    if (!isPlain || !(error instanceof Error)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

const minuteMs = 60_000

/**
 * Deletes expired rate limit counts, as the privacy page promises, and once a day what is older than it may be. A full
 * disk does not keep the site from starting.
 */
function workRegularly(dailyWork: readonly DailyWork[]): void {
  every(5 * minuteMs, async () => {
    await write(db(), (trx) => forgetEndedWindows(trx, new Date()))
    forgetDeletedBytes(db())
  })
  const ownWork: readonly DailyWork[] = [
    (db, now) => write(db, (trx) => deleteOldAuditEvents(trx, now)),
    (db) => write(db, (trx) => deleteOldVisitCounts(trx, siteToday())),
  ]
  for (const work of [...ownWork, ...dailyWork]) every(24 * 60 * minuteMs, () => work(db(), new Date()))
}

function every(ms: number, work: () => Promise<void>): void {
  const attempt = () => {
    work().catch((error: unknown) => {
      log.error('what is over could not be cleared', { error })
    })
  }
  attempt()
  setInterval(attempt, ms).unref()
}

/** To standard output: the log is stored, and a password does not belong there. */
function printPassword(username: string, password: string): void {
  process.stdout.write(
    `Log in at ${env().SITE_URL}/admin as "${username}" with the password ${password} (shown once)\n`,
  )
}
