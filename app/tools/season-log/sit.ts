import * as z from 'zod/mini'
import { Day } from '~/tools/legal-light/legal-light.schema'
import { lineOf } from '~/tools/tool-query'
import { directions } from '~/tools/wind-picker/wind-picker.data'

export const winds = [...directions.map(({ id, name }) => ({ id, name })), { id: 'calm', name: 'Calm' }] as const

export const mostCharacters = { place: 60, stand: 60, what: 80, note: 500 } as const
export const mostSightings = 50
const mostDeer = 99

const timeError = 'Enter a time, such as 06:30.'
const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: timeError }))
const countError = `Enter a whole number from 1 to ${String(mostDeer)}.`

const Sighting = z.object({
  /** The time is empty if it was not noted. */
  time: z.union([z.literal(''), time], { error: timeError }),
  what: lineOf(mostCharacters.what).check(z.minLength(1, { error: 'Say what you saw.' })),
  count: z.pipe(
    z.pipe(z.union([z.string(), z.number()]), z.transform(Number)),
    z.int({ error: countError }).check(z.minimum(1, { error: countError }), z.maximum(mostDeer, { error: countError })),
  ),
})

export const Sit = z
  .object({
    id: z.string().check(z.regex(/^[\w-]{1,64}$/, { error: 'The id is not one of this log.' })),
    date: Day,
    from: time,
    to: time,
    place: lineOf(mostCharacters.place),
    stand: lineOf(mostCharacters.stand),
    wind: z.union([z.literal(''), z.enum(winds.map(({ id }) => id))], { error: 'Choose a wind from the list.' }),
    note: lineOf(mostCharacters.note),
    /** The place is written as in an address (see ground.ts), for its sunrise; empty if it was not known. */
    ground: z.string().check(z.maxLength(300)),
    sightings: z
      .array(Sighting)
      .check(z.maxLength(mostSightings, { error: `Use at most ${String(mostSightings)} sightings for a sit.` })),
  })
  .check(
    z.refine(({ from, to }) => from < to || !time.safeParse(from).success || !time.safeParse(to).success, {
      error: 'The end must be after the start.',
      path: ['to'],
    }),
  )

export type Sit = z.infer<typeof Sit>

export interface SitText extends Omit<Sit, 'wind' | 'sightings'> {
  wind: string
  sightings: { time: string; what: string; count: string }[]
}

/** @returns the sit, or what is wrong by the name of the field, such as `to` or `what-0` */
export function readSit(text: unknown): { sit: Sit | undefined; errors: Readonly<Record<string, string>> } {
  const { data, error } = z.safeParse(Sit, text)
  const errors: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) {
    const [name, index, part] = path.map(String)
    errors[part === undefined ? (name ?? '') : `${part}-${index ?? ''}`] ??= message
  }
  return { sit: data, errors }
}

/** Earlier releases wrote the visits of a trail camera as sits. They count as none. */
export function isOfCamera({ id }: Pick<Sit, 'id'>): boolean {
  return id.startsWith('camera-')
}

/** A typing error, mostly: such a sighting is in no bar by light. */
export function isOutside({ from, to }: Pick<Sit, 'from' | 'to'>, time: string): boolean {
  return time !== '' && (time < from || time > to)
}

export function toSitText({ sightings, ...sit }: Sit): SitText {
  return { ...sit, sightings: sightings.map(({ count, ...rest }) => ({ ...rest, count: String(count) })) }
}

export function windName(id: Sit['wind']): string {
  return winds.find((wind) => wind.id === id)?.name ?? 'Not noted'
}

export function deerIn({ sightings }: Pick<Sit, 'sightings'>): number {
  return sightings.reduce((sum, { count }) => sum + count, 0)
}
