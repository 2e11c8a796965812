/**
 * Quotes, each durable before the response: by the form as a browser without JavaScript posts it, and by the API; and
 * twenty a second beside a full load of reads.
 */
import path from 'node:path'
import BetterSqlite3 from '../../db/sqlite/better-sqlite3.js'
import { rawOf } from './compare.js'
import { countCommits } from './disk-commits.js'
import { summarize, toP99 } from './figures.js'
import { measure } from './load.js'
import { apiPost, formPost, toQuestion } from './quote-posts.js'
import { ask } from './record-answer.js'
import { runRounds } from './rounds.js'
import { preparePlace, startRaw, startSite } from './servers.js'
import { formatRates } from './table.js'
import { toWriteFigure, timeWrites } from './time-writes.js'

/** Durable, and more than a site like this ever gets. */
const perSecond = { atLeast: 500 }
const writesPerSecond = 20
const warmUpSeconds = 2
const reading = { path: '/', headers: { 'accept-encoding': 'gzip' } }

/**
 * @param {import('./options.js').Bench} bench
 * @returns {Promise<import('./figures.js').Figure[]>}
 */
export async function measurePart({ folder, options }) {
  const place = preparePlace(folder, 'site')
  const site = await startSite(place)
  const database = new BetterSqlite3(place.database, { readonly: true })
  try {
    const count = database.prepare('SELECT count(*) FROM quotes').pluck()
    return await compare({ site, folder, options, countRows: () => Number(count.get()) })
  } finally {
    database.close()
  }
}

/**
 * @param {object} setting
 * @param {import('./processes.js').Server} setting.site
 * @param {string} setting.folder
 * @param {import('./options.js').Options} setting.options
 * @param {() => number} setting.countRows
 */
async function compare({ site, folder, options, countRows }) {
  const [form, api] = [formPost(site.origin), apiPost]
  const raw = await startRaw(folder, {
    form: await askOnce(site, form),
    API: await askOnce(site, api),
    reading: await ask({ url: site.origin + reading.path, headers: reading.headers }),
  })
  const contenders = [form, api].flatMap(({ name, path, headers, body }) => [
    { name: rawOf(name), server: raw, paths: [`/${name}`], headers, body, warmUpSeconds },
    { name, server: site, paths: [path], headers, body, countRows, warmUpSeconds },
  ])
  const rates = await runRounds(contenders, options)
  console.log(formatRates(rates))

  const rawTimes = await timeBesideReading(raw, { ...form, path: '/form' }, '/reading', options)
  const rowsBefore = countRows()
  const times = await timeBesideReading(site, form, reading.path, options)
  const stored = countRows() - rowsBefore
  if (stored !== times.length) throw new Error(`${times.length} writes were acknowledged, ${stored} rows are stored`)
  const commits = Array.from({ length: options.rounds }, (_, round) =>
    countCommits(path.join(folder, `commits-${round}.db`), 1),
  )
  const pairOf = (/** @type {string} */ name) => /** @type {const} */ ([rates.get(name), rates.get(rawOf(name))])
  return [
    ...[form, api].map(({ name }) => ({
      name: `quotes by ${name}, each durable`,
      ...summarize((rates.get(name) ?? []).map((rate) => rate.perSecond)),
      unit: '/s',
      goal: perSecond,
    })),
    ...[form, api].map(({ name }) => toP99(`quote by ${name}: p99`, pairOf(name))),
    { name: 'commits that SQLite alone makes, one after another', ...summarize(commits), unit: '/s' },
    toWriteFigure(`quote by form, ${writesPerSecond} a second beside full reading: p99`, times, rawTimes),
  ]
}

/**
 * @param {import('./processes.js').Server} site
 * @param {import('./quote-posts.js').Post} post
 */
async function askOnce(site, post) {
  const answer = await ask(toQuestion(site.origin, post, 'first'))
  if (answer.status !== post.status) throw new Error(`A quote by ${post.name} is answered with ${answer.status}`)
  return answer
}

/**
 * @param {import('./processes.js').Server} server
 * @param {import('./quote-posts.js').Post} post
 * @param {string} path what is read meanwhile
 * @param {import('./options.js').Options} options
 */
async function timeBesideReading(server, post, path, options) {
  const seconds = options.isQuick ? 3 : 10
  const readers = { name: 'reading beside writes', server, paths: [path], headers: reading.headers }
  const questionOf = (/** @type {number} */ number) => toQuestion(server.origin, post, `beside-reading-${number}`)
  const [times] = await Promise.all([
    timeWrites(questionOf, { perSecond: writesPerSecond, seconds, status: post.status }),
    measure(readers, { ...options, seconds }),
  ])
  return times
}
