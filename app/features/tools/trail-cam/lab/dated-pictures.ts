/** The pictures with the time that counts: the camera's, corrected, or the file's where the visitor allows it. */
import { cameraOf, type CameraChoice } from './camera-name'
import type { PictureFacts } from './read-picture'

export interface Picture extends PictureFacts {
  /** Unique among the chosen files. */
  id: number
  name: string
  folder: string
  /** The file's date, by the clock of this device. */
  fileTime: number
}

export interface DatedPicture extends Picture {
  camera: string
  /** Undefined where nothing says it. */
  at: number | undefined
  source: 'camera' | 'camera, corrected' | 'file date' | 'none'
}

export interface DatingRules {
  cameraBy: CameraChoice
  usesFileTime: boolean
  /** By camera: what is added to its clock, in milliseconds. */
  corrections: ReadonlyMap<string, number>
}

export function datePictures(pictures: readonly Picture[], rules: DatingRules): DatedPicture[] {
  return pictures.map((picture) => {
    const camera = cameraOf(picture, rules.cameraBy)
    return { ...picture, camera, ...timeOf(picture, camera, rules) }
  })
}

function timeOf(
  { taken, fileTime }: Picture,
  camera: string,
  { usesFileTime, corrections }: DatingRules,
): Pick<DatedPicture, 'at' | 'source'> {
  if (taken === undefined)
    return usesFileTime ? { at: fileTime, source: 'file date' } : { at: undefined, source: 'none' }
  const correction = corrections.get(camera) ?? 0
  return { at: taken + correction, source: correction === 0 ? 'camera' : 'camera, corrected' }
}

/** "1 h 3 min slow" of a clock to which that is added. */
export function describeCorrection(milliseconds: number): string {
  const minutes = Math.abs(milliseconds) / 60_000
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), Math.round(minutes % 60)]
  const parts = [
    days > 0 ? `${String(days)} d` : '',
    hours > 0 ? `${String(hours)} h` : '',
    rest > 0 ? `${String(rest)} min` : '',
  ]
  const size = parts.filter(Boolean).join(' ')
  if (size === '') return 'right to the minute'
  return `${size} ${milliseconds > 0 ? 'slow' : 'fast'}`
}
