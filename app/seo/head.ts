/** A loader returns the page's head. root.tsx renders it, and GET /api/seo answers with it. */
import type { Breadcrumb } from '~/lib/breadcrumb'
import type { Pictures } from '~/lib/picture-source'
import { characterCount, cleanLine, truncate } from '~/lib/text'
import { cardPath, type HeadType } from '~/paths'
import type { StructuredData } from './structured-data'

export interface PageHead {
  /** documentTitle() adds the site's name if it fits into 60 characters. */
  title: string
  description: string
  path: string
  keywords?: readonly string[]
  noindex?: boolean
  hasError?: boolean
  entry?: string
  /** The page shows the breadcrumbs, and structured data has them. Home is left out. */
  breadcrumbs?: readonly Breadcrumb[]
  publishedAt?: string
  hasLatinNames?: boolean
  card?: SocialCard
  /** JSON-LD says only what the page shows. */
  structuredData?: readonly StructuredData[]
}

interface SocialCard {
  path: string
  alt: string
  drawing?: string
}

export type RecordHead = PageHead & Required<Pick<PageHead, 'breadcrumbs'>>

const titleLimit = 60
const descriptionLimit = 160

/** A title after a refused form starts with "Error: ", for screen readers. */
export function documentTitle(title: string, siteName: string, hasError: boolean): string {
  const line = cleanLine(title)
  const named = `${line} | ${siteName}`
  const full = isNamed(line, siteName) || characterCount(named) > titleLimit ? line : named
  const shown = characterCount(full) > titleLimit ? truncate(full, titleLimit - 1) : full
  return hasError ? errorMark + shown : shown
}

const errorMark = 'Error: '

export function withErrorMark(title: string, hasError: boolean): string {
  const line = title.startsWith(errorMark) ? title.slice(errorMark.length) : title
  return hasError ? errorMark + line : line
}

/** A custom meta title may already end with the site's name. */
function isNamed(title: string, siteName: string): boolean {
  return ` | ${title}`.toLowerCase().endsWith(` | ${siteName}`.toLowerCase())
}

export function pageDescription(text: string): string {
  const line = cleanLine(text)
  return characterCount(line) <= descriptionLimit ? line : truncate(line, descriptionLimit - 1)
}

export function keywordList(text: string | null): string[] {
  return [...new Set((text ?? '').split(',').map(cleanLine).filter(Boolean))]
}

export function furtherPage(head: RecordHead, { path, from }: { path: string; from: string }): RecordHead {
  return {
    ...head,
    path,
    title: `From “${from}”: ${head.title}`,
    description: pageDescription(`Starting with “${from}.” ${head.description}`),
  }
}

/** Returns no card until the social card has been made. */
export function cardOf(pictures: Pictures, address: string | null, alt: string): { card?: SocialCard } {
  const path = pictures[address ?? '']?.card
  return path ? { card: { path, alt } } : {}
}

/** `name` is the one of GET /api/seo. */
export function drawnCard(type: HeadType, page: CardPage): { card: SocialCard } {
  const { name, title, drawing } = page
  const own = drawing?.startsWith('/art/') ? { drawing } : {}
  return { card: { path: cardPath(type, name), alt: `“${title}”, beside a drawing`, ...own } }
}

interface CardPage {
  name: string
  title: string
  drawing?: string
}

export function dashboardHead(title: string, path: string): PageHead {
  return { title, description: 'The desk of the operator of this site.', path, noindex: true }
}

export interface SeoRecord {
  title: string
  description: string
  keywords: readonly string[]
  canonical: string
}

export function toSeoRecord(head: PageHead, site: { name: string; url: string }): SeoRecord {
  return {
    title: documentTitle(head.title, site.name, false),
    description: head.description,
    keywords: head.keywords ?? [],
    canonical: site.url + head.path,
  }
}

export function deepestHead(loaderData: readonly unknown[]): PageHead | undefined {
  return loaderData.map(headOf).findLast((head) => head !== undefined)
}

/** Returns what the inboxes put after their titles: how many entries wait. */
export function titleSuffixOf(loaderData: readonly unknown[]): string {
  const suffixes = loaderData.flatMap((data) =>
    typeof data === 'object' && data !== null && 'titleSuffix' in data ? [data.titleSuffix] : [],
  )
  return typeof suffixes[0] === 'string' ? suffixes[0] : ''
}

export function headOf(loaderData: unknown): PageHead | undefined {
  if (typeof loaderData !== 'object' || loaderData === null || !('head' in loaderData)) return undefined
  return isPageHead(loaderData.head) ? loaderData.head : undefined
}

function isPageHead(value: unknown): value is PageHead {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string' &&
    'description' in value &&
    typeof value.description === 'string' &&
    'path' in value &&
    typeof value.path === 'string'
  )
}
