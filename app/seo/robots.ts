import { editDistance } from '~/lib/edit-distance'
import { truncate } from '~/lib/text'
import { adminPath, sitemapPath } from '~/paths'
import { blockadesOf, closedPaths, type Blockade } from './robots-blockades'

export function defaultRobotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: ${adminPath}/\n\n${sitemapLine(siteUrl)}\n`
}

export interface RobotsWarning {
  kind: 'blocksSite' | 'blocksPages' | 'noRule' | 'noGroup' | 'noPath' | 'foreignSitemap' | 'noSitemap'
  line?: number | undefined
  text: string
}

interface Site {
  url: string
  pages: readonly string[]
}

export function robotsWarnings(typed: string, site: Site): RobotsWarning[] {
  const text = typed.replace(/^\uFEFF/, '')
  const lines = readLines(text)
  const hiding = blockadesOf(text, site).map(toWarning)
  const firstGroup = lines.findIndex(({ key }) => key === 'user-agent')
  const faults = lines
    .map((line, index) => faultOf(line, firstGroup >= 0 && index > firstGroup, site))
    .filter((fault) => fault !== undefined)
  const hasSitemap = lines.some(({ key }) => key === 'sitemap')
  const missing = { kind: 'noSitemap', text: `No line names the sitemap. Add “${sitemapLine(site.url)}”.` } as const
  return [
    ...hiding.filter(({ kind }) => kind === 'blocksSite'),
    ...hiding.filter(({ kind }) => kind === 'blocksPages'),
    ...faults,
    ...(hasSitemap ? [] : [missing]),
  ]
}

const namedAtMost = 5

/** Returns undefined where a warning says what is closed. */
export function robotsSentence(text: string, site: Site): string | undefined {
  if (blockadesOf(text, site).length > 0) return undefined
  const closed = closedPaths(text, site)
  const more = closed.length > namedAtMost ? ['other addresses'] : []
  const rest = closed.length === 0 ? '' : ` They keep out of ${inWords([...closed.slice(0, namedAtMost), ...more])}.`
  return `Search engines may read every page of the sitemap.${rest}`
}

interface RobotsLine {
  number: number
  /** The key is in lower case, and undefined if the line has no colon. */
  key: string | undefined
  value: string
  text: string
}

function readLines(text: string): RobotsLine[] {
  return text
    .split(/\r\n?|\n/)
    .map((line, index) => {
      const typed = line.replace(/#.*$/s, '').trim()
      const [, key, value = ''] = /^([^:]*):(.*)$/s.exec(typed) ?? []
      return { number: index + 1, key: key?.trim().toLowerCase(), value: value.trim(), text: typed }
    })
    .filter((line) => line.text !== '')
}

function sitemapLine(siteUrl: string): string {
  return `Sitemap: ${siteUrl}${sitemapPath}`
}

function toWarning({ line, crawlers, paths }: Blockade): RobotsWarning {
  const whom = inWords(
    crawlers.map((crawler) => (crawler === '*' ? 'every crawler that has no rules of its own' : crawler)),
  )
  const [first = '', ...others] = paths ?? []
  if (paths === undefined) {
    return { kind: 'blocksSite', line, text: `Line ${String(line)} closes the whole site to ${whom}.` }
  }
  const which = others.length === 0 ? first : `${first} and ${String(others.length)} more`
  return { kind: 'blocksPages', line, text: `Line ${String(line)} hides pages of the sitemap from ${whom}: ${which}.` }
}

const keys = ['User-agent', 'Disallow', 'Allow', 'Sitemap'] as const
/** Some crawlers know these nonstandard keys. */
const otherKeys = ['crawl-delay', 'host', 'clean-param', 'request-rate', 'visit-time', 'content-signal']

function faultOf({ number, key, value, text }: RobotsLine, isInGroup: boolean, site: Site): RobotsWarning | undefined {
  const start = `Line ${String(number)}`
  if (key === undefined || ![...keys.map((known) => known.toLowerCase()), ...otherKeys].includes(key)) {
    const typed = key ?? text.split(/\s/, 1)[0]?.toLowerCase() ?? ''
    const meant = keys.find((known) => editDistance(typed, known.toLowerCase(), 2) <= 2)
    const hint = meant ? ` Did you mean “${meant}:”?` : ''
    return {
      kind: 'noRule',
      line: number,
      text: `${start} is no rule, and crawlers leave it out: “${short(text)}”.${hint}`,
    }
  }
  const isRule = key === 'allow' || key === 'disallow'
  if (isRule && !isInGroup) {
    return { kind: 'noGroup', line: number, text: `${start} has no effect: no “User-agent:” line stands before it.` }
  }
  if (isRule && value !== '' && !/^[/*]/.test(value)) {
    return {
      kind: 'noPath',
      line: number,
      text: `${start} has no effect: an address starts with “/”, not “${short(value)}”.`,
    }
  }
  if (key === 'sitemap' && originOf(value) !== new URL(site.url).origin) {
    const words = `${start} names a sitemap that is not on this site. It should be “${sitemapLine(site.url)}”.`
    return { kind: 'foreignSitemap', line: number, text: words }
  }
  return undefined
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined
}

function inWords(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
}

function short(text: string): string {
  return truncate(text, 60)
}
