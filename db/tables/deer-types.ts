/** Optional text is NULL if missing; lists are JSON. */
import type { Generated, Insertable, Selectable } from 'kysely'
import type { CreatedAt, DeletedAt, Flag, InputColumns, JsonList, RowVersion } from './columns'

export interface DeerTypesTable {
  id: Generated<number>
  deletedAt: DeletedAt
  name: string
  /** Posts and deer types share their addresses. */
  slug: string
  scientificName: string
  generalDescription: string
  bodySize: string | null
  antlerType: string | null
  uniqueTraits: string | null

  evolutionaryLineage: string | null
  firstDiscoveredLocation: string | null

  countriesFound: JsonList
  continentsFound: JsonList
  typicalHabitats: JsonList
  altitudePreferences: string | null
  climatePreferences: string | null

  maleSize: string | null
  femaleSize: string | null
  maleWeight: string | null
  femaleWeight: string | null
  antlerShape: string | null
  coloration: string | null
  physicalDifferences: string | null

  dietType: string | null
  springDiet: JsonList
  summerDiet: JsonList
  fallDiet: JsonList
  winterDiet: JsonList
  feedingHabits: string | null

  matingSeasonStart: string | null
  matingSeasonEnd: string | null
  gestationPeriod: string | null
  parentingHabits: string | null
  lifespanWild: string | null
  lifespanCaptivity: string | null

  dailyActivity: string | null
  territorialBehavior: string | null
  herdingBehavior: string | null
  migrationBehavior: string | null

  conservationStatus: Generated<string>
  conservationEfforts: string | null
  protectedAreas: JsonList
  conservationLaws: string | null

  huntingRegions: JsonList
  huntingRegulations: string | null
  huntingBestPractices: string | null
  recommendedEquipment: JsonList
  trackingSigns: JsonList

  interestingFacts: JsonList
  culturalSignificance: string | null
  mythsAndLegends: string | null

  /** The JSON list has `{ question, answer }`. */
  faqQuestions: JsonList
  /** The JSON list has `{ title, publisher, url, readOn, usedFor, section }`; older ones have no section. */
  sources: JsonList
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null

  isActive: Generated<Flag>
  /** NULL means not scheduled. */
  publishAt: string | null
  featuredImageUrl: string | null
  galleryImages: JsonList
  createdAt: CreatedAt
  updatedAt: string
  version: RowVersion
  searchText: Generated<string>
}

export type DeerTypeRow = Selectable<DeerTypesTable>
export type NewDeerTypeRow = Insertable<DeerTypesTable>
export type DeerTypeColumns = InputColumns<DeerTypeRow>
