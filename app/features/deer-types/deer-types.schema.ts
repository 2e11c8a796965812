/** What a deer type must look like, from the editor and from the API. */
import { z } from 'zod'
import { isReservedSlug } from '~/features/addresses/reserved-slugs'
import { isOwnPicture, ownPictureShape } from '~/lib/own-picture'
import { reservedSlugMessage, slugField } from '~/lib/slug.schema'
import { rowList } from '~/lib/rows.schema'
import { characterCount } from '~/lib/text'
import { optionalLine, optionalText, requiredLine, requiredText, textList, tooLong } from '~/lib/text.schema'
import { parseCommaList } from '~/lib/comma-list'
import { commaLists, deerTypeFieldMessages, deerTypeLimits, defaultConservationStatus } from './deer-type.fields'

const { nameMissing, scientificNameMissing, descriptionMissing, questionMissing, answerMissing, foreignPicture } =
  deerTypeFieldMessages

const text = optionalText({ max: deerTypeLimits.text })
const list = textList({ max: deerTypeLimits.listItem, maxItems: deerTypeLimits.list })
const picture = { error: foreignPicture }

const faqs = rowList(
  z.object({
    question: requiredLine({ missing: questionMissing, max: deerTypeLimits.question }),
    answer: requiredText({ missing: answerMissing, max: deerTypeLimits.answer }),
  }),
  {
    maxItems: deerTypeLimits.list,
    error: 'Use a list of questions with their answers',
    shapes: { question: { maxLength: deerTypeLimits.question }, answer: { maxLength: deerTypeLimits.answer } },
  },
)

const lineShape = { maxLength: deerTypeLimits.line }
const line = (missing: string) => requiredLine({ missing, max: deerTypeLimits.line })
const sources = rowList(
  z.object({
    title: line('Give the title of the source'),
    publisher: line('Say who publishes the source'),
    url: z
      .string()
      .trim()
      .max(deerTypeLimits.url, { error: tooLong(deerTypeLimits.url) })
      .pipe(z.url({ protocol: /^https?$/, error: 'Give the address of the source, with http:// or https://' })),
    readOn: z
      .string()
      .trim()
      .pipe(z.iso.date({ error: 'Give the day on which it was read, such as 2026-11-21' })),
    usedFor: line('Say what the source was read for'),
  }),
  {
    maxItems: deerTypeLimits.sources,
    error: 'Use a list of sources',
    shapes: {
      ...{ title: lineShape, publisher: lineShape, usedFor: lineShape },
      url: { format: 'uri', maxLength: deerTypeLimits.url },
      readOn: { format: 'date' },
    },
  },
)

export const DeerTypeInput = z.object({
  name: requiredLine({ missing: nameMissing, max: deerTypeLimits.name }),
  /** Empty: made of the name. */
  slug: slugField.refine((slug) => !isReservedSlug(slug), { error: reservedSlugMessage }),
  scientificName: requiredLine({ missing: scientificNameMissing, max: deerTypeLimits.name }),
  generalDescription: requiredText({ missing: descriptionMissing, max: deerTypeLimits.text }),
  bodySize: text,
  antlerType: text,
  uniqueTraits: text,

  evolutionaryLineage: text,
  firstDiscoveredLocation: text,

  countriesFound: list,
  continentsFound: list,
  typicalHabitats: list,
  altitudePreferences: text,
  climatePreferences: text,

  maleSize: text,
  femaleSize: text,
  maleWeight: text,
  femaleWeight: text,
  antlerShape: text,
  coloration: text,
  physicalDifferences: text,

  dietType: text,
  springDiet: list,
  summerDiet: list,
  fallDiet: list,
  winterDiet: list,
  feedingHabits: text,

  matingSeasonStart: text,
  matingSeasonEnd: text,
  gestationPeriod: text,
  parentingHabits: text,
  lifespanWild: text,
  lifespanCaptivity: text,

  dailyActivity: text,
  territorialBehavior: text,
  herdingBehavior: text,
  migrationBehavior: text,

  conservationStatus: optionalLine({ max: deerTypeLimits.name })
    .transform((status) => status ?? defaultConservationStatus)
    .meta({ description: `Where it is empty: ${defaultConservationStatus}.` }),
  conservationEfforts: text,
  protectedAreas: list,
  conservationLaws: text,

  huntingRegions: list,
  huntingRegulations: text,
  huntingBestPractices: text,
  recommendedEquipment: list,
  trackingSigns: list,

  interestingFacts: list,
  culturalSignificance: text,
  mythsAndLegends: text,

  faqQuestions: faqs,
  sources,
  metaTitle: optionalLine({ max: deerTypeLimits.line }),
  metaDescription: optionalText({ max: deerTypeLimits.line }),
  metaKeywords: optionalText({ max: deerTypeLimits.keywords }),

  isActive: z.boolean(),
  featuredImageUrl: optionalText({ max: deerTypeLimits.url })
    .refine((url) => url === null || isOwnPicture(url), picture)
    .meta(ownPictureShape),
  galleryImages: textList({
    ...{ max: deerTypeLimits.url, maxItems: deerTypeLimits.list },
    shape: ownPictureShape,
  }).refine((urls) => urls.every(isOwnPicture), picture),
})
export type DeerTypeInput = z.output<typeof DeerTypeInput>

type Meta = Pick<DeerTypeInput, 'metaTitle' | 'metaDescription'>

/**
 * The same from the dashboard's form, where everything is text. What search engines show has a shorter cap there, but a
 * text that is stored already may stay as it is.
 */
export function deerTypeForm(stored: Meta | undefined) {
  const { metaTitle, metaDescription } = DeerTypeInput.shape
  const fits = (name: keyof Meta) => (text: string | null) =>
    text === null || text === stored?.[name] || characterCount(text) <= deerTypeLimits[name]
  const form = DeerTypeInput.extend({
    metaTitle: metaTitle.refine(fits('metaTitle'), { error: tooLong(deerTypeLimits.metaTitle) }),
    metaDescription: metaDescription.refine(fits('metaDescription'), {
      error: tooLong(deerTypeLimits.metaDescription),
    }),
  })
  return z.preprocess((sent) => {
    const fields = z.looseObject({}).parse(sent)
    const lists = commaLists.map((name) => [name, readList(fields[name])] as const)
    return { ...fields, ...Object.fromEntries(lists), isActive: fields.isActive === 'true' }
  }, form)
}

function readList(sent: unknown): string[] {
  return typeof sent === 'string' ? parseCommaList(sent) : []
}
