import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { countriesNamed, countriesOf, listRegions, rangeOf } from './range'
import { rangeReadings } from './range-sources.data'
import { ranges } from './ranges.data'
import { regionName } from './region-names.data'

describe.each(sampleDeerTypes.map((deerType) => [deerType.slug, deerType] as const))('%s', (slug, deerType) => {
  const range = ranges[slug]
  const regions = range ? listRegions(range) : []

  test('lives in the countries that its record lists, native and introduced alike', () => {
    expect(countriesOf(regions)).toEqual(countriesNamed(deerType.countriesFound))
    expect(rangeOf(deerType)).toBeDefined()
  })

  test('has each region once, with a name', () => {
    const codes = regions.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) expect(regionName(code)).not.toBe('')
  })

  test('has a map that tells the kinds apart by more than color', () => {
    const svg = readFileSync(`public/art/ranges/${slug}.svg`, 'utf8')
    expect(svg).toContain('fill="var(--moss)"')
    expect(svg.includes('fill="url(#stripes)"')).toBe(range?.introduced !== undefined)
    expect(svg.includes('fill="url(#dots)"')).toBe(range?.restored !== undefined)
  })
})

test.each(Object.entries(rangeReadings))('%s has sources, each with its own address', (_, { sources }) => {
  const addresses = sources.map(({ url }) => url)
  expect(addresses).not.toEqual([])
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('there is no map without a species, nor without its sources', () => {
  const slugs = sampleDeerTypes.map(({ slug }) => slug).sort()
  expect(Object.keys(rangeReadings).sort()).toEqual(slugs)
  expect(Object.keys(ranges).sort()).toEqual(slugs)
  expect(readdirSync('public/art/ranges').sort()).toEqual(slugs.map((slug) => `${slug}.svg`))
})

test.each([
  ['Russia: Primorye (native)', 'RUS'],
  ['Iceland (feral reindeer, introduced from Norway)', 'introduced ISL'],
  ['Tunisia (native, Barbary deer)', 'TUN'],
  ['Narnia (introduced)', 'introduced Narnia'],
])('reads %j as %s', (entry, expected) => {
  expect(countriesNamed([entry])).toEqual([expected])
})

test('a list that the operator has changed, or a species of his own, has no map', () => {
  expect(rangeOf({ slug: 'mule-deer', countriesFound: ['Canada', 'United States'] })).toBeUndefined()
  expect(rangeOf({ slug: 'pudu', countriesFound: ['Chile'] })).toBeUndefined()
  expect(rangeOf({ slug: 'toString', countriesFound: [] })).toBeUndefined()
})

test('names states and provinces by kind', () => {
  const elk = sampleDeerTypes.find(({ slug }) => slug === 'elk')
  const lists = (elk && rangeOf(elk)?.lists) ?? []
  expect(lists.map(({ kind, country }) => `${kind} ${country}`)).toEqual([
    ...['native Canada', 'native United States', 'restored Canada', 'restored United States'],
    ...['introduced Canada', 'introduced United States'],
  ])
  expect(lists[0]?.names).toEqual(['Alberta', 'British Columbia', 'Manitoba', 'Saskatchewan'])
})
