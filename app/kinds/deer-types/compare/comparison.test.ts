import { describe, expect, test } from 'vitest'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { compare, readChoice } from './comparison'

const bare = {
  name: 'Pudu',
  slug: 'pudu',
  scientificName: 'Pudu puda',
  featuredImageUrl: null,
  conservationStatus: '',
  antlerType: 'Spikes',
  antlerShape: null,
  coloration: null,
  physicalDifferences: null,
  trackingSigns: [],
  bodySize: null,
  maleSize: null,
  femaleSize: null,
  maleWeight: null,
  femaleWeight: null,
  continentsFound: [],
  typicalHabitats: [],
  altitudePreferences: null,
  dietType: null,
  springDiet: [],
  summerDiet: [],
  fallDiet: ['Fuchsia', 'Bamboo'],
  winterDiet: [],
  matingSeasonStart: null,
  matingSeasonEnd: null,
  gestationPeriod: null,
  lifespanWild: null,
  lifespanCaptivity: null,
  dailyActivity: null,
  herdingBehavior: null,
  migrationBehavior: null,
}

test('leaves out what neither species has', () => {
  expect(compare(bare, { ...bare, slug: 'huemul', antlerType: null })).toEqual([
    { title: 'Tell them apart', rows: [{ label: 'Antler type', values: [['Spikes'], []] }] },
    { title: 'Food', rows: [{ label: 'Fall diet', values: [bare.fallDiet, bare.fallDiet] }] },
  ])
})

test('shows no reference marks, whose sources are on the pages of the species', () => {
  const [group] = compare({ ...bare, antlerType: 'Spikes [1]' }, bare)
  expect(group?.rows[0]?.values).toEqual([['Spikes'], ['Spikes']])
})

describe('the choice of the address', () => {
  const slugs = sampleDeerTypes.map(({ slug }) => slug)

  test.each([
    ['a=elk&b=moose', {}],
    ['a=elk', {}],
    ['', {}],
    ['a=elk&b=elk', { b: 'Choose two different species.' }],
    ['a=__proto__&b=%00', { a: expect.any(String), b: expect.any(String) }],
  ])('of %j has the errors %j', (search, errors) => {
    expect(readChoice(new URLSearchParams(search), slugs).errors).toEqual(errors)
  })
})
