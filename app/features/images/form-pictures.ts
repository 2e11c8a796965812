/**
 * Picture fields of a form sent without JavaScript: stores files and replaces them with addresses, and removes ticked
 * pictures. Valid pictures are stored even if the form has other errors.
 */
import { Refusal } from '~/lib/refusal'
import { fileMessage } from './images'
import { leftOut } from './picture-list'

interface PictureFields {
  /** `keepsFileName`: the field for the file's original name. */
  singles?: readonly (SinglePicture & { keepsFileName?: string | undefined })[]
  lists?: readonly ListOfPictures[]
}

export function formPictures(fields: PictureFields, store: (file: File) => Promise<string>) {
  return {
    store: (form: FormData) => storeFormPictures(form, fields, store),
    change: (form: FormData, intent: string) =>
      (fields.lists ?? []).some(({ name }) => changeFormPictures(form, name, intent)),
  }
}

interface SinglePicture {
  /** The field with the address. */
  name: string
  fileName: string
}

interface ListOfPictures extends SinglePicture {
  max: number
}

export interface StoredFormPictures {
  /** By field name: errors that name the files. */
  refused: Record<string, string[]>
  /** By field name: how many pictures did not fit. */
  notices: Record<string, string>
}

/**
 * Afterwards each field of `singles` is one address or '', each of `lists` is `name[0]` and so on, and `form` has no
 * files. @throws what `store` throws, but for a Refusal
 */
export async function storeFormPictures(
  form: FormData,
  { singles = [], lists = [] }: PictureFields,
  store: (file: File) => Promise<string>,
): Promise<StoredFormPictures> {
  const result: StoredFormPictures = { refused: {}, notices: {} }
  const storeAll = async (name: string, files: readonly File[]) => {
    const urls: string[] = []
    for (const file of files) {
      try {
        urls.push(await store(file))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        ;(result.refused[name] ??= []).push(fileMessage(file.name, error.message))
      }
    }
    return urls
  }
  for (const { name, fileName, keepsFileName } of singles) {
    const isRemoved = form.get(`${name}Removed`) === '1'
    const [file] = takeFiles(form, fileName)
    const [url] = await storeAll(name, file ? [file] : [])
    if (url !== undefined || isRemoved) {
      form.set(name, url ?? '')
      if (keepsFileName !== undefined) form.set(keepsFileName, url === undefined ? '' : (file?.name ?? ''))
    }
    form.delete(`${name}Removed`)
  }
  for (const { name, fileName, max } of lists) {
    const pictures = readPictures(form, name)
    const files = takeFiles(form, fileName)
    const room = Math.max(0, max - pictures.length)
    if (files.length > room) result.notices[name] = leftOut(max, files.length - room)
    const added = await storeAll(name, files.slice(0, room))
    writePictures(form, name, [...new Set([...pictures, ...added])])
  }
  return result
}

/** Handles a gallery button: `remove-additionalImages-0`, `earlier-…` or `later-…`. False for any other intent. */
export function changeFormPictures(form: FormData, name: string, intent: unknown): boolean {
  if (typeof intent !== 'string') return false
  const [, action, list, place = ''] = /^(remove|earlier|later)-(.+)-(\d{1,4})$/.exec(intent) ?? []
  if (list !== name) return false
  const pictures = readPictures(form, name)
  const index = Number(place)
  const [picture] = pictures.splice(index, 1)
  if (picture !== undefined && action === 'earlier') pictures.splice(Math.max(0, index - 1), 0, picture)
  if (picture !== undefined && action === 'later') pictures.splice(index + 1, 0, picture)
  writePictures(form, name, pictures)
  return true
}

export function readPictures(form: FormData, name: string): string[] {
  return entriesOf(form, name)
    .sort((one, other) => one.index - other.index)
    .map(({ url }) => url)
    .filter((url) => url !== '')
}

function writePictures(form: FormData, name: string, urls: readonly string[]): void {
  for (const { key } of entriesOf(form, name)) form.delete(key)
  urls.forEach((url, index) => {
    form.set(`${name}[${String(index)}]`, url)
  })
}

function entriesOf(form: FormData, name: string) {
  return [...form.entries()].flatMap(([key, value]) => {
    const number = key.startsWith(`${name}[`) ? /^\[(\d{1,4})\]$/.exec(key.slice(name.length))?.[1] : undefined
    return number === undefined ? [] : [{ key, index: Number(number), url: typeof value === 'string' ? value : '' }]
  })
}

/** An empty file input sends an empty file. */
function takeFiles(form: FormData, fileName: string): File[] {
  const files = form.getAll(fileName).filter((value) => typeof value !== 'string')
  form.delete(fileName)
  return files.filter(({ name, size }) => size > 0 || name !== '')
}
