/** What a robots.txt closes to search engines: the whole site, or pages that should be found. */
import robotsParser from 'robots-parser'

/** Those that most visitors come from; all others count as `*`. */
const largeCrawlers = [
  ...['Googlebot', 'Bingbot', 'DuckDuckBot', 'Applebot', 'Yandex', 'YandexBot', 'Baiduspider', 'Slurp'],
] as const

/** Addresses that nobody would name: what closes all of them closes everything. */
const anyPages = ['/7', '/zq'] as const

export interface Blockade {
  /** Of the rule that does it, counted from 1. */
  line: number
  crawlers: string[]
  /** Undefined: the whole site, but for what an Allow line may name. */
  paths?: string[] | undefined
}

interface Site {
  url: string
  /** Paths of pages that should be found. */
  pages: readonly string[]
}

/** By line. A crawler to which the whole site is closed counts for nothing else. */
export function blockadesOf(text: string, site: Site): Blockade[] {
  const file = robotsParser(`${site.url}/robots.txt`, text)
  const closingLine = (crawler: string, path: string) =>
    file.isDisallowed(site.url + path, crawler) ? file.getMatchingLineNumber(site.url + path, crawler) : undefined
  const sites = new Map<number, Blockade>()
  const parts = new Map<number, Blockade & { paths: string[] }>()
  for (const crawler of ['*', ...largeCrawlers.filter((name) => isNamed(text, name))]) {
    const [closed, ...others] = anyPages.map((path) => closingLine(crawler, path))
    if (closed !== undefined && others.every((line) => line !== undefined)) {
      sites.set(closed, { line: closed, crawlers: [...(sites.get(closed)?.crawlers ?? []), crawler] })
      continue
    }
    for (const path of site.pages) {
      const line = closingLine(crawler, path)
      if (line === undefined) continue
      const { crawlers, paths } = parts.get(line) ?? { crawlers: [], paths: [] }
      parts.set(line, { line, crawlers: withItem(crawlers, crawler), paths: withItem(paths, path) })
    }
  }
  const all: Blockade[] = [...sites.values(), ...parts.values()]
  return all.sort((one, other) => one.line - other.line)
}

function isNamed(text: string, crawler: string): boolean {
  return new RegExp(`^[ \\t]*user-agent[ \\t]*:[ \\t]*${crawler}[ \\t\\r]*(?:[/#]|$)`, 'im').test(text)
}

function withItem(list: string[], item: string): string[] {
  return list.includes(item) ? list : [...list, item]
}
