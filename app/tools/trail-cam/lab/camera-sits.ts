/** The season log has an entry for each camera and day, which its statistics leave out. */
import { toStoredGround } from '~/tools/ground/stored-ground'
import type { Ground } from '~/tools/ground/ground'
import { cameraIdStart, mostCharacters, mostSightings, type Sit } from '~/tools/season-log/sit'
import { countOf } from '~/lib/text'
import type { Visit } from './activity'
import { toIsoWallTime, wallDay } from './wall-time'

/** Makes the same entry for the same day of the same camera, so that adding it again replaces it. */
export function toCameraSits(
  visits: readonly (Visit & { tag: string | undefined })[],
  ground: Ground | undefined,
): Sit[] {
  const days = new Map<string, typeof visits>()
  for (const visit of visits) {
    const key = `${wallDay(visit.start)} ${visit.camera}`
    days.set(key, [...(days.get(key) ?? []), visit])
  }
  return [...days.values()].flatMap((group) => {
    const parts = Math.ceil(group.length / mostSightings)
    return Array.from({ length: parts }, (_part, index) =>
      toSit(group.slice(index * mostSightings, (index + 1) * mostSightings), index, ground),
    )
  })
}

function toSit(
  visits: readonly (Visit & { tag: string | undefined })[],
  part: number,
  ground: Ground | undefined,
): Sit {
  const [first] = visits
  const { camera = '', start = 0 } = first ?? {}
  const date = wallDay(start)
  const times = visits.map((visit) => clockOf(visit.start))
  const last =
    visits
      .map(({ end }) => (wallDay(end) === date ? clockOf(end) : '23:59'))
      .toSorted()
      .at(-1) ?? ''
  const from = times[0] ?? ''
  return {
    id: `${cameraIdStart}${date}-${camera.replace(/\W+/g, '-').slice(0, 30)}-${String(part)}`,
    date,
    from: from === '23:59' ? '23:58' : from,
    to: last > from ? last : nextMinute(from),
    place: ground?.name ?? '',
    stand: `Camera: ${camera}`.slice(0, mostCharacters.stand),
    wind: '',
    note: '',
    ground: ground ? toStoredGround(ground).toString() : '',
    sightings: visits.map(({ tag, shots }, index) => ({
      time: times[index] ?? '',
      what: tag ?? `Visit of ${countOf(shots, 'picture')}`,
      count: 1,
    })),
  }
}

function clockOf(at: number): string {
  return toIsoWallTime(at).slice(11, 16)
}

function nextMinute(time: string): string {
  return time === '23:59' ? time : toIsoWallTime(Date.parse(`1970-01-01T${time}:00Z`) + 60_000).slice(11, 16)
}
