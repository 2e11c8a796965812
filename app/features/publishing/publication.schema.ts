/** The editor's choice of when a record goes public, with its date and time. */
import { z } from 'zod'
import { draftChoice, laterChoice, planPublication, type Publication, type PublicationWords } from './publication'

interface Setting {
  /** The name of the record's flag in the form. */
  flag: string
  /** Undefined for a new record. */
  stored: Publication | undefined
  now: Date
  timeZone: string
  words: PublicationWords
}

const text = z.string().catch('')

/** Beside the schema of the record's form, which reads the flag. */
export function publicationSchema({ flag, stored, now, timeZone, words }: Setting) {
  return z.looseObject({ publishDate: text, publishTime: text }).transform((form, check) => {
    const { publishDate, publishTime } = form
    const choice = form[flag]
    const planned = planPublication(
      { choice, publishDate, publishTime, stored: stored?.publishAt ?? null },
      { now, timeZone, words },
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
