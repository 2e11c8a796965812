/**
 * State of a picture field: pictures, uploads, messages. A single picture is a list of one, whose picture is
 * replaced.
 */

export interface Upload {
  id: number
  file: File
  /** Whole percent. */
  percent: number
  /** Null while waiting or uploading. */
  failure: UploadFailure | null
}

export interface UploadFailure {
  message: string
  /** Whether a retry may succeed. */
  mayPass: boolean
}

export interface PictureList {
  max: number
  /** Addresses, without repeats. */
  pictures: readonly string[]
  /** Original file names, by address. */
  fileNames: Readonly<Record<string, string>>
  /** In the order chosen; sent one at a time. */
  uploads: readonly Upload[]
  /** For Undo. */
  removed: { url: string; index: number } | null
  /** The last event. */
  notice: string
  /** How many pictures did not fit; shown until the next change. */
  leftOut: string
  nextId: number
}

export function startPictureList({ urls, max }: { urls: readonly string[]; max: number }): PictureList {
  const pictures = [...new Set(urls.filter((url) => url !== ''))]
  return { max, pictures, fileNames: {}, uploads: [], removed: null, notice: '', leftOut: '', nextId: 1 }
}

/** Running, or next. */
export function currentUpload({ uploads }: PictureList): Upload | undefined {
  return uploads.find(({ failure }) => failure === null)
}

export function countUnderWay({ uploads }: PictureList): number {
  return uploads.filter(({ failure }) => failure === null).length
}

/** "Only 10 pictures fit here: 3 were left out." */
export function leftOut(max: number, count: number): string {
  const fit = max === 1 ? 'one picture fits' : `${String(max)} pictures fit`
  return `Only ${fit} here: ${count === 1 ? '1 was' : `${String(count)} were`} left out.`
}
