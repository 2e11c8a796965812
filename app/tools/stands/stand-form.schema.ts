/**
 * Reads the form that adds a stand. Without JavaScript its address is `name=Oak&good=N&good=NW&access=S&slope=flat`.
 */
import * as z from 'zod/mini'
import { readPointText } from '~/tools/ground/read-coordinates'
import { readTool, type ToolReading } from '~/tools/tool-query'
import { directions } from '~/tools/wind-picker/wind-picker.data'
import { characterCount, cleanLine } from '~/lib/text'
import {
  cleanNote,
  isSameName,
  mostNameCharacters,
  mostNoteCharacters,
  mostStands,
  pointText,
  slopes,
  toFullQuery,
  toPoint,
  withStand,
  type Stand,
  type StandPoint,
} from './stand'

const standFields = ['name', 'good', 'access', 'slope', 'point', 'note'] as const

const windIds = directions.map(({ id }) => id)

const emptyOr = <Id extends string>(ids: readonly Id[], error: string) =>
  z.pipe(
    z.union([z.literal(''), z.enum(ids)], { error }),
    z.transform((id: Id | '') => (id === '' ? undefined : id)),
  )

const Point = z.pipe(
  z.string(),
  z.transform((text: string, context): StandPoint | undefined => {
    if (text === '') return undefined
    const point = readStandPoint(text)
    if (typeof point !== 'string') return point
    context.issues.push({ code: 'custom', message: point, input: text })
    return z.NEVER
  }),
)

/** The longitudes of North America without their minus are in Asia. */
const asia = { from: 52, to: 170 }

/** @returns the point, or a sentence that says what is wrong */
function readStandPoint(text: string): StandPoint | string {
  const read = readPointText(text)
  if (typeof read === 'string') return read
  const { latitude, longitude, isCertain } = read
  if (!isCertain && latitude > 0 && longitude > asia.from && longitude < asia.to) {
    return `That is in Asia. In North America the longitude has a minus: ${String(latitude)}, -${String(longitude)}. If you mean Asia, add the letters N and E.`
  }
  if (!isCertain && latitude < -60) return 'That is in Antarctica. Type the latitude first, such as 44.47, -73.21.'
  return toPoint(latitude, longitude) ?? 'That is no place on Earth.'
}

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
    point: Point,
    note: z.string().check(
      z.refine((text) => characterCount(text) <= mostNoteCharacters, {
        error: `Use at most ${String(mostNoteCharacters)} characters.`,
      }),
    ),
  }),
  z.transform(({ good, note, ...rest }): Stand => ({
    ...rest,
    goodWinds: windIds.filter((id) => good.includes(id)),
    note: cleanNote(note),
  })),
)

/** The server accepts addresses of about 8,000 characters. */
const mostInAddress = 7000

/**
 * @param stands the present stands: a new one may be one too many
 * @param isInAddress whether the list is part of the page's address
 */
export function readStandForm(
  query: URLSearchParams,
  stands: readonly Stand[],
  { isInAddress = false } = {},
): ToolReading<Stand> {
  const reading = readTool(query, StandForm, { one: ['name', 'access', 'slope', 'point', 'note'], many: ['good'] })
  const { input, errors } = reading
  // A stand is stored as it was meant, or not at all.
  if (Object.keys(errors).length > 0) return { ...reading, input: undefined }
  if (!input) return reading
  if (isInAddress && toFullQuery(withStand(stands, input)).toString().length > mostInAddress) {
    const name = 'The address of this page would be too long to open. Remove a stand first, or shorten the notes.'
    return { isAsked: true, input: undefined, errors: { name } }
  }
  if (stands.length < mostStands || stands.some(({ name }) => isSameName(name, input.name))) return reading
  const name = `${String(mostStands)} stands are the most. Remove one first.`
  return { isAsked: true, input: undefined, errors: { name } }
}

export function withoutStandForm(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const field of standFields) rest.delete(field)
  return rest
}

/** Reads the fields of the form, from an address or from the form itself. */
export function readStandDraft(from: URLSearchParams | FormData): URLSearchParams {
  const draft = new URLSearchParams()
  for (const field of standFields) {
    for (const value of from.getAll(field)) if (typeof value === 'string') draft.append(field, value)
  }
  return draft
}

/** Returns the fields that show a stand to be changed. */
export function toStandDraft({ name, goodWinds, access, slope, point, note }: Stand): URLSearchParams {
  return new URLSearchParams([
    ['name', name],
    ...goodWinds.map((wind) => ['good', wind]),
    ['access', access ?? ''],
    ['slope', slope ?? ''],
    ['point', point ? pointText(point) : ''],
    ['note', note ?? ''],
  ])
}
