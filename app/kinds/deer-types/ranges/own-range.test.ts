import { describe, expect, test } from 'vitest'
import { checkDeerType } from '~/kinds/deer-types/admin/deer-type-checks'
import { emptyOutline } from '~/content/checks/body-outline'
import { knownRegions, ownRangeOf, ownRangeQuery, parseOwnRangeQuery } from './own-range'
import { drawOwnRange, isOnRangeMap } from './own-range-map.server'

const codes = (...countries: string[]) => ownRangeOf(countries).regions.map(({ code, kind }) => `${code} ${kind}`)

describe('a list of countries names', () => {
  test.each([
    [['Mexico'], ['MEX native']],
    [
      ['mexico (native)', 'Chile (introduced)'],
      ['MEX native', 'CHL introduced'],
    ],
    [
      ['Czechia', 'Turkey', 'the Netherlands'],
      ['CZE native', 'TUR native', 'NLD native'],
    ],
    [['Türkiye'], ['TUR native']],
    [['United States: Texas, New Mexico'], ['USA-TX native', 'USA-NM native']],
    [['USA: Ohio and Indiana; Iowa (reintroduced)'], ['USA-OH restored', 'USA-IN restored', 'USA-IA restored']],
    [['Canada: Newfoundland and Labrador'], ['CAN-NF native', 'CAN-LB native']],
    [['Canada: Québec'], ['CAN-QC native']],
    [['Russia: Primorye (native)'], ['RUS native']],
    [['Mexico', 'Mexico (introduced)'], ['MEX native']],
    [[], []],
  ])('%j', (countries, expected) => {
    expect(codes(...countries)).toEqual(expected)
  })

  test('all states where none is named', () => {
    expect(codes('United States')).toHaveLength(50)
  })

  test.each([
    [['Narnia (introduced)', 'Mexico'], ['Narnia']],
    [['United States: Texas, Ohioo'], ['Ohioo']],
    [['Mexico'], []],
  ])('%j with %j that the map does not know', (countries, unknown) => {
    expect(ownRangeOf(countries).unknown).toEqual(unknown)
  })
})

test('every name that the operator may choose from is on the map', () => {
  for (const { label, names } of knownRegions) {
    const entries = names.map((name) =>
      label.includes('Countries') ? name : `${label.split(' ').at(-1) ?? ''}: ${name}`,
    )
    const read = ownRangeOf(entries.map((entry) => entry.replace('States: ', 'United States: ')))
    expect(read.unknown).toEqual([])
    expect(read.regions.filter(({ code }) => !isOnRangeMap(code))).toEqual([])
  }
})

describe('the drawing', () => {
  const { regions } = ownRangeOf(['United States: Texas', 'Malta', 'Chile (introduced)', 'Canada: Ontario (restored)'])
  const query = ownRangeQuery({ regions })

  test('has an address that names its regions', () => {
    expect(query).toBe('native=MLT.USA-TX&restored=CAN-ON&introduced=CHL')
    expect(parseOwnRangeQuery(new URLSearchParams(query), isOnRangeMap)).toHaveLength(4)
  })

  test('tells kinds apart by more than color, and rings what is small', () => {
    const svg = drawOwnRange(regions)
    for (const fill of ['var(--moss)', 'url(#stripes)', 'url(#dots)']) expect(svg).toContain(`fill="${fill}"`)
    expect(svg).toContain('<circle')
    expect(svg).toContain('height="1206"')
    expect(drawOwnRange(ownRangeOf(['Chile']).regions)).toContain('height="430"')
  })
})

test('the editor says which names are not on the map, except of a species with a map of ours', () => {
  const checking = {
    outline: emptyOutline,
    facts: {
      siteUrl: 'https://e.org',
      targetOf: () => ({ kind: 'page' as const }),
      described: new Set<string>(),
      twins: [],
    },
  }
  const remarks = (countriesFound: string) =>
    checkDeerType({ slug: 'pudu', countriesFound, sources: [] }, checking)
      .filter(({ field }) => field === 'countriesFound')
      .map(({ text }) => text)
  expect(remarks('Chile, Narnia')).toContain('Countries: “Narnia” is not on the range map.')
  expect(remarks('Chile')).not.toContain('Countries: “Chile” is not on the range map.')
})
