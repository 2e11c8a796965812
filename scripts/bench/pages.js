/**
 * Finished pages: kept, against node:http with the same bytes; unchanged (304); and what it costs to render them.
 */
import { againstRaw, rawOf } from './compare.js'
import { toCpu, toP99, toRatio } from './figures.js'
import { runRounds } from './rounds.js'
import { preparePlace, startSite } from './servers.js'
import { formatRates } from './table.js'

const onePageOfEachKind = [
  { kind: 'home', path: '/' },
  { kind: 'species', path: '/elk' },
  { kind: 'post', path: '/the-whitetail-year-month-by-month' },
]
/** Of a page that carries React: what its router asks for. */
const dataPath = '/products.data'
const ofRaw = { atLeast: 0.8, floor: 0.6 }
const codings = ['gzip', 'br']
const gzip = { 'accept-encoding': 'gzip' }
const warmUp = { warmUpSeconds: 2 }
const dataName = 'products.data gzip'
const quietName = 'without access lines'

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
  const site = await startSite(preparePlace(folder, 'site'))
  const quiet = await startSite(preparePlace(folder, 'quiet', { LOG_LEVEL: 'warn' }))
  const kept = [
    ...pages.flatMap(({ kind, path }) =>
      codings.map((coding) => ({ name: `${kind} ${coding}`, path, headers: { 'accept-encoding': coding } })),
    ),
    ...pages.map(({ kind, path }) => ({ name: `${kind} 304`, path, headers: { ...gzip, 'if-none-match': '*' } })),
    { name: dataName, path: dataPath, headers: gzip },
  ]
  const rates = await runRounds(
    [
      ...(await againstRaw(site, kept, folder)),
      { name: quietName, server: quiet, paths: pages.slice(0, 1).map(({ path }) => path), headers: gzip, ...warmUp },
      ...pages.flatMap((page) => renderedOf(page, site)),
    ],
    options,
  )
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
 * A parameter that the page does not know is answered, and the answer not kept.
 * @param {Page} page
 * @param {import('./processes.js').Server} server
 */
function renderedOf({ kind, path }, server) {
  const paths = [`${path}?not-a-parameter=1`]
  return [
    { name: `${kind} rendered`, server, paths, headers: gzip, ...warmUp },
    { name: `${kind} rendered, uncompressed`, server, paths, headers: {}, ...warmUp },
  ]
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
    ...kinds.map((kind) => toRatio(`${kind} 304: of raw`, pairOf(`${kind} 304`))),
    toRatio(`${dataName}: of raw`, pairOf(dataName), ofRaw),
    toRatio(`${firstName}, no access lines: of raw`, [rates.get(quietName), rates.get(rawOf(firstName))]),
    ...kinds.map((kind) => toCpu(`${kind} rendered: CPU`, rates.get(`${kind} rendered`), { atMost: 2 })),
    ...kinds.map((kind) => toCpu(`${kind} rendered, uncompressed: CPU`, rates.get(`${kind} rendered, uncompressed`))),
  ]
}
