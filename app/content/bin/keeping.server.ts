import type { Kysely } from 'kysely'
import { z } from 'zod'
import { countOldVersions } from '~/content/revisions/old-versions.server'
import { daysBefore } from '~/lib/days'
import type { EditQuestion } from '~/lib/editing'
import { wholeNumber } from '~/lib/text.schema'
import type { Database } from '~db/database'
import { keepingLimits, keepingQuestion, type Doomed, type KeepingRule } from './keeping'

export const KeepingInput = z.object({ binDays: days('binDays'), versionDays: days('versionDays') })

function days(field: keyof typeof keepingLimits) {
  const { min, max } = keepingLimits[field]
  return wholeNumber({ min, max }, `Use a whole number from ${String(min)} to ${String(max)}`)
}

export async function findDoomed(db: Kysely<Database>, rule: KeepingRule, now: Date): Promise<Doomed> {
  const { records } = await db
    .selectFrom('bin')
    .select(({ fn }) => fn.countAll<number>().as('records'))
    .where('deletedAt', '<=', daysBefore(now, rule.binDays))
    .executeTakeFirstOrThrow()
  return { records, versions: await countOldVersions(db, daysBefore(now, rule.versionDays)) }
}

/** Asks before a rule that deletes more than the current one. */
export async function findKeepingQuestion(
  db: Kysely<Database>,
  { before, after }: { before: KeepingRule; after: KeepingRule },
  now: Date,
): Promise<EditQuestion | undefined> {
  if (after.binDays >= before.binDays && after.versionDays >= before.versionDays) return undefined
  const doomed = await findDoomed(db, after, now)
  return doomed.records + doomed.versions > 0 ? keepingQuestion(after, doomed) : undefined
}
