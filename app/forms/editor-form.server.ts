/**
 * The names of an editor's form, and the buttons that add, remove and move the rows of its lists. The form library reads
 * what they send as a command; only those of the form's own lists get to it, and others are dropped.
 */
import { editorFields } from '~/lib/editing'
import type { FormNames } from './dashboard-form.server'
import { z } from 'zod'

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

/** The library's own name. */
export const listIntentField = '__intent__'

const place = z.int().min(0).max(999)
const ListIntent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('insert'), payload: z.object({ name: z.string() }) }),
  z.object({ type: z.literal('remove'), payload: z.object({ name: z.string(), index: place }) }),
  z.object({ type: z.literal('reorder'), payload: z.object({ name: z.string(), from: place, to: place }) }),
])

/** Whether the form asks for a change of one of its lists; no other command stays in it. */
export function takeListIntent(form: FormData, lists: readonly string[]): boolean {
  const sent = form.get(listIntentField)
  if (sent === null) return false
  const intent = ListIntent.safeParse(parseJson(sent))
  form.delete(listIntentField)
  if (!intent.success || !lists.includes(intent.data.payload.name)) return false
  form.set(listIntentField, JSON.stringify(intent.data))
  return true
}

function parseJson(value: FormDataEntryValue): unknown {
  if (typeof value !== 'string') return undefined
  try {
    const parsed: unknown = JSON.parse(value)
    return parsed
  } catch {
    return undefined
  }
}
