/** The setting of the rule, and what it would delete. Its daily work: bin.server.ts and old-versions.server.ts. */
import type { Kysely } from 'kysely'
import { countOldVersions } from '~/features/revisions/old-versions.server'
import { EditQuestionError } from '~/lib/refusal'
import { logAudit, type Act } from '~db/audit-log.server'
import type { Database } from '~db/database'
import { readRule, saveRule } from '~db/rules.server'
import { write } from '~db/write.server'
import { daysBefore } from './bin'
import { keepingName, keepingQuestion, type Doomed, type KeepingRule } from './keeping'

export async function findDoomed(db: Kysely<Database>, rule: KeepingRule, now: Date): Promise<Doomed> {
  const { records } = await db
    .selectFrom('bin')
    .select(({ fn }) => fn.countAll<number>().as('records'))
    .where('deletedAt', '<=', daysBefore(now, rule.binDays))
    .executeTakeFirstOrThrow()
  return { records, versions: await countOldVersions(db, daysBefore(now, rule.versionDays)) }
}

interface KeepingChange {
  rule: KeepingRule
  /** Which the form was opened with. */
  version: number
  confirmed: string
}

/** Asks before a rule that deletes more than the one before. @throws EditQuestionError · RecordChangedError */
export async function saveKeepingRule(
  db: Kysely<Database>,
  { rule, version, confirmed }: KeepingChange,
  act: Act,
): Promise<void> {
  await write(db, async (trx) => {
    const before = await readRule(trx, 'keeping')
    const doomed = await findDoomed(trx, rule, act.now)
    const isShorter = rule.binDays < before.binDays || rule.versionDays < before.versionDays
    const question = keepingQuestion(rule, doomed)
    const isAnswered = question.answers.some(({ value }) => value === confirmed)
    if (isShorter && doomed.records + doomed.versions > 0 && !isAnswered) throw new EditQuestionError(question)
    await saveRule(trx, 'keeping', { ...rule, version }, act)
    const detail = { from: keepingName(before), to: keepingName(rule) }
    if (detail.from !== detail.to) await logAudit(trx, act, { event: 'keeping-rule-set', detail })
  })
}
