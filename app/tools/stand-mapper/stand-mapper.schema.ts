import * as z from 'zod/mini'
import { callPhases } from '~/tools/call-recommender/call-recommender.data'
import { readTool } from '~/tools/tool-query'
import { directions } from '~/tools/wind-picker/wind-picker.data'
import { characterCount } from '~/lib/text'
import { quoteWords, readDescription } from './feature-words'
import { descriptionLimit, featureIds, type FeatureId } from './stand-mapper.data'

const Description = z.pipe(
  z.string(),
  // Forms submit line breaks as CRLF; the browser's own FormData has LF.
  z.transform((text: string) => text.replaceAll('\r\n', '\n')),
)

const Features = z.pipe(
  z.array(z.string()),
  z.transform((values: string[]): FeatureId[] => featureIds.filter((id) => values.includes(id))),
)

const Season = z.union([z.literal(''), z.enum(callPhases.map(({ id }) => id))], {
  error: 'Choose a part of the season.',
})
const Wind = z.union([z.literal(''), z.enum(directions.map(({ id }) => id))], {
  error: 'Choose from the eight winds.',
})

const StandQuery = z.object({ description: Description, feature: Features, season: Season, wind: Wind }).check(
  z.superRefine(({ description, feature }, context) => {
    const message = descriptionError(description, feature)
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['description'], message })
  }),
)

/** The server accepts addresses of about 8,000 characters, and most non-English letters take six there. */
const mostInAddress = 7000

function descriptionError(description: string, feature: readonly FeatureId[]): string | undefined {
  if (characterCount(description) > descriptionLimit) {
    return `Shorten your description to ${descriptionLimit.toLocaleString('en-US')} characters.`
  }
  if (new URLSearchParams({ description }).toString().length > mostInAddress) {
    return 'Shorten your description. It is part of the link to the answer, and that link would be too long to open.'
  }
  if (feature.length > 0) return undefined
  if (description === '') return 'Describe your ground or check at least one feature.'
  const { recognized, missing } = readDescription(description)
  if (recognized.length > 0) return undefined
  if (missing.length > 0) {
    return `Your description names only what is not there: ${quoteWords(missing.slice(0, 4))}. Add what is there, or check it below.`
  }
  return 'We did not recognize a feature in your description. Name one, such as a saddle or a bean field, or check one below.'
}

export function readStandQuery(query: URLSearchParams) {
  return readTool(query, StandQuery, { one: ['description', 'season', 'wind'], many: ['feature'] })
}
