/** What else is known of the day, all of it optional. Temperatures come in pairs. */
import * as z from 'zod/mini'
import { Day, dayError } from '~/features/tools/legal-light/legal-light.schema'
import { readTool } from '~/features/tools/tool-query'
import { directions } from '~/features/tools/wind-picker/wind-picker.data'

export const conditionFields = ['date', 'at', 'wind', 'tempNow', 'tempUsual', 'unit', 'pressure'] as const

const degreesError = 'Enter degrees from -60 to 130, such as 38.'
const pressureError = 'Enter inches, such as 30.12, or hPa, such as 1020.'

/** Undefined for an empty text, NaN for what is no number. */
const number = z.pipe(
  z.string(),
  z.transform((text) => {
    if (text === '') return undefined
    return /^[-−+]?\d{1,4}(?:[.,]\d{1,3})?$/.test(text) ? Number(text.replace('−', '-').replace(',', '.')) : Number.NaN
  }),
)
const degrees = z.pipe(
  number,
  z.optional(
    z
      .number({ error: degreesError })
      .check(z.minimum(-60, { error: degreesError }), z.maximum(130, { error: degreesError })),
  ),
)

const DayConditions = z
  .object({
    date: z.union([z.literal(''), Day], { error: dayError }),
    at: z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, { error: 'Enter a time, such as 06:30.' })),
    wind: z.union([z.literal(''), z.enum(directions.map(({ id }) => id))], { error: 'Choose one of the eight winds.' }),
    tempNow: degrees,
    tempUsual: degrees,
    unit: z.union([z.literal(''), z.enum(['F', 'C'])], { error: 'Choose °F or °C.' }),
    pressure: z.pipe(
      number,
      z.optional(
        z
          .number({ error: pressureError })
          .check(z.refine((value) => isInches(value) || (value >= 850 && value <= 1085), { error: pressureError })),
      ),
    ),
  })
  .check(
    z.refine(({ tempNow, tempUsual }) => tempNow === undefined || tempUsual !== undefined, {
      ...{ error: 'Enter the usual temperature too.', path: ['tempUsual'] },
    }),
    z.refine(({ tempNow, tempUsual }) => tempNow !== undefined || tempUsual === undefined, {
      ...{ error: 'Enter today’s temperature too.', path: ['tempNow'] },
    }),
  )

export type DayConditions = z.infer<typeof DayConditions>

const nothingKnown: DayConditions = {
  date: '',
  at: '',
  wind: '',
  unit: '',
  tempNow: undefined,
  tempUsual: undefined,
  pressure: undefined,
}

export function isInches(pressure: number): boolean {
  return pressure >= 25 && pressure <= 32
}

/** `input` is undefined only where something is wrong. */
export function readConditions(query: URLSearchParams) {
  const { isAsked, input, errors } = readTool(query, DayConditions, { one: conditionFields })
  return { input: isAsked ? input : nothingKnown, errors }
}
