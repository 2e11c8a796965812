import * as z from 'zod/mini'
import { isDay } from '~/lib/days'
import { readTool } from '~/tools/tool-query'
import type { OwnHours } from './legal-hours'

const mostMinutes = 90

export const dayError = 'Enter a date from 1900 to 2100, such as 2026-11-23.'

/** A day of the calendar, as the browser's date field writes it. */
export const Day = z
  .string()
  .check(z.refine((text) => /^(19\d\d|20\d\d|2100)-\d\d-\d\d$/.test(text) && isDay(text), { error: dayError }))

/** The value is undefined if nothing is typed: then the hours of the state count. */
const minutes = (side: string) => {
  const error = `Enter whole minutes ${side} from 0 to ${String(mostMinutes)}.`
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => (text === '' ? undefined : /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN)),
    ),
    z.optional(z.number({ error }).check(z.maximum(mostMinutes, { error }))),
  )
}

const LegalLightQuery = z.object({
  date: z.union([z.literal(''), Day], { error: dayError }),
  before: minutes('before sunrise'),
  after: minutes('after sunset'),
})

/** Reads the date, or `today` if the address has none. `own` has the hours that the visitor has typed. */
export function readLegalLightQuery(query: URLSearchParams, today: string) {
  const { input, errors } = readTool(query, LegalLightQuery, { one: ['date', 'before', 'after'] })
  const own: OwnHours = { before: input?.before, after: input?.after }
  return { day: input?.date || today, own, errors }
}
