/** The other conditions of the day are all optional. Temperatures come in pairs. */
import * as z from 'zod/mini'
import { Day, dayError } from '~/tools/legal-light/legal-light.schema'
import { readTool } from '~/tools/tool-query'
import { directions } from '~/tools/wind-picker/wind-picker.data'

export const conditionFields = ['date', 'at', 'wind', 'tempNow', 'tempUsual', 'unit', 'pressure'] as const

const pressureError = 'Enter the pressure in inches, such as 30.12, or in hPa, such as 1020.'

/** The number is undefined for an empty text, and NaN for a text that is no number. */
const number = z.pipe(
  z.string(),
  z.transform((text) => {
    if (text === '') return undefined
    return /^[-−+]?\d{1,4}(?:[.,]\d{1,3})?$/.test(text) ? Number(text.replace('−', '-').replace(',', '.')) : Number.NaN
  }),
)
const degrees = (what: string) => {
  const error = `Enter the ${what} in degrees from -60 to 130, such as 38.`
  const range = z.number({ error }).check(z.minimum(-60, { error }), z.maximum(130, { error }))
  return z.pipe(number, z.optional(range))
}

const DayConditions = z.object({
  date: z.union([z.literal(''), Day], { error: dayError }),
  at: z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, { error: 'Enter a time, such as 06:30.' })),
  wind: z.union([z.literal(''), z.enum(directions.map(({ id }) => id))], { error: 'Choose one of the eight winds.' }),
  tempNow: degrees('high that day'),
  tempUsual: degrees('usual high'),
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

/** Every condition is optional. */
export function readConditions(query: URLSearchParams) {
  const { input = nothingKnown, errors } = readTool(query, DayConditions, { one: conditionFields })
  // Degrees of an unknown unit say nothing.
  const degrees = errors.unit === undefined ? {} : { tempNow: undefined, tempUsual: undefined }
  return { input: { ...input, ...degrees }, errors: { ...missingOfPair(query), ...errors } }
}

function missingOfPair(query: URLSearchParams): Record<string, string> {
  const [hasNow, hasUsual] = [query.get('tempNow'), query.get('tempUsual')].map((text) => (text ?? '').trim() !== '')
  if (hasNow === hasUsual) return {}
  return hasNow ? { tempUsual: 'Enter the usual temperature too.' } : { tempNow: 'Enter today’s temperature too.' }
}
