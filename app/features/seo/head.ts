/** The head of a page, as its loader returns it: root.tsx writes the tags, and GET /api/seo answers from the same. */
import type { Breadcrumb } from '~/lib/breadcrumb'
import type { Pictures } from '~/lib/picture-source'
import { characterCount, cleanLine, truncate } from '~/lib/text'
import { cardPath, type HeadType } from '~/paths'
import type { StructuredData } from './structured-data'

export interface PageHead {
  /** documentTitle() adds the site's name where it is missing and fits into 60 characters. */
  title: string
  /** At most 160 characters. */
  description: string
  /** The page's own address on this site. */
  path: string
  keywords?: readonly string[]
  noindex?: boolean
  /** The entry of the bar that the page belongs to, where its address does not tell. */
  entry?: string
  /** Where the page stands, without Home: shown, and in the structured data. */
  breadcrumbs?: readonly Breadcrumb[]
  /** For a post: when it was published, in UTC (ISO 8601). */
  publishedAt?: string
  /** It shows Latin names, which have letters of their own. */
  hasLatinNames?: boolean
  /** The page's own picture for shared links, in place of the site's. */
  card?: SocialCard
  /** What the page is about, for machines; nothing that it does not show. */
  structuredData?: readonly StructuredData[]
}

export interface SocialCard {
  /** Of a JPEG or PNG of 1200 × 630 on this site. */
  path: string
  alt: string
  /** The address of the drawing that a drawn one shows; without it a landscape. */
  drawing?: string
}

/** The head of a page below another one: it always says where it stands. */
export type RecordHead = PageHead & Required<Pick<PageHead, 'breadcrumbs'>>

const titleLimit = 60
const descriptionLimit = 160

/** The text of `<title>`; after a refused form it starts with "Error: ", for those who hear it first. */
export function documentTitle(title: string, siteName: string, hasError: boolean): string {
  const line = cleanLine(title)
  const named = `${line} | ${siteName}`
  const full = isNamed(line, siteName) || characterCount(named) > titleLimit ? line : named
  const shown = characterCount(full) > titleLimit ? truncate(full, titleLimit - 1) : full
  return hasError ? `Error: ${shown}` : shown
}

/** A meta title of the operator's, or one that a deer type's editor made, may end with the site's name already. */
function isNamed(title: string, siteName: string): boolean {
  return ` | ${title}`.toLowerCase().endsWith(` | ${siteName}`.toLowerCase())
}

/** A text as a page's description: in one line, cut to what search engines show. */
export function pageDescription(text: string): string {
  const line = cleanLine(text)
  return characterCount(line) <= descriptionLimit ? line : truncate(line, descriptionLimit - 1)
}

/** The parts of a comma-separated text, without the empty ones and without repetition. */
export function keywordList(text: string | null): string[] {
  return [...new Set((text ?? '').split(',').map(cleanLine).filter(Boolean))]
}

/** A further page of a list, told from the others by what it begins with. */
export function furtherPage(head: RecordHead, { path, from }: { path: string; from: string }): RecordHead {
  return {
    ...head,
    path,
    title: `From “${from}”: ${head.title}`,
    description: pageDescription(`Starting with “${from}.” ${head.description}`),
  }
}

/** What a head says of the picture of its record: nothing while its cut for shared links is not made. */
export function cardOf(pictures: Pictures, address: string | null, alt: string): { card?: SocialCard } {
  const path = pictures[address ?? '']?.card
  return path ? { card: { path, alt } } : {}
}

/** The card that the site draws for a page: its name, and beside it a drawing. `name` is the page's in GET /api/seo. */
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

/** A page of the dashboard: for the operator alone, and never indexed. */
export function dashboardHead(title: string, path: string): PageHead {
  return { title, description: 'The desk of the operator of this site.', path, noindex: true }
}

/** What GET /api/seo answers for a page. */
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

/** The head of the deepest of a page's loaders that brings one. */
export function deepestHead(loaderData: readonly unknown[]): PageHead | undefined {
  return loaderData.map(headOf).findLast((head) => head !== undefined)
}

/** The head that a loader's data brings along, if it brings one. */
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
