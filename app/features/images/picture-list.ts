/**
 * The pictures of a form's field while somebody works on them: what is there, what is on its way, what failed. A field
 * for one picture is a list of one, in which a new picture takes the old one's place.
 */

export interface Upload {
  id: number
  file: File
  /** Whole percent that the server has. */
  percent: number
  /** Null while it waits for its turn or is on its way. */
  failure: UploadFailure | null
}

export interface UploadFailure {
  message: string
  /** Whether the same file may go through another time. */
  mayPass: boolean
}

export interface PictureList {
  max: number
  /** Their addresses, each once. */
  pictures: readonly string[]
  /** What the files were called that were uploaded here, by address. */
  fileNames: Readonly<Record<string, string>>
  /** In the order in which they were chosen; one at a time is sent. */
  uploads: readonly Upload[]
  /** The picture that was removed last, and its place. */
  removed: { url: string; index: number } | null
  /** What happened last, in words. */
  notice: string
  /** How many found no place; stands until more is chosen or something goes. */
  leftOut: string
  nextId: number
}

export function startPictureList({ urls, max }: { urls: readonly string[]; max: number }): PictureList {
  const pictures = [...new Set(urls.filter((url) => url !== ''))]
  return { max, pictures, fileNames: {}, uploads: [], removed: null, notice: '', leftOut: '', nextId: 1 }
}

/** The upload that is on its way, or is the next to be. */
export function currentUpload({ uploads }: PictureList): Upload | undefined {
  return uploads.find(({ failure }) => failure === null)
}

/** How many have neither arrived nor failed. */
export function countUnderWay({ uploads }: PictureList): number {
  return uploads.filter(({ failure }) => failure === null).length
}

/** "Only 10 pictures fit here: 3 were left out." */
export function leftOut(max: number, count: number): string {
  const fit = max === 1 ? 'one picture fits' : `${String(max)} pictures fit`
  return `Only ${fit} here: ${count === 1 ? '1 was' : `${String(count)} were`} left out.`
}
