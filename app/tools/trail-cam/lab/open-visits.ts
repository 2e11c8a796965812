/** Turns the visits of the open pictures into camera visits of the season log. */
import { toStoredGround } from '~/tools/ground/stored-ground'
import type { Ground } from '~/tools/ground/ground'
import { cleanLine } from '~/lib/text'
import type { OpenVisit } from '~/tools/season-log/camera-visit'
import type { Visit } from './activity'
import type { DatedPicture } from './dated-pictures'
import { toIsoWallTime } from './wall-time'

/** The key is the id of a visit's first picture, which a corrected clock does not change. */
export type Tags = ReadonlyMap<number, string>

interface Known {
  tags: Tags
  ground: Ground | undefined
  /** The clocks that somebody has set since the pictures were opened. */
  clocksSet: ReadonlySet<string>
}

export interface LabVisit extends OpenVisit {
  isTagged: boolean
  /** The clock has fallen back to its first day, and nobody has put it right. */
  isClockWrong: boolean
}

/** Leaves out the visits of a pasted list. */
export function toOpenVisits(
  visits: readonly Visit[],
  pictures: readonly DatedPicture[],
  { tags, ground, clocksSet }: Known,
): LabVisit[] {
  return groupPictures(visits, pictures).flatMap(({ visit, group }) => {
    const [first] = group
    if (!first) return []
    const what = tags.get(first.id)
    return {
      visit: {
        id: pictureId(first),
        camera: visit.camera.slice(0, 120),
        stand: '',
        at: toIsoWallTime(visit.start),
        taken: first.taken === undefined ? '' : toIsoWallTime(first.taken),
        pictures: visit.shots,
        what: what ?? '',
        place: ground?.name ?? '',
        ground: ground ? toStoredGround(ground).toString() : '',
      },
      pictureIds: group.map(pictureId),
      isClockSet: clocksSet.has(first.clock),
      isTagged: what !== undefined,
      isClockWrong: first.isFallen && first.source === 'camera',
    }
  })
}

function pictureId({ taken, fileTime, name }: DatedPicture): string {
  return cleanLine(`${toIsoWallTime(taken ?? fileTime)} ${name}`.slice(0, 160))
}

/** Groups in one pass, because there may be thousands of both: a visit starts at its first picture. */
function groupPictures(visits: readonly Visit[], pictures: readonly DatedPicture[]) {
  const groups = visits.map((visit): { visit: Visit; group: DatedPicture[] } => ({ visit, group: [] }))
  const keyOf = (camera: string, at: number) => `${String(at)} ${camera}`
  const starts = new Map(groups.map((each) => [keyOf(each.visit.camera, each.visit.start), each]))
  const latest = new Map<string, (typeof groups)[number] | undefined>()
  const timed = pictures.flatMap((picture) => (picture.at === undefined ? [] : [{ picture, at: picture.at }]))
  for (const { picture, at } of timed.toSorted((one, other) => one.at - other.at)) {
    const { camera } = picture
    const current = starts.get(keyOf(camera, at)) ?? latest.get(camera)
    latest.set(camera, current)
    current?.group.push(picture)
  }
  return groups
}
