/** A page's head, as its loader returns it. root.tsx renders it, and GET /api/seo answers with it. */
import type { Breadcrumb } from '~/lib/breadcrumb'
import type { Pictures } from '~/lib/picture-source'
import { characterCount, cleanLine, truncate } from '~/lib/text'
import { cardPath, type HeadType } from '~/paths'
import type { StructuredData } from './structured-data'

export interface PageHead {
  /** documentTitle() adds the site's name if it fits into 60 characters. */
  title: string
  /** At most 160 characters. */
  description: string
  /** Canonical path. */
  path: string
  keywords?: readonly string[]
  noindex?: boolean
  /** A form in the address was refused: the title says so. */
  hasError?: boolean
  /** Navigation entry, if the path does not tell. */
  entry?: string
  /** Without Home. Shown on the page, and in structured data. */
  breadcrumbs?: readonly Breadcrumb[]
  /** ISO 8601, UTC. */
  publishedAt?: string
  /** Preloads the italic font. */
  hasLatinNames?: boolean
  /** Replaces the site's social card. */
  card?: SocialCard
  /** JSON-LD, only of what the page shows. */
  structuredData?: readonly StructuredData[]
}

interface SocialCard {
  /** A JPEG or PNG of 1200 × 630 on this site. */
  path: string
  alt: string
  /** Address of the drawing on it; default a landscape. */
  drawing?: string
}

/** For pages with breadcrumbs. */
export type RecordHead = PageHead & Required<Pick<PageHead, 'breadcrumbs'>>

const titleLimit = 60
const descriptionLimit = 160

/** After a refused form it starts with "Error: ", for screen readers. */
export function documentTitle(title: string, siteName: string, hasError: boolean): string {
  const line = cleanLine(title)
  const named = `${line} | ${siteName}`
  const full = isNamed(line, siteName) || characterCount(named) > titleLimit ? line : named
  const shown = characterCount(full) > titleLimit ? truncate(full, titleLimit - 1) : full
  return hasError ? errorMark + shown : shown
}

const errorMark = 'Error: '

/** A title that is shown, with the mark or without. */
export function withErrorMark(title: string, hasError: boolean): string {
  const line = title.startsWith(errorMark) ? title.slice(errorMark.length) : title
  return hasError ? errorMark + line : line
}

/** A custom meta title may already end with the site's name. */
function isNamed(title: string, siteName: string): boolean {
  return ` | ${title}`.toLowerCase().endsWith(` | ${siteName}`.toLowerCase())
}

/** One line, truncated as search engines do. */
export function pageDescription(text: string): string {
  const line = cleanLine(text)
  return characterCount(line) <= descriptionLimit ? line : truncate(line, descriptionLimit - 1)
}

/** Without empty parts and repeats. */
export function keywordList(text: string | null): string[] {
  return [...new Set((text ?? '').split(',').map(cleanLine).filter(Boolean))]
}

/** The head of a list's further page, with its own canonical path. */
export function furtherPage(head: RecordHead, { path, from }: { path: string; from: string }): RecordHead {
  return {
    ...head,
    path,
    title: `From “${from}”: ${head.title}`,
    description: pageDescription(`Starting with “${from}.” ${head.description}`),
  }
}

/** Undefined until the social card has been made. */
export function cardOf(pictures: Pictures, address: string | null, alt: string): { card?: SocialCard } {
  const path = pictures[address ?? '']?.card
  return path ? { card: { path, alt } } : {}
}

/** A generated card with name and drawing. `name`: as in GET /api/seo. */
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

/** Never indexed. */
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

/** From the deepest route that has one. */
export function deepestHead(loaderData: readonly unknown[]): PageHead | undefined {
  return loaderData.map(headOf).findLast((head) => head !== undefined)
}

/** What the dashboard puts before its titles: how many entries wait. Not before "Error: ". */
export function titlePrefixOf(loaderData: readonly unknown[]): string {
  const prefixes = loaderData.flatMap((data) =>
    typeof data === 'object' && data !== null && 'titlePrefix' in data ? [data.titlePrefix] : [],
  )
  return typeof prefixes[0] === 'string' ? prefixes[0] : ''
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
