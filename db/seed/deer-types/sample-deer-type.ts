/**
 * A species of the guide, complete in every field. Sizes and weights stand in both systems of units.
 *
 * The records beside this file are drafts: nothing seeds them yet. Their sources were read in excerpts; each fact is to
 * be held against its source once more, and weak sources replaced, before a start shows them to anybody.
 */
import type { Source } from '~db/seed/source'

export interface SampleDeerType {
  name: string
  slug: string
  scientificName: string
  generalDescription: string
  bodySize: string
  antlerType: string
  uniqueTraits: string

  evolutionaryLineage: string
  firstDiscoveredLocation: string

  countriesFound: readonly string[]
  continentsFound: readonly string[]
  typicalHabitats: readonly string[]
  altitudePreferences: string
  climatePreferences: string

  maleSize: string
  femaleSize: string
  maleWeight: string
  femaleWeight: string
  antlerShape: string
  coloration: string
  physicalDifferences: string

  dietType: string
  springDiet: readonly string[]
  summerDiet: readonly string[]
  fallDiet: readonly string[]
  winterDiet: readonly string[]
  feedingHabits: string

  matingSeasonStart: string
  matingSeasonEnd: string
  gestationPeriod: string
  parentingHabits: string
  lifespanWild: string
  lifespanCaptivity: string

  dailyActivity: string
  territorialBehavior: string
  herdingBehavior: string
  migrationBehavior: string

  /** The category alone, as in "Least Concern"; who assessed it and when stands in conservationEfforts. */
  conservationStatus: string
  conservationEfforts: string
  protectedAreas: readonly string[]
  conservationLaws: string

  huntingRegions: readonly string[]
  huntingRegulations: string
  huntingBestPractices: string
  recommendedEquipment: readonly string[]
  trackingSigns: readonly string[]

  interestingFacts: readonly string[]
  culturalSignificance: string
  mythsAndLegends: string

  /** Five or more. */
  faqQuestions: readonly { question: string; answer: string }[]

  /** At most 60 characters. */
  metaTitle: string
  /** At most 160 characters. */
  metaDescription: string
  /** Separated by commas. */
  metaKeywords: string

  sources: readonly Source[]
}
