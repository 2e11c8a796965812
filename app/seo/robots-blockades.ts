import robotsParser from 'robots-parser'

/** The crawlers that matter most; others count as `*`. */
const largeCrawlers = [
  ...['Googlebot', 'Bingbot', 'DuckDuckBot', 'Applebot', 'Yandex', 'YandexBot', 'Baiduspider', 'Slurp'],
] as const

/** A rule that blocks both paths blocks everything. */
const anyPages = ['/7', '/zq'] as const

export interface Blockade {
  line: number
  crawlers: string[]
  /** Undefined means the whole site, except what Allow lines name. */
  paths?: string[] | undefined
}

interface Site {
  url: string
  pages: readonly string[]
}

/** A crawler blocked from the whole site is reported only for that. */
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

/** The number is limited, because each path is matched against every line. */
const checkedAtMost = 50

/** Returns what a crawler that no line names may not read, as the lines name it. */
export function closedPaths(text: string, { url }: Pick<Site, 'url'>): string[] {
  const file = robotsParser(`${url}/robots.txt`, text)
  const named = Array.from(text.matchAll(/^[ \t]*disallow[ \t]*:[ \t]*(\/[^\s#]*)/gim), ([, path = '']) => path)
  return [...new Set(named)]
    .slice(0, checkedAtMost)
    .filter((path) => file.isDisallowed(url + path.replaceAll('*', 'x').replace(/\$$/, ''), '*'))
}

function isNamed(text: string, crawler: string): boolean {
  return new RegExp(`^[ \\t]*user-agent[ \\t]*:[ \\t]*${crawler}[ \\t\\r]*(?:[/#]|$)`, 'im').test(text)
}

function withItem(list: string[], item: string): string[] {
  return list.includes(item) ? list : [...list, item]
}
