/** The pictures as a CSV file. Brings a package along: import it when it is needed. */
import Papa from 'papaparse'
import { offsetsOf, type SunTable, type Visit } from './activity'
import type { DatedPicture } from './dated-pictures'
import { toIsoWallTime } from './wall-time'

/** A cell that a spreadsheet would take for a formula gets an apostrophe. */
const formula = /^'*[=+\-@\t\r]/

/** A position is left out: it is the reason why many hesitate to share such a list. */
export function toPictureCsv(
  pictures: readonly DatedPicture[],
  visits: readonly Visit[],
  sun: SunTable | undefined,
): string {
  const rows = pictures.map(({ folder, name, camera, taken, at, source, temperatureF, moon, position }) => {
    const offsets = at === undefined || !sun ? undefined : offsetsOf(at, sun)
    const visit = visits.findIndex((each) => at !== undefined && each.camera === camera && isWithin(at, each))
    return {
      file: folder === '' ? name : `${folder}/${name}`,
      camera,
      'camera clock': taken === undefined ? '' : toIsoWallTime(taken),
      'time used': at === undefined ? '' : toIsoWallTime(at),
      'time from': source,
      visit: visit < 0 ? '' : visit + 1,
      'minutes after sunrise': offsets?.rise ?? '',
      'minutes after sunset': offsets?.set ?? '',
      'temperature F': temperatureF ?? '',
      'moon (camera)': moon ?? '',
      'tells its position': position ? 'yes' : 'no',
    }
  })
  return Papa.unparse(rows, { escapeFormulae: formula })
}

function isWithin(at: number, { start, end }: Visit): boolean {
  return start <= at && at <= end
}
