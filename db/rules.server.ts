/** Each rule is a row of the settings with a version. A malformed row is an error, as rules delete. */
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import { RecordChangedError } from '~/lib/refusal'
import type { Rules } from '~/lib/rules'
import type { Act } from './audit-log.server'
import type { Database } from './database'

type RuleName = keyof Rules

/** Section numbers are never reused; the site's own words have those below 50. */
const rules: { [Name in RuleName]: { id: number; schema: z.ZodType<Rules[Name]> } } = {
  mail: {
    id: 51,
    schema: z.object({
      mailRecipients: z.array(z.string()).default([]),
      overdueHour: z.int().min(0).max(23).default(8),
      dailyMailCap: z.int().min(1).default(200),
    }),
  },
  retention: { id: 52, schema: z.object({ retentionMonths: z.int().min(1).nullable().default(null) }) },
  keeping: {
    id: 53,
    schema: z.object({ binDays: z.int().min(1).default(30), versionDays: z.int().min(1).default(365) }),
  },
  secondFactor: { id: 54, schema: z.object({ ownersNeedSecondFactor: z.boolean().default(false) }) },
}

type Versioned<Name extends RuleName> = Rules[Name] & { version: number }

export async function readRule<Name extends RuleName>(db: Kysely<Database>, name: Name): Promise<Versioned<Name>> {
  const row = await db
    .selectFrom('siteSettings')
    .select(['content', 'version'])
    .where('section', '=', name)
    .executeTakeFirst()
  return { ...rules[name].schema.parse(JSON.parse(row?.content ?? '{}')), version: row?.version ?? 1 }
}

export async function saveRule<Name extends RuleName>(
  trx: Transaction<Database>,
  name: Name,
  rule: Versioned<Name>,
  act: Act,
): Promise<void> {
  const { id, schema } = rules[name]
  await writeSection(trx, { id, section: name, record: schema.parse(rule), version: rule.version }, act)
}

/** `version` is that of the row before, or 0 if there is none. @throws RecordChangedError */
export async function writeSection(
  trx: Transaction<Database>,
  { id, section, record, version }: { id: number; section: string; record: unknown; version: number },
  { by, now }: Act,
): Promise<{ version: number; updatedAt: string }> {
  const saved = {
    content: JSON.stringify(record),
    updatedAt: now.toISOString(),
    version: version + 1,
    operatorName: by.username,
  }
  const row = await trx
    .insertInto('siteSettings')
    .values({ id, section, ...saved })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(saved).where('siteSettings.version', '=', version))
    .returning('version')
    .executeTakeFirst()
  if (!row) throw new RecordChangedError()
  return saved
}
