/** conform executes list intents, so only those for the form's own lists pass. */
import { choiceField, editorFields } from '~/lib/editing'
import { parseJson } from '~/lib/parse-json'
import type { FormNames } from './dashboard-form.server'
import { z } from 'zod'

export interface EditorNames {
  lists?: readonly string[]
  rows?: Readonly<Record<string, readonly string[]>>
  files?: readonly string[]
}

export function editorForm(
  labels: Readonly<Record<string, string>>,
  { lists = [], rows = {}, files = [] }: EditorNames = {},
): FormNames {
  const own = Object.keys(labels).flatMap((name) => {
    if (name in rows) return (rows[name] ?? []).map((field) => `${name}[].${field}`)
    return [`${name}Chosen[]`, ...(lists.includes(name) ? [`${name}[]`] : [name, `${name}Removed`])]
  })
  const choices = Object.keys(labels).map(choiceField)
  return {
    fields: ['intent', listIntentField, 'librarySearch', ...Object.values(editorFields), ...choices, ...own],
    files,
  }
}

export const listIntentField = '__intent__'

const place = z.int().min(0).max(999)
const ListIntent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('insert'), payload: z.object({ name: z.string() }) }),
  z.object({ type: z.literal('remove'), payload: z.object({ name: z.string(), index: place }) }),
  z.object({ type: z.literal('reorder'), payload: z.object({ name: z.string(), from: place, to: place }) }),
])

export function takeListIntent(form: FormData, lists: readonly string[]): boolean {
  const sent = form.get(listIntentField)
  if (sent === null) return false
  const intent = ListIntent.safeParse(typeof sent === 'string' ? parseJson(sent) : undefined)
  form.delete(listIntentField)
  if (!intent.success || !lists.includes(intent.data.payload.name)) return false
  form.set(listIntentField, JSON.stringify(intent.data))
  return true
}
