/** What the dashboard's editors and the server say to each other beside the fields themselves. */

/** Hidden fields of every editor. */
export const editorFields = {
  /** The version that the change was made from; empty for a new record. */
  version: 'version',
  /** Made anew with each empty editor: the same new record sent twice is stored once. */
  formKey: 'formKey',
  /** The questions that the operator has answered with yes. */
  confirmed: 'confirmed',
} as const

/** A field that somebody else has changed meanwhile, with both texts. */
export interface FieldDifference {
  label: string
  stored: string
  typed: string
}

/** A question before a save; each answer is a button that sends the form again. */
export interface EditQuestion {
  title: string
  text: string
  answers: readonly { value: string; label: string }[]
}

/** What a form holds of a record: texts, lists of texts, lists of rows of texts. */
export type FormValue = string | readonly string[] | readonly Readonly<Record<string, string>>[]
export type FormValues = Readonly<Record<string, FormValue>>

/** The fields of `labels` that differ, in its order. What was not sent counts as empty. */
export function differencesOf(
  labels: Readonly<Record<string, string>>,
  { stored, typed }: { stored: FormValues; typed: Readonly<Record<string, unknown>> },
): FieldDifference[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const difference = { label, stored: textOf(stored[name]), typed: textOf(typed[name]) }
    return difference.stored === difference.typed ? [] : [difference]
  })
}

/** A line for each entry of a list, and for each text of a row. White space at the ends is nobody's change. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('\r\n', '\n').trim()
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('\n')
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).filter(Boolean).join('\n')
  return ''
}
