import * as z from 'zod/mini'
import { readTool } from '~/tools/tool-query'

const MonthQuery = z.object({
  month: z.string().check(
    z.regex(/^(19\d\d|20\d\d|2100)-(0[1-9]|1[0-2])$/, {
      error: 'Enter a month from 1900-01 to 2100-12, such as 2026-11.',
    }),
  ),
})

/** Reads the month, or that of `today` if none is valid. */
export function readMoonQuery(query: URLSearchParams, today: string) {
  const { input, errors } = readTool(query, MonthQuery, { one: ['month'] })
  return { month: input?.month ?? today.slice(0, 7), errors }
}
