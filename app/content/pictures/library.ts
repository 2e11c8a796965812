import type { FieldTable, RecordOf } from '~/lib/record-fields'
import { Refusal } from '~/lib/refusal'
import { characterCount, cleanLine } from '~/lib/text'
import { graceHours } from './images'

const outside = 'Give a whole number from 0 to 100'

export const pictureFields = {
  alt: {
    kind: 'optional text',
    label: 'Alternative text',
    section: 'words',
    hint: 'Describes the picture for screen readers and search engines. Pages use it where a record has no text of its own.',
    max: 500,
    rows: 2,
  },
  caption: {
    kind: 'optional text',
    label: 'Caption',
    section: 'words',
    hint: 'Shown below the picture in the galleries of species and posts.',
    max: 500,
    rows: 2,
  },
  focusX: { kind: 'percent', label: 'Percent from the left', section: 'focus', width: 'half', outside },
  focusY: { kind: 'percent', label: 'Percent from the top', section: 'focus', width: 'half', outside },
} as const satisfies FieldTable<'words' | 'focus'>

export const uploadFields = {
  picture: {
    kind: 'picture',
    label: 'Picture',
    section: 'words',
    max: 2000,
    fileName: 'pictureFile',
    altFrom: 'alt',
  },
  alt: pictureFields.alt,
} as const satisfies FieldTable<'words'>

export const uploadIntent = 'upload-picture'

export type PictureWords = RecordOf<typeof pictureFields>

export const middle = 50

export const libraryFilters = ['unused', 'no-alt'] as const
export type LibraryFilter = (typeof libraryFilters)[number]

export const libraryPageSize = 24

export interface LibraryPicture extends PictureWords {
  hash: string
  src: string
  thumbnail: string
  fileName: string | null
  width: number
  height: number
  uploadedAt: string
}

export interface ListedPicture extends LibraryPicture {
  uses: number
  /** True if only drafts, versions or the bin name the picture. */
  isKept: boolean
}

export type ChoosablePicture = Pick<
  LibraryPicture,
  'hash' | 'src' | 'thumbnail' | 'fileName' | 'alt' | 'width' | 'height'
>

export function pictureName({ fileName }: Pick<LibraryPicture, 'fileName'>): string {
  return fileName ?? 'Picture without a file name'
}

export function usesText({ uses, isKept }: Pick<ListedPicture, 'uses' | 'isKept'>): string {
  if (uses > 0) return uses === 1 ? 'Used in 1 record' : `Used in ${String(uses)} records`
  return isKept ? 'Only in drafts, versions, or the bin' : 'Not used'
}

const longestFileName = 255

/** Removes folders, which some browsers send. Returns null if nothing is left. */
export function toFileName(name: string): string | null {
  const line = cleanLine(name.replace(/^.*[/\\]/s, ''))
  if (line === '') return null
  if (characterCount(line) <= longestFileName) return line
  return Array.from(line).slice(0, longestFileName).join('')
}

const graceText = `Pictures of the last ${String(graceHours)} hours stay, because a form that is still open may use them.`

export const libraryMessages = {
  none: 'No pictures yet. Upload one here, or in the editor of a post, a species, or a product.',
  uploaded: { title: 'Picture Uploaded', description: 'Every editor can choose it from the library now.' },
  uploadFailed: { title: 'Error', description: 'The picture was not saved. What you typed is still here.' },
  noPicture: 'Please choose a picture',
  listFailed: { title: 'Error', message: 'Failed to load the pictures. Please try again.' },
  notFound: { title: 'Picture Not Found', message: 'This picture is not here any more.' },
  saved: { title: 'Picture Saved', description: 'Pages show it that way from now on.' },
  invalid: { title: 'Error', description: 'Please correct the marked fields.' },
  saveFailed: { title: 'Error', description: 'The picture was not saved. What you typed is still here.' },
  grace: graceText,
  nothingToDelete: {
    title: 'Nothing to Delete',
    message: `A record, a draft, a version, or the bin names each picture, or it is new. ${graceText}`,
  },
  replaceFailed: { title: 'Error', description: 'Nothing was replaced.' },
  chosen: { title: 'Picture Chosen', description: 'Nothing is replaced yet. Look at the places, then replace it.' },
  nothingChosen: 'Please upload or choose another picture',
  samePicture: 'This is the same picture',
  deleteFailed: { title: 'Error', description: 'The pictures were not deleted. Please try again.' },
} as const

export const replaceIntent = 'replace-picture'

export class PictureMissingError extends Refusal {
  readonly status = 404

  constructor() {
    super('The picture is not here any more.')
    this.name = 'PictureMissingError'
  }
}

export function replacedMessage({ records, drafts }: { records: number; drafts: number }) {
  if (records + drafts === 0)
    return { title: 'Nothing Replaced', description: 'No record and no draft names the picture.' }
  const parts = [
    `${String(records)} ${records === 1 ? 'record' : 'records'}`,
    ...(drafts === 0 ? [] : [`${String(drafts)} ${drafts === 1 ? 'draft' : 'drafts'}`]),
  ]
  return {
    title: 'Picture Replaced',
    description: `In ${parts.join(' and ')}. Each record has a new version; restore the one before to undo it.`,
  }
}

export function deletedMessage({ pictures, bytes }: { pictures: number; bytes: number }) {
  if (pictures === 0) return { title: 'Nothing Deleted', description: 'By now something uses each of them.' }
  return {
    title: pictures === 1 ? 'Picture Deleted' : 'Pictures Deleted',
    description: `${countPictures(pictures)}, ${megabytes(bytes)} of storage.`,
  }
}

export function countPictures(count: number): string {
  return count === 1 ? '1 picture' : `${count.toLocaleString('en-US')} pictures`
}

export function megabytes(bytes: number): string {
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`
}
