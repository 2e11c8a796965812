import { withoutMarks } from '~/kinds/deer-types/source-marks'
import { deerTypeFields } from '~/kinds/deer-types/deer-type.fields'
import type { DeerType } from '~/kinds/deer-types/deer-types'

const groups = [
  {
    title: 'Tell them apart',
    fields: ['antlerType', 'antlerShape', 'coloration', 'physicalDifferences', 'trackingSigns'],
  },
  { title: 'Size and weight', fields: ['bodySize', 'maleSize', 'femaleSize', 'maleWeight', 'femaleWeight'] },
  { title: 'Where they live', fields: ['continentsFound', 'typicalHabitats', 'altitudePreferences'] },
  { title: 'Food', fields: ['dietType', 'springDiet', 'summerDiet', 'fallDiet', 'winterDiet'] },
  {
    title: 'Breeding and age',
    fields: ['matingSeasonStart', 'matingSeasonEnd', 'gestationPeriod', 'lifespanWild', 'lifespanCaptivity'],
  },
  { title: 'Behavior', fields: ['dailyActivity', 'herdingBehavior', 'migrationBehavior'] },
] as const

type ComparedField = (typeof groups)[number]['fields'][number]

export type ComparedSpecies = Pick<
  DeerType,
  'name' | 'slug' | 'scientificName' | 'featuredImageUrl' | 'conservationStatus' | ComparedField
>

interface ComparedRow {
  label: string
  values: readonly [readonly string[], readonly string[]]
}

export function compare(a: ComparedSpecies, b: ComparedSpecies): { title: string; rows: ComparedRow[] }[] {
  const listOf = (value: string | readonly string[] | null) =>
    (value === null ? [] : typeof value === 'string' ? [value] : value).map(withoutMarks)
  return groups
    .map(({ title, fields }) => ({
      title,
      rows: fields
        .map((field): ComparedRow => ({
          label: deerTypeFields[field].label,
          values: [listOf(a[field]), listOf(b[field])],
        }))
        .filter(({ values: [ofA, ofB] }) => ofA.length + ofB.length > 0),
    }))
    .filter(({ rows }) => rows.length > 0)
}

type Side = 'a' | 'b'

interface Choice {
  a: string
  b: string
  errors: Partial<Record<Side, string>>
}

export function readChoice(search: URLSearchParams, slugs: readonly string[]): Choice {
  const [a, b] = [search.get('a') ?? '', search.get('b') ?? '']
  const unknown = 'The guide has no such species. Choose one from the list.'
  const errors: Choice['errors'] = {}
  if (a === '' && search.has('a')) errors.a = 'Choose the first species.'
  if (b === '' && search.has('b')) errors.b = 'Choose the second species.'
  if (a !== '' && !slugs.includes(a)) errors.a = unknown
  if (b !== '' && !slugs.includes(b)) errors.b = unknown
  else if (b !== '' && a === b) errors.b = 'Choose two different species.'
  return { a, b, errors }
}
