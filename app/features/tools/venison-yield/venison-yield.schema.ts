import * as z from 'zod/mini'
import { readTool } from '~/features/tools/tool-query'
import { mostLb, processings, species } from './venison-yield.data'
import { parseWeightLb } from './weight-text'

export const yieldMessages = {
  weight: 'Enter the weight in pounds, such as 150 or 150.5.',
  tooLow: 'Enter a weight above zero.',
  tooHigh: `Enter a weight of ${mostLb.toLocaleString('en-US')} lb or less.`,
  deerType: 'Choose the species.',
  processing: 'Choose how the meat is processed.',
} as const

const speciesIds = species.map(({ id }) => id)
const processingIds = processings.map(({ id }) => id)

const YieldQuery = z.object({
  weight: z.pipe(
    z.pipe(z.string(), z.transform(parseWeightLb)),
    z
      .number({ error: yieldMessages.weight })
      .check(z.gt(0, { error: yieldMessages.tooLow }), z.lte(mostLb, { error: yieldMessages.tooHigh })),
  ),
  deerType: z.enum(speciesIds, { error: yieldMessages.deerType }),
  processing: z.enum(processingIds, { error: yieldMessages.processing }),
})

export function readYieldQuery(query: URLSearchParams) {
  return readTool(query, YieldQuery, { one: ['weight', 'deerType', 'processing'] })
}
