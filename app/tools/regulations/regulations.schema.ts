import * as z from 'zod/mini'
import { readTool } from '~/tools/tool-query'
import { states } from '~/lib/states.data'

const ids = states.map(({ id }) => id)

const RegulationQuery = z.object({
  state: z.pipe(z.string().check(z.toUpperCase()), z.enum(ids, { error: 'Choose the state where you hunt.' })),
})

export function readRegulationQuery(query: URLSearchParams) {
  return readTool(query, RegulationQuery, { one: ['state'] })
}
