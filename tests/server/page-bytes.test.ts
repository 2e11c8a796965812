/**
 * Every public page of the route table keeps its budget of bytes, on the built site with its sample content. Documents
 * and style sheets are measured as gzip makes them, the larger of the two ways in which they are sent, and scripts as
 * brotli does. `BYTES=1 npx vitest run tests/server/page-bytes.test.ts` prints all sizes.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kitPages } from '~/offline/kept-pages'
import { isInDashboard, toolPath, toolsPath } from '~/paths'
import { startSite, type RunningSite } from '../setup/site-process'
import { listPageRoutes } from '../routes/page-routes'

/** The requests for each public page of the route table: the largest sample content, and pages with answers. */
const examples: Record<string, string[]> = {
  '/': ['/'],
  '/contact': ['/contact'],
  '/products': ['/products'],
  '/products/category/:category': ['/products/category/safety', '/products/category/none'],
  '/products/:slug': ['/products/full-body-treestand-harness'],
  '/products/:slug/quote': ['/products/full-body-treestand-harness/quote'],
  '/request': ['/request', '/request?product=full-body-treestand-harness&quantity=2&product=field-dressing-kit'],
  '/request/:reference/:key?': ['/request/q-00013'],
  '/deer-types': ['/deer-types'],
  '/deer-types/compare': ['/deer-types/compare?a=caribou&b=white-tailed-deer'],
  '/blog': ['/blog', '/blog?category=deer-food'],
  '/search': ['/search', '/search?q=deer'],
  '/terms': ['/terms'],
  '/privacy': ['/privacy'],
  '/dmca': ['/dmca'],
  '/hunting-tools': ['/hunting-tools'],
  '/hunting-tools/deer-movement-predictor': [
    '?location=Ohio&weather=overcast&moonPhase=new&luck=12&window=dusk',
    '?location=Oak&weather=overcast&moonPhase=new&luck=12&window=dusk&state=PA&at=06:30&wind=N&stand=Oak*N**&pressure=30',
    '?location=',
  ],
  '/hunting-tools/moon-phase-calendar': ['?month=2026-01'],
  '/hunting-tools/wind-direction-stand-picker': [
    '?wind=NW',
    '?wind=NW&time=evening&d1=NW&d2=N&stand=Oak+ladder*N.NW*S*east&stand=Creek*W**bottom',
  ],
  '/hunting-tools/rut-activity-tracker': ['?region=south', '?region=south&state=TX', '?state=FL&zone=fl-south'],
  '/hunting-tools/trail-cam-analyzer': ['?times=2026-11-14+06%3A42%0D%0A2026-11-14+17%3A05&gap=10&state=VT'],
  '/hunting-tools/deer-call-recommender': ['?phase=rut'],
  '/hunting-tools/stand-location-mapper': ['?feature=saddle&feature=ridge&feature=funnel&feature=bench'],
  '/hunting-tools/venison-yield-calculator': [
    '?weight=163.5&deerType=mule&processing=professional&box=40',
    '?weight=900&deerType=moose&processing=professional&labels=1',
  ],
  '/hunting-tools/hunting-checklist-generator': ['?huntType=archery&done=bow&truck=license&own=Dog+whistle&hide=stand'],
  '/hunting-tools/license-regulation-finder': ['?state=TX'],
  '/hunting-tools/my-ground': ['?state=VT'],
  '/hunting-tools/my-map': ['?stand=Oak+ladder*N.NW*S*east'],
  '/hunting-tools/legal-light': ['?state=VT&date=2026-11-14'],
  '/hunting-tools/hunt-day': ['?state=VT&date=2026-11-14&wind=NW&weapon=rifle&stand=Ridge'],
  '/hunting-tools/log': ['?sheet=blank'],
  '/offline': [],
  '/hunting-tools/:toolId': ['/hunting-tools/none'],
  '/:slug': ['/caribou', '/white-tailed-deer', '/elk-and-moose-for-the-deer-hunter-what-is-different', '/none'],
  '/*': ['/no/such/page'],
  '/offer/:token': ['/offer/none'],
  '/invitation/:token': ['/invitation/none'],
  '/preview/:token': ['/preview/none'],
  '/preview/form/:tab': ['/preview/form/blog'],
}

/**
 * Budgets are in kB, with a tenth or more of room. A page above its budget has taken in what its kind does not need.
 * `BYTES=1` prints the current sizes.
 */
const budgets = {
  /** The HTML with its inline script and style sheet; a species has the longest texts, each fact with its source. */
  document: { species: 50, other: 40 },
  styles: 15,
  fonts: 60,
  /** The scripts, including those that an interactive page loads once it is idle; the sky is 36 of it. */
  scripts: { sky: 190, other: 150 },
  /** The longest list of files. Several pages share one file for their common code. */
  scriptFiles: 50,
  fieldKit: 900,
}

const publicRoutes = listPageRoutes()
  .filter(({ address }) => !isInDashboard(address))
  .map((route) => ({ ...route, address: route.address || '/' }))
/** The tools that compute the sky, and so include the code for astronomy. */
const skyTools: readonly string[] = [
  ...['moon-phase-calendar', 'deer-movement-predictor', 'wind-direction-stand-picker'],
  ...['legal-light', 'hunt-day', 'log'],
]

interface Page {
  address: string
  isInteractive: boolean
  text: string
  /** The bytes as gzip makes them, with the inline script. */
  html: number
  /** The files in the head for which rendering waits: style sheets, and scripts that are not deferred. */
  blocking: string[]
  styles: number
  /** The scripts with their imports, and those that the page loads by itself once it is idle. */
  scripts: Set<string>
}

let site: RunningSite
const pages = new Map<string, Page>()
const files = new Map<string, Buffer>()
const brotliSizes = new Map<string, number>()

beforeAll(async () => {
  site = await startSite()
  for (const { address, isInteractive } of publicRoutes) {
    for (const example of [...(/[:*]/.test(address) ? [] : [address]), ...(examples[address] ?? [])]) {
      const asked = example.startsWith('?') ? address + example : example
      if (!pages.has(asked)) pages.set(asked, await readPage(asked, isInteractive))
    }
  }
  if (process.env.BYTES) await printTable()
}, 60_000)
afterAll(() => site.stop())

async function readPage(address: string, isInteractive: boolean): Promise<Page> {
  const text = await (await fetch(site.url + address)).text()
  const links = text.match(/<link [^>]*>/g) ?? []
  const sheets = links.filter((link) => link.includes('rel="stylesheet"')).map((link) => attribute(link, 'href'))
  const waitedFor = (text.match(/<script [^>]*src=[^>]*>/g) ?? []).filter(
    (tag) => !/ (?:async|defer|type="module")/.test(tag),
  )
  return {
    address,
    isInteractive,
    text,
    html: gzipped(text),
    blocking: [...sheets, ...waitedFor],
    styles: await sum(sheets, async (sheet) => gzipped(await readAsset(sheet))),
    scripts: await withImports(text.match(/\/assets\/[\w.-]+\.js/g) ?? []),
  }
}

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

async function withImports(entries: Iterable<string>): Promise<Set<string>> {
  const waiting = [...entries]
  const reached = new Set<string>()
  for (let script = waiting.pop(); script !== undefined; script = waiting.pop()) {
    if (reached.has(script)) continue
    reached.add(script)
    waiting.push(...(await importsOf(script)))
  }
  return reached
}

const imports = new Map<string, string[]>()

async function importsOf(script: string): Promise<string[]> {
  const known = imports.get(script)
  if (known) return known
  const text = (await readAsset(script)).toString()
  const found = Array.from(
    text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g),
    ([, name = '']) => `/assets/${name}`,
  )
  imports.set(script, found)
  return found
}

async function readAsset(address: string): Promise<Buffer> {
  const known = files.get(address)
  if (known) return known
  const bytes = await readFile(path.join('build/client', address))
  files.set(address, bytes)
  return bytes
}

async function scriptBytes(scripts: Iterable<string>): Promise<number> {
  return sum(scripts, brotliSize)
}

async function brotliSize(address: string): Promise<number> {
  const size = brotliSizes.get(address) ?? (await sizeInBuild(await readAsset(address)))
  brotliSizes.set(address, size)
  return size
}

/** The build has compressed all but the smallest files, under the hash of their content. */
async function sizeInBuild(bytes: Buffer): Promise<number> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const compressed = await stat(path.join('build/compressed', `${hash}.br`)).catch(() => undefined)
  return compressed?.size ?? brotliCompressSync(bytes).length
}

async function sum(addresses: Iterable<string>, sizeOf: (address: string) => Promise<number>): Promise<number> {
  let total = 0
  for (const address of addresses) total += await sizeOf(address)
  return total
}

function gzipped(content: string | Buffer): number {
  return gzipSync(content, { level: 9 }).length
}

async function printTable(): Promise<void> {
  const cells = (numbers: number[]) => numbers.map((number) => String(number).padStart(9)).join('')
  console.log(`${''.padEnd(50)}     HTML    brotli   style   brotli together  scripts`)
  for (const { address, text, html, styles, blocking, scripts } of pages.values()) {
    const brotli = [brotliCompressSync(text).length, await scriptBytes(blocking)]
    const row = [html, ...brotli.slice(0, 1), styles, ...brotli.slice(1), html + styles, await scriptBytes(scripts)]
    console.log(address.slice(0, 50).padEnd(50) + cells(row))
  }
}

/** Lists the pages for which `isWrong` returns a reason, with that reason. */
function wrong(isWrong: (page: Page) => string | false): string[] {
  return [...pages.values()].flatMap((page) => {
    const reason = isWrong(page)
    return reason === false ? [] : [`${page.address}: ${reason}`]
  })
}

test('every public page of the route table is measured', () => {
  expect(publicRoutes.map(({ address }) => address).filter((address) => !(address in examples))).toEqual([])
  expect(pages.size).toBeGreaterThan(35)
})

test('a content page carries no script but the one of our own that stands in it', () => {
  expect(wrong(({ isInteractive, scripts }) => !isInteractive && scripts.size > 0 && [...scripts].join())).toEqual([])
})

test('a document with its style sheet is within the budget of its kind', () => {
  const limitOf = (address: string) =>
    ['/caribou', '/white-tailed-deer'].includes(address) ? budgets.document.species : budgets.document.other
  expect(
    wrong(({ address, html, styles }) => html + styles > 1000 * limitOf(address) && String(html + styles)),
  ).toEqual([])
})

test('nothing is before the first paint but one style sheet', () => {
  expect(wrong(({ blocking }) => blocking.length !== 1 && blocking.join())).toEqual([])
  expect(wrong(({ styles }) => (styles > 1000 * budgets.styles || styles < 1000) && String(styles))).toEqual([])
})

test('there are three fonts', async () => {
  const [page] = pages.values()
  const text = (await readAsset(page?.blocking[0] ?? '')).toString()
  const fonts = [...new Set(text.match(/\/assets\/[\w.-]+\.woff2/g))]
  expect(fonts).toHaveLength(3)
  const sizes = await Promise.all(fonts.map(async (font) => (await readFile(path.join('build/client', font))).length))
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(1000 * budgets.fonts)
})

test('the letters of Latin names are asked for with the pages that show some, and with no other', () => {
  const preloads = (text: string) => (text.match(/<link rel="preload" as="font"[^>]*>/g) ?? []).join()
  const shows = (text: string) => /class="[^"]*\bitalic\b/.test(text)
  expect(wrong(({ text }) => preloads(text).includes('italic') !== shows(text) && preloads(text))).toEqual([])
  expect([...pages.values()].filter(({ text }) => shows(text)).length).toBeGreaterThan(2)
})

test('of the pictures of a page at most two do not wait until they are near', () => {
  const eager = wrong(({ text }) => {
    const now = (text.match(/<img [^>]*>/g) ?? []).filter((tag) => attribute(tag, 'loading') !== 'lazy')
    return now.length > 2 && now.join()
  })
  expect(eager).toEqual([])
})

describe('the scripts of an interactive page', () => {
  test('are within the budget, with what it asks for once it is idle', async () => {
    const [toast] = (await readdir(path.join('build/client/assets'))).filter((name) => /^toast-view-.*\.js$/.test(name))
    const heavy: string[] = []
    for (const { address, isInteractive, scripts } of pages.values()) {
      const late = address.startsWith(`${toolsPath}/`) ? [] : [`/assets/${toast ?? ''}`]
      const size = await scriptBytes(await withImports([...scripts, ...late]))
      const limit = skyTools.some((id) => address.startsWith(toolPath(id)))
        ? budgets.scripts.sky
        : budgets.scripts.other
      if (isInteractive && (size > 1000 * limit || size < 50_000)) heavy.push(`${address}: ${String(size)}`)
    }
    expect(heavy).toEqual([])
  })

  test('wait until the page is painted', () => {
    const early = wrong(({ text }) => {
      const before = text.slice(0, text.indexOf('<template data-scripts='))
      return /\/assets\/[\w.-]+\.js/.exec(before.replaceAll(/ data-suggest="[^"]*"/g, ''))?.[0] ?? false
    })
    expect(early).toEqual([])
  })

  test('never import each other in a circle, in which one would run before what it needs', async () => {
    const circles: string[] = []
    for (const script of new Set([...pages.values()].flatMap(({ scripts }) => [...scripts]))) {
      const reached = await withImports(await importsOf(script))
      if (reached.has(script)) circles.push(script)
    }
    expect(circles).toEqual([])
  })

  test('are few: what several pages share is in one', () => {
    const names = wrong(
      ({ isInteractive, scripts }) => isInteractive && scripts.size > budgets.scriptFiles && String(scripts.size),
    )
    expect(names).toEqual([])
  })
})

describe('what the service worker stores', () => {
  let stored: string[] = []
  beforeAll(async () => {
    const worker = (await readAsset('service-worker.js')).toString()
    stored = Array.from(worker.matchAll(/"url":"([^"]+)"/g), ([, address = '']) => address)
  })

  test('is every script of the kit, and nothing of the dashboard', async () => {
    const scriptsOfKit = kitPages.flatMap((address) => [...(pages.get(address)?.scripts ?? [])])
    expect(scriptsOfKit.length).toBeGreaterThan(200)
    expect(scriptsOfKit.filter((script) => !stored.includes(script))).toEqual([])
    expect(
      stored.filter((name) => name.includes('/picture-worker-')),
      'which reads the pictures',
    ).toHaveLength(1)
    expect(
      stored.filter((name) => name.includes('/region-of-point-')),
      'which knows time zones and states, and is imported later',
    ).toHaveLength(1)
    const manifest = (await readAsset(stored.find((name) => name.includes('/manifest-')) ?? '')).toString()
    const modules = Array.from(manifest.matchAll(/"id":"routes\/admin\/[^}]*?"module":"([^"]+)"/g), ([, name]) => name)
    expect(modules.length).toBeGreaterThan(10)
    expect(modules.filter((name) => stored.includes(String(name)))).toEqual([])
  })

  test('is within the budget of the field kit', async () => {
    const files = await sum(['service-worker.js', ...stored], async (address) => {
      const isPacked = /\.(?:woff2|png|ico)$/.test(address)
      return isPacked ? (await readAsset(address)).length : brotliSize(address)
    })
    const texts = await Promise.all(kitPages.map(async (address) => (await fetch(site.url + address)).text()))
    const documents = texts.reduce((bytes, text) => bytes + brotliCompressSync(text).length, 0)
    if (process.env.BYTES) console.log(`the field kit: files ${String(files)}, pages ${String(documents)} bytes`)
    expect(files + documents).toBeGreaterThan(200_000)
    expect(files + documents).toBeLessThan(1000 * budgets.fieldKit)
  })
})
