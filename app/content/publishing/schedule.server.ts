/**
 * Each process wakes at every whole minute, since another may have scheduled something. Of two, whoever finds a record
 * still due publishes it.
 */
import { sql, type Kysely } from 'kysely'
import type { PublicTable } from '~/lib/page-kinds'
import { theSchedule, type Act } from '~db/audit-log.server'
import { isClockBelieved } from '~db/clock.server'
import type { Database } from '~db/database'
import { isThere } from '~db/visibility.server'

interface Publisher {
  table: PublicTable
  publishIfDue: (db: Kysely<Database>, id: number, act: Act) => Promise<boolean>
}

interface Work {
  publishers: Readonly<Record<string, Publisher>>
  now: () => Date
  report: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

const minuteMs = 60_000
/** The wait after a failed write, such as one to a full disk or a locked database. */
const againMs = 5_000

/** @returns whether all that is due is published. */
export async function publishDue(db: Kysely<Database>, { publishers, now, report }: Work): Promise<boolean> {
  let isDone = true
  for (const { table, publishIfDue } of Object.values(publishers)) {
    for (const id of await listDue(db, table, now())) {
      try {
        await publishIfDue(db, id, { by: theSchedule, now: now() })
      } catch (error) {
        isDone = false
        report('a record could not be published at its time', { table, id, error })
      }
    }
  }
  return isDone
}

export async function startSchedule(db: Kysely<Database>, work: Work): Promise<{ stop: () => Promise<void> }> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let running = Promise.resolve()
  const round = async () => {
    const wait = await workOnce(db, work)
    if (isStopped) return
    timer = setTimeout(() => {
      running = round()
    }, wait).unref()
  }
  running = round()
  await running
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      return running
    },
  }
}

/** @returns the milliseconds until the next round */
async function workOnce(db: Kysely<Database>, work: Work): Promise<number> {
  try {
    const now = work.now()
    const isDone = !(await isClockBelieved(db, now)) || (await publishDue(db, { ...work, now: () => now }))
    const untilMinute = minuteMs - (now.getTime() % minuteMs)
    if (!isDone) return Math.min(againMs, untilMinute)
    const next = await findNext(db, work, now)
    return next === undefined ? untilMinute : Math.min(untilMinute, Math.max(1, next.getTime() - now.getTime()))
  } catch (error) {
    work.report('the schedule could not be read', { error })
    return againMs
  }
}

async function listDue(db: Kysely<Database>, table: PublicTable, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where(isThere(table))
    .where('publishAt', '<=', now.toISOString())
    .orderBy('publishAt')
    .execute()
  return rows.map(({ id }) => id)
}

async function findNext(db: Kysely<Database>, { publishers }: Work, now: Date): Promise<Date | undefined> {
  const firsts = await Promise.all(
    Object.values(publishers).map(({ table }) =>
      db
        .selectFrom(table)
        .select(sql<string | null>`min(${sql.ref('publishAt')})`.as('publishAt'))
        .where(isThere(table))
        .where('publishAt', '>', now.toISOString())
        .executeTakeFirst(),
    ),
  )
  const [next] = firsts.flatMap((row) => row?.publishAt ?? []).toSorted()
  return next === undefined ? undefined : new Date(next)
}
