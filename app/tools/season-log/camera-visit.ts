/**
 * A camera visit is one pass of something before a trail camera. It is no sit, and nobody has counted deer. Times are
 * wall times: see trail-cam/lab/wall-time.ts.
 */
import * as z from 'zod/mini'
import { isDay } from '~/lib/days'
import { parseJson } from '~/lib/parse-json'
import { truncate } from '~/lib/text'
import { lineOf } from '~/tools/tool-query'
import { mostCharacters, type Sit } from './sit'

export const cameraVisitsKey = 'stagwise-camera-visits'

const WallTime = z.string().check(
  z.refine((text) => /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text) && isDay(text.slice(0, 10)), {
    error: 'The time is not one such as 2026-11-14T06:42:10.',
  }),
)

export const CameraVisit = z.object({
  /** The camera's time and the name of the first picture, which a corrected clock does not change. */
  id: z.string().check(z.minLength(1), z.maxLength(160)),
  camera: lineOf(120),
  /** The stand that the camera watches; empty if nobody said. */
  stand: lineOf(mostCharacters.stand),
  at: WallTime,
  /** The time by the camera's clock, before any correction; empty if it was not stored. */
  taken: z.union([z.literal(''), WallTime]),
  /** 0 if the number was not stored. */
  pictures: z.int().check(z.minimum(0)),
  /** What somebody saw in the pictures. */
  what: lineOf(mostCharacters.what),
  place: lineOf(mostCharacters.place),
  ground: z.string().check(z.maxLength(300)),
})

export type CameraVisit = z.infer<typeof CameraVisit>

const StoredVisits = z.object({ visits: z.array(z.unknown()) })

/** @returns the visit, or what is wrong with it */
export function readVisit(row: unknown): CameraVisit | string {
  const { data, error } = z.safeParse(CameraVisit, row)
  return data ?? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(' ')
}

/** Returns the visits of a stored record, the latest first, and what could not be read. */
export function readVisits(record: unknown): { visits: CameraVisit[]; refused: string[] } {
  const rows = (z.safeParse(StoredVisits, record).data?.visits ?? []).map(readVisit)
  return {
    visits: mergeVisits(
      [],
      rows.filter((row) => typeof row !== 'string'),
    ),
    refused: rows.flatMap((row, index) =>
      typeof row === 'string' ? [`Camera visit ${String(index + 1)}: ${row}`] : [],
    ),
  }
}

export function parseVisits(text: string): CameraVisit[] {
  return readVisits(parseJson(text)).visits
}

export function serializeVisits(visits: readonly CameraVisit[]): string {
  return JSON.stringify({ visits: sorted(visits) })
}

/** Adds the visits that are missing. */
export function mergeVisits(mine: readonly CameraVisit[], theirs: readonly CameraVisit[]): CameraVisit[] {
  const all = new Map([...theirs.toReversed(), ...mine].map((visit) => [visit.id, visit]))
  return sorted([...all.values()])
}

function sorted(visits: readonly CameraVisit[]): CameraVisit[] {
  return visits.toSorted((one, other) => other.at.localeCompare(one.at) || one.id.localeCompare(other.id))
}

export function passesByStand(visits: readonly CameraVisit[]): { stand: string; passes: number }[] {
  const counts = new Map<string, number>()
  for (const { stand } of visits) counts.set(stand, (counts.get(stand) ?? 0) + 1)
  return [...counts].map(([stand, passes]) => ({ stand, passes })).toSorted((one, other) => other.passes - one.passes)
}

/** Digital trail cameras were rare before 2005: an earlier time is of a clock that fell back. */
export function isClockWrong({ at }: CameraVisit): boolean {
  return at < '2005'
}

/** A visit of the pictures that are open in the lab. */
export interface OpenVisit {
  visit: CameraVisit
  /** The id that the visit would have if the picture were its first: another pause groups them otherwise. */
  pictureIds: readonly string[]
  /** Somebody has corrected the clock, or taken a correction back, since the pictures were opened. */
  isClockSet: boolean
}

/**
 * Adds the chosen visits, and brings those that are stored already up to date: none is there twice. A correction that
 * was stored with a visit stays until somebody sets the clock.
 */
export function withOpenVisits(
  stored: readonly CameraVisit[],
  open: readonly OpenVisit[],
  isChosen: (open: OpenVisit) => boolean,
): CameraVisit[] {
  const byPicture = new Map(open.flatMap((each) => each.pictureIds.map((id) => [id, each])))
  const byMinute = new Map(
    open.flatMap((each) => [each.visit.at, each.visit.taken].map((time) => [minuteKey(each.visit.camera, time), each])),
  )
  const openOf = ({ id, taken, camera, at }: CameraVisit) =>
    byPicture.get(id) ?? (taken === '' ? byMinute.get(minuteKey(camera, at)) : undefined)
  const owners = stored.map(openOf)
  const added = open.flatMap((each) => {
    const earlier = stored.filter((_visit, index) => owners[index] === each)
    return earlier.length > 0 || isChosen(each) ? [updated(each, earlier)] : []
  })
  return sorted([...stored.filter((_visit, index) => !owners[index]), ...added])
}

function minuteKey(camera: string, time: string): string {
  return `${time.slice(0, 16)} ${camera}`
}

function updated({ visit, isClockSet }: OpenVisit, earlier: readonly CameraVisit[]): CameraVisit {
  const stand = visit.stand || (earlier.find((each) => each.stand !== '')?.stand ?? '')
  const tags = new Set(earlier.map((each) => each.what).filter(Boolean))
  const what = visit.what || truncate([...tags].join(', '), mostCharacters.what - 1)
  const corrected = earlier.find(({ at, taken }) => taken !== '' && at !== taken)
  const isAsStored = corrected !== undefined && !isClockSet && visit.taken !== ''
  const shift = isAsStored ? Date.parse(`${corrected.at}Z`) - Date.parse(`${corrected.taken}Z`) : 0
  const at = isAsStored ? new Date(Date.parse(`${visit.taken}Z`) + shift).toISOString().slice(0, 19) : visit.at
  return { ...visit, stand, what, at }
}

const cameraName = 'Camera: '
const countedPictures = /^Visit of ([\d,]+) pictures?$/

/** Earlier releases wrote the visits of a day as a sit. One that a hunter has added to is left alone. */
export function isCameraEntry({ id, date, stand, wind, note, sightings }: Sit): boolean {
  return (
    /^camera-\d{4}-\d\d-\d\d-[\w-]*-\d+$/.test(id) &&
    id.startsWith(`camera-${date}-`) &&
    stand.startsWith(cameraName) &&
    wind === '' &&
    note === '' &&
    sightings.every(({ time, count }) => time !== '' && count === 1)
  )
}

export function toVisits({ id, date, stand, place, ground, sightings }: Sit): CameraVisit[] {
  return sightings.map(({ time, what }, index) => {
    const counted = countedPictures.exec(what)?.[1]
    return {
      id: `${id}-${String(index)}`,
      camera: stand.slice(cameraName.length),
      stand: '',
      at: `${date}T${time}:00`,
      taken: '',
      pictures: Number(counted?.replaceAll(',', '') ?? 0),
      what: counted === undefined ? what : '',
      place,
      ground,
    }
  })
}
