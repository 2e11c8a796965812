import * as z from 'zod/mini'
import { readTool, type ToolReading } from '~/tools/tool-query'
import type { ChecklistQuestion } from './checklist'
import { extraList, huntTypes } from './checklist-items.data'
import { readOwnItems } from './own-items'

const ids = huntTypes.map(({ id }) => id)
/** createChecklist() drops unknown ids. */
const marks = z.array(z.string())

const ChecklistQuery = z.object({
  huntType: z.enum(ids, { error: 'Choose what you are hunting with.' }),
  done: marks,
  have: marks,
  truck: marks,
  own: z.pipe(
    marks,
    z.transform((texts) => readOwnItems(texts)),
  ),
  hide: marks,
  extra: z.string(),
})

/** The parameters that make a list more than a hunt type's bare one. `add` is an own item, as its field sends it. */
export const listParts = ['done', 'have', 'truck', 'own', 'hide', 'add', 'extra'] as const

export function readChecklistQuery(address: URLSearchParams): ToolReading<ChecklistQuestion> {
  const query = new URLSearchParams(address)
  for (const text of query.getAll('add')) query.append('own', text)
  const { isAsked, input, errors } = readTool(query, ChecklistQuery, {
    one: ['huntType', 'extra'],
    many: ['done', 'have', 'truck', 'own', 'hide'],
  })
  if (!input) return { isAsked, input, errors }
  const { extra, ...list } = input
  return { isAsked, input: { ...list, extra: extra === extraList.id ? extra : undefined }, errors }
}
