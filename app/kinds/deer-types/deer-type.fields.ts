import { deerTypeSections } from './deer-type-sections.data'
import { noPublication, publicationLabels, type PublicationValues } from '~/content/publishing/publication'
import { formValuesOf, labelsOf, type FieldTable, type FormValuesOf, type RecordOf } from '~/lib/record-fields'

/** The order is the specification's. */
export const editorSections = [
  { id: 'basic', label: 'Basic' },
  { id: 'origins', label: 'Origins' },
  { id: 'regions', label: 'Regions' },
  { id: 'physical', label: 'Physical' },
  { id: 'diet', label: 'Diet' },
  { id: 'breeding', label: 'Breeding' },
  { id: 'behavior', label: 'Behavior' },
  { id: 'conservation', label: 'Conservation' },
  { id: 'hunting', label: 'Hunting' },
  { id: 'seo', label: 'SEO, FAQ and sources' },
] as const

export type EditorSectionId = (typeof editorSections)[number]['id']

const text = { kind: 'optional text', max: 20_000 } as const
const list = { kind: 'comma list', max: 1000, maxItems: 200 } as const
const line = { kind: 'line', max: 500 } as const

const defaultConservationStatus = 'Least Concern'

/** The IUCN Red List categories except the extinct ones; other text is allowed. */
const conservationStatuses = [
  defaultConservationStatus,
  'Near Threatened',
  'Vulnerable',
  'Endangered',
  'Critically Endangered',
  'Extinct in the Wild',
  'Data Deficient',
  'Not Evaluated',
] as const

/** A gallery cites nothing. */
const citedSections = deerTypeSections
  .filter(({ id }) => id !== 'gallery')
  .map(({ id, label }) => ({ value: id, label }))

export const deerTypeFields = {
  name: {
    kind: 'line',
    label: 'Name',
    section: 'basic',
    width: 'half',
    max: 120,
    missing: 'Please give the deer type a name',
  },
  scientificName: {
    kind: 'line',
    label: 'Scientific name',
    section: 'basic',
    width: 'half',
    max: 120,
    missing: 'Please give the scientific name',
  },
  slug: { kind: 'slug', label: 'Address', section: 'basic', width: 'full', prefix: '/', isTopLevel: true },
  isActive: {
    kind: 'flag',
    label: 'Status',
    section: 'basic',
    width: 'full',
    hint: 'Active deer types go public when you save. The page leaves out empty sections.',
    initial: true,
    choices: [
      { value: 'true', label: 'Active (visible on website)' },
      { value: 'false', label: 'Inactive (only you see it)' },
    ],
  },
  generalDescription: {
    kind: 'text',
    label: 'General description',
    section: 'basic',
    hint: 'The first sentences appear on its card in the guide.',
    max: 20_000,
    rows: 7,
    missing: 'Please write the general description',
  },
  bodySize: { ...text, label: 'Body size', section: 'basic', rows: 5, width: 'half' },
  antlerType: { ...text, label: 'Antler type', section: 'basic', rows: 5, width: 'half' },
  uniqueTraits: { ...text, label: 'Unique traits', section: 'basic', rows: 4, width: 'full' },
  featuredImageUrl: {
    kind: 'picture',
    label: 'Featured image',
    section: 'basic',
    hint: 'Leave it empty to use a drawing made for the name.',
    max: 2000,
    fileName: 'featuredImage',
    altFrom: 'name',
  },
  galleryImages: {
    kind: 'pictures',
    label: 'Gallery',
    section: 'basic',
    max: 2000,
    maxItems: 200,
    fileName: 'galleryImages',
  },

  evolutionaryLineage: { ...text, label: 'Evolutionary lineage', section: 'origins', rows: 8, width: 'full' },
  firstDiscoveredLocation: { ...text, label: 'First discovered', section: 'origins', rows: 4, width: 'full' },

  continentsFound: { ...list, label: 'Continents', section: 'regions', rows: 4, width: 'half' },
  countriesFound: {
    ...list,
    label: 'Countries',
    section: 'regions',
    hint: 'They make the range map: “Mexico”, “United States: Texas, Ohio”, “Chile (introduced)”, “Canada: Ontario (restored)”.',
    rows: 4,
    width: 'half',
  },
  typicalHabitats: { ...list, label: 'Typical habitats', section: 'regions', rows: 4, width: 'full' },
  altitudePreferences: { ...text, label: 'Altitude preferences', section: 'regions', rows: 6, width: 'half' },
  climatePreferences: { ...text, label: 'Climate preferences', section: 'regions', rows: 6, width: 'half' },

  maleSize: { ...text, label: 'Size, male', section: 'physical', rows: 3, width: 'half' },
  femaleSize: { ...text, label: 'Size, female', section: 'physical', rows: 3, width: 'half' },
  maleWeight: { ...text, label: 'Weight, male', section: 'physical', rows: 3, width: 'half' },
  femaleWeight: { ...text, label: 'Weight, female', section: 'physical', rows: 3, width: 'half' },
  antlerShape: { ...text, label: 'Antler shape', section: 'physical', rows: 6, width: 'half' },
  coloration: { ...text, label: 'Coloration', section: 'physical', rows: 6, width: 'half' },
  physicalDifferences: { ...text, label: 'Physical differences', section: 'physical', rows: 5, width: 'full' },

  dietType: { ...text, label: 'Diet type', section: 'diet', rows: 2, width: 'full' },
  springDiet: { ...list, label: 'Spring diet', section: 'diet', rows: 4, width: 'half' },
  summerDiet: { ...list, label: 'Summer diet', section: 'diet', rows: 4, width: 'half' },
  fallDiet: { ...list, label: 'Fall diet', section: 'diet', rows: 4, width: 'half' },
  winterDiet: { ...list, label: 'Winter diet', section: 'diet', rows: 4, width: 'half' },
  feedingHabits: { ...text, label: 'Feeding habits', section: 'diet', rows: 6, width: 'full' },

  matingSeasonStart: { ...text, label: 'Mating season, start', section: 'breeding', rows: 2, width: 'half' },
  matingSeasonEnd: { ...text, label: 'Mating season, end', section: 'breeding', rows: 2, width: 'half' },
  gestationPeriod: { ...text, label: 'Gestation period', section: 'breeding', rows: 2, width: 'full' },
  parentingHabits: { ...text, label: 'Parenting habits', section: 'breeding', rows: 6, width: 'full' },
  lifespanWild: { ...text, label: 'Lifespan in the wild', section: 'breeding', rows: 3, width: 'half' },
  lifespanCaptivity: { ...text, label: 'Lifespan in captivity', section: 'breeding', rows: 3, width: 'half' },

  dailyActivity: { ...text, label: 'Daily activity', section: 'behavior', rows: 8, width: 'half' },
  territorialBehavior: { ...text, label: 'Territorial behavior', section: 'behavior', rows: 8, width: 'half' },
  herdingBehavior: { ...text, label: 'Herding behavior', section: 'behavior', rows: 8, width: 'half' },
  migrationBehavior: { ...text, label: 'Migration behavior', section: 'behavior', rows: 8, width: 'half' },

  conservationStatus: {
    kind: 'line or default',
    label: 'Conservation status',
    section: 'conservation',
    width: 'half',
    hint: `A category of the IUCN Red List, such as Vulnerable. Empty means ${defaultConservationStatus}.`,
    max: 120,
    initial: defaultConservationStatus,
    suggestions: conservationStatuses,
  },
  conservationEfforts: { ...text, label: 'Conservation efforts', section: 'conservation', rows: 6, width: 'full' },
  protectedAreas: { ...list, label: 'Protected areas', section: 'conservation', rows: 4, width: 'full' },
  conservationLaws: { ...text, label: 'Conservation laws', section: 'conservation', rows: 5, width: 'full' },

  huntingRegions: { ...list, label: 'Hunting regions', section: 'hunting', rows: 4, width: 'full' },
  huntingRegulations: { ...text, label: 'Hunting regulations', section: 'hunting', rows: 8, width: 'half' },
  huntingBestPractices: { ...text, label: 'Best practices', section: 'hunting', rows: 8, width: 'half' },
  recommendedEquipment: { ...list, label: 'Recommended equipment', section: 'hunting', rows: 7, width: 'half' },
  trackingSigns: { ...list, label: 'Tracking signs', section: 'hunting', rows: 7, width: 'half' },
  interestingFacts: { ...list, label: 'Interesting facts', section: 'hunting', rows: 6, width: 'full' },
  culturalSignificance: { ...text, label: 'Cultural significance', section: 'hunting', rows: 6, width: 'half' },
  mythsAndLegends: { ...text, label: 'Myths and legends', section: 'hunting', rows: 6, width: 'half' },

  /** The editor enforces the counter; the API and stored texts may have a full line. */
  metaTitle: {
    kind: 'optional line',
    label: 'Meta title',
    section: 'seo',
    width: 'half',
    max: 500,
    counter: 60,
    newHint: 'Leave it empty to have it made of the name.',
  },
  metaDescription: {
    kind: 'optional text',
    label: 'Meta description',
    section: 'seo',
    width: 'half',
    max: 500,
    counter: 160,
    rows: 3,
    newHint: 'Leave it empty to have it made of the name.',
  },
  metaKeywords: {
    kind: 'optional text',
    label: 'Meta keywords',
    section: 'seo',
    max: 2000,
    rows: 2,
    hint: 'Separated by commas.',
    note: 'Separated by commas.',
  },
  faqQuestions: {
    kind: 'rows',
    label: 'Frequently asked questions',
    section: 'seo',
    of: 'question',
    maxItems: 200,
    malformed: 'Use a list of questions with their answers',
    columns: {
      question: {
        kind: 'line',
        label: 'Question',
        max: 500,
        missing: 'Please write the question for this answer',
      },
      answer: { kind: 'text', label: 'Answer', max: 5000, rows: 3, missing: 'Please answer this question' },
    },
  },
  sources: {
    kind: 'rows',
    label: 'Sources',
    section: 'seo',
    of: 'source',
    hint: 'Where the facts come from. The page lists them at the end, with numbers. A number in a text, such as [2], becomes a mark that leads to that source. When you move or remove sources, saving renumbers the marks.',
    maxItems: 100,
    malformed: 'Use a list of sources',
    columns: {
      title: { ...line, label: 'Title', width: 'half', missing: 'Give the title of the source' },
      publisher: { ...line, label: 'Publisher', width: 'half', missing: 'Say who publishes the source' },
      url: {
        kind: 'url',
        label: 'Web address',
        width: 'half',
        max: 2000,
        missing: 'Give the address of the source, with http:// or https://',
      },
      readOn: {
        kind: 'date',
        label: 'Read on',
        width: 'half',
        missing: 'Give the day you read it, such as 2026-11-21',
      },
      usedFor: {
        ...line,
        label: 'Used for',
        hint: 'A few words, such as “weights and lifespan”.',
        missing: 'Say what you used the source for',
      },
      section: {
        kind: 'optional choice',
        label: 'Section',
        width: 'half',
        choices: citedSections,
        empty: 'No section',
        hint: 'The section of the page that it supports. Its number appears at the section’s end.',
        missing: 'Choose a section of the page',
      },
    },
  },
} as const satisfies FieldTable<EditorSectionId>

export type DeerTypeValues = FormValuesOf<typeof deerTypeFields> & PublicationValues

export const deerTypeLabels = { ...labelsOf(deerTypeFields), ...publicationLabels }

export function toDeerTypeValues(deerType?: Partial<RecordOf<typeof deerTypeFields>>): DeerTypeValues {
  return { ...formValuesOf(deerTypeFields, deerType), ...noPublication }
}
