import * as z from 'zod/mini'
import { readTool } from '~/features/tools/tool-query'
import { huntTypes } from './checklist-items.data'

const ids = huntTypes.map(({ id }) => id)

const ChecklistQuery = z.object({
  huntType: z.enum(ids, { error: 'Choose what you are hunting with.' }),
  /** Ids of checked items; unknown ones are dropped later. */
  done: z.array(z.string()),
})

export function readChecklistQuery(query: URLSearchParams) {
  return readTool(query, ChecklistQuery, { one: ['huntType'], many: ['done'] })
}
