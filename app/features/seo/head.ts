/** The head of a page, as its loader returns it: root.tsx writes the tags. */
import { characterCount, cleanLine, truncate } from '~/lib/text'

export interface PageHead {
  /** Without the site's name; root.tsx adds it where it fits into 60 characters. */
  title: string
  /** At most 160 characters. */
  description: string
  /** The page's own address on this site, without a query. */
  path: string
  noindex?: boolean
  /** The entry of the bar that the page belongs to, where its address does not tell. */
  entry?: string
}

const titleLimit = 60
const descriptionLimit = 160

/** The text of `<title>`; after a refused form it starts with "Error: ", for those who hear it first. */
export function documentTitle(title: string, siteName: string, hasError: boolean): string {
  const named = `${title} | ${siteName}`
  const shown = title === siteName || Array.from(named).length > titleLimit ? title : named
  return hasError ? `Error: ${shown}` : shown
}

/** A text as a page's description: in one line, cut to what search engines show. */
export function pageDescription(text: string): string {
  const line = cleanLine(text)
  return characterCount(line) <= descriptionLimit ? line : truncate(line, descriptionLimit - 1)
}

/** A page of the dashboard: for the operator alone, and never indexed. */
export function dashboardHead(title: string, path: string): PageHead {
  return { title, description: 'The desk of the operator of this site.', path, noindex: true }
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
