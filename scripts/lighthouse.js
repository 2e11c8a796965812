/**
 * `npm run lighthouse`: mobile scores of one page of each kind, with findings, on a site with sample content. `npm
 * run lighthouse -- / /elk` measures other pages. Exits with 1 for a score below 90.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { z } from 'zod'
import { serve, stopAll } from './perf/processes.js'
import { prepare } from './prepare.js'
import { findChromium, prepareBrowser } from './browser.js'
import { startCommand } from './run-command.js'

const port = 4393
const leastScore = 90
const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo'])

const onePageOfEachKind = [
  '/',
  '/hunting-tools',
  '/hunting-tools/venison-yield-calculator?weight=163.5&deerType=mule&processing=professional',
  '/products',
  '/products/full-body-treestand-harness',
  '/deer-types',
  '/elk',
  '/blog',
  '/the-whitetail-year-month-by-month',
  '/contact',
]

/** Details of an audit. */
const Findings = z.array(
  z.object({
    node: z.object({ snippet: z.string() }).optional().catch(undefined),
    text: z.string().optional().catch(undefined),
    url: z.string().optional().catch(undefined),
  }),
)

/**
 * @typedef {object} Measured
 * @property {string} page
 * @property {number[]} scores of 100, in the order of `categories`
 * @property {string[]} timings
 * @property {string[]} faults what was marked down
 */

await prepare()
await prepareBrowser()
const folder = mkdtempSync(path.join(tmpdir(), 'stagwise-lighthouse-'))
try {
  const given = process.argv.slice(2)
  const results = await measureAll(given.length > 0 ? given : onePageOfEachKind)
  process.exitCode = results.some(({ scores }) => scores.some((score) => score < leastScore)) ? 1 : 0
} finally {
  await stopAll()
  rmSync(folder, { recursive: true, force: true })
}

/** @param {readonly string[]} pages */
async function measureAll(pages) {
  const { origin } = await serve(startCommand(), port, '/healthz', {
    DATABASE_URL: `file:${path.join(folder, 'site.db')}`,
    SITE_URL: `http://127.0.0.1:${port}`,
    // Keeps the table readable.
    LOG_LEVEL: 'warn',
  })
  const chromium = findChromium()
  const chrome = await chromeLauncher.launch({
    ...(chromium === undefined ? {} : { chromePath: chromium }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  try {
    console.log('\nperf  a11y  best  seo    FCP      LCP      TBT      CLS')
    const results = []
    for (const page of pages) {
      // The first visit renders and compresses the page, which delayed the first paint by up to 0.4 s; later visits
      // are measured.
      await runLighthouse(origin + page, chrome.port)
      const result = await measure(origin, page, chrome.port)
      print(result)
      results.push(result)
    }
    return results
  } finally {
    chrome.kill()
  }
}

/**
 * @param {string} origin
 * @param {string} page
 * @param {number} chromePort
 * @returns {Promise<Measured>}
 */
async function measure(origin, page, chromePort) {
  const { audits, categories: scored } = await runLighthouse(origin + page, chromePort)
  const shown = (/** @type {string} */ id) => audits[id]?.displayValue ?? '?'
  const weighed = categories.flatMap((category) => scored[category]?.auditRefs ?? [])
  const faults = new Set(weighed.filter(({ weight }) => weight > 0).map(({ id }) => id))
  return {
    page,
    scores: categories.map((category) => Math.round((scored[category]?.score ?? 0) * 100)),
    timings: [
      // The goal has two decimals.
      `${((audits['first-contentful-paint']?.numericValue ?? NaN) / 1000).toFixed(2)} s`,
      ...['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(shown),
    ],
    faults: Object.values(audits)
      .filter(({ score }) => score !== null && score < 0.9)
      .map((audit) => `${faults.has(audit.id) ? '' : '(no weight) '}${describe(audit)}`),
  }
}

/** @param {import('lighthouse').Result['audits'][string]} audit */
function describe({ id, title, displayValue, details }) {
  const items = details && 'items' in details ? Findings.catch([]).parse(details.items) : []
  const where = items.slice(0, 3).flatMap(({ node, text, url }) => node?.snippet ?? text ?? url ?? [])
  return [`${id}: ${displayValue ?? title}`, ...where].join('\n          ')
}

/** @param {Measured} result */
function print({ page, scores, timings, faults }) {
  const numbers = scores.map((score) => String(score).padEnd(6)).join('')
  console.log(`${numbers} ${timings.map((timing) => timing.padEnd(9)).join('')}${page}`)
  for (const fault of faults) console.log(`        ${fault}`)
}

/**
 * At most twice, for on a busy machine it now and then misses the start of a page.
 * @param {string} url
 * @param {number} chromePort
 */
async function runLighthouse(url, chromePort, attemptsLeft = 2) {
  const result = await lighthouse(url, { port: chromePort, logLevel: 'error', onlyCategories: [...categories] })
  if (!result) throw new Error(`Lighthouse has no result for ${url}`)
  const { runtimeError } = result.lhr
  if (!runtimeError) return result.lhr
  if (attemptsLeft > 1) return runLighthouse(url, chromePort, attemptsLeft - 1)
  throw new Error(`${url}: ${runtimeError.message}`)
}
