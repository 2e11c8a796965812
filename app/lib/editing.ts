/** Hidden fields of every editor. */
export const editorFields = {
  /** The version the edit started from; empty for a new record. */
  version: 'version',
  /** Unique per new form, so that the same new record sent twice is stored once. */
  formKey: 'formKey',
  /** Questions answered with yes. */
  confirmed: 'confirmed',
  /** Not empty: the save comes back to the editor. */
  stay: 'stay',
  /** Of the opened page. Two pages may have opened the same draft, which has one formKey. */
  tabKey: 'tabKey',
  /** The version of the draft that this page knows; empty for none. */
  draftVersion: 'draftVersion',
  /** Raised by each automatic save, so that a late one overwrites nothing. */
  sequence: 'sequence',
} as const

/** The intent of an editor whose form can be stored as a draft. */
export const saveDraftIntent = 'save-draft'

/** Which draft a form belongs to, and what it knows of it. */
export interface FormDraft {
  formKey: string
  tabKey: string
  /** NaN if malformed, which equals no version. */
  version: number | undefined
  sequence: number
}

export interface FieldDifference {
  label: string
  stored: string
  typed: string
}

/** A question before a save. Each answer is a button that submits the form again. */
export interface EditQuestion {
  title: string
  text: string
  answers: readonly { value: string; label: string }[]
}

export type FormValue = string | readonly string[] | readonly Readonly<Record<string, string>>[]
export type FormValues = Readonly<Record<string, FormValue>>

/** Compares the fields of `labels`, in order. A missing field counts as empty. */
export function differencesOf(
  labels: Readonly<Record<string, string>>,
  { stored, typed }: { stored: FormValues; typed: Readonly<Record<string, unknown>> },
): FieldDifference[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const difference = { label, stored: comparedText(stored[name]), typed: comparedText(typed[name]) }
    return difference.stored === difference.typed ? [] : [difference]
  })
}

/** One line per list entry and per text of a row. White space at the ends does not count. */
function comparedText(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n').trim()
  if (Array.isArray(value)) return value.map(comparedText).filter(Boolean).join('\n')
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(comparedText).filter(Boolean).join('\n')
  return ''
}
