import { expect, test } from 'vitest'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { monthNames } from './months'
import { yearOf, type YearFields } from './year'
import { yearWords } from './year-words.data'

const none: YearFields = {
  slug: 'pudu',
  matingSeasonStart: null,
  matingSeasonEnd: null,
  parentingHabits: null,
  antlerShape: null,
  uniqueTraits: null,
  coloration: null,
  springDiet: [],
  summerDiet: [],
  fallDiet: [],
  winterDiet: [],
}

function shortMonths(ring: string, slug: string): string[] {
  const deerType = sampleDeerTypes.find((each) => each.slug === slug) ?? none
  const arcs = yearOf(deerType).find(({ id }) => id === ring)?.arcs ?? []
  return arcs.map(({ months }) => months.map((month) => monthNames[month]?.slice(0, 3)).join(' '))
}

test.each(sampleDeerTypes.map(({ slug }) => [slug]))('every word of the year of %s is in its record', (slug) => {
  const record = JSON.stringify(sampleDeerTypes.find((each) => each.slug === slug))
  for (const words of Object.values(yearWords[slug] ?? {})) expect(record).toContain(words)
})

/** A person read these in the texts of each species: mating; births; antlers growing and cast. */
test.each([
  ['white-tailed-deer', ['Oct Nov Dec'], ['May Jun'], ['Apr May Jun Jul Aug', 'Dec Jan Feb']],
  ['mule-deer', ['Nov Dec'], ['Jun Jul'], ['Apr May Jun Jul Aug Sep', 'Jan Feb Mar']],
  ['elk', ['Sep Oct'], ['May Jun'], ['Mar Apr May Jun Jul Aug', 'Feb Mar']],
  ['moose', ['Sep Oct'], ['May Jun'], ['Mar Apr May Jun Jul Aug Sep', 'Nov Dec Jan']],
  ['caribou', ['Sep Oct'], ['May Jun'], ['Jun Jul Aug Sep', 'Nov Dec Jan']],
  ['red-deer', ['Sep Oct'], ['May Jun'], ['Mar Apr May Jun Jul Aug', 'Mar Apr May']],
  ['fallow-deer', ['Oct Nov'], ['Jun Jul'], ['May Jun Jul Aug', 'Mar Apr May']],
  ['sika-deer', ['Sep Oct Nov'], ['May'], ['Apr May Jun Jul Aug Sep', 'Apr May']],
])('the year of %s', (slug, rut, birth, antlers) => {
  expect(['rut', 'birth', 'antlers'].map((ring) => shortMonths(ring, slug))).toEqual([rut, birth, antlers])
})

test.each([
  ['coat', 'red-deer', ['Jun Jul Aug', 'Dec Jan Feb']],
  ['coat', 'moose', ['Apr']],
  ['diet', 'elk', ['Mar Apr May', 'Jun Jul Aug', 'Sep Oct Nov', 'Dec Jan Feb']],
])('reads the %s of %s', (ring, slug, expected) => {
  expect(shortMonths(ring, slug)).toEqual(expected)
})

test('leaves out what the operator has written differently', () => {
  const [whitetail] = sampleDeerTypes
  expect(whitetail && yearOf({ ...whitetail, parentingHabits: 'Fawns come early.' }).map(({ id }) => id)).toEqual([
    'rut',
    'antlers',
    'coat',
    'diet',
  ])
})

test('shows of another species what its own fields say', () => {
  expect(yearOf(none)).toEqual([])
  const rings = yearOf({ ...none, matingSeasonStart: 'April', matingSeasonEnd: 'June', fallDiet: ['Fuchsia'] })
  expect(rings.map(({ id, arcs }) => [id, arcs.map(({ text }) => text)])).toEqual([
    ['rut', ['April to June']],
    ['diet', ['Fuchsia']],
  ])
})
