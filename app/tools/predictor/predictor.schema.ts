import * as z from 'zod/mini'
import { readTool } from '~/tools/tool-query'
import { characterCount, cleanLine } from '~/lib/text'
import type { Draw } from './predictor'
import { moonPhases, mostLocationCharacters, weathers, windows } from './predictor.data'

const PredictorQuery = z.object({
  location: z.string().check(
    z.overwrite(cleanLine),
    z.minLength(1, { error: 'Name your spot. The name does not change the score.' }),
    z.refine((text) => characterCount(text) <= mostLocationCharacters, {
      error: `Keep the location to ${String(mostLocationCharacters)} characters.`,
    }),
  ),
  weather: z.enum(
    weathers.map(({ id }) => id),
    { error: 'Choose the weather.' },
  ),
  moonPhase: z.enum(
    moonPhases.map(({ id }) => id),
    { error: 'Choose the moon phase.' },
  ),
})

const DrawQuery = z.object({
  luck: z.string().check(z.regex(/^(?:\d|1\d|20)$/)),
  window: z.enum(windows.map(({ id }) => id)),
})

export function readPredictorQuery(query: URLSearchParams) {
  return readTool(query, PredictorQuery, { one: ['location', 'weather', 'moonPhase'] })
}

/** Returns undefined if any part is missing or out of range. */
export function readDraw(query: URLSearchParams): Draw | undefined {
  const { data } = z.safeParse(DrawQuery, { luck: query.get('luck'), window: query.get('window') })
  return data && { luck: Number(data.luck), window: data.window }
}
