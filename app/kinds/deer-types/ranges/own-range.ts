/** The range of an operator's own species is what the list of its countries says, such as `United States: Texas`. */
import { artPath, ownRangePath } from '~/paths'
import { rangeKinds, rangeOf, type RangeKind, type RangeRegion } from './range'
import { countryNames, provinceNames, stateNames } from './region-names.data'

export interface OwnRange {
  regions: readonly Omit<RangeRegion, 'isPart'>[]
  /** The names in the list that the map does not know. */
  unknown: readonly string[]
}

/** A region that is named twice has the kind that is named first. */
export function ownRangeOf(countriesFound: readonly string[]): OwnRange {
  const regions = new Map<string, RangeKind>()
  const unknown: string[] = []
  for (const entry of countriesFound) {
    const [, name = '', parts = '', said = ''] = /^([^:(]*)(?::([^(]*))?(?:\((.*)\))?/s.exec(entry) ?? []
    const country = countryCodes.get(keyOf(name))
    const found = country === undefined ? undefined : regionsIn(country, parts)
    if (found === undefined) unknown.push(name.trim() || entry)
    for (const code of found?.codes ?? []) if (!regions.has(code)) regions.set(code, kindOf(said))
    unknown.push(...(found?.unknown ?? []))
  }
  return { regions: [...regions].map(([code, kind]) => ({ code, kind })), unknown: [...new Set(unknown)] }
}

function kindOf(said: string): RangeKind {
  if (/\b(?:reintroduced|restored|brought back)\b/i.test(said)) return 'restored'
  return /\bintroduced\b/i.test(said) ? 'introduced' : 'native'
}

/** Parts of other countries are not on the map, so the whole country is filled. */
function regionsIn(country: string, parts: string): { codes: string[]; unknown: string[] } {
  const known = partCodes[country]
  if (!known) return { codes: [country], unknown: [] }
  const names = parts
    .split(/[,;]|\band\b/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (names.length === 0) return { codes: [...new Set(known.values())], unknown: [] }
  return {
    codes: names.flatMap((name) => known.get(keyOf(name)) ?? []),
    unknown: names.filter((name) => !known.has(keyOf(name))),
  }
}

function keyOf(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replace(/^the /, '').trim()
}

function codesOf(names: Readonly<Record<string, string>>, toCode = (code: string) => code): [string, string][] {
  return Object.entries(names).map(([code, name]) => [keyOf(name), toCode(code)])
}

const countryCodes = new Map([
  ...codesOf(countryNames),
  ...codesOf({ CZE: 'Czechia', GBR: 'Great Britain', MMR: 'Burma', TUR: 'Turkey', USA: 'United States of America' }),
  ...codesOf({ GBR: 'UK', USA: 'USA' }),
])

const partCodes: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  USA: new Map(codesOf(stateNames, (code) => `USA-${code}`)),
  CAN: new Map(codesOf(provinceNames, (code) => `CAN-${code}`)),
}

/** The names from which the operator can choose. */
export const knownRegions = [
  { label: 'States of the United States', names: Object.values(stateNames).sort() },
  { label: 'Provinces of Canada', names: Object.values(provinceNames).sort() },
  { label: 'Countries', names: Object.values(countryNames).sort((one, other) => one.localeCompare(other, 'en')) },
] as const

/** If true, the map shows North America large, with states and provinces. */
export function isInNorthAmerica(regions: OwnRange['regions']): boolean {
  return regions.some(({ code }) => /^(?:USA|CAN|MEX)/.test(code))
}

export interface RangePicture {
  src: string
  width: number
  height: number
}

/** Returns the file of a species whose map is drawn in advance; other maps are drawn on request. */
export function rangePicture(deerType: { slug: string; countriesFound: readonly string[] }): RangePicture | undefined {
  if (rangeOf(deerType)) return { src: artPath('ranges', deerType.slug), width: 1000, height: 1206 }
  const { regions } = ownRangeOf(deerType.countriesFound)
  if (regions.length === 0) return undefined
  const height = isInNorthAmerica(regions) ? 1206 : 430
  return { src: `${ownRangePath}?${ownRangeQuery({ regions })}`, width: 1000, height }
}

/** Makes the query of the drawing's address. */
export function ownRangeQuery({ regions }: Pick<OwnRange, 'regions'>): string {
  const lists = rangeKinds.flatMap((kind) => {
    const codes = regions.filter((region) => region.kind === kind).map(({ code }) => code)
    return codes.length === 0 ? [] : [`${kind}=${codes.sort().join('.')}`]
  })
  return lists.join('&')
}

/** Returns undefined if a name is not one of the query's, or a code is unknown. */
export function parseOwnRangeQuery(query: URLSearchParams, isKnown: (code: string) => boolean) {
  const regions = rangeKinds.flatMap((kind) =>
    (query.get(kind) ?? '')
      .split('.')
      .filter((code) => code !== '')
      .map((code) => ({ code, kind })),
  )
  const isWhole = [...query.keys()].every((name) => rangeKinds.some((kind) => kind === name))
  return isWhole && regions.length > 0 && regions.every(({ code }) => isKnown(code)) ? regions : undefined
}
