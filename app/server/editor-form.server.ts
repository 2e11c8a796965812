import { editorFields } from '~/lib/editing'
import type { FormNames } from './dashboard-form.server'
import { listIntentField } from './list-intent.server'

interface EditorNames {
  lists?: readonly string[]
  /** Lists of rows, with the fields of each row. */
  rows?: Readonly<Record<string, readonly string[]>>
  files?: readonly string[]
}

/** The names of an editor's form: its own fields and lists, and what every editor sends besides. */
export function editorForm(
  labels: Readonly<Record<string, string>>,
  { lists = [], rows = {}, files = [] }: EditorNames = {},
): FormNames {
  const own = Object.keys(labels).flatMap((name) => {
    if (name in rows) return (rows[name] ?? []).map((field) => `${name}[].${field}`)
    return lists.includes(name) ? [`${name}[]`] : [name, `${name}Removed`]
  })
  return { fields: ['intent', listIntentField, ...Object.values(editorFields), ...own], files }
}
