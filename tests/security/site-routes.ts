/** Addresses come from the route table, each with an example and with who may open it. */
import type { RouteConfigEntry } from '@remix-run/route-config'
import routes from '~/routes'

/**
 * page: everybody may open it · form: everybody may send its form · file: no page, for everybody · missing: nothing is
 * there · login: the login form, 200 · dashboard, script: the operator's, 401 · api: the contract says
 */
type Audience = 'page' | 'form' | 'file' | 'missing' | 'login' | 'dashboard' | 'script' | 'api'

export interface SiteRoute {
  pattern: string
  address: string
  /** The routes of the page, outermost first, as `.data?_routes=` names them. */
  ids: readonly string[]
  /** Undefined if nobody has said who may open it. */
  audience: Audience | undefined
}

/** Keys are patterns. Pages below /admin are the operator's, and those below /api follow the contract. */
const audiences: Readonly<Record<string, Audience>> = {
  ...all('page', [
    '/',
    '/products',
    '/products/:slug',
    '/deer-types',
    '/deer-types/compare',
    '/blog',
    '/search',
    '/terms',
    '/privacy',
  ]),
  ...all('page', ['/products/category/:category', '/dmca', '/offline', '/:slug', '/hunting-tools', ...toolPatterns()]),
  ...all('form', ['/contact', '/products/:slug/quote', '/request']),
  ...all('file', ['/robots.txt', '/sitemap.xml', '/sitemap/:part', '/feed.xml', '/manifest.webmanifest', '/healthz']),
  ...all('file', ['/.well-known/security.txt', '/hunting-tools/legal-light.ics']),
  ...all('file', ['/hunting-tools/moon-phase-calendar.ics', '/hunting-tools/hunt-day.ics']),
  ...all('file', ['/art/:kind/:name', '/art/cards/:type/:name', '/art/own-range.svg']),
  ...all('file', ['/search/suggestions', '/search/suggestions.js']),
  // A receipt, an offer, an invitation and a preview open with their keys alone.
  ...all('missing', [
    '/*',
    '/hunting-tools/:toolId',
    '/images/:name',
    '/request/:reference/:key?',
    '/invitation/:token',
  ]),
  ...all('missing', ['/offer/:token', '/preview/:token']),
  ...all('login', ['/admin', '/admin/deer']),
  ...all('script', ['/admin/quotes/:id/answer/draft', '/admin/contacts/:id/answer/draft']),
  ...all('script', [
    '/admin/images',
    '/admin/news',
    '/admin/check',
    '/admin/drafts',
    '/admin/seasons.csv',
    '/admin/people/:person/file',
    '/admin/visits.csv',
    '/admin/pictures.json',
  ]),
  ...all('script', ['/admin/backups/:id/file', '/preview/form/:tab']),
  ...all('script', ['/admin/quotes.csv', '/admin/quotes.json', '/admin/contacts.csv', '/admin/contacts.json']),
}

const examples: Readonly<Record<string, string>> = {
  '/search/suggestions': '/search/suggestions?q=trail+cam',
  '/products/:slug': '/products/cellular-trail-camera',
  '/products/category/:category': '/products/category/safety',
  '/products/:slug/quote': '/products/cellular-trail-camera/quote',
  '/request': '/request?product=cellular-trail-camera&quantity=2',
  '/request/:reference/:key?': `/request/q-00013/${'0'.repeat(36)}`,
  '/admin/settings/:section': '/admin/settings/identity',
  '/offer/:token': `/offer/${'0'.repeat(36)}`,
  '/invitation/:token': `/invitation/${'0'.repeat(64)}`,
  '/preview/:token': `/preview/${'0'.repeat(64)}`,
  '/preview/form/:tab': '/preview/form/blog',
  '/:slug': '/moose',
  '/hunting-tools/hunt-day.ics': '/hunting-tools/hunt-day.ics?state=VT',
  '/hunting-tools/legal-light.ics': '/hunting-tools/legal-light.ics?state=VT',
  '/*': '/no/such/page',
  '/hunting-tools/:toolId': '/hunting-tools/none',
  '/sitemap/:part': '/sitemap/pages.xml',
  '/images/:name': `/images/${'0'.repeat(64)}-800.webp`,
  ...Object.fromEntries(
    ['', '/replace', '/delete'].map((page) => [
      `/admin/pictures/:hash${page}`,
      `/admin/pictures/${'0'.repeat(64)}${page}`,
    ]),
  ),
  '/art/:kind/:name': '/art/tracks/moose.svg',
  '/art/cards/:type/:name': '/art/cards/page/moose.png',
  '/art/own-range.svg': '/art/own-range.svg?native=MEX',
}

export const siteRoutes: readonly SiteRoute[] = [...byPattern().values()].sort((a, b) =>
  a.pattern.localeCompare(b.pattern),
)

function byPattern(): Map<string, SiteRoute> {
  const found = new Map<string, SiteRoute>()
  for (const { pattern, ids } of entriesBelow(routes)) {
    const known = found.get(pattern)
    const merged = [...new Set([...(known?.ids ?? []), ...ids])]
    found.set(pattern, { pattern, address: exampleOf(pattern), ids: merged, audience: audienceOf(pattern) })
  }
  return found
}

interface Entry {
  pattern: string
  ids: string[]
}

function entriesBelow(entries: readonly RouteConfigEntry[], parent: Entry = { pattern: '', ids: ['root'] }): Entry[] {
  return entries.flatMap((entry) => {
    const pattern = entry.path === undefined ? parent.pattern : `${parent.pattern}/${entry.path}`
    const ids = [...parent.ids, entry.id ?? entry.file.replace(/\.tsx?$/, '')]
    const children = entriesBelow(entry.children ?? [], { pattern, ids })
    const isLayout = entry.path === undefined && entry.index !== true
    return isLayout ? children : [{ pattern: pattern === '' ? '/' : pattern, ids }, ...children]
  })
}

function audienceOf(pattern: string): Audience | undefined {
  const said = audiences[pattern]
  if (said !== undefined) return said
  if (pattern.startsWith('/admin/')) return 'dashboard'
  return /^\/api(?:\/|$)/.test(pattern) ? 'api' : undefined
}

function exampleOf(pattern: string): string {
  return examples[pattern] ?? pattern.replaceAll(/\/:(?:id|answerId|noteId)\b/g, '/1').replace('/*', '/no-such-page')
}

function all(audience: Audience, patterns: readonly string[]): Record<string, Audience> {
  return Object.fromEntries(patterns.map((pattern) => [pattern, audience]))
}

function toolPatterns(): string[] {
  const tools = [
    'deer-movement-predictor',
    'moon-phase-calendar',
    'wind-direction-stand-picker',
    'rut-activity-tracker',
  ]
  const more = ['trail-cam-analyzer', 'deer-call-recommender', 'stand-location-mapper', 'venison-yield-calculator']
  const last = ['hunting-checklist-generator', 'license-regulation-finder']
  const fieldKit = ['my-ground', 'my-map', 'legal-light', 'hunt-day', 'log']
  return [...tools, ...more, ...last, ...fieldKit].map((tool) => `/hunting-tools/${tool}`)
}
