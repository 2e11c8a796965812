/** The pictures as a CSV file. Brings a package along: import it when it is needed. */
import { csvHead, csvRecords } from '~/lib/csv'
import { offsetsOf, type SunTable, type Visit } from './activity'
import type { DatedPicture } from './dated-pictures'
import { toIsoWallTime } from './wall-time'

const columns = [
  'file',
  'camera',
  'camera clock',
  'time used',
  'time from',
  'visit',
  'minutes after sunrise',
  'minutes after sunset',
  'temperature F',
  'moon (camera)',
  'tells its position',
]

/** A position is left out: it is the reason why many hesitate to share such a list. */
export function toPictureCsv(
  pictures: readonly DatedPicture[],
  visits: readonly Visit[],
  sun: SunTable | undefined,
): string {
  const rows = pictures.map(({ folder, name, camera, taken, at, source, temperatureF, moon, position }) => {
    const offsets = at === undefined || !sun ? undefined : offsetsOf(at, sun)
    const visit = visits.findIndex((each) => at !== undefined && each.camera === camera && isWithin(at, each))
    return [
      folder === '' ? name : `${folder}/${name}`,
      camera,
      taken === undefined ? '' : toIsoWallTime(taken),
      at === undefined ? '' : toIsoWallTime(at),
      source,
      visit < 0 ? '' : visit + 1,
      offsets?.rise ?? '',
      offsets?.set ?? '',
      temperatureF ?? '',
      moon ?? '',
      position ? 'yes' : 'no',
    ]
  })
  return csvHead(columns) + csvRecords(rows)
}

function isWithin(at: number, { start, end }: Visit): boolean {
  return start <= at && at <= end
}
