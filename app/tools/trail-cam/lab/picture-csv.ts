/** This module brings a package along, so import it when it is needed. */
import { csvHead, csvRecords } from '~/lib/csv'
import { offsetsOf, type SunTable, type Visit } from './activity'
import { firstPictures, isIn, type DatedPicture } from './dated-pictures'
import type { Tags } from './open-visits'
import { toIsoWallTime } from './wall-time'

const columns = [
  'file',
  'camera',
  'camera clock',
  'time used',
  'time from',
  'visit',
  'tag',
  'minutes after sunrise',
  'minutes after sunset',
  'temperature F',
  'moon (camera)',
  'tells its position',
]

/** Leaves out positions, because they are why many hesitate to share such a list. */
export function toPictureCsv(
  pictures: readonly DatedPicture[],
  visits: readonly Visit[],
  sun: SunTable | undefined,
  tags: Tags,
): string {
  const visitTags = firstPictures(visits, pictures).map((first) => first && tags.get(first.id))
  const rows = pictures.map((picture) => {
    const { folder, name, camera, taken, at, source, temperatureF, moon, position } = picture
    const offsets = at === undefined || !sun ? undefined : offsetsOf(at, sun)
    const visit = visits.findIndex((each) => isIn(each, picture))
    return [
      folder === '' ? name : `${folder}/${name}`,
      camera,
      taken === undefined ? '' : toIsoWallTime(taken),
      at === undefined ? '' : toIsoWallTime(at),
      source,
      visit < 0 ? '' : visit + 1,
      visitTags[visit] ?? '',
      offsets?.rise ?? '',
      offsets?.set ?? '',
      temperatureF ?? '',
      moon ?? '',
      position ? 'yes' : 'no',
    ]
  })
  return csvHead(columns) + csvRecords(rows)
}
