import type { DeerType } from '~/kinds/deer-types/deer-types'
import { matingMonths, monthsFrom, monthSpan } from './months'
import { yearWords, type YearWords } from './year-words.data'

export interface YearArc {
  label: string
  months: readonly number[]
  text: string
}

export interface YearRing {
  id: 'rut' | 'birth' | 'antlers' | 'coat' | 'diet'
  label: string
  arcs: readonly YearArc[]
}

type Diet = 'springDiet' | 'summerDiet' | 'fallDiet' | 'winterDiet'

export interface YearFields
  extends
    Pick<DeerType, 'slug' | 'matingSeasonStart' | 'matingSeasonEnd' | Told>,
    Readonly<Record<Diet, readonly string[]>> {}

type Told = 'parentingHabits' | 'antlerShape' | 'uniqueTraits' | 'coloration'

export function yearOf(deerType: YearFields): YearRing[] {
  const arcsOf = (label: string, months: readonly number[] | undefined): YearArc[] =>
    months === undefined || months.length === 0 ? [] : [{ label, months, text: monthSpan(months) }]
  const read = (label: string, name: keyof YearWords) => arcsOf(label, monthsFrom(saidWords(deerType, name)))
  const rings: YearRing[] = [
    {
      id: 'rut',
      label: 'Rut',
      arcs: arcsOf('Mating', matingMonths(deerType.matingSeasonStart, deerType.matingSeasonEnd)),
    },
    { id: 'birth', label: 'Birth', arcs: read('Most births', 'birth') },
    { id: 'antlers', label: 'Antlers', arcs: [...read('Growing', 'growth'), ...read('Cast', 'casting')] },
    {
      id: 'coat',
      label: 'Coat',
      arcs: [
        ...read('Summer coat', 'summerCoat'),
        ...read('Winter coat', 'winterCoat'),
        ...read('Shedding the winter coat', 'shed'),
      ],
    },
    { id: 'diet', label: 'Diet', arcs: dietArcs(deerType) },
  ]
  return rings.filter(({ arcs }) => arcs.length > 0)
}

/** Returns '' once the record says it differently. */
function saidWords(deerType: YearFields, name: keyof YearWords): string {
  const words = Object.hasOwn(yearWords, deerType.slug) ? yearWords[deerType.slug]?.[name] : undefined
  const { parentingHabits, antlerShape, uniqueTraits, coloration } = deerType
  const isSaid = [parentingHabits, antlerShape, uniqueTraits, coloration].some((text) => text?.includes(words ?? ''))
  return words !== undefined && isSaid ? words : ''
}

function dietArcs({ springDiet, summerDiet, fallDiet, winterDiet }: YearFields): YearArc[] {
  const seasons = [
    { label: 'Spring', foods: springDiet },
    { label: 'Summer', foods: summerDiet },
    { label: 'Fall', foods: fallDiet },
    { label: 'Winter', foods: winterDiet },
  ]
  return seasons.flatMap(({ label, foods: [first] }) =>
    first === undefined ? [] : [{ label, months: monthsFrom(label.toLowerCase()), text: first }],
  )
}
