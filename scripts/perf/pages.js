/** Pages: cached, against node:http with the same bytes; unchanged (304); and rendered. */
import { againstRaw, rawOf } from './compare.js'
import { toCpu, toP99, toRatio } from './figures.js'
import { runRounds } from './rounds.js'
import { preparePlace, startSite } from './servers.js'
import { formatRates } from './table.js'

const onePageOfEachKind = /** @type {const} */ ([
  { kind: 'home', path: '/' },
  { kind: 'species', path: '/elk' },
  { kind: 'post', path: '/the-whitetail-year-month-by-month' },
])
/** What the router of a page that hydrates requests. */
const dataPage = { kind: 'products.data', path: '/products.data' }
const ofRaw = { atLeast: 0.8, floor: 0.6 }
const codings = ['gzip', 'br']
/** As a browser sends them: only then a visit is counted (app/http/page-reads.ts). */
const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'sec-fetch-dest': 'document',
}
const gzip = { ...browser, 'accept-encoding': 'gzip' }
const warmUp = { warmUpSeconds: 2 }
/** For the first page. */
const quietName = 'without access lines'
const plainName = 'rendered, uncompressed'

/** @typedef {import('./figures.js').Figure} Figure */

/**
 * @typedef {object} Page
 * @property {string} kind
 * @property {string} path
 */

/**
 * @param {import('./options.js').Bench} bench
 * @returns {Promise<Figure[]>}
 */
export async function measurePart({ folder, options }) {
  const pages = choosePages(options)
  const [first = onePageOfEachKind[0]] = pages
  const site = await startSite(preparePlace(folder, 'site'))
  const quiet = await startSite(preparePlace(folder, 'quiet', { LOG_LEVEL: 'warn' }))
  const kept = await againstRaw(site, questionsAbout(pages), folder)
  const quietly = { name: quietName, server: quiet, paths: [first.path], headers: gzip, ...warmUp }
  const rendered = [
    { name: plainName, server: site, paths: renderedPaths(first), headers: {}, ...warmUp },
    ...[...pages, dataPage].map((page) => ({
      ...{ name: `${page.kind} rendered`, server: site, paths: renderedPaths(page), headers: gzip, ...warmUp },
    })),
  ]
  // Compared figures run side by side, because a shared machine changes by the second.
  const rates = await runRounds([...kept.toSpliced(2, 0, quietly), ...rendered], options)
  console.log(formatRates(rates))
  return toFigures(pages, rates)
}

/**
 * @param {import('./options.js').Options} options
 * @returns {readonly Page[]}
 */
function choosePages({ pages, isQuick }) {
  if (pages.length > 0) return pages.map((path) => ({ kind: path, path }))
  return isQuick ? onePageOfEachKind.slice(0, 1) : onePageOfEachKind
}

/**
 * @param {readonly Page[]} pages
 * @returns {import('./compare.js').Question[]}
 */
function questionsAbout(pages) {
  return pages.flatMap(({ kind, path }, index) => [
    ...codings.map((coding) => ({
      name: `${kind} ${coding}`,
      path,
      headers: { ...browser, 'accept-encoding': coding },
    })),
    {
      ...{ name: `${kind} 304`, path, headers: { ...gzip, 'if-none-match': '*' } },
      // Only headers, so the first stands for all.
      isWithoutRaw: index > 0,
    },
  ])
}

/** @param {Page} page */
function renderedPaths({ path }) {
  // An unknown parameter makes a page uncacheable.
  return [`${path}?not-a-parameter=1`]
}

/**
 * @param {readonly Page[]} pages
 * @param {import('./rounds.js').Rates} rates
 * @returns {Figure[]}
 */
function toFigures(pages, rates) {
  const pairOf = (/** @type {string} */ name) => /** @type {const} */ ([rates.get(name), rates.get(rawOf(name))])
  const kinds = pages.map(({ kind }) => kind)
  const names = kinds.flatMap((kind) => codings.map((coding) => `${kind} ${coding}`))
  const [firstName = ''] = names
  return [
    ...names.map((name) => toRatio(`${name}: of raw`, pairOf(name), ofRaw)),
    ...names.map((name) => toP99(`${name}: p99`, pairOf(name), { atMost: 2 })),
    ...kinds.map((kind) =>
      toRatio(`${kind} 304: of the page`, [rates.get(`${kind} 304`), rates.get(`${kind} gzip`)], { atLeast: 1 }),
    ),
    ...kinds.map((kind) =>
      toRatio(`${kind} 304: of raw`, [rates.get(`${kind} 304`), rates.get(rawOf(`${kinds[0]} 304`))]),
    ),
    toRatio(`${firstName}, ${quietName}: of raw`, [rates.get(quietName), rates.get(rawOf(firstName))]),
    ...[...kinds, dataPage.kind].map((kind) =>
      toCpu(`${kind} rendered: CPU`, rates.get(`${kind} rendered`), { atMost: 5 }),
    ),
    toCpu(`${kinds[0]} ${plainName}: CPU`, rates.get(plainName)),
  ]
}
