/** The form that adds a stand, as an address without JavaScript writes it: `name=Oak&good=N&good=NW&access=S&slope=flat`. */
import * as z from 'zod/mini'
import { readTool, type ToolReading } from '~/tools/tool-query'
import { directions } from '~/tools/wind-picker/wind-picker.data'
import { characterCount, cleanLine } from '~/lib/text'
import { isSameName, mostNameCharacters, mostStands, slopes, type Stand } from './stand'

export const standFields = ['name', 'good', 'access', 'slope'] as const

const windIds = directions.map(({ id }) => id)

const emptyOr = <Id extends string>(ids: readonly Id[], error: string) =>
  z.pipe(
    z.union([z.literal(''), z.enum(ids)], { error }),
    z.transform((id: Id | '') => (id === '' ? undefined : id)),
  )

const StandForm = z.pipe(
  z.object({
    name: z.string().check(
      z.overwrite(cleanLine),
      z.minLength(1, { error: 'Name the stand.' }),
      z.refine((text) => characterCount(text) <= mostNameCharacters, {
        error: `Use at most ${String(mostNameCharacters)} characters.`,
      }),
    ),
    good: z.array(z.union([z.literal(''), z.enum(windIds)], { error: 'Choose from the eight winds.' })),
    access: emptyOr(windIds, 'Choose one of the eight directions.'),
    slope: emptyOr(
      slopes.map(({ id }) => id),
      'Choose a slope from the list.',
    ),
  }),
  z.transform(({ good, ...rest }): Stand => ({ ...rest, goodWinds: windIds.filter((id) => good.includes(id)) })),
)

/** @param stands those there are already: a new one may be one too many */
export function readStandForm(query: URLSearchParams, stands: readonly Stand[]): ToolReading<Stand> {
  const reading = readTool(query, StandForm, { one: ['name', 'access', 'slope'], many: ['good'] })
  const { input, errors } = reading
  // A stand is stored as it was meant, or not at all.
  if (Object.keys(errors).length > 0) return { ...reading, input: undefined }
  if (!input || stands.length < mostStands || stands.some(({ name }) => isSameName(name, input.name))) return reading
  const name = `${String(mostStands)} stands are the most. Remove one first.`
  return { isAsked: true, input: undefined, errors: { name } }
}

export function withoutStandForm(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const field of standFields) rest.delete(field)
  return rest
}

/** What the fields of the form say, in an address or in a form. */
export function readStandDraft(from: URLSearchParams | FormData): URLSearchParams {
  const draft = new URLSearchParams()
  for (const field of standFields) {
    for (const value of from.getAll(field)) if (typeof value === 'string') draft.append(field, value)
  }
  return draft
}

/** What the fields show of a stand that is changed. */
export function toStandDraft({ name, goodWinds, access, slope }: Stand): URLSearchParams {
  return new URLSearchParams([
    ['name', name],
    ...goodWinds.map((wind) => ['good', wind]),
    ['access', access ?? ''],
    ['slope', slope ?? ''],
  ])
}
