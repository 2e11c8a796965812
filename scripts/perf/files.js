/** Assets of a page: script, stylesheet, font, uploaded picture, drawing. */
import sharp from 'sharp'
import { againstRaw, rawOf } from './compare.js'
import { toP99, toRatio } from './figures.js'
import { ask } from './record-answer.js'
import { runRounds } from './rounds.js'
import { operator, preparePlace, startSite } from './servers.js'
import { formatRates } from './table.js'

/**
 * @typedef {object} File
 * @property {string} kind
 * @property {string} path
 * @property {boolean} isText sent compressed, as the client takes it
 */

/**
 * @param {import('./options.js').Bench} bench
 * @returns {Promise<import('./figures.js').Figure[]>}
 */
export async function measurePart({ folder, options }) {
  const site = await startSite(preparePlace(folder, 'site'))
  const files = await findFiles(site.origin)
  const sent = files.flatMap(({ kind, path, isText }) =>
    (isText && !options.isQuick ? ['gzip', 'br'] : ['gzip']).map((coding) => ({
      ...{ name: `${kind} ${coding}`, path, headers: { 'accept-encoding': coding } },
    })),
  )
  const unchanged = await Promise.all(files.map((file, index) => toUnchanged(site.origin, file, index > 0)))
  const rates = await runRounds(await againstRaw(site, [...sent, ...unchanged], folder), options)
  console.log(formatRates(rates))

  const raw304 = rates.get(rawOf(unchanged[0]?.name ?? ''))
  return [
    ...sent.map(({ name }) => toRatio(`${name}: of raw`, [rates.get(name), rates.get(rawOf(name))], { atLeast: 0.6 })),
    ...sent.map(({ name }) => toP99(`${name}: p99`, [rates.get(name), rates.get(rawOf(name))])),
    ...unchanged.map(({ name }) => toRatio(`${name}: of raw`, [rates.get(name), raw304], { atLeast: 0.6 })),
  ]
}

/**
 * @param {string} origin
 * @param {File} file
 * @param {boolean} isWithoutRaw nothing but headers: the first stands for all
 * @returns {Promise<import('./compare.js').Question>}
 */
async function toUnchanged(origin, { kind, path }, isWithoutRaw) {
  const gzip = { 'accept-encoding': 'gzip' }
  const { headers } = await ask({ url: origin + path, headers: gzip })
  return { name: `${kind} 304`, path, headers: { ...gzip, 'if-none-match': headers.etag ?? '*' }, isWithoutRaw }
}

/**
 * One of each kind, as the pages name them.
 * @param {string} origin
 * @returns {Promise<File[]>}
 */
async function findFiles(origin) {
  const html = await (await fetch(`${origin}/products`)).text()
  const find = (/** @type {RegExp} */ address) => {
    const [found] = address.exec(html) ?? []
    if (found === undefined) throw new Error(`/products names nothing like ${address.source}`)
    return found.replaceAll('&amp;', '&')
  }
  return [
    { kind: 'script', path: find(/\/assets\/framework-[^"]+\.js/), isText: true },
    { kind: 'stylesheet', path: find(/\/assets\/[^"]+\.css/), isText: true },
    { kind: 'drawing', path: find(/\/art\/[^"]+\.svg[^" ]*/), isText: true },
    { kind: 'font', path: find(/\/assets\/[^"]+\.woff2/), isText: false },
    { kind: 'picture', path: await uploadPicture(origin), isText: false },
  ]
}

/**
 * As the picture of a new product.
 * @param {string} origin
 */
async function uploadPicture(origin) {
  const login = new URLSearchParams({ intent: 'login', ...operator })
  const { headers } = await fetch(`${origin}/admin`, { method: 'POST', body: login, redirect: 'manual' })
  const cookie = headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  const product = new FormData()
  const fields = { name: 'Measured', description: 'For a measurement', category: 'Gear', features: '[]' }
  for (const [name, value] of Object.entries(fields)) product.append(name, value)
  product.append('image', await makePicture(), 'picture.png')
  const answer = await fetch(`${origin}/api/products`, { method: 'POST', headers: { cookie }, body: product })
  if (answer.status !== 201) throw new Error(`The picture was answered with ${answer.status}`)
  /** @type {{ imageUrl: string }} */
  const { imageUrl } = await answer.json()
  return imageUrl
}

/** About a photograph as a WebP of 800 pixels. */
async function makePicture() {
  const noise = /** @type {const} */ ({ type: 'gaussian', mean: 128, sigma: 12 })
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#777', noise } })
  return new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' })
}
