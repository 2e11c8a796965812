import * as z from 'zod/mini'
import { readTool } from '~/tools/tool-query'
import { callPhases } from './call-recommender.data'

const ids = callPhases.map(({ id }) => id)

/** An unknown `notice` is ignored. */
const CallQuery = z.object({
  phase: z.enum(ids, { error: 'Choose a phase of the season.' }),
  notice: z.string(),
})

export function readCallQuery(query: URLSearchParams) {
  return readTool(query, CallQuery, { one: ['phase', 'notice'] })
}
