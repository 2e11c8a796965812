/** Full-text search and the dashboard's list read these columns. */
import type { PublicTable } from './page-kinds'

interface SearchedColumns {
  /** The number is part of rowids in the index, so it never changes: 0 to 15; pages that are no records have 3. */
  number: number
  title: readonly string[]
  keywords: readonly string[]
  body: readonly string[]
  html: readonly string[]
  quoted: readonly string[]
  quotedHtml: readonly string[]
  listed: readonly string[]
  /** The points of the table's hits are multiplied by this number. */
  weight: number
  /** The newest of equal hits comes first; otherwise they are in the order in which the site got them. */
  isNewestFirst: boolean
}

export const searchedColumns = {
  products: {
    number: 0,
    title: ['name'],
    keywords: ['category', 'features'],
    body: ['description'],
    html: [],
    quoted: ['description'],
    quotedHtml: [],
    listed: ['name', 'slug', 'category', 'description'],
    weight: 1,
    isNewestFirst: true,
  },
  deerTypes: {
    number: 1,
    title: ['name', 'scientificName'],
    keywords: ['metaKeywords', 'conservationStatus'],
    body: [
      'generalDescription',
      'bodySize',
      'antlerType',
      'uniqueTraits',
      'evolutionaryLineage',
      'firstDiscoveredLocation',
      'countriesFound',
      'continentsFound',
      'typicalHabitats',
      'altitudePreferences',
      'climatePreferences',
      'maleSize',
      'femaleSize',
      'maleWeight',
      'femaleWeight',
      'antlerShape',
      'coloration',
      'physicalDifferences',
      'dietType',
      'springDiet',
      'summerDiet',
      'fallDiet',
      'winterDiet',
      'feedingHabits',
      'matingSeasonStart',
      'matingSeasonEnd',
      'gestationPeriod',
      'parentingHabits',
      'lifespanWild',
      'lifespanCaptivity',
      'dailyActivity',
      'territorialBehavior',
      'herdingBehavior',
      'migrationBehavior',
      'conservationEfforts',
      'protectedAreas',
      'conservationLaws',
      'huntingRegions',
      'huntingRegulations',
      'huntingBestPractices',
      'recommendedEquipment',
      'trackingSigns',
      'interestingFacts',
      'culturalSignificance',
      'mythsAndLegends',
      'faqQuestions',
    ],
    html: [],
    quoted: [
      'generalDescription',
      'uniqueTraits',
      'antlerShape',
      'coloration',
      'physicalDifferences',
      'feedingHabits',
      'parentingHabits',
      'dailyActivity',
      'territorialBehavior',
      'herdingBehavior',
      'migrationBehavior',
      'conservationEfforts',
      'conservationLaws',
      'huntingRegulations',
      'huntingBestPractices',
      'culturalSignificance',
      'mythsAndLegends',
    ],
    quotedHtml: [],
    listed: ['name', 'scientificName', 'slug', 'generalDescription'],
    weight: 1.1,
    isNewestFirst: false,
  },
  blogPosts: {
    number: 2,
    title: ['title'],
    keywords: ['metaKeywords', 'focusKeyword', 'category'],
    body: ['excerpt'],
    html: ['content'],
    quoted: ['excerpt'],
    quotedHtml: ['content'],
    listed: ['title', 'slug', 'excerpt', 'category'],
    weight: 1,
    isNewestFirst: true,
  },
} as const satisfies Readonly<Record<PublicTable, SearchedColumns>>
