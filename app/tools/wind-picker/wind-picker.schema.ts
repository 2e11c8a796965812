import * as z from 'zod/mini'
import { sitTimes } from '~/tools/stands/judge-stand'
import { readTool } from '~/tools/tool-query'
import { directions } from './wind-picker.data'

const ids = directions.map(({ id }) => id)

const WindQuery = z.object({ wind: z.enum(ids, { error: 'Choose the direction the wind comes from.' }) })

export function readWindQuery(query: URLSearchParams) {
  return readTool(query, WindQuery, { one: ['wind'] })
}

/** The winds of a week, today's first. */
export const dayFields = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const

const optionalWind = z.union([z.literal(''), z.enum(ids)], { error: 'Choose one of the eight winds.' })

const sitFields = {
  time: z.union([z.literal(''), z.enum(sitTimes.map(({ id }) => id))], { error: 'Choose a time from the list.' }),
  d1: optionalWind,
  d2: optionalWind,
  d3: optionalWind,
  d4: optionalWind,
  d5: optionalWind,
  d6: optionalWind,
  d7: optionalWind,
}

/** What is optional: the time of day, and the winds of a week. */
export function readSitQuery(query: URLSearchParams) {
  const { input, errors } = readTool(query, z.object(sitFields), { one: ['time', ...dayFields] })
  return { time: input?.time || undefined, winds: dayFields.map((name) => input?.[name] ?? ''), errors }
}
