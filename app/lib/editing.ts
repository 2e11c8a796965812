export const editorFields = {
  /** The version from which the edit started; empty for a new record. */
  version: 'version',
  /** Each new form has another key, so that the same new record sent twice is stored once. */
  formKey: 'formKey',
  confirmed: 'confirmed',
  stay: 'stay',
  /** Two pages may have opened the same draft, which has one formKey. */
  tabKey: 'tabKey',
  draftVersion: 'draftVersion',
  /** Each automatic save raises it, so that a late one overwrites nothing. */
  sequence: 'sequence',
} as const

export const saveDraftIntent = 'save-draft'
export const saveDraftLabel = 'Save draft'

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

export interface EditQuestion {
  title: string
  text: string
  answers: readonly { value: string; label: string }[]
}

export type FormValue = string | readonly string[] | readonly Readonly<Record<string, string>>[]
export type FormValues = Readonly<Record<string, FormValue>>

export function differencesOf(
  labels: Readonly<Record<string, string>>,
  { stored, typed }: { stored: FormValues; typed: Readonly<Record<string, unknown>> },
): FieldDifference[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const difference = { label, stored: comparedText(stored[name]), typed: comparedText(typed[name]) }
    return difference.stored === difference.typed ? [] : [difference]
  })
}

function comparedText(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n').trim()
  if (Array.isArray(value)) return value.map(comparedText).filter(Boolean).join('\n')
  if (typeof value === 'object' && value !== null)
    return Object.values(value).map(comparedText).filter(Boolean).join('\n')
  return ''
}
