export const editorFields = {
  /** The version from which the edit started; empty for a new record. */
  version: 'version',
  /** Each new form has another key, so that the same new record sent twice is stored once. */
  formKey: 'formKey',
  confirmed: 'confirmed',
  stay: 'stay',
  /** The key tells apart two pages that have opened the same draft, which has one formKey. */
  tabKey: 'tabKey',
  draftVersion: 'draftVersion',
  /** Each automatic save raises the number, so that a late save overwrites nothing. */
  sequence: 'sequence',
  /** After a conflict, this is the version from which the edit started first. */
  base: 'base',
  /** The save stores the chosen version of each field. */
  merge: 'merge',
} as const

export const saveDraftIntent = 'save-draft'
export const saveDraftLabel = 'Save draft'

export interface FormDraft {
  formKey: string
  tabKey: string
  /** The version is NaN if malformed, which equals no version. */
  version: number | undefined
  sequence: number
}

/** Names the choice between two values of a field that somebody else has saved with another value. */
export function choiceField(name: string): string {
  return `${name}Choice`
}

export interface FieldDifference {
  name: string
  label: string
  stored: string
  typed: string
}

export interface Piece {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** HTML is shown as readable text. */
export interface ShownDifference extends FieldDifference {
  pieces: readonly Piece[]
  /** The addresses of the pictures that differ. */
  pictures: { stored: readonly string[]; typed: readonly string[] }
  /** The difference is in the formatting alone, such as bold letters. */
  isFormatting: boolean
}

export interface FieldConflict extends ShownDifference {
  choice?: {
    chosen: 'theirs' | 'mine' | null
    /** The value that the choice of theirs sends. The choice holds only for what was typed when it was shown. */
    theirs: string
  }
}

export interface EditQuestion {
  title: string
  text: string
  answers: readonly { value: string; label: string }[]
}

export type FormValue = string | readonly string[] | readonly Readonly<Record<string, string>>[]
export type FormValues = Readonly<Record<string, FormValue>>

export function differencesOf(
  labels: Readonly<Record<string, string>>,
  { stored, typed }: Record<'stored' | 'typed', Readonly<Record<string, unknown>>>,
): FieldDifference[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const difference = { name, label, stored: comparedText(stored[name]), typed: comparedText(typed[name]) }
    return difference.stored === difference.typed ? [] : [difference]
  })
}

export function comparedText(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n').trim()
  if (Array.isArray(value)) return value.map(comparedText).filter(Boolean).join('\n')
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(comparedText).filter(Boolean).join('\n')
  return ''
}
