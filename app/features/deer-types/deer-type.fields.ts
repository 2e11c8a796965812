/** The fields of a deer type as the operator writes them: how long, in which words refused, and how sent and kept. */

export const deerTypeLimits = {
  name: 120,
  text: 20_000,
  listItem: 1000,
  list: 200,
  sources: 100,
  question: 500,
  answer: 5000,
  line: 500,
  /** In the editor; through the API each is a line. */
  metaTitle: 60,
  metaDescription: 160,
  keywords: 2000,
  url: 2000,
} as const

export const deerTypeFieldMessages = {
  nameMissing: 'Please give the deer type a name',
  scientificNameMissing: 'Please give the scientific name',
  descriptionMissing: 'Please write the general description',
  questionMissing: 'Please write the question that belongs to this answer',
  answerMissing: 'Please answer this question',
  foreignPicture: 'Upload the picture instead',
} as const

export const defaultConservationStatus = 'Least Concern'

/** The categories of the IUCN Red List, extinct ones aside; another text is allowed. */
export const conservationStatuses = [
  defaultConservationStatus,
  'Near Threatened',
  'Vulnerable',
  'Endangered',
  'Critically Endangered',
  'Extinct in the Wild',
  'Data Deficient',
  'Not Evaluated',
] as const

/** Lists of short texts: one box for each in the editor. */
export const commaLists = [
  'countriesFound',
  'continentsFound',
  'typicalHabitats',
  'springDiet',
  'summerDiet',
  'fallDiet',
  'winterDiet',
  'protectedAreas',
  'huntingRegions',
  'recommendedEquipment',
  'trackingSigns',
  'interestingFacts',
] as const

/** How the API's multipart sends them. */
export const deerTypePayload = {
  text: [
    ...['name', 'slug', 'scientificName', 'generalDescription', 'bodySize', 'antlerType', 'uniqueTraits'],
    ...['evolutionaryLineage', 'firstDiscoveredLocation', 'altitudePreferences', 'climatePreferences'],
    ...['maleSize', 'femaleSize', 'maleWeight', 'femaleWeight', 'antlerShape', 'coloration', 'physicalDifferences'],
    ...['dietType', 'feedingHabits', 'matingSeasonStart', 'matingSeasonEnd', 'gestationPeriod', 'parentingHabits'],
    ...['lifespanWild', 'lifespanCaptivity', 'dailyActivity', 'territorialBehavior', 'herdingBehavior'],
    ...['migrationBehavior', 'conservationStatus', 'conservationEfforts', 'conservationLaws', 'huntingRegulations'],
    ...['huntingBestPractices', 'culturalSignificance', 'mythsAndLegends', 'metaTitle', 'metaDescription'],
    ...['metaKeywords', 'featuredImageUrl', 'version'],
  ],
  json: [...commaLists, ...['faqQuestions', 'sources', 'galleryImages']],
  flags: ['isActive'],
} as const

/** The lists as the table holds them. */
export function deerTypeListColumns(
  deerType: Readonly<Record<DeerTypeList, readonly unknown[]>>,
): Record<DeerTypeList, string> {
  return {
    countriesFound: JSON.stringify(deerType.countriesFound),
    continentsFound: JSON.stringify(deerType.continentsFound),
    typicalHabitats: JSON.stringify(deerType.typicalHabitats),
    springDiet: JSON.stringify(deerType.springDiet),
    summerDiet: JSON.stringify(deerType.summerDiet),
    fallDiet: JSON.stringify(deerType.fallDiet),
    winterDiet: JSON.stringify(deerType.winterDiet),
    protectedAreas: JSON.stringify(deerType.protectedAreas),
    huntingRegions: JSON.stringify(deerType.huntingRegions),
    recommendedEquipment: JSON.stringify(deerType.recommendedEquipment),
    trackingSigns: JSON.stringify(deerType.trackingSigns),
    interestingFacts: JSON.stringify(deerType.interestingFacts),
    faqQuestions: JSON.stringify(deerType.faqQuestions),
    sources: JSON.stringify(deerType.sources),
    galleryImages: JSON.stringify(deerType.galleryImages),
  }
}

type DeerTypeList = (typeof commaLists)[number] | 'faqQuestions' | 'sources' | 'galleryImages'
