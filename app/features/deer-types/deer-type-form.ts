/** A deer type as the dashboard's form holds it. */
import { formatCommaList } from '~/lib/comma-list'
import { defaultConservationStatus, type commaLists } from './deer-type.fields'
import type { DeerType } from './deer-types'
import type { DeerTypeInput } from './deer-types.schema'

/** Types, for the form library asks for an index. */
export type FaqRow = { question: string; answer: string }
export type SourceRow = { title: string; publisher: string; url: string; readOn: string; usedFor: string }

/** Lists whose entries have a place of their own in the form. */
type Rows = { faqQuestions: FaqRow[]; sources: SourceRow[]; galleryImages: string[] }

export type CommaList = (typeof commaLists)[number]

/** Every field is always sent, and each of them is text: lists of short texts too, see comma-list.ts. */
export type DeerTypeValues = Record<Exclude<keyof DeerTypeInput, keyof Rows>, string> & Rows

/** The names of the file inputs: the API's, too. */
export const deerTypeFiles = { featuredImageUrl: 'featuredImage', galleryImages: 'galleryImages' } as const

/** The fields of each row. */
export const deerTypeRows = {
  faqQuestions: ['question', 'answer'],
  sources: ['title', 'publisher', 'url', 'readOn', 'usedFor'],
} as const satisfies { faqQuestions: (keyof FaqRow)[]; sources: (keyof SourceRow)[] }

/** In the order in which the form shows them. */
export const deerTypeLabels = {
  name: 'Name',
  slug: 'Slug',
  scientificName: 'Scientific name',
  isActive: 'Status',
  generalDescription: 'General description',
  bodySize: 'Body size',
  antlerType: 'Antler type',
  uniqueTraits: 'Unique traits',
  featuredImageUrl: 'Featured image',
  galleryImages: 'Gallery',
  evolutionaryLineage: 'Evolutionary lineage',
  firstDiscoveredLocation: 'First discovered',
  continentsFound: 'Continents',
  countriesFound: 'Countries',
  typicalHabitats: 'Typical habitats',
  altitudePreferences: 'Altitude preferences',
  climatePreferences: 'Climate preferences',
  maleSize: 'Size, male',
  femaleSize: 'Size, female',
  maleWeight: 'Weight, male',
  femaleWeight: 'Weight, female',
  antlerShape: 'Antler shape',
  coloration: 'Coloration',
  physicalDifferences: 'Physical differences',
  dietType: 'Diet type',
  springDiet: 'Spring diet',
  summerDiet: 'Summer diet',
  fallDiet: 'Fall diet',
  winterDiet: 'Winter diet',
  feedingHabits: 'Feeding habits',
  matingSeasonStart: 'Mating season, start',
  matingSeasonEnd: 'Mating season, end',
  gestationPeriod: 'Gestation period',
  parentingHabits: 'Parenting habits',
  lifespanWild: 'Lifespan in the wild',
  lifespanCaptivity: 'Lifespan in captivity',
  dailyActivity: 'Daily activity',
  territorialBehavior: 'Territorial behavior',
  herdingBehavior: 'Herding behavior',
  migrationBehavior: 'Migration behavior',
  conservationStatus: 'Conservation status',
  conservationEfforts: 'Conservation efforts',
  protectedAreas: 'Protected areas',
  conservationLaws: 'Conservation laws',
  huntingRegions: 'Hunting regions',
  huntingRegulations: 'Hunting regulations',
  huntingBestPractices: 'Best practices',
  recommendedEquipment: 'Recommended equipment',
  trackingSigns: 'Tracking signs',
  interestingFacts: 'Interesting facts',
  culturalSignificance: 'Cultural significance',
  mythsAndLegends: 'Myths and legends',
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
  metaKeywords: 'Meta keywords',
  faqQuestions: 'Frequently asked questions',
  sources: 'Sources',
} as const satisfies Record<keyof DeerTypeValues, string>

/** What a record does not have is empty. */
export function toDeerTypeValues(deerType: Partial<DeerType>): DeerTypeValues {
  const text = (name: TextName) => deerType[name] ?? ''
  const list = (name: CommaList) => formatCommaList(deerType[name] ?? [])
  return {
    name: text('name'),
    slug: text('slug'),
    scientificName: text('scientificName'),
    isActive: String(deerType.isActive ?? true),
    generalDescription: text('generalDescription'),
    bodySize: text('bodySize'),
    antlerType: text('antlerType'),
    uniqueTraits: text('uniqueTraits'),
    featuredImageUrl: text('featuredImageUrl'),
    galleryImages: deerType.galleryImages ?? [],
    evolutionaryLineage: text('evolutionaryLineage'),
    firstDiscoveredLocation: text('firstDiscoveredLocation'),
    continentsFound: list('continentsFound'),
    countriesFound: list('countriesFound'),
    typicalHabitats: list('typicalHabitats'),
    altitudePreferences: text('altitudePreferences'),
    climatePreferences: text('climatePreferences'),
    maleSize: text('maleSize'),
    femaleSize: text('femaleSize'),
    maleWeight: text('maleWeight'),
    femaleWeight: text('femaleWeight'),
    antlerShape: text('antlerShape'),
    coloration: text('coloration'),
    physicalDifferences: text('physicalDifferences'),
    dietType: text('dietType'),
    springDiet: list('springDiet'),
    summerDiet: list('summerDiet'),
    fallDiet: list('fallDiet'),
    winterDiet: list('winterDiet'),
    feedingHabits: text('feedingHabits'),
    matingSeasonStart: text('matingSeasonStart'),
    matingSeasonEnd: text('matingSeasonEnd'),
    gestationPeriod: text('gestationPeriod'),
    parentingHabits: text('parentingHabits'),
    lifespanWild: text('lifespanWild'),
    lifespanCaptivity: text('lifespanCaptivity'),
    dailyActivity: text('dailyActivity'),
    territorialBehavior: text('territorialBehavior'),
    herdingBehavior: text('herdingBehavior'),
    migrationBehavior: text('migrationBehavior'),
    conservationStatus: deerType.conservationStatus ?? defaultConservationStatus,
    conservationEfforts: text('conservationEfforts'),
    protectedAreas: list('protectedAreas'),
    conservationLaws: text('conservationLaws'),
    huntingRegions: list('huntingRegions'),
    huntingRegulations: text('huntingRegulations'),
    huntingBestPractices: text('huntingBestPractices'),
    recommendedEquipment: list('recommendedEquipment'),
    trackingSigns: list('trackingSigns'),
    interestingFacts: list('interestingFacts'),
    culturalSignificance: text('culturalSignificance'),
    mythsAndLegends: text('mythsAndLegends'),
    metaTitle: text('metaTitle'),
    metaDescription: text('metaDescription'),
    metaKeywords: text('metaKeywords'),
    faqQuestions: (deerType.faqQuestions ?? []).map(({ question, answer }) => ({ question, answer })),
    sources: (deerType.sources ?? []).map(({ title, publisher, url, readOn, usedFor }) => ({
      ...{ title, publisher, url, readOn, usedFor },
    })),
  }
}

type TextName = Exclude<keyof DeerTypeInput, keyof Rows | CommaList | 'isActive' | 'conservationStatus'>
