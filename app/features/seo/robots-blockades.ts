/** What a robots.txt closes to search engines: the whole site, or pages that should be found. */
import { decidingRule, type RobotsFile } from './robots-rules'

/** Those that most visitors come from; all others count as `*`. */
const largeCrawlers = [
  ...['Googlebot', 'Bingbot', 'DuckDuckBot', 'Applebot', 'Yandex', 'YandexBot', 'Baiduspider', 'Slurp'],
] as const

/** Addresses that nobody would name: what closes all of them closes everything. */
const anyPages = ['/7', '/zq'] as const

export interface Blockade {
  /** Of the rule that does it. */
  line: number
  crawlers: string[]
  /** Undefined: the whole site, but for what an Allow line may name. */
  paths?: string[] | undefined
}

/** By line. A crawler to which the whole site is closed counts for nothing else. */
export function blockadesOf(file: RobotsFile, pages: readonly string[]): Blockade[] {
  const named = largeCrawlers.filter((crawler) => file.groups.has(crawler.toLowerCase()))
  const sites = new Map<number, Blockade>()
  const parts = new Map<number, Blockade & { paths: string[] }>()
  for (const crawler of ['*', ...named]) {
    const closed = lineThatCloses(file, crawler)
    if (closed !== undefined) {
      sites.set(closed, { line: closed, crawlers: [...(sites.get(closed)?.crawlers ?? []), crawler] })
      continue
    }
    for (const path of pages) {
      const rule = decidingRule(file, crawler, path)
      if (rule?.isAllow !== false) continue
      const { crawlers, paths } = parts.get(rule.line) ?? { crawlers: [], paths: [] }
      parts.set(rule.line, { line: rule.line, crawlers: withItem(crawlers, crawler), paths: withItem(paths, path) })
    }
  }
  const all: Blockade[] = [...sites.values(), ...parts.values()]
  return all.sort((one, other) => one.line - other.line)
}

function lineThatCloses(file: RobotsFile, crawler: string): number | undefined {
  const rules = anyPages.map((path) => decidingRule(file, crawler, path))
  return rules.every((rule) => rule?.isAllow === false) ? rules[0]?.line : undefined
}

function withItem(list: string[], item: string): string[] {
  return list.includes(item) ? list : [...list, item]
}
