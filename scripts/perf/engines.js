/**
 * The site on SQLite and on PostgreSQL in the same rounds: kept pages against node:http, quotes, rendering, start and
 * memory. PostgreSQL is a private server with Debian's settings, which stores a commit before it acknowledges it.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import BetterSqlite3 from '../../db/sqlite/better-sqlite3.js'
import pg from 'pg'
import { findPostgres, howToInstall, startPostgres } from '../postgres-server.js'
import { againstRaw, rawOf } from './compare.js'
import { summarize, toCpu, toRatio } from './figures.js'
import { isPinned } from './processes.js'
import { formPost } from './quote-posts.js'
import { runRounds } from './rounds.js'
import { preparePlace, startSite } from './servers.js'
import { timeStart } from './start.js'
import { formatRates } from './table.js'
import { startCommand } from '../run-command.js'

const durable = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']
const headers = { 'accept-encoding': 'gzip' }
const pages = /** @type {const} */ ([
  { kind: 'home', path: '/' },
  { kind: 'species', path: '/elk' },
  { kind: 'post', path: '/the-whitetail-year-month-by-month' },
  { kind: 'search', path: '/search?q=buck' },
])

/** @typedef {import('./figures.js').Figure} Figure */

/**
 * @typedef {object} Engine
 * @property {string} name
 * @property {import('./servers.js').Place} place
 * @property {import('./processes.js').Server} site
 * @property {() => number | Promise<number>} countRows quotes
 * @property {() => void | Promise<void>} close
 */

/**
 * @param {import('./options.js').Bench} bench
 * @returns {Promise<Figure[]>}
 */
export async function measurePart({ folder, options }) {
  if (findPostgres() === undefined) throw new Error(howToInstall)
  // The server runs as another user.
  chmodSync(folder, 0o711)
  const server = await startPostgres(durable, { parent: folder })
  /** @type {Engine[]} */
  const engines = []
  try {
    const postmaster = /^\d+/.exec(readFileSync(path.join(server.folder, 'data', 'postmaster.pid'), 'utf8'))?.[0] ?? ''
    if (isPinned) spawnSync('taskset', ['-c', '-p', '0,1', postmaster])
    engines.push(await startOnSqlite(folder), await startOnPostgres(folder, server.url))
    const contenders = []
    for (const engine of engines) contenders.push(...(await contendersOf(engine, folder)))
    const atRest = engines.map(({ site }) => site.memoryMb())
    const rates = await runRounds(contenders, options)
    console.log(formatRates(rates))
    const afterLoad = engines.map(({ site }) => site.memoryMb())
    return [
      ...toFigures(engines, rates),
      ...engines.map(({ name }, index) => toMemory(`memory at rest, ${name}`, atRest[index])),
      ...engines.map(({ name }, index) => toMemory(`memory after the load, ${name}`, afterLoad[index])),
      toMemory('memory of the PostgreSQL server itself', memoryOfServer(postmaster)),
      ...(await timeStarts(engines, options.isQuick ? 3 : 10)),
    ]
  } finally {
    for (const { site, close } of engines) {
      await close()
      await site.stop()
    }
    await server.stop()
  }
}

/**
 * @param {string} folder
 * @returns {Promise<Engine>}
 */
async function startOnSqlite(folder) {
  const place = preparePlace(folder, 'sqlite')
  const site = await startSite(place)
  const database = new BetterSqlite3(place.database, { readonly: true })
  const count = database.prepare('SELECT count(*) FROM quotes').pluck()
  return { name: 'SQLite', place, site, countRows: () => Number(count.get()), close: () => void database.close() }
}

/**
 * @param {string} folder
 * @param {string} url
 * @returns {Promise<Engine>}
 */
async function startOnPostgres(folder, url) {
  const place = preparePlace(folder, 'postgres', {
    DATABASE_URL: url,
    SESSION_SECRET: 'for measurements only '.repeat(2),
  })
  const site = await startSite(place)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const countRows = async () => {
    /** @type {import('pg').QueryResult<{ count: string }>} */
    const { rows } = await client.query('SELECT count(*) FROM quotes')
    return Number(rows[0]?.count)
  }
  return { name: 'PostgreSQL', place, site, countRows, close: () => client.end() }
}

/**
 * @param {Engine} engine
 * @param {string} folder
 * @returns {Promise<import('./load.js').Contender[]>}
 */
async function contendersOf({ name, site, countRows }, folder) {
  const form = formPost(site.origin)
  return [
    ...(await againstRaw(site, [{ name: `home kept, ${name}`, path: '/', headers }], folder)),
    ...pages.map(({ kind, path: address }) => ({
      name: `${kind} rendered, ${name}`,
      server: site,
      // An unknown parameter makes a page uncacheable.
      paths: [`${address}${address.includes('?') ? '&' : '?'}not-a-parameter=1`],
      ...{ headers, warmUpSeconds: 2 },
    })),
    {
      ...{ name: `quote by form, ${name}`, server: site, paths: [form.path], headers: form.headers, body: form.body },
      ...{ countRows, warmUpSeconds: 2 },
    },
  ]
}

/**
 * The two engines' figures of one kind are beside each other.
 * @param {readonly Engine[]} engines
 * @param {import('./rounds.js').Rates} rates
 * @returns {Figure[]}
 */
function toFigures(engines, rates) {
  const each = (/** @type {(name: string) => Figure} */ figureOf) => engines.map(({ name }) => figureOf(name))
  return [
    ...each((name) => {
      const kept = `home kept, ${name}`
      return toRatio(`${kept}: of raw`, [rates.get(kept), rates.get(rawOf(kept))])
    }),
    ...each((name) => toRate(`quotes by form, each durable, ${name}`, rates.get(`quote by form, ${name}`))),
    ...each((name) => {
      const times = (rates.get(`quote by form, ${name}`) ?? []).map(({ p99Ms }) => p99Ms)
      return { name: `quote by form: p99, ${name}`, ...summarize(times), unit: 'ms' }
    }),
    ...pages.flatMap(({ kind }) => [
      ...each((name) => toCpu(`${kind} rendered: CPU of the site, ${name}`, rates.get(`${kind} rendered, ${name}`))),
      ...each((name) => toRate(`${kind} rendered, ${name}`, rates.get(`${kind} rendered, ${name}`))),
    ]),
  ]
}

/**
 * @param {string} name
 * @param {readonly import('./load.js').Rate[]} [rates]
 * @returns {Figure}
 */
function toRate(name, rates = []) {
  return { name, ...summarize(rates.map(({ perSecond }) => perSecond)), unit: '/s' }
}

/**
 * @param {string} name
 * @param {number} [value]
 * @returns {Figure}
 */
function toMemory(name, value = NaN) {
  return { name, value, low: value, high: value, unit: 'MB' }
}

/**
 * With what its processes share counted once; NaN without /proc.
 * @param {string} postmaster its process id
 */
function memoryOfServer(postmaster) {
  try {
    const isOwn = (/** @type {string} */ id) =>
      id === postmaster ||
      readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[1] === postmaster
    const ids = readdirSync('/proc').filter((id) => /^\d+$/.test(id) && isOwn(id))
    const kilobytes = ids.map((id) =>
      Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1]),
    )
    return kilobytes.reduce((sum, each) => sum + each, 0) / 1024
  } catch {
    return NaN
  }
}

/**
 * Of a further process beside the one that runs.
 * @param {readonly Engine[]} engines
 * @param {number} times
 * @returns {Promise<Figure[]>}
 */
async function timeStarts(engines, times) {
  const starts = engines.map(() => /** @type {number[]} */ ([]))
  for (let time = 0; time < times; time += 1) {
    for (const [index, { place }] of engines.entries()) starts[index]?.push((await timeStart(startCommand(), place)).ms)
  }
  return engines.map(({ name }, index) => ({
    name: `start to first answer, ${name}`,
    ...summarize(starts[index] ?? []),
    unit: 'ms',
  }))
}
