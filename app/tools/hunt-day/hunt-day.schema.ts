import * as z from 'zod/mini'
import { huntTypes } from '~/tools/checklist/checklist-items.data'
import { dayError, Day } from '~/tools/legal-light/legal-light.schema'
import { lineOf, readTool } from '~/tools/tool-query'
import { directions } from '~/tools/wind-picker/wind-picker.data'

export const mostCharacters = {
  stand: 60,
  truck: 80,
  contact: 60,
  phone: 40,
  hunter: 60,
  hunterPhone: 40,
  vehicle: 60,
  plate: 20,
  point: 60,
} as const

const windIds = directions.map(({ id }) => id)
const weaponIds = huntTypes.map(({ id }) => id)

const HuntDayQuery = z.object({
  date: z.union([z.literal(''), Day], { error: dayError }),
  wind: z.union([z.literal(''), z.enum(windIds)], { error: 'Choose one of the eight winds.' }),
  weapon: z.union([z.literal(''), z.enum(weaponIds)], { error: 'Choose a weapon from the list.' }),
  stand: lineOf(mostCharacters.stand),
  truck: lineOf(mostCharacters.truck),
  contact: lineOf(mostCharacters.contact),
  phone: lineOf(mostCharacters.phone),
  hunter: lineOf(mostCharacters.hunter),
  hunterPhone: lineOf(mostCharacters.hunterPhone),
  vehicle: lineOf(mostCharacters.vehicle),
  plate: lineOf(mostCharacters.plate),
  point: lineOf(mostCharacters.point),
  back: z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, { error: 'Enter a time, such as 18:30.' })),
})

export type HuntDayInput = z.infer<typeof HuntDayQuery>

/** The fields that stay in the browser if they can: they say who and where somebody is, and who knows. */
export const privateNames = [
  'hunter',
  'hunterPhone',
  'stand',
  'point',
  'truck',
  'vehicle',
  'plate',
  'contact',
  'phone',
  'back',
] as const satisfies readonly (keyof HuntDayInput)[]

const names = ['date', 'wind', 'weapon', ...privateNames] as const

/** Every field is optional. The input is undefined only if something is wrong. */
export function readHuntDayQuery(query: URLSearchParams): {
  input: HuntDayInput | undefined
  errors: Readonly<Record<string, string>>
} {
  const { isAsked, input, errors } = readTool(query, HuntDayQuery, { one: names })
  return { input: isAsked ? input : nothingTyped, errors }
}

const nothingTyped: HuntDayInput = {
  date: '',
  wind: '',
  weapon: '',
  stand: '',
  truck: '',
  contact: '',
  phone: '',
  hunter: '',
  hunterPhone: '',
  vehicle: '',
  plate: '',
  point: '',
  back: '',
}
