import * as z from 'zod/mini'
import { readTool } from '~/features/tools/tool-query'
import { directions } from './wind-picker.data'

const ids = directions.map(({ id }) => id)

const WindQuery = z.object({ wind: z.enum(ids, { error: 'Choose the direction the wind comes from.' }) })

export function readWindQuery(query: URLSearchParams) {
  return readTool(query, WindQuery, { one: ['wind'] })
}
