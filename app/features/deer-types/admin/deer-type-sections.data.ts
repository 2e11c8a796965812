/** The ten sections of the editor in the specification's order, and the fields that each of them shows. */
import type { DeerTypeValues } from '~/features/deer-types/deer-type-form'

type FieldName = keyof DeerTypeValues

/** A box of the form: how many lines it shows, and whether it takes half of a wide screen or all of it. */
export interface PlainField {
  name: Exclude<FieldName, 'faqQuestions' | 'sources' | 'galleryImages'>
  rows: number
  width: 'half' | 'full'
}

interface EditorSection {
  id: string
  label: string
  /** Those that are more than a box. */
  special: readonly FieldName[]
  plain: readonly PlainField[]
}

const half = (rows: number, ...names: PlainField['name'][]) =>
  names.map((name) => ({ name, rows, width: 'half' as const }))
const full = (rows: number, ...names: PlainField['name'][]) =>
  names.map((name) => ({ name, rows, width: 'full' as const }))

export const editorSections = [
  {
    id: 'basic',
    label: 'Basic',
    special: [
      ...(['name', 'slug', 'scientificName', 'isActive', 'generalDescription', 'featuredImageUrl'] as const),
      'galleryImages',
    ],
    plain: [...half(5, 'bodySize', 'antlerType'), ...full(4, 'uniqueTraits')],
  },
  {
    id: 'origins',
    label: 'Origins',
    special: [],
    plain: [...full(8, 'evolutionaryLineage'), ...full(4, 'firstDiscoveredLocation')],
  },
  {
    id: 'regions',
    label: 'Regions',
    special: [],
    plain: [
      ...half(4, 'continentsFound', 'countriesFound'),
      ...full(4, 'typicalHabitats'),
      ...half(6, 'altitudePreferences', 'climatePreferences'),
    ],
  },
  {
    id: 'physical',
    label: 'Physical',
    special: [],
    plain: [
      ...half(3, 'maleSize', 'femaleSize', 'maleWeight', 'femaleWeight'),
      ...half(6, 'antlerShape', 'coloration'),
      ...full(5, 'physicalDifferences'),
    ],
  },
  {
    id: 'diet',
    label: 'Diet',
    special: [],
    plain: [
      ...full(2, 'dietType'),
      ...half(4, 'springDiet', 'summerDiet', 'fallDiet', 'winterDiet'),
      ...full(6, 'feedingHabits'),
    ],
  },
  {
    id: 'breeding',
    label: 'Breeding',
    special: [],
    plain: [
      ...half(2, 'matingSeasonStart', 'matingSeasonEnd'),
      ...full(2, 'gestationPeriod'),
      ...full(6, 'parentingHabits'),
      ...half(3, 'lifespanWild', 'lifespanCaptivity'),
    ],
  },
  {
    id: 'behavior',
    label: 'Behavior',
    special: [],
    plain: half(8, 'dailyActivity', 'territorialBehavior', 'herdingBehavior', 'migrationBehavior'),
  },
  {
    id: 'conservation',
    label: 'Conservation',
    special: ['conservationStatus'],
    plain: [...full(6, 'conservationEfforts'), ...full(4, 'protectedAreas'), ...full(5, 'conservationLaws')],
  },
  {
    id: 'hunting',
    label: 'Hunting',
    special: [],
    plain: [
      ...full(4, 'huntingRegions'),
      ...half(8, 'huntingRegulations', 'huntingBestPractices'),
      ...half(7, 'recommendedEquipment', 'trackingSigns'),
      ...full(6, 'interestingFacts'),
      ...half(6, 'culturalSignificance', 'mythsAndLegends'),
    ],
  },
  {
    id: 'seo',
    label: 'SEO',
    special: ['metaTitle', 'metaDescription', 'metaKeywords', 'faqQuestions', 'sources'],
    plain: [],
  },
] as const satisfies readonly EditorSection[]

export type EditorSectionId = (typeof editorSections)[number]['id']

/** How many fields of a section are among those named: `sources[2].url` is one of `sources`. */
export function countInSection(id: EditorSectionId, names: readonly string[]): number {
  const section = editorSections.find((each) => each.id === id)
  const own: readonly string[] = section ? [...section.special, ...section.plain.map(({ name }) => name)] : []
  return names.filter((name) => own.includes(name.replace(/[.[].*$/s, ''))).length
}
