/** No cookie, address or browser reaches this module, and its memory is bounded. */
import { otherName, visitLimits, type PageRead, type VisitCount, type VisitKind } from '~/lib/visits'
import { trackingName } from '~/lib/tracking-name'
import { productsPath, searchPath, toolsPath } from '~/paths'
import { searchedWords } from './searched-words'

type Names = Map<string, number>

/** The limit is for all days together. There is more than one day only if writing fails over midnight. */
const mostNames = 2 * Object.values(visitLimits).reduce((sum, limit) => sum + limit, 0)

export class VisitCounter {
  readonly #today: () => string
  readonly #days = new Map<string, Map<VisitKind, Names>>()
  #size = 0

  /** @param today such as 2026-11-21, in the site's time zone */
  constructor(today: () => string) {
    this.#today = today
  }

  get size(): number {
    return this.#size
  }

  count({ path, search, resultCount }: PageRead): void {
    const kind = kindOf(path)
    const names = this.#namesOf(this.#today(), kind)
    const before = names.get(path)
    if (before !== undefined) names.set(path, before + 1)
    else if (isPagePath(path)) this.#add(names, { kind, name: path, count: 1 })
    else return
    if (search === '') return
    if (kind === 'tool' && hasValues(search)) this.#addToday('tool-answer', path)
    if (path === searchPath && resultCount !== undefined) this.#countSearch(search, resultCount)
  }

  take(): VisitCount[] {
    const taken = [...this.#days].flatMap(([day, kinds]) =>
      [...kinds].flatMap(([kind, names]) => Array.from(names, ([name, count]) => ({ day, kind, name, count }))),
    )
    this.#days.clear()
    this.#size = 0
    return taken
  }

  putBack(counts: readonly VisitCount[]): void {
    for (const { day, ...count } of counts) this.#add(this.#namesOf(day, count.kind), count)
  }

  #countSearch(search: string, resultCount: number): void {
    const words = searchedWords(new URLSearchParams(search).get('q') ?? '')
    if (words === undefined) return
    this.#addToday('search', words)
    if (resultCount === 0) this.#addToday('search-without-result', words)
  }

  #addToday(kind: VisitKind, name: string): void {
    this.#add(this.#namesOf(this.#today(), kind), { kind, name, count: 1 })
  }

  #add(names: Names, { kind, name, count }: Omit<VisitCount, 'day'>): void {
    const isRoom = names.has(name) || (names.size < visitLimits[kind] - 1 && this.#size < mostNames)
    const counted = isRoom ? name : otherName
    if (!names.has(counted)) this.#size += 1
    names.set(counted, (names.get(counted) ?? 0) + count)
  }

  #namesOf(day: string, kind: VisitKind): Names {
    const kinds = this.#days.get(day) ?? new Map<VisitKind, Names>()
    const names = kinds.get(kind)
    if (names !== undefined) return names
    const added: Names = new Map()
    this.#days.set(day, kinds.set(kind, added))
    return added
  }
}

const belowTools = `${toolsPath}/`
const belowProducts = `${productsPath}/`

function kindOf(path: string): VisitKind {
  if (path.startsWith(belowTools)) return 'tool'
  return path.startsWith(belowProducts) && !path.includes('/', belowProducts.length) ? 'product' : 'page'
}

/** Slugs are lower case, so any other spelling is redirected and does not count. */
const pagePath = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/
/** The last four have pages of one reader each, with a key in the address. */
const withoutPages =
  /^\/(?:(?:admin|api|art|assets|healthz|images|sitemap)(?:\/|$)|(?:request|offer|invitation|preview)\/)/

/** Files, the dashboard and the API do not count. Expects an address that exists. */
export function isPagePath(path: string): boolean {
  return pagePath.test(path) && !withoutPages.test(path) && path.length <= 256
}

/** The tools make a request only without JavaScript, by a shared link, or after a reload. */
function hasValues(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((name) => !trackingName.test(name))
}
