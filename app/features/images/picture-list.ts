/**
 * The pictures of a form's field while somebody works on them: what is there, what is on its way, what failed. A field
 * for one picture is a list of one, in which a new picture takes the old one's place.
 */
import { fileMessage, imageLimits, imageMessages } from './images'

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

export type PictureChange =
  | { type: 'add'; files: readonly File[] }
  | { type: 'progress'; id: number; percent: number }
  | { type: 'stored'; id: number; url: string }
  | { type: 'failed'; id: number; failure: UploadFailure }
  | { type: 'retry' | 'cancel'; id: number }
  | { type: 'remove'; index: number }
  | { type: 'undo' }
  | { type: 'move'; index: number; by: -1 | 1 }

export function startPictureList({ urls, max }: { urls: readonly string[]; max: number }): PictureList {
  const pictures = [...new Set(urls.filter((url) => url !== ''))]
  return { max, pictures, uploads: [], removed: null, notice: '', leftOut: '', nextId: 1 }
}

export function changePictureList(list: PictureList, change: PictureChange): PictureList {
  switch (change.type) {
    case 'add':
      return add(list, change.files)
    case 'progress':
      return withUpload(list, change.id, { percent: change.percent })
    case 'stored':
      return stored(list, change)
    case 'failed':
      return { ...withUpload(list, change.id, { failure: change.failure }), notice: change.failure.message }
    case 'retry':
      if (list.max > 1 && roomIn(list) < 1) return { ...list, leftOut: leftOut(list.max, 1) }
      return { ...withUpload(list, change.id, { failure: null, percent: 0 }), notice: '' }
    case 'cancel':
      return { ...list, uploads: list.uploads.filter(({ id }) => id !== change.id), notice: '', leftOut: '' }
    case 'remove':
      return remove(list, change.index)
    case 'undo':
      return undo(list)
    case 'move':
      return move(list, change)
  }
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

function roomIn(list: PictureList): number {
  // In a list of one the new picture takes the place of what is there.
  return list.max === 1 ? 1 : Math.max(0, list.max - list.pictures.length - countUnderWay(list))
}

function add(list: PictureList, files: readonly File[]): PictureList {
  const taken = files.slice(0, roomIn(list)).map((file, index) => toUpload(file, list.nextId + index))
  const dropped = files.length - taken.length
  const replaces = list.max === 1 && taken.length > 0
  return {
    ...list,
    uploads: replaces ? taken : [...list.uploads, ...taken],
    nextId: list.nextId + taken.length,
    notice: taken.find(({ failure }) => failure)?.failure?.message ?? '',
    leftOut: dropped > 0 ? leftOut(list.max, dropped) : '',
  }
}

/** What is too large is not sent for minutes to be refused then. */
function toUpload(file: File, id: number): Upload {
  const isTooLarge = file.size > imageLimits.bytes
  const failure = isTooLarge ? { message: fileMessage(file.name, imageMessages.tooLarge), mayPass: false } : null
  return { id, file, percent: 0, failure }
}

function stored(list: PictureList, { id, url }: { id: number; url: string }): PictureList {
  const upload = list.uploads.find((each) => each.id === id)
  if (!upload) return list
  const uploads = list.uploads.filter((each) => each.id !== id)
  const isThere = list.pictures.includes(url)
  const pictures = isThere ? list.pictures : [...(list.max === 1 ? [] : list.pictures), url]
  const notice = isThere ? 'is here already.' : 'is uploaded.'
  const removed = list.max === 1 || list.removed?.url === url ? null : list.removed
  return { ...list, pictures, uploads, removed, notice: `“${upload.file.name}” ${notice}` }
}

function remove(list: PictureList, index: number): PictureList {
  const url = list.pictures[index]
  if (url === undefined) return list
  const pictures = list.pictures.filter((_, place) => place !== index)
  return { ...list, pictures, removed: { url, index }, notice: 'The picture is removed once you save.', leftOut: '' }
}

function undo(list: PictureList): PictureList {
  if (!list.removed) return list
  const { url, index } = list.removed
  if (list.pictures.length + countUnderWay(list) >= list.max) return { ...list, leftOut: leftOut(list.max, 1) }
  return { ...list, pictures: list.pictures.toSpliced(index, 0, url), removed: null, notice: 'The picture is back.' }
}

function move(list: PictureList, { index, by }: { index: number; by: -1 | 1 }): PictureList {
  const url = list.pictures[index]
  const place = index + by
  if (url === undefined || place < 0 || place >= list.pictures.length) return list
  const pictures = list.pictures.toSpliced(index, 1).toSpliced(place, 0, url)
  return { ...list, pictures, notice: `The picture is number ${String(place + 1)} now.` }
}

function withUpload(list: PictureList, id: number, change: Partial<Upload>): PictureList {
  return { ...list, uploads: list.uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)) }
}
