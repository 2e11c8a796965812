/**
 * Resident memory in MB: idle, after a minute of full load on cached and rendered pages, and a minute later, when V8
 * has freed some.
 */
import { measure } from './load.js'
import { preparePlace, startSite } from './servers.js'

const others = ['/hunting-tools.data', '/products.data', '/search?q=buck', '/api/products', '/feed.xml']

/**
 * @param {import('./options.js').Bench} bench
 * @returns {Promise<import('./figures.js').Figure[]>}
 */
export async function measurePart({ folder, options }) {
  const site = await startSite(preparePlace(folder, 'site'))
  const [restSeconds, loadSeconds, backSeconds] = options.isQuick ? [5, 6, 5] : [30, 60, 60]
  await wait(restSeconds)
  const atRest = site.memoryMb()
  let afterLoad = 0
  for (const [name, paths] of Object.entries(await listPaths(site.origin))) {
    const load = { name, server: site, paths, headers: { 'accept-encoding': 'gzip' } }
    const { requests } = await measure(load, { ...options, seconds: loadSeconds / 2 })
    console.log(`${name}: ${requests} requests in ${loadSeconds / 2} s, then ${site.memoryMb().toFixed(0)} MB`)
    afterLoad = Math.max(afterLoad, site.memoryMb())
  }
  await wait(backSeconds)
  const back = site.memoryMb()
  return [
    toFigure(`memory at rest, ${restSeconds} s after the start`, atRest, 130),
    toFigure(`memory after ${loadSeconds} s of full load`, afterLoad, 200),
    toFigure(`memory ${backSeconds} s after that`, back, 130),
  ]
}

/**
 * Each page cached, and rendered because of an unknown parameter.
 * @param {string} origin
 */
async function listPaths(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  if (pages.length === 0) throw new Error('The sitemap names no page')
  return { kept: pages, rendered: [...pages.map((page) => `${page}?not-a-parameter=[<id>]`), ...others] }
}

/**
 * @param {string} name
 * @param {number} value
 * @param {number} atMost
 * @returns {import('./figures.js').Figure}
 */
function toFigure(name, value, atMost) {
  return { name, value, low: value, high: value, unit: 'MB', goal: { atMost } }
}

/** @param {number} seconds */
function wait(seconds) {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}
