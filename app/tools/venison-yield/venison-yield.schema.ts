import * as z from 'zod/mini'
import { readTool } from '~/tools/tool-query'
import { kilogramsPerPound } from '~/tools/units'
import { bases, type Basis } from './meat-tables.data'
import { mostLb, processings, species } from './venison-yield.data'

export type Unit = 'lb' | 'kg'

const spaces = /(?<=\d)\s(?=\d{3}(?!\d))/gu
const inPounds = /\s*(?:lbs?\.?|pounds?)$/iu
const inKilograms = /\s*(?:kgs?\.?|kilos?|kilograms?)$/iu
const plain = /^[+-]?(?:\d+\.?\d*|\.\d+)$/u

export function unitOf(text: string): Unit | undefined {
  if (inKilograms.test(text.trim())) return 'kg'
  return inPounds.test(text.trim()) ? 'lb' : undefined
}

/**
 * A comma or space before exactly three digits separates thousands; any other comma is a decimal one. If both comma and
 * point occur, the last is the decimal one.
 *
 * @param unit the unit of a text that names none @returns NaN if the text is not a number
 */
export function parseWeightLb(text: string, unit: Unit = 'lb'): number {
  const digits = text.trim().replace(inPounds, '').replace(inKilograms, '').replace(spaces, '')
  const settled = settleSeparators(digits)
  if (!plain.test(settled)) return NaN
  return (unitOf(text) ?? unit) === 'kg' ? Number(settled) / kilogramsPerPound : Number(settled)
}

function settleSeparators(digits: string): string {
  if (/^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/u.test(digits)) return digits.replaceAll(',', '')
  if (/^[+-]?[1-9]\d{0,2}(?:\.\d{3})+,\d*$/u.test(digits)) return digits.replaceAll('.', '').replace(',', '.')
  return /^[^.,]*,[^.,]*$/u.test(digits) ? digits.replace(',', '.') : digits
}

// The limit is rounded down, because 2,268 kg are more.
const mostKg = Math.floor(mostLb * kilogramsPerPound)
const atMost = `${mostLb.toLocaleString('en-US')} lb (${mostKg.toLocaleString('en-US')} kg) or less.`

export const yieldMessages = {
  weight: 'Enter the weight as a number, such as 150, 150.5 or 68 kg.',
  tooLow: 'Enter a weight above zero.',
  tooHigh: `Enter a weight of ${atMost}`,
  unit: 'Choose pounds or kilograms.',
  basis: 'Choose what was on the scale.',
  deerType: 'Choose the species.',
  processing: 'Choose how the meat is processed.',
  box: 'Enter what came back as a number, such as 52 or 23.5 kg, or leave it empty.',
} as const

const speciesIds = species.map(({ id }) => id)
const processingIds = processings.map(({ id }) => id)
const basisIds = bases.map(({ id }) => id)

const weightLb = (message: string) =>
  z
    .number({ error: message })
    .check(z.gt(0, { error: yieldMessages.tooLow }), z.lte(mostLb, { error: yieldMessages.tooHigh }))

function createYieldQuery(unit: Unit) {
  return z.object({
    weight: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => parseWeightLb(text, unit)),
      ),
      weightLb(yieldMessages.weight),
    ),
    unit: z.pipe(
      z.enum(['', 'lb', 'kg'], { error: yieldMessages.unit }),
      z.transform(() => unit),
    ),
    /** The average weights of the specification are live weights, so an address that says nothing means one. */
    basis: z.pipe(
      z.enum(['', ...basisIds], { error: yieldMessages.basis }),
      z.transform((basis): Basis => (basis === '' ? 'live' : basis)),
    ),
    deerType: z.enum(speciesIds, { error: yieldMessages.deerType }),
    processing: z.enum(processingIds, { error: yieldMessages.processing }),
    box: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => (text === '' ? undefined : parseWeightLb(text, unit))),
      ),
      z.optional(weightLb(yieldMessages.box)),
    ),
  })
}

const queries = { lb: createYieldQuery('lb'), kg: createYieldQuery('kg') }

export function readYieldQuery(query: URLSearchParams) {
  const chosen = query.get('unit') === 'kg' ? 'kg' : 'lb'
  const reading = readTool(query, queries[unitOf(query.get('weight') ?? '') ?? chosen], {
    one: ['weight', 'unit', 'basis', 'deerType', 'processing', 'box'],
  })
  // The answer would be wrong with another unit or basis than the one meant.
  const isUncertain = reading.errors.unit !== undefined || reading.errors.basis !== undefined
  return isUncertain ? { ...reading, input: undefined } : reading
}
