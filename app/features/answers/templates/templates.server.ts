import type { Kysely } from 'kysely'
import { deleteToBin } from '~/features/bin/bin.server'
import { changedFields } from '~/lib/audit-events'
import { fieldNames, type EntryStamps, type RecordOf } from '~/lib/record-fields'
import { RecordChangedError, Refusal } from '~/lib/refusal'
import { logAudit, type Act } from '~db/audit-log.server'
import { createOnce, type SentForm } from '~db/create-once.server'
import type { Database } from '~db/database'
import { write } from '~db/write.server'
import { templateFields } from './template.fields'
import { mostTemplates } from './template-messages'
import type { TemplateInput } from './templates.schema'

export interface Template extends RecordOf<typeof templateFields>, EntryStamps {
  id: number
}

export class TooManyTemplatesError extends Refusal {
  readonly status = 409

  constructor() {
    super(`The site holds at most ${String(mostTemplates)} templates. Delete one that you no longer use.`)
    this.name = 'TooManyTemplatesError'
  }
}

/** By age, so the list keeps its order. */
export async function listTemplates(db: Kysely<Database>): Promise<Template[]> {
  return db.selectFrom('answerTemplates').selectAll().orderBy('id').execute()
}

export async function findTemplate(db: Kysely<Database>, id: number): Promise<Template | undefined> {
  return db.selectFrom('answerTemplates').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @throws TooManyTemplatesError, and what write() throws */
export function createTemplate(db: Kysely<Database>, input: TemplateInput, sent: SentForm & Act): Promise<Template> {
  return write(db, (trx) =>
    createOnce(
      trx,
      { ...sent, kind: 'answerTemplates', input },
      {
        find: (id) => trx.selectFrom('answerTemplates').selectAll().where('id', '=', id).executeTakeFirst(),
        insert: async () => {
          const { count } = await trx
            .selectFrom('answerTemplates')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
          if (count >= mostTemplates) throw new TooManyTemplatesError()
          const time = sent.now.toISOString()
          const made = await trx
            .insertInto('answerTemplates')
            .values({ ...input, createdAt: time, updatedAt: time })
            .returningAll()
            .executeTakeFirstOrThrow()
          await logAudit(trx, sent, { event: 'template-created', id: made.id, name: made.name })
          return made
        },
      },
    ),
  )
}

/** @throws RecordChangedError, and what write() throws */
export function saveTemplate(
  db: Kysely<Database>,
  input: TemplateInput,
  { stored, ...act }: Act & { stored: Template },
): Promise<Template> {
  return write(db, async (trx) => {
    const row = await trx
      .updateTable('answerTemplates')
      .set({ ...input, updatedAt: act.now.toISOString(), version: stored.version + 1 })
      .where('id', '=', stored.id)
      .where('version', '=', stored.version)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new RecordChangedError()
    const fields = changedFields({ before: stored, after: row, fields: fieldNames(templateFields) })
    await logAudit(trx, act, { event: 'template-updated', id: row.id, name: row.name, detail: { fields } })
    return row
  })
}

/** False if there is no such template. */
export function deleteTemplate(db: Kysely<Database>, id: number, act: Act): Promise<boolean> {
  return deleteToBin(db, { kind: 'answerTemplates', id, event: 'template-deleted' }, act)
}
