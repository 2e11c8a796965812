import { z } from 'zod'
import { pageKinds, type PublicTable } from '~/lib/page-kinds'
import { draftChoice, laterChoice, planPublication, publicationChoices, type Publication } from './publication'

interface Setting {
  table: PublicTable
  stored: Publication | undefined
  now: Date
  timeZone: string
}

const text = z.string().catch('')

function publicationSchema({ table, stored, now, timeZone }: Setting) {
  return z.looseObject({ publishDate: text, publishTime: text }).transform((form, check) => {
    const { publishDate, publishTime } = form
    const choice = form[pageKinds[table].flag]
    const planned = planPublication(
      { choice, publishDate, publishTime, stored: stored?.publishAt ?? null },
      { now, timeZone, nowLabel: publicationChoices(table).now },
    )
    if ('error' in planned) {
      check.issues.push({ code: 'custom', path: [planned.field], message: planned.error, input: form })
      return z.NEVER
    }
    // A product whose page is public keeps it while it waits.
    const isDraft = choice === draftChoice || (choice === laterChoice && (stored?.isDraft ?? true))
    const { publishAt, notice } = planned
    return { publication: { publishAt, isDraft }, publicationNotice: notice }
  })
}

export function scheduledForm<Schema extends z.ZodType>(schema: Schema, setting: Setting) {
  return z.intersection(schema, publicationSchema(setting))
}
