import { templateMessages } from './template-messages'
import type { Kysely, Transaction } from 'kysely'
import { plainStore } from '~/content/store.server'
import { columnsOf } from '~/content/records/record-columns'
import { formValuesOf, type EntryStamps, type FormValuesOf, type RecordOf } from '~/lib/record-fields'
import { Refusal } from '~/lib/refusal'
import { countOf } from '~/lib/text'
import type { Database } from '~db/database'
import { countAll } from '~db/row-counts.server'
import { isThere } from '~db/visibility.server'
import { templateFields } from './template.fields'
import { mostTemplates } from './template-messages'
import { TemplateInput } from './templates.schema'

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

const columns = ['id', 'name', 'subject', 'text', 'createdAt', 'updatedAt', 'version'] as const

/** The order is by age, so the list keeps it. */
export async function listTemplates(db: Kysely<Database>): Promise<Template[]> {
  return db.selectFrom('answerTemplates').select(columns).where(isThere('answerTemplates')).orderBy('id').execute()
}

export const templateStore = plainStore<TemplateInput, Template, FormValuesOf<typeof templateFields>>({
  table: 'answerTemplates',
  fields: templateFields,
  nameOf: ({ name }) => name,
  find: (db, id) =>
    db
      .selectFrom('answerTemplates')
      .select(columns)
      .where('id', '=', id)
      .where(isThere('answerTemplates'))
      .executeTakeFirst(),
  bin: {
    columns: ['name'],
    describe: ({ name }) => ({ title: String(name) }),
    prepare: async (trx) =>
      (await isFull(trx)) ? `the site holds at most ${countOf(mostTemplates, 'template')}.` : { columns: {} },
  },
  deletion: {
    intent: 'delete-template',
    messages: templateMessages,
    gone: templateMessages.notFound,
    consequence: 'Answers that were made with it stay as they are.',
  },
  formSchema: () => TemplateInput,
  valuesOf: (template) => formValuesOf(templateFields, template),
  columnsOf: (template) => columnsOf(templateFields, template),
  check: async (trx, _, stored) => {
    if (!stored && (await isFull(trx))) throw new TooManyTemplatesError()
  },
})

async function isFull(trx: Transaction<Database>): Promise<boolean> {
  return (await countAll(trx, 'answerTemplates')) >= mostTemplates
}
