/** The map shows only while its regions are those that the record names. */
import { ranges, type RangeData } from './ranges.data'
import { countryNames, regionName } from './region-names.data'

export const rangeKinds = ['native', 'restored', 'introduced'] as const

export type RangeKind = (typeof rangeKinds)[number]

export interface RangeRegion {
  code: string
  kind: RangeKind
  isPart: boolean
}

export function listRegions(range: RangeData): RangeRegion[] {
  return rangeKinds.flatMap((kind) =>
    (range[kind] ?? []).flatMap((group) => {
      const [, country, codes = group] = /^([A-Z]{3}): (.+)$/.exec(group) ?? []
      return codes.split(' ').map((code) => ({
        code: (country === undefined ? '' : `${country}-`) + code.replace('~', ''),
        kind,
        isPart: code.endsWith('~'),
      }))
    }),
  )
}

/** Returns sorted countries: `MEX` if native or brought back, `introduced NZL` if only introduced. */
export function countriesOf(regions: readonly RangeRegion[]): string[] {
  const country = ({ code }: RangeRegion) => code.slice(0, 3)
  const own = new Set(regions.filter(({ kind }) => kind !== 'introduced').map(country))
  return [...new Set(regions.map((region) => (own.has(country(region)) ? '' : 'introduced ') + country(region)))].sort()
}

/** Reads a record's list, such as `Russia: Primorye (native)`, in the same form. Unknown names stay as they are. */
export function countriesNamed(countriesFound: readonly string[]): string[] {
  const codes = new Map(Object.entries(countryNames).map(([code, name]) => [name, code]))
  const named = countriesFound.map((entry) => {
    const name = entry.replace(/[:(].*$/, '').trim()
    return (/\([^)]*introduced/.test(entry) ? 'introduced ' : '') + (codes.get(name) ?? name)
  })
  return [...new Set(named)].sort()
}

interface ShownRange {
  kinds: readonly RangeKind[]
  hasParts: boolean
  lists: readonly { kind: RangeKind; country: string; names: readonly string[] }[]
}

export function rangeOf({ slug, countriesFound }: { slug: string; countriesFound: readonly string[] }) {
  const range = Object.hasOwn(ranges, slug) ? ranges[slug] : undefined
  if (range === undefined) return undefined
  const regions = listRegions(range)
  if (countriesOf(regions).join() !== countriesNamed(countriesFound).join()) return undefined
  const lists = rangeKinds.flatMap((kind) =>
    ['CAN', 'USA'].map((country) => ({
      kind,
      country: countryNames[country] ?? country,
      names: regions
        .filter((region) => region.kind === kind && region.code.startsWith(`${country}-`))
        .map(({ code }) => regionName(code))
        .sort(),
    })),
  )
  return {
    kinds: rangeKinds.filter((kind) => regions.some((region) => region.kind === kind)),
    hasParts: regions.some(({ isPart }) => isPart),
    lists: lists.filter(({ names }) => names.length > 0),
  } satisfies ShownRange
}
