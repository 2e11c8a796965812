/**
 * The buttons that add, remove and move the rows of a list in a form. The form library reads what they send as a
 * command; here only those of the form's own lists get to it, and what is none is dropped as if it had not been sent.
 */
import { z } from 'zod'

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
