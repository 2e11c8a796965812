import type { AddressedKind } from '~/lib/page-kinds'
import { otherName, type VisitKind } from '~/lib/visits'

interface Counted {
  name: string
  count: number
}

export type CountedNames = Map<VisitKind, Counted[]>

export interface KnownPage {
  kind: AddressedKind | 'page'
  title: string
  path: string
}

export interface VisitedPage {
  title: string
  path: string | undefined
  count: number
}

export interface VisitedTool extends VisitedPage {
  answers: number
}

export interface VisitedProduct extends VisitedPage {
  requests: number
}

export interface SearchedWords {
  title: string
  count: number
}

export interface Top<Row> {
  rows: Row[]
  all: number
}

export interface VisitReport {
  pages: Top<VisitedPage>
  tools: Top<VisitedTool>
  species: Top<VisitedPage>
  posts: Top<VisitedPage>
  products: Top<VisitedProduct>
  searches: Top<SearchedWords>
  withoutResult: Top<SearchedWords>
}

export function toReport(counted: CountedNames, known: ReadonlyMap<string, KnownPage>): VisitReport {
  const pagesOf = (...kinds: VisitKind[]) =>
    merged(
      kinds.flatMap((kind) => counted.get(kind) ?? []),
      known,
    )
  const pages = [...pagesOf('page').values()]
  const answers = pagesOf('tool-answer')
  const requests = pagesOf('product-request')
  const views = pagesOf('product')
  const requestsAlone = [...requests].flatMap(([key, page]) => (views.has(key) ? [] : { ...page, count: 0 }))
  const products = [...views.values(), ...requestsAlone]
  const words = (kind: VisitKind) =>
    topOf((counted.get(kind) ?? []).map(({ name: title, count }) => ({ title, count })))
  return {
    pages: topOf([...pagesOf('page', 'tool', 'product').values()]),
    tools: topOf([...pagesOf('tool')].map(([key, page]) => ({ ...page, answers: answers.get(key)?.count ?? 0 }))),
    species: topOf(pages.filter(({ kind }) => kind === 'deer-type')),
    posts: topOf(pages.filter(({ kind }) => kind === 'blog-post')),
    products: topOf(products.map((page) => ({ ...page, requests: requests.get(page.path ?? page.title)?.count ?? 0 }))),
    searches: words('search'),
    withoutResult: words('search-without-result'),
  }
}

type FoundPage = VisitedPage & { kind: KnownPage['kind'] }

/** A renamed page is one page, so counts merge by path or title. */
function merged(counts: readonly Counted[], known: ReadonlyMap<string, KnownPage>): Map<string, FoundPage> {
  const pages = new Map<string, FoundPage>()
  for (const { name, count } of counts) {
    const { kind = 'page', title = name, path } = known.get(name) ?? {}
    const key = path ?? title
    pages.set(key, { kind, title, path, count: (pages.get(key)?.count ?? 0) + count })
  }
  return pages
}

const shownRows = 25

function topOf<Row extends { title: string; count: number }>(rows: readonly Row[]): Top<Row> {
  const isOther = ({ title }: Row) => (title === otherName ? 1 : 0)
  const sorted = rows.toSorted(
    (a, b) => isOther(a) - isOther(b) || b.count - a.count || a.title.localeCompare(b.title, 'en'),
  )
  return { rows: sorted.slice(0, shownRows), all: rows.length }
}

export function shareOf({ count, requests }: Pick<VisitedProduct, 'count' | 'requests'>): string | undefined {
  if (count === 0) return undefined
  const percent = (requests / count) * 100
  return `${percent < 10 ? percent.toFixed(1) : percent.toFixed(0)}%`
}
