/** Records the statements of a piece of work, with their values, and PostgreSQL's plans for them. */
import { sql, type CompiledQuery, type Kysely, type KyselyPlugin } from 'kysely'
import { z } from 'zod'
import type { Database } from '~db/database'

interface Step {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Index Name'?: string | undefined
  'Plan Rows': number
  Plans?: Step[] | undefined
}

interface Plan {
  statement: string
  top: Step
}

const StepSchema: z.ZodType<Step> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    'Plan Rows': z.number(),
    Plans: z.array(StepSchema).optional(),
  }),
)
const PlanSchema = z.tuple([z.object({ Plan: StepSchema })])

/** Runs the work in a transaction that is rolled back. */
export async function plansOf(
  db: Kysely<Database>,
  work: (trx: Kysely<Database>) => Promise<unknown>,
): Promise<Plan[]> {
  const plans: Plan[] = []
  await rolledBack(db, async (trx) => {
    for (const query of await queriesOf(trx, work)) {
      const { rows } = await trx.executeQuery<{ 'QUERY PLAN': unknown }>({
        ...query,
        sql: `EXPLAIN (FORMAT JSON) ${query.sql}`,
      })
      const [{ Plan: top }] = PlanSchema.parse(rows[0]?.['QUERY PLAN'])
      plans.push({ statement: query.sql, top })
    }
  })
  return plans
}

/** Leaves out statements that EXPLAIN does not support. */
async function queriesOf(
  db: Kysely<Database>,
  work: (db: Kysely<Database>) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const queries: CompiledQuery[] = []
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      queries.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  await work(db.withPlugin(recorder))
  return queries.filter(({ sql: text }) => /^\s*(?:select|with|insert|update|delete)\b/i.test(text))
}

async function rolledBack(db: Kysely<Database>, work: (trx: Kysely<Database>) => Promise<void>): Promise<void> {
  const done = new Error('rolled back')
  await db
    .transaction()
    .execute(async (trx) => {
      await sql`SET LOCAL jit = off`.execute(trx)
      await work(trx)
      throw done
    })
    .catch((error: unknown) => {
      if (error !== done) throw error
    })
}

export function stepsOf(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)]
}
