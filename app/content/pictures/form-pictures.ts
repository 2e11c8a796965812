/**
 * Without JavaScript a form sends files and ticked boxes. Valid pictures are stored even if the form has other errors.
 */
import { Refusal } from '~/lib/refusal'
import { decodeDataUrl, embeddedIn, replaceSources } from './embedded-pictures'
import { fileMessage } from './images'
import {
  chooseIntentOf,
  chosenField,
  librarySearchField,
  takeIntent,
  type ChosenPicture,
  type FieldLibrary,
  type LibraryPage,
  type LibraryPlace,
} from './library-choice'
import { leftOut } from './picture-list'
import { escapeXml } from '~/lib/escape'

interface PictureFields {
  singles?: readonly (SinglePicture & { keepsFileName?: string | undefined; altFrom?: string | undefined })[]
  lists?: readonly ListOfPictures[]
  texts?: readonly string[]
}

interface Library {
  find: (addresses: readonly string[]) => Promise<ChosenPicture[]>
  page: (place: LibraryPlace) => Promise<LibraryPage>
}

export function formPictures(fields: PictureFields, store: (file: File) => Promise<string>, library: Library) {
  const names = [...(fields.singles ?? []), ...(fields.lists ?? [])].map(({ name }) => name)
  const all = [...names, ...(fields.texts ?? [])]
  return {
    store: async (form: FormData) => {
      const notices = await takeChosen(form, fields, library.find)
      const stored = await storeFormPictures(form, fields, store)
      return { ...stored, notices: { ...notices, ...stored.notices } }
    },
    change: (form: FormData, intent: string) =>
      all.some((name) => intent === takeIntent(name)) ||
      (fields.lists ?? []).some(({ name }) => changeFormPictures(form, name, intent)),
    look: async (form: FormData, intent: string): Promise<FieldLibrary | undefined> => {
      const asked = chooseIntentOf(intent)
      if (asked === undefined || !all.includes(asked.field)) return undefined
      const typed = form.get(librarySearchField)
      const search = typeof typed === 'string' ? typed : ''
      return { field: asked.field, search, page: await library.page({ search, cursor: asked.cursor }) }
    },
  }
}

async function takeChosen(
  form: FormData,
  { singles = [], lists = [], texts = [] }: PictureFields,
  find: Library['find'],
): Promise<Record<string, string>> {
  const notices: Record<string, string> = {}
  for (const { name, keepsFileName, altFrom } of singles) {
    const [chosen] = await find(takeEntries(form, chosenField(name)).slice(-1))
    if (!chosen) continue
    form.set(name, chosen.src)
    if (keepsFileName !== undefined) form.set(keepsFileName, chosen.fileName ?? '')
    if (altFrom !== undefined && chosen.alt !== null && isBlank(form.get(altFrom))) form.set(altFrom, chosen.alt)
  }
  for (const { name, max } of lists) {
    const there = readPictures(form, name)
    const chosen = (await find(takeEntries(form, chosenField(name)))).map(({ src }) => src)
    const added = chosen.filter((src) => !there.includes(src))
    const room = Math.max(0, max - there.length)
    if (added.length > room) notices[name] = leftOut(max, added.length - room)
    if (added.length > 0) writePictures(form, name, [...there, ...added.slice(0, room)])
  }
  for (const name of texts) {
    const chosen = await find(takeEntries(form, chosenField(name)))
    const before = form.get(name)
    if (chosen.length > 0) form.set(name, [typeof before === 'string' ? before : '', ...chosen.map(inText)].join('\n'))
  }
  return notices
}

function inText({ src, alt, width, height }: ChosenPicture): string {
  const size = `width="${String(width)}" height="${String(height)}"`
  return `<p><img src="${src}" alt="${escapeXml(alt ?? '')}" ${size}></p>`
}

function isBlank(value: FormDataEntryValue | null): boolean {
  return typeof value !== 'string' || value.trim() === ''
}

function takeEntries(form: FormData, name: string): string[] {
  const entries = entriesOf(form, name).sort((one, other) => one.index - other.index)
  for (const { key } of entries) form.delete(key)
  return entries.map(({ url }) => url)
}

interface SinglePicture {
  name: string
  fileName: string
}

interface ListOfPictures extends SinglePicture {
  max: number
}

interface StoredFormPictures {
  refused: Record<string, string[]>
  notices: Record<string, string>
}

/**
 * Afterwards each field of `singles` is one address or '', each of `lists` is `name[0]` and so on, `texts` have no
 * data URLs but those refused, and `form` has no files. @throws what `store` throws, but for a Refusal
 */
export async function storeFormPictures(
  form: FormData,
  { singles = [], lists = [], texts = [] }: PictureFields,
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
  for (const name of texts) {
    const html = form.get(name)
    if (typeof html !== 'string') continue
    const addresses = new Map<string, string>()
    for (const url of new Set(embeddedIn(html))) {
      const file = new File([decodeDataUrl(url)], `Picture ${String(addresses.size + 1)} of the text`)
      const [address = url] = await storeAll(name, [file])
      addresses.set(url, address)
    }
    if (addresses.size > 0)
      form.set(
        name,
        replaceSources(html, (url) => addresses.get(url) ?? url),
      )
  }
  return result
}

/** Handles `remove-additionalImages-0`, `earlier-…` and `later-…`. Returns false for any other intent. */
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
