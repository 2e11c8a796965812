/**
 * A sitemap (sitemaps.org) is one file, or an index of parts. A part has a range of record ids, so nothing is counted.
 */
import { pageKinds, tableOfTab, type PageTab } from '~/lib/page-kinds'
import { escapeXml } from '~/lib/escape'

/** The protocol allows 50,000, but writing so many at once would block other requests. */
export const addressesPerFile = 2500

export interface SitemapEntry {
  /** The address is absolute. */
  url: string
  /** The time when the page's content last changed, in ISO 8601, UTC. */
  changedAt?: string | undefined
}

export function urlSet(entries: readonly SitemapEntry[]): string {
  return `${declaration}<urlset ${namespace}>\n${entries.map((entry) => element('url', entry)).join('')}</urlset>\n`
}

export function sitemapIndex(parts: readonly SitemapEntry[]): string {
  return `${declaration}<sitemapindex ${namespace}>\n${parts.map((part) => element('sitemap', part)).join('')}</sitemapindex>\n`
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function element(name: string, { url, changedAt }: SitemapEntry): string {
  const changed = changedAt === undefined ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`
  return `<${name}><loc>${escapeXml(url)}</loc>${changed}</${name}>\n`
}

/** A part has the pages that are not records, or a range of record ids of the kind with this dashboard tab. */
export type SitemapPart = { kind: 'pages' } | { kind: PageTab; number: number }

export function partName(part: SitemapPart): string {
  return part.kind === 'pages' ? 'pages.xml' : `${part.kind}-${String(part.number)}.xml`
}

/** Returns undefined if the name is malformed. */
export function parsePart(name: string): SitemapPart | undefined {
  if (name === 'pages.xml') return { kind: 'pages' }
  const [, kindName, number] = /^([a-z-]+)-([1-9]\d{0,6})\.xml$/.exec(name) ?? []
  const table = tableOfTab(kindName)
  return table && { kind: pageKinds[table].tab, number: Number(number) }
}

/** Both ids belong to the part. */
export function idsOfPart(number: number): { from: number; to: number } {
  return { from: (number - 1) * addressesPerFile + 1, to: number * addressesPerFile }
}

export function partOfId(id: number): number {
  return Math.ceil(id / addressesPerFile)
}
