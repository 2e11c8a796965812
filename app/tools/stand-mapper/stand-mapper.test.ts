import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readStateRut } from '~/tools/rut-tracker/state-rut'
import { directions } from '~/tools/wind-picker/wind-picker.data'
import { withId } from '~/lib/ids'
import { combinations, features, featureIds, standConstants, type FeatureId, type SeasonId } from './stand-mapper.data'
import { readStandQuery } from './stand-mapper.schema'
import { featureInWind, mapStands, seasonOf, wordsByFeature } from './stand-mapper'

const plan = (...feature: FeatureId[]) => mapStands({ description: '', feature })
const idsOf = ({ ranked }: ReturnType<typeof mapStands>) => ranked.map(({ feature }) => feature.id)
const someFeatures = fc.subarray([...featureIds], { minLength: 1 })

test('the features are those of the form, in its order', () => {
  expect(features.map(({ id }) => id)).toEqual(featureIds)
})

test.each([
  ['saddle', 8],
  ['ridge', 5],
  ['funnel', 9],
  ['bench', 6],
  ['creek-crossing', 7],
  ['field-edge', 6],
  ['thicket', 7],
  ['oak-flat', 6],
  ['inside-corner', 8],
  ['draw', 6],
  ['cleared-lane', 5],
  ['fruit-trees', 5],
  ['swamp-island', 7],
  ['water-hole', 5],
  ['open-field', 3],
] as const)('%s alone has %i points', (id, points) => {
  expect(plan(id).ranked).toMatchObject([{ feature: { id }, points, rank: 1 }])
})

test('the eight of the specification: by their points, and by the list where those are the same', () => {
  expect(
    plan(...featureIds.slice(0, 8)).ranked.map(
      ({ feature, points, rank }) => `${String(rank)} ${feature.id} ${String(points)}`,
    ),
  ).toEqual([
    '1 funnel 11',
    '2 saddle 9',
    '3 thicket 9',
    '4 creek-crossing 8',
    '5 bench 7',
    '6 field-edge 7',
    '7 oak-flat 7',
    '8 ridge 6',
  ])
})

test.each(combinations)('$pair: one point more for each, with the reason', ({ pair, reason }) => {
  const together = plan(...pair)
  for (const id of pair) {
    const alone = plan(id).ranked[0]?.points ?? 0
    const entry = together.ranked.find(({ feature }) => feature.id === id)
    expect(entry?.points).toBe(alone + 1)
    expect(entry?.reason).toContain(reason)
  }
})

test('features that are no combination give each other nothing', () => {
  expect(plan('saddle', 'thicket').ranked.map(({ points }) => points)).toEqual([8, 7])
})

test('the reason shows the sum, and what decided a tie', () => {
  expect(plan('bench', 'field-edge').ranked.map(({ reason }) => reason)).toEqual([
    'Bench, 6 points: 3 of 5 for how tightly it gathers deer, 3 of 5 for how much of the season it lasts.',
    'Field edge, 6 points: 2 of 5 for how tightly it gathers deer, 4 of 5 for how much of the season it lasts. Tied with the bench; take your pick.',
  ])
})

test('words of the description count as chosen, once, and are shown as written', () => {
  const { ranked, recognized, steps } = mapStands({
    description: 'Two Creek Crossings and a pinch point.',
    feature: ['funnel', 'ridge'],
  })
  expect(ranked.map(({ feature }) => feature.id)).toEqual(['funnel', 'creek-crossing', 'ridge'])
  expect(recognized.map(({ words }) => words)).toEqual(['Creek Crossings', 'pinch point'])
  expect(steps.slice(0, 4)).toEqual([
    'You checked: ridge, funnel.',
    'Your description names: funnel, creek crossing.',
    'The part of the season is not known, so it changes nothing.',
    'The site’s rule decides among equals: funnel 10, creek crossing 8, ridge 5.',
  ])
})

test('what the description says is missing does not count, and the steps say so', () => {
  const { ranked, recognized, missing, steps } = mapStands({
    description: 'there is no ridge and no oak here, just a swamp',
    feature: [],
  })
  expect(ranked.map(({ feature }) => feature.id)).toEqual(['thicket'])
  expect([recognized, missing].map((words) => words.map((word) => word.words))).toEqual([['swamp'], ['ridge', 'oak']])
  expect(steps).toContain('Left out because your description says you don’t have it: “ridge”, “oak”.')
})

test('the words read are shown by feature', () => {
  const { recognized } = mapStands({ description: 'acorns, two knobs and a spur, a sadle', feature: [] })
  expect(wordsByFeature(recognized)).toBe('saddle (“sadle”), ridge (“knobs”, “spur”), oak flat (“acorns”)')
})

test('what is chosen counts, whatever the description says', () => {
  const { ranked } = mapStands({ description: 'no ridge', feature: ['ridge'] })
  expect(ranked.map(({ feature }) => feature.id)).toEqual(['ridge'])
})

test('every value and every combination stands among the constants, once', () => {
  expect(standConstants.length).toBe(features.length + combinations.length + 2)
  expect(new Set(standConstants.map(({ name }) => name)).size).toBe(standConstants.length)
})

test('what suits the season comes first, whatever its points', () => {
  const ranked = (season: SeasonId) =>
    mapStands({ description: '', feature: ['saddle', 'thicket', 'open-field'], season }).ranked.map(
      ({ feature: { id }, isInSeason }) => `${id} ${String(isInSeason)}`,
    )
  expect(ranked('rut')).toEqual(['saddle true', 'thicket false', 'open-field false'])
  expect(ranked('post-rut')).toEqual(['thicket true', 'open-field true', 'saddle false'])
})

test.each([
  ['VT', '2026-11-18', 'rut'],
  ['VT', '2026-12-30', 'post-rut'],
  ['VT', '2026-09-01', 'early-season'],
  ['VT', '2026-10-25', 'pre-rut'],
  // Florida's zones differ by months.
  ['FL', '2026-11-18', undefined],
] as const)('in %s on %s it is the %s', (state, day, season) => {
  expect(seasonOf(readStateRut(state, undefined, day))).toBe(season)
})

test('a wind says which feature it suits, and on which side to sit', () => {
  const say = (id: FeatureId, wind: 'NW' | 'E') => featureInWind(withId(features, id), withId(directions, wind))
  expect(say('saddle', 'NW')).toBe(
    'A saddle in a ridge that runs northwest to southeast, with you southeast of the dip.',
  )
  expect(say('funnel', 'E')).toBe('A neck that runs south to north, with you on its west edge.')
  for (const { id } of features) expect(say(id, 'E')).not.toMatch(/[{}]/)
})

describe('whatever is chosen', () => {
  test('the order of the parameters changes nothing', () => {
    const shuffled = someFeatures.chain((some) =>
      fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
    )
    fc.assert(
      fc.property(shuffled, ([some, other]) => {
        const read = (values: FeatureId[]) =>
          readStandQuery(new URLSearchParams(values.map((value) => ['feature', value]))).input
        expect(read(other)).toEqual(read(some))
        expect(plan(...other)).toEqual(plan(...some))
      }),
    )
  })

  test('a feature that is added removes none and takes no points away', () => {
    fc.assert(
      fc.property(someFeatures, fc.constantFrom(...featureIds), (some, added) => {
        const [before, after] = [plan(...some), plan(...some, added)]
        expect(new Set(idsOf(after))).toEqual(new Set([...some, added]))
        for (const { feature, points } of before.ranked) {
          const later = after.ranked.find((entry) => entry.feature.id === feature.id)
          expect(later?.points).toBeGreaterThanOrEqual(points)
        }
      }),
    )
  })

  test('points never rise down the list, and equal points keep the order of the form', () => {
    fc.assert(
      fc.property(someFeatures, (some) => {
        const { ranked } = plan(...some)
        for (const [index, { feature, points }] of ranked.entries()) {
          const before = ranked[index - 1]
          if (!before) continue
          expect(before.points).toBeGreaterThanOrEqual(points)
          if (before.points === points) {
            expect(featureIds.indexOf(before.feature.id)).toBeLessThan(featureIds.indexOf(feature.id))
          }
        }
      }),
    )
  })
})

describe('the address', () => {
  const read = (query: string) => readStandQuery(new URLSearchParams(query))
  const long = (length: number) => read(`feature=saddle&description=${'a'.repeat(length)}`)

  test.each(featureIds)('takes feature=%s, with or without a description', (id) => {
    expect(read(`feature=${id}`)).toMatchObject({
      isAsked: true,
      input: { description: '', feature: [id] },
      errors: {},
    })
    expect(read(`description=&feature=${id}`)).toMatchObject({ input: { feature: [id] } })
  })

  test('takes a description that names a feature, without any chosen', () => {
    expect(read('description=An+oak+flat')).toMatchObject({ input: { description: 'An oak flat', feature: [] } })
  })

  test('leaves out what is no feature, and what comes twice', () => {
    expect(read('feature=swamp&feature=saddle&feature=saddle')).toMatchObject({ input: { feature: ['saddle'] } })
  })

  test.each(['description=', 'description=+++', 'feature=swamp', 'feature='])(
    '%s: asks for one or the other',
    (query) => {
      expect(read(query)).toEqual({
        isAsked: true,
        input: undefined,
        errors: { description: 'Describe your ground or check at least one feature.' },
      })
    },
  )

  test('a description that names nothing: a short message with words that would', () => {
    const { input, errors } = read('description=a+nice+quiet+place')
    expect(input).toBeUndefined()
    expect(errors.description).toBe(
      'We did not recognize a feature in your description. Name one, such as a saddle or a bean field, or check one below.',
    )
  })

  test('a description that names only what is not there: the message says so', () => {
    expect(read('description=no+ridge+and+no+oak+here').errors).toEqual({
      description:
        'Your description names only what is not there: “ridge”, “oak”. Add what is there, or check it below.',
    })
  })

  test('2,000 characters are taken, one more is not; line breaks and characters beyond the first plane count once', () => {
    expect(long(2000).errors).toEqual({})
    expect(long(2001).errors).toEqual({ description: 'Shorten your description to 2,000 characters.' })
    expect(read(`feature=saddle&description=${'🦌'.repeat(500)}`).errors).toEqual({})
    expect(read(`feature=saddle&description=a${'%0D%0A'.repeat(1998)}a`).errors).toEqual({})
  })

  test('a huge text is refused, whatever it says', () => {
    expect(read(`description=${'saddle+'.repeat(200_000)}`)).toMatchObject({
      input: undefined,
      errors: { description: 'Shorten your description to 2,000 characters.' },
    })
  })

  test('without parameters nothing is asked', () => {
    expect(read('')).toMatchObject({ isAsked: false, errors: {} })
  })
})
