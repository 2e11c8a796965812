import * as z from 'zod/mini'
import { readTool } from '~/tools/tool-query'
import { huntTypes } from './checklist-items.data'
import { readOwnItems } from './own-items'

const ids = huntTypes.map(({ id }) => id)
/** Unknown ids are dropped later. */
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
})

/** Everything that makes a list more than a hunt type's bare one. `add`: an item of one's own, as its field sends it. */
export const listParts = ['done', 'have', 'truck', 'own', 'hide', 'add'] as const

export function readChecklistQuery(address: URLSearchParams) {
  const query = new URLSearchParams(address)
  for (const text of query.getAll('add')) query.append('own', text)
  return readTool(query, ChecklistQuery, { one: ['huntType'], many: ['done', 'have', 'truck', 'own', 'hide'] })
}
