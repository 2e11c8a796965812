import { isOwnPicture } from '~/lib/picture-source'
import type { EntryStamps, RecordOf } from '~/lib/record-fields'
import { placeholderPath } from '~/paths'
import { deerTypeSections, type DeerTypeSectionId } from './deer-type-sections.data'
import type { deerTypeFields } from './deer-type.fields'

export interface DeerType extends RecordOf<typeof deerTypeFields> {
  id: number
}

export type DeerTypeCard = Pick<
  DeerType,
  'id' | 'name' | 'slug' | 'scientificName' | 'generalDescription' | 'conservationStatus' | 'featuredImageUrl'
>

export interface DeerTypeListEntry extends Omit<DeerTypeCard, 'generalDescription'>, Pick<DeerType, 'isActive'> {
  publishAt: string | null
}

export const deerTypeStateLabels = [
  { id: 'active', label: 'Active' },
  { id: 'inactive', label: 'Inactive' },
  { id: 'scheduled', label: 'Scheduled' },
] as const
export type DeerTypeState = (typeof deerTypeStateLabels)[number]['id']

export function deerTypePicture({ featuredImageUrl, name }: Pick<DeerType, 'featuredImageUrl' | 'name'>): string {
  return featuredImageUrl !== null && isOwnPicture(featuredImageUrl) ? featuredImageUrl : placeholderPath(name)
}

/** Any other status is a warning. */
const calmStatus = 'least concern'

export function isOfConcern({ conservationStatus }: Pick<DeerType, 'conservationStatus'>): boolean {
  return conservationStatus.trim().toLowerCase() !== calmStatus
}

/** Sections that are not here are never empty, or say so themselves, such as Gallery and FAQs. */
const sectionFields: Partial<Record<DeerTypeSectionId, readonly (keyof DeerType)[]>> = {
  origins: ['evolutionaryLineage', 'firstDiscoveredLocation'],
  regions: ['continentsFound', 'countriesFound', 'typicalHabitats', 'altitudePreferences', 'climatePreferences'],
  physical: [
    'maleSize',
    'femaleSize',
    'maleWeight',
    'femaleWeight',
    'antlerShape',
    'coloration',
    'physicalDifferences',
  ],
  diet: ['dietType', 'springDiet', 'summerDiet', 'fallDiet', 'winterDiet', 'feedingHabits'],
  breeding: [
    'matingSeasonStart',
    'matingSeasonEnd',
    'gestationPeriod',
    'parentingHabits',
    'lifespanWild',
    'lifespanCaptivity',
  ],
  behavior: ['dailyActivity', 'territorialBehavior', 'herdingBehavior', 'migrationBehavior'],
  hunting: ['huntingRegions', 'huntingRegulations', 'huntingBestPractices', 'recommendedEquipment', 'trackingSigns'],
  facts: ['interestingFacts', 'culturalSignificance', 'mythsAndLegends'],
}

const furtherFields: Partial<Record<DeerTypeSectionId, readonly (keyof DeerType)[]>> = {
  about: ['generalDescription', 'bodySize', 'antlerType', 'uniqueTraits'],
  conservation: ['conservationEfforts', 'protectedAreas', 'conservationLaws'],
}

export function sectionOfField(field: string): DeerTypeSectionId | undefined {
  return deerTypeSections.find(({ id }) =>
    [...(sectionFields[id] ?? []), ...(furtherFields[id] ?? [])].some((name) => name === field),
  )?.id
}

export function emptySections(
  deerType: Readonly<Partial<Record<keyof DeerType, unknown>>>,
): readonly (typeof deerTypeSections)[number][] {
  return deerTypeSections.filter(({ id }) =>
    sectionFields[id]?.every((field) => {
      const value = deerType[field]
      return value === null || (Array.isArray(value) && value.length === 0)
    }),
  )
}

/** Returns null unless the name is a genus with species and possibly subspecies. */
export function genusOf(scientificName: string): string | null {
  return /^([A-Z][a-z]+) [a-z]+(?:-[a-z]+)?(?: [a-z]+)?$/.exec(scientificName)?.[1] ?? null
}

export const defaultSpeciesCount = 4

export interface DeerTypeEntry extends DeerType, EntryStamps {}

export const deerTypeMessages = {
  none: 'No Deer Types Available',
  noGallery: 'No gallery images available yet.',
  noFaqs: 'No frequently asked questions available yet.',
  notFound: 'Deer Type Not Found',
} as const
