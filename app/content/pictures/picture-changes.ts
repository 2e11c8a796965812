import { countUnderWay, leftOut, type PictureList, type Upload, type UploadFailure } from './picture-list'

export type PictureChange =
  | { type: 'add'; files: readonly File[] }
  | { type: 'progress'; id: number; percent: number }
  | { type: 'stored'; id: number; url: string; alt: string }
  | { type: 'choose'; url: string; fileName: string | null; alt: string | null }
  | { type: 'failed'; id: number; failure: UploadFailure }
  | { type: 'retry' | 'cancel'; id: number }
  | { type: 'remove'; index: number }
  | { type: 'undo' }
  | { type: 'move'; index: number; by: -1 | 1 }

export function changePictureList(list: PictureList, change: PictureChange): PictureList {
  switch (change.type) {
    case 'add':
      return add(list, change.files)
    case 'progress':
      return withUpload(list, change.id, { percent: change.percent })
    case 'stored':
      return stored(list, change)
    case 'choose':
      return choose(list, change)
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

function roomIn(list: PictureList): number {
  return list.max === 1 ? 1 : Math.max(0, list.max - list.pictures.length - countUnderWay(list))
}

function add(list: PictureList, files: readonly File[]): PictureList {
  const taken = files
    .slice(0, roomIn(list))
    .map((file, index): Upload => ({ id: list.nextId + index, file, percent: 0, failure: null }))
  const dropped = files.length - taken.length
  const replaces = list.max === 1 && taken.length > 0
  return {
    ...list,
    uploads: replaces ? taken : [...list.uploads, ...taken],
    nextId: list.nextId + taken.length,
    notice: '',
    leftOut: dropped > 0 ? leftOut(list.max, dropped) : '',
  }
}

interface Named {
  url: string
  alt: string | null
}

function stored(list: PictureList, { id, url, alt }: Named & { id: number }): PictureList {
  const upload = list.uploads.find((each) => each.id === id)
  if (!upload) return list
  const uploads = list.uploads.filter((each) => each.id !== id)
  const isThere = list.pictures.includes(url)
  const pictures = isThere ? list.pictures : [...(list.max === 1 ? [] : list.pictures), url]
  const notice = isThere ? 'is here already.' : 'is uploaded.'
  const removed = list.max === 1 || list.removed?.url === url ? null : list.removed
  const fileNames = { ...list.fileNames, [url]: upload.file.name }
  return {
    ...list,
    pictures,
    fileNames,
    alts: { ...list.alts, [url]: alt ?? '' },
    uploads,
    removed,
    notice: `“${upload.file.name}” ${notice}`,
  }
}

function choose(list: PictureList, { url, fileName, alt }: Named & { fileName: string | null }): PictureList {
  if (list.pictures.includes(url)) return { ...list, notice: 'The picture is here already.', leftOut: '' }
  if (roomIn(list) < 1) return { ...list, leftOut: leftOut(list.max, 1) }
  const isOne = list.max === 1
  return {
    ...list,
    pictures: [...(isOne ? [] : list.pictures), url],
    uploads: isOne ? [] : list.uploads,
    fileNames: { ...list.fileNames, [url]: fileName ?? '' },
    alts: { ...list.alts, [url]: alt ?? '' },
    removed: isOne || list.removed?.url === url ? null : list.removed,
    notice: 'The picture is chosen. It counts once you save.',
    leftOut: '',
  }
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
