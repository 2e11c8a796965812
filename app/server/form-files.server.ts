/** The files that come with an editor's form: where they go, and which of them have to be chosen again. */
import { lostFileField } from '~/lib/dashboard-gate'
import { truncate } from '~/lib/text'

export interface FormPictures {
  /** Does what a gallery's button asks for. False when `intent` is none of its buttons. */
  change: (form: FormData, intent: string) => boolean
  /** Puts the addresses of the files that came along into their places. */
  store: (form: FormData) => Promise<PicturesOutcome>
}

interface PicturesOutcome {
  /** By field: why files were refused. */
  refused: Record<string, string[]>
  /** By field: what else is to be said of them. */
  notices: Record<string, string>
}

/** Files that could not be stored leave their names in the form, to be chosen again. */
export async function storePictures(form: FormData, pictures: FormPictures | undefined) {
  const none: PicturesOutcome = { refused: {}, notices: {} }
  const files = [...form].filter((entry): entry is [string, File] => typeof entry[1] !== 'string')
  try {
    return pictures === undefined ? none : await pictures.store(form)
  } catch (error) {
    for (const [name, file] of files) {
      form.delete(name)
      form.append(lostFileField, file.name)
    }
    return { ...none, error }
  }
}

/** A message travels in a cookie, which has room for some names and not for any number. */
const namedFiles = 8

export function lostFiles(form: FormData): string[] {
  const names = form
    .getAll(lostFileField)
    .map((name) => `“${truncate(typeof name === 'string' ? name : name.name, 60)}”`)
  if (names.length === 0) return []
  const more = names.length - namedFiles
  const rest = more > 0 ? ` and ${String(more)} more` : ''
  return [`Please choose again: ${names.slice(0, namedFiles).join(', ')}${rest}.`]
}
