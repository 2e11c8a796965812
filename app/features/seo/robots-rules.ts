/**
 * robots.txt as crawlers read it, after RFC 9309: groups of rules for the crawlers that they name, of which the longest
 * rule that fits decides, and Allow where two are as long.
 */

export interface RobotsLine {
  /** Counted from 1. */
  number: number
  /** In lower case; undefined where there is no colon. */
  key: string | undefined
  value: string
  /** As it was typed, without its comment. */
  text: string
}

export interface RobotsRule {
  line: number
  isAllow: boolean
  /** Between its stars, percent-encoded in one way. */
  pieces: readonly string[]
  /** It ends in `$`: the address must end there too. */
  isWhole: boolean
  length: number
}

export interface RobotsFile {
  /** All that say something. */
  lines: RobotsLine[]
  /** By crawler, in lower case; `*` is for those that are not named. */
  groups: Map<string, RobotsRule[]>
  /** Rules that stand before any crawler is named: nobody follows them. */
  strays: RobotsLine[]
}

export function parseRobots(text: string): RobotsFile {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((line, index) => toLine(line, index + 1))
    .filter((line) => line.text !== '')
  const groups = new Map<string, RobotsRule[]>()
  const strays: RobotsLine[] = []
  let crawlers: string[] = []
  let isNaming = false
  // Other lines, such as Sitemap, neither end a group nor part the names of its crawlers.
  for (const line of lines) {
    if (line.key === 'user-agent') {
      const crawler = toCrawler(line.value)
      crawlers = isNaming ? [...crawlers, crawler] : [crawler]
      isNaming = true
      if (!groups.has(crawler)) groups.set(crawler, [])
    } else if (isRule(line)) {
      isNaming = false
      if (crawlers.length === 0) strays.push(line)
      for (const crawler of new Set(crawlers)) groups.get(crawler)?.push(toRule(line))
    }
  }
  return { lines, groups, strays }
}

/** The rule that decides whether `crawler` may read the address; without one it may. */
export function decidingRule(file: RobotsFile, crawler: string, path: string): RobotsRule | undefined {
  const rules = file.groups.get(crawler.toLowerCase()) ?? file.groups.get('*') ?? []
  const address = inOneWay(path)
  let best: RobotsRule | undefined
  for (const rule of rules) {
    const isLonger = rule.length > (best?.length ?? 0)
    const isMilder = rule.length === best?.length && rule.isAllow
    if ((isLonger || isMilder) && fits(rule, address)) best = rule
  }
  return best
}

export function isRule({ key }: RobotsLine): boolean {
  return key === 'allow' || key === 'disallow'
}

function toLine(line: string, number: number): RobotsLine {
  const text = line.replace(/#.*$/s, '').trim()
  const colon = text.indexOf(':')
  if (colon < 0) return { number, key: undefined, value: '', text }
  return { number, key: text.slice(0, colon).trim().toLowerCase(), value: text.slice(colon + 1).trim(), text }
}

/** Crawlers go by the name alone, without a version behind it. */
function toCrawler(value: string): string {
  if (value.startsWith('*')) return '*'
  return (/^[a-z_-]+/i.exec(value)?.[0] ?? value).toLowerCase()
}

function toRule({ number, key, value }: RobotsLine): RobotsRule {
  const pattern = inOneWay(value)
  const isWhole = pattern.endsWith('$')
  const pieces = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  return { line: number, isAllow: key === 'allow', pieces, isWhole, length: pattern.length }
}

function fits({ pieces: [first = '', ...others], isWhole }: RobotsRule, path: string): boolean {
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const [index, piece] of others.entries()) {
    if (isWhole && index === others.length - 1) return path.length - piece.length >= at && path.endsWith(piece)
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return !isWhole || at === path.length
}

/** Everything beyond ASCII percent-encoded, and nothing that needs no encoding. */
function inOneWay(path: string): string {
  return path
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .replaceAll(/[^\0-\x7F]+/g, encodeURIComponent)
    .replaceAll(/%[0-9a-f]{2}/gi, (encoded) => {
      const character = String.fromCharCode(parseInt(encoded.slice(1), 16))
      return /[\w.~-]/.test(character) ? character : encoded.toUpperCase()
    })
}
