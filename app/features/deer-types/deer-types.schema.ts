/** What a deer type must look like, from the editor and from the API. */
import { z } from 'zod'
import { isReservedSlug } from '~/features/addresses/reserved-slugs'
import { isOwnPicture, ownPictureShape } from '~/lib/own-picture'
import { reservedSlugMessage, slugField } from '~/lib/slug.schema'
import { optionalText, requiredLine, requiredText, textList } from '~/lib/text.schema'
import { deerTypeFieldMessages, deerTypeLimits } from './deer-type-fields'

const { nameMissing, scientificNameMissing, descriptionMissing, questionMissing, answerMissing, foreignPicture } =
  deerTypeFieldMessages

const text = optionalText({ max: deerTypeLimits.text })
const list = textList({ max: deerTypeLimits.listItem, maxItems: deerTypeLimits.list })
const picture = { error: foreignPicture }

const typed = (maxLength: number) => z.string().meta({ maxLength }).catch('')

/** A pair of which nothing was typed is none. */
const faqs = z
  .array(z.object({ question: typed(deerTypeLimits.question), answer: typed(deerTypeLimits.answer) }), {
    error: 'Use a list of questions with their answers',
  })
  .nullish()
  .transform((pairs) => (pairs ?? []).filter(({ question, answer }) => question.trim() !== '' || answer.trim() !== ''))
  .pipe(
    z
      .array(
        z.object({
          question: requiredLine({ missing: questionMissing, max: deerTypeLimits.question }),
          answer: requiredText({ missing: answerMissing, max: deerTypeLimits.answer }),
        }),
      )
      .max(deerTypeLimits.list),
  )

const line = (missing: string) => requiredLine({ missing, max: deerTypeLimits.line })
const sources = z
  .array(
    z.object({
      title: line('Give the title of the source'),
      publisher: line('Say who publishes the source'),
      url: z.url({ protocol: /^https?$/, error: 'Give the address of the source, with http:// or https://' }),
      readOn: z.iso.date({ error: 'Give the day on which it was read, such as 2026-11-21' }),
      usedFor: line('Say what the source was read for'),
    }),
    { error: 'Use a list of sources' },
  )
  .max(100)
  .nullish()
  .transform((given) => given ?? [])

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

  conservationStatus: optionalText({ max: deerTypeLimits.name })
    .transform((status) => status ?? 'Least Concern')
    .meta({ description: 'Where it is empty: Least Concern.' }),
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
  metaTitle: optionalText({ max: deerTypeLimits.line }),
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
