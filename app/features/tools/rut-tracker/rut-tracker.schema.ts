import * as z from 'zod/mini'
import { readTool } from '~/features/tools/tool-query'
import { regions } from './rut-tracker.data'

const ids = regions.map(({ id }) => id)

const RutQuery = z.object({ region: z.enum(ids, { error: 'Choose the region you hunt in.' }) })

export function readRutQuery(query: URLSearchParams) {
  return readTool(query, RutQuery, { one: ['region'] })
}
