import { templateMessages, mostTemplates } from './template-messages'
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
import type { z } from 'zod'
import { inputSchema } from '~/lib/record.schema'
import { placeholderFault } from './placeholders'

type TemplateInput = z.output<typeof TemplateInput>

const TemplateInput = inputSchema(templateFields).superRefine((template, context) => {
  for (const field of ['subject', 'text'] as const) {
    const message = placeholderFault(template[field])
    if (message !== undefined) context.addIssue({ code: 'custom', path: [field], message })
  }
})

interface Template extends RecordOf<typeof templateFields>, EntryStamps {
  id: number
}

class TooManyTemplatesError extends Refusal {
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
