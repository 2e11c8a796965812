/** A picture's time is the camera's, corrected, or the file's if the visitor allows it. */
import { cameraOf, type CameraChoice } from './camera-name'
import type { Visit } from './activity'
import type { PictureFacts } from './read-picture'
import { wallDay } from './wall-time'

export interface Picture extends PictureFacts {
  id: number
  name: string
  folder: string
  /** The file's date is by the clock of this device. */
  fileTime: number
}

export interface DatedPicture extends Picture {
  camera: string
  clock: string
  isFallen: boolean
  at: number | undefined
  source: 'camera' | 'camera, corrected' | 'file date' | 'none'
}

export interface DatingRules {
  cameraBy: CameraChoice
  usesFileTime: boolean
  /** The milliseconds that are added to each clock. */
  corrections: ReadonlyMap<string, number>
}

export function datePictures(pictures: readonly Picture[], rules: DatingRules): DatedPicture[] {
  const named = pictures.map((picture) => ({ ...picture, camera: cameraOf(picture, rules.cameraBy) }))
  const cameras = new Map<string, number[]>()
  for (const { camera, taken } of named) {
    if (taken === undefined) continue
    const times = cameras.get(camera)
    if (times) times.push(taken)
    else cameras.set(camera, [taken])
  }
  const falls = new Map([...cameras].map(([camera, times]) => [camera, fallOf(times)]))
  return named.map((picture) => {
    const { camera, taken } = picture
    const fall = falls.get(camera)
    const isFallen = taken !== undefined && fall?.times.has(taken) === true
    // The camera's other pictures are not corrected with the fallen ones.
    const clock = isFallen && fall?.isWhole === false ? `${camera}, after its clock fell back` : camera
    return { ...picture, clock, isFallen, ...timeOf(picture, clock, rules) }
  })
}

function fallOf(times: readonly number[]) {
  const fallen = findFallen(times)
  return { times: fallen, isWhole: times.every((time) => fallen.has(time)) }
}

/** Digital trail cameras were rare before this year. */
const firstYear = 2005
const longestPause = 30 * 86_400_000

/**
 * A clock that lost its power begins again, mostly on January 1 of 1970, 1980, 2000, or the year of the camera's
 * making.
 * @returns the times that the clock shows from then on
 */
export function findFallen(times: readonly number[]): ReadonlySet<number> {
  const sorted = times.toSorted((one, other) => one - other)
  const [first] = sorted
  const begins = first !== undefined && wallDay(first).endsWith('-01-01')
  const pause = sorted.findIndex((time, index) => index > 0 && time - (sorted[index - 1] ?? time) > longestPause)
  const run = begins ? sorted.slice(0, pause < 0 ? undefined : pause) : []
  return new Set([...run, ...sorted.filter((time) => time < Date.UTC(firstYear, 0))])
}

function timeOf(
  { taken, fileTime }: Picture,
  clock: string,
  { usesFileTime, corrections }: DatingRules,
): Pick<DatedPicture, 'at' | 'source'> {
  if (taken === undefined)
    return usesFileTime ? { at: fileTime, source: 'file date' } : { at: undefined, source: 'none' }
  const correction = corrections.get(clock) ?? 0
  return { at: taken + correction, source: correction === 0 ? 'camera' : 'camera, corrected' }
}

export function isIn({ camera, start, end }: Visit, picture: Pick<DatedPicture, 'camera' | 'at'>): boolean {
  return picture.camera === camera && picture.at !== undefined && start <= picture.at && picture.at <= end
}

/** Finds the first picture of each visit in one pass over the pictures, because there may be thousands of both. */
export function firstPictures(
  visits: readonly Visit[],
  pictures: readonly DatedPicture[],
): (DatedPicture | undefined)[] {
  const keyOf = (camera: string, at: number) => `${String(at)} ${camera}`
  const starts = new Map<string, DatedPicture>()
  for (const picture of pictures) {
    if (picture.at === undefined) continue
    const key = keyOf(picture.camera, picture.at)
    if (!starts.has(key)) starts.set(key, picture)
  }
  return visits.map(({ camera, start }) => starts.get(keyOf(camera, start)))
}

export function describeCorrection(milliseconds: number): string {
  const minutes = Math.abs(milliseconds) / 60_000
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), Math.round(minutes % 60)]
  const parts = [
    days > 0 ? `${days.toLocaleString('en-US')} d` : '',
    hours > 0 ? `${String(hours)} h` : '',
    rest > 0 ? `${String(rest)} min` : '',
  ]
  const size = parts.filter(Boolean).join(' ')
  if (size === '') return 'right to the minute'
  return `${size} ${milliseconds > 0 ? 'slow' : 'fast'}`
}
