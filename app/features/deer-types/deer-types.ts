/** Species of the guide, as visitors see them. Optional text is null where there is none, lists are empty. */
import { isOwnPicture } from '~/lib/own-picture'
import type { EntryStamps, RecordOf } from '~/lib/record-fields'
import { placeholderPath } from '~/paths'
import type { deerTypeFields } from './deer-type.fields'

export interface DeerType extends RecordOf<typeof deerTypeFields> {
  id: number
}

/** What a card of the guide shows. */
export type DeerTypeCard = Pick<
  DeerType,
  'id' | 'name' | 'slug' | 'scientificName' | 'generalDescription' | 'conservationStatus' | 'featuredImageUrl'
>

/** What the dashboard's list shows. */
export type DeerTypeListEntry = Omit<DeerTypeCard, 'generalDescription'> & Pick<DeerType, 'isActive'>

export function deerTypePicture({ featuredImageUrl, name }: Pick<DeerType, 'featuredImageUrl' | 'name'>): string {
  return featuredImageUrl !== null && isOwnPicture(featuredImageUrl) ? featuredImageUrl : placeholderPath(name)
}

/** Any status but this one is a warning. */
const calmStatus = 'least concern'

export function isOfConcern({ conservationStatus }: Pick<DeerType, 'conservationStatus'>): boolean {
  return conservationStatus.trim().toLowerCase() !== calmStatus
}

/** The sections of a species' page, in the order of the jump bar. */
export const deerTypeSections = [
  { id: 'about', label: 'About' },
  { id: 'gallery', label: 'Gallery' },
  { id: 'origins', label: 'Origins' },
  { id: 'regions', label: 'Regions' },
  { id: 'physical', label: 'Physical' },
  { id: 'diet', label: 'Diet' },
  { id: 'breeding', label: 'Breeding' },
  { id: 'behavior', label: 'Behavior' },
  { id: 'conservation', label: 'Conservation' },
  { id: 'hunting', label: 'Hunting' },
  { id: 'facts', label: 'Facts' },
  { id: 'faqs', label: 'FAQs' },
] as const

export type DeerTypeSectionId = (typeof deerTypeSections)[number]['id']

/** What a section shows. The others are never empty, or say so in the specification's words: Gallery, FAQs. */
const sectionFields: Partial<Record<DeerTypeSectionId, readonly (keyof DeerType)[]>> = {
  origins: ['evolutionaryLineage', 'firstDiscoveredLocation'],
  regions: ['continentsFound', 'countriesFound', 'typicalHabitats', 'altitudePreferences', 'climatePreferences'],
  physical: [
    ...(['maleSize', 'femaleSize', 'maleWeight', 'femaleWeight'] as const),
    ...(['antlerShape', 'coloration', 'physicalDifferences'] as const),
  ],
  diet: ['dietType', 'springDiet', 'summerDiet', 'fallDiet', 'winterDiet', 'feedingHabits'],
  breeding: [
    ...(['matingSeasonStart', 'matingSeasonEnd', 'gestationPeriod'] as const),
    ...(['parentingHabits', 'lifespanWild', 'lifespanCaptivity'] as const),
  ],
  behavior: ['dailyActivity', 'territorialBehavior', 'herdingBehavior', 'migrationBehavior'],
  hunting: [
    ...(['huntingRegions', 'huntingRegulations', 'huntingBestPractices'] as const),
    ...(['recommendedEquipment', 'trackingSigns'] as const),
  ],
  facts: ['interestingFacts', 'culturalSignificance', 'mythsAndLegends'],
}

/** The sections that a species' page leaves out, for nothing has been written for them. */
export function emptySections(deerType: DeerType): readonly (typeof deerTypeSections)[number][] {
  return deerTypeSections.filter(({ id }) =>
    sectionFields[id]?.every((field) => {
      const value = deerType[field]
      return value === null || (Array.isArray(value) && value.length === 0)
    }),
  )
}

/** The genus of a scientific name that is a genus and a species, with or without a subspecies; null for other texts. */
export function genusOf(scientificName: string): string | null {
  return /^([A-Z][a-z]+) [a-z]+(?:-[a-z]+)?(?: [a-z]+)?$/.exec(scientificName)?.[1] ?? null
}

/** Shown as the number of species where the true number could not be read. */
export const defaultSpeciesCount = 4

export interface DeerTypeEntry extends DeerType, EntryStamps {}

export const deerTypeMessages = {
  none: 'No Deer Types Available',
  noGallery: 'No gallery images available yet.',
  noFaqs: 'No frequently asked questions available yet.',
  notFound: 'Deer Type Not Found',
} as const
