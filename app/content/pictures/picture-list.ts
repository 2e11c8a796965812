/** A single picture is a list of one, whose picture is replaced. */

export interface Upload {
  id: number
  file: File
  percent: number
  failure: UploadFailure | null
}

export interface UploadFailure {
  message: string
  mayPass: boolean
}

export interface PictureList {
  max: number
  pictures: readonly string[]
  fileNames: Readonly<Record<string, string>>
  /** The library's descriptions of what was uploaded or chosen here. */
  alts: Readonly<Record<string, string>>
  /** Uploads are sent one at a time, in the order chosen. */
  uploads: readonly Upload[]
  removed: { url: string; index: number } | null
  notice: string
  leftOut: string
  nextId: number
}

export function startPictureList({ urls, max }: { urls: readonly string[]; max: number }): PictureList {
  const pictures = [...new Set(urls.filter((url) => url !== ''))]
  return { max, pictures, fileNames: {}, alts: {}, uploads: [], removed: null, notice: '', leftOut: '', nextId: 1 }
}

export function currentUpload({ uploads }: PictureList): Upload | undefined {
  return uploads.find(({ failure }) => failure === null)
}

export function countUnderWay({ uploads }: PictureList): number {
  return uploads.filter(({ failure }) => failure === null).length
}

export function leftOut(max: number, count: number): string {
  const fit = max === 1 ? 'one picture fits' : `${String(max)} pictures fit`
  return `Only ${fit} here: ${count === 1 ? '1 was' : `${String(count)} were`} left out.`
}
