/** A crawl follows links from the home page to every address of the built site with its sample content. */
import { HtmlValidate } from 'html-validate'
import { parse, type DefaultTreeAdapterMap } from 'parse5'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { longDate } from '~/lib/date-and-time'
import { characterCount } from '~/lib/text'
import { toolEntries } from '~/lib/tool-list'
import { productPath, slugPath, toolPath } from '~/paths'
import { startSite, withDatabase, type RunningSite } from '../setup/site-process'
import { sample } from '../setup/tier'

type Node = DefaultTreeAdapterMap['node']

interface Page {
  /** The path and the query. */
  address: string
  status: number
  type: string
  html: string
  /** The links to addresses on this site, with fragments. */
  links: string[]
  /** The paths of links in the main part, without breadcrumbs. */
  ways: Set<string>
  /** The pictures, scripts, styles and fonts. */
  files: string[]
  /** The links that robots must not follow, since the calendar of months has no end. The pages only have to exist. */
  ends: string[]
  ids: Set<string>
  headings: string[]
  title: string
  /** The contents by name or property. */
  metas: Map<string, string>
  canonicals: string[]
  robotsHeader: string | null
  /** The structured data as it is in the page. */
  things: string[]
  breadcrumbs: string[]
  /** The text that people can read, in one line. */
  text: string
}

let site: RunningSite
const pages = new Map<string, Page>()
const files = new Map<string, number>()

beforeAll(async () => {
  site = await startSite()
  await addFurtherPages()
  const waiting = ['/']
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (pages.has(address)) continue
    const page = await readPage(address)
    pages.set(address, page)
    waiting.push(...page.links.map(withoutFragment))
    // One code makes the many states of a tool.
    for (const file of [...page.files, ...sample(page.ends, 10)]) {
      if (!files.has(file)) files.set(file, (await fetch(site.url + file)).status)
    }
  }
}, 60_000)
afterAll(() => site.stop())

/** Fills lists with more than one page, also that of a category. */
async function addFurtherPages(): Promise<void> {
  const numbers = Array.from({ length: 24 }, (_, index) => index + 1)
  const times = (number: number) => {
    const time = new Date(Date.UTC(2026, 0, number)).toISOString()
    return { createdAt: time, updatedAt: time }
  }
  const posts = numbers.map((number) => ({
    title: `Post ${String(number)}`,
    slug: `crawled-post-${String(number)}`,
    content: `<p>Post ${String(number)}, a post for the crawl.</p>`,
    category: 'deer-life' as const,
    isPublished: 1 as const,
    publishedAt: times(number).createdAt,
    ...times(number),
  }))
  const products = numbers.map((number) => ({
    name: `Product ${String(number)}`,
    slug: `crawled-product-${String(number)}`,
    description: `Product ${String(number)}, a product for the crawl.`,
    category: 'Gear' as const,
    ...times(number),
  }))
  await withDatabase(site, async (db) => {
    await db.insertInto('blogPosts').values(posts).execute()
    await db.insertInto('products').values(products).execute()
  })
}

function withoutFragment(address: string): string {
  return address.split('#')[0] ?? ''
}

/** Returns a path of this site, or undefined for other sites, mail and telephone numbers. */
function onSite(href: string, from: string): string | undefined {
  const url = new URL(href, `${site.url}${from}`)
  return url.origin === site.url ? url.pathname + url.search + url.hash : undefined
}

async function readPage(address: string): Promise<Page> {
  const answer = await fetch(site.url + address, { redirect: 'manual' })
  const page: Page = {
    address,
    status: answer.status,
    type: answer.headers.get('Content-Type') ?? '',
    html: await answer.text(),
    links: [],
    ways: new Set(),
    files: [],
    ends: [],
    ids: new Set(),
    headings: [],
    title: '',
    metas: new Map(),
    canonicals: [],
    robotsHeader: answer.headers.get('X-Robots-Tag'),
    things: [],
    breadcrumbs: [],
    text: '',
  }
  const document = parse(page.html)
  visit(document, page)
  for (const main of elementsOf(document, 'main')) page.ways = new Set(waysIn(main, address))
  page.text = inOneLine(page.text)
  return page
}

function visit(node: Node, page: Page): void {
  if ('tagName' in node) {
    const of = (name: string) => node.attrs.find((attribute) => attribute.name === name)?.value
    const id = of('id')
    if (id !== undefined) page.ids.add(id)
    const target = onSite(of('href') ?? of('src') ?? '', page.address)
    const isLink = node.tagName === 'a' && of('href') !== undefined && target !== undefined
    if (isLink && of('rel') === 'nofollow') page.ends.push(withoutFragment(target))
    else if (isLink) page.links.push(target)
    else if (of('rel') === 'canonical') page.canonicals.push(of('href') ?? '')
    else if (['img', 'script', 'link'].includes(node.tagName) && (of('href') ?? of('src')) && target)
      page.files.push(target)
    if (node.tagName === 'h1') page.headings.push(textOf(node).trim())
    if (node.tagName === 'title') page.title ||= textOf(node)
    if (node.tagName === 'meta') page.metas.set(of('name') ?? of('property') ?? '', of('content') ?? '')
    if (of('type') === 'application/ld+json') page.things.push(textOf(node))
    if (of('aria-label') === 'Breadcrumb') page.breadcrumbs = stepsOf(node)
    // A reference mark is no part of what the page says.
    if (node.tagName === 'a' && id?.startsWith('cite-')) return
    if (['head', 'script', 'style'].includes(node.tagName)) {
      if (node.tagName !== 'head') return
    } else if (isBlock(node.tagName)) page.text += ' '
  } else if ('value' in node) page.text += node.value
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, page)
}

function elementsOf(node: Node, tag: string): Node[] {
  if ('tagName' in node && node.tagName === tag) return [node]
  return 'childNodes' in node ? node.childNodes.flatMap((child) => elementsOf(child, tag)) : []
}

/** Returns the paths of links to other pages. */
function waysIn(node: Node, from: string): string[] {
  const of = (name: string) =>
    'attrs' in node ? node.attrs.find((attribute) => attribute.name === name)?.value : undefined
  if (of('aria-label') === 'Breadcrumb') return []
  const target =
    'tagName' in node && node.tagName === 'a' ? onSite(of('href') ?? '', from)?.split(/[?#]/, 1)[0] : undefined
  const below = 'childNodes' in node ? node.childNodes.flatMap((child) => waysIn(child, from)) : []
  return target === undefined || target === from ? below : [target, ...below]
}

function isBlock(tag: string): boolean {
  return !['a', 'strong', 'em', 'i', 'span', 'mark', 'sup', 'sub'].includes(tag)
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function stepsOf(node: Node): string[] {
  if ('tagName' in node && node.tagName === 'li') return [inOneLine(textOf(node).replace(/\/$/, ''))]
  return 'childNodes' in node ? node.childNodes.flatMap(stepsOf) : []
}

function textOf(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** Lists the pages for which `isWrong` returns a reason, with that reason. */
function wrong(isWrong: (page: Page) => string | undefined): string[] {
  return [...pages.values()].flatMap((page) => {
    const reason = isWrong(page)
    return reason === undefined ? [] : [`${page.address}: ${reason}`]
  })
}

/** Returns the origin that the site has configured, whichever name of this machine a request uses. */
function origin(): string {
  return `http://localhost:${String(site.port)}`
}

/** A tool's page in other units has the address without the choice as its canonical one. */
function inUnits({ address }: Page): boolean {
  return /[?&]units=/.test(address)
}

function isCopy({ address, canonicals }: Page): boolean {
  return canonicals[0] !== origin() + address
}

function repeated(valueOf: (page: Page) => string): string[] {
  const values = [...pages.values()].filter((page) => !isCopy(page)).map(valueOf)
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test('the whole site is reached: species, posts, products, categories, legal pages', () => {
  const reached = [...pages.keys()]
  expect(reached.length).toBeGreaterThan(60)
  for (const address of ['/elk', '/the-whitetail-year-month-by-month', '/products/field-dressing-kit/quote', '/dmca'])
    expect(reached).toContain(address)
  expect(reached.filter((address) => address.startsWith('/blog?category='))).toHaveLength(9)
  expect(reached.filter((address) => address.startsWith('/products?cursor='))).toHaveLength(2)
  expect(reached.filter((address) => /^\/products\/category\/[a-z-]+$/.test(address))).toHaveLength(6)
})

test('every link leads to a page that is there', () => {
  expect(
    wrong(({ status, type }) => (status === 200 && type.startsWith('text/html') ? undefined : String(status))),
  ).toEqual([])
})

test('each species, post, product and tool leads on to at least three others', async () => {
  const slugsOf = (table: 'deerTypes' | 'blogPosts' | 'products') =>
    withDatabase(site, async (db) => (await db.selectFrom(table).select('slug').execute()).map(({ slug }) => slug))
  const kinds = {
    species: (await slugsOf('deerTypes')).map(slugPath),
    post: (await slugsOf('blogPosts')).map(slugPath),
    product: (await slugsOf('products')).map(productPath),
    tool: toolEntries.map(({ id }) => toolPath(id)),
  }
  const content = new Set(Object.values(kinds).flat())
  const counts = Object.entries(kinds).flatMap(([kind, addresses]) =>
    addresses.map((address) => {
      const ways = [...(pages.get(address)?.ways ?? [])].filter((way) => content.has(way))
      return { kind, address, count: ways.length }
    }),
  )
  expect(counts.length).toBeGreaterThan(90)
  expect(counts.filter(({ count }) => count < 3)).toEqual([])
})

test('every link to a part of a page leads to a part that is there', () => {
  const broken = wrong(({ links }) => {
    const missing = links.filter((link) => {
      const [address = '', fragment] = link.split('#')
      return fragment !== undefined && !pages.get(address)?.ids.has(decodeURIComponent(fragment))
    })
    return missing.length > 0 ? missing.join(' ') : undefined
  })
  expect(broken).toEqual([])
})

test('every picture, script, style and font is there, and every answer that is linked', () => {
  expect(files.size).toBeGreaterThan(20)
  expect([...files].filter(([, status]) => status !== 200)).toEqual([])
})

describe('every page has', () => {
  test('exactly one heading of the first level', () => {
    expect(
      wrong(({ headings }) => (headings.length === 1 && headings[0] !== '' ? undefined : headings.join('|'))),
    ).toEqual([])
  })

  test.each([
    ['/', 'Deer hunting tools, gear and field guide | Stagwise'],
    ['/products', 'Hunting Products | Stagwise'],
    ['/products/full-body-treestand-harness', 'Full-Body Treestand Harness | Stagwise'],
    ['/products/full-body-treestand-harness/quote', 'Request a Quote: Full-Body Treestand Harness | Stagwise'],
    ['/request', 'Your Request | Stagwise'],
    ['/contact', 'Contact | Stagwise'],
    ['/deer-types', 'Deer Types: a species guide | Stagwise'],
    ['/elk', 'Elk (Wapiti): Bugling, Range and Hunting Guide | Stagwise'],
    ['/blog?category=deer-cooking', 'Deer Cooking: Deer Life | Stagwise'],
    ['/privacy', 'Privacy Policy | Stagwise'],
  ])('its own title: %s', (address, title) => {
    expect(pages.get(address)?.title).toBe(title)
  })

  test('a title of its own, of at most 60 characters', () => {
    expect(wrong(({ title }) => (title !== '' && characterCount(title) <= 60 ? undefined : title))).toEqual([])
    expect(repeated(({ title }) => title)).toEqual([])
  })

  test('a description of its own, of at most 160 characters', () => {
    const description = ({ metas }: Page) => metas.get('description') ?? ''
    expect(
      wrong((page) =>
        description(page) !== '' && characterCount(description(page)) <= 160 ? undefined : description(page),
      ),
    ).toEqual([])
    expect(repeated(description)).toEqual([])
  })

  test('one canonical address: its own, or that of the page that it is a copy of', () => {
    const stray = wrong((page) => {
      const [canonical = '', ...more] = page.canonicals
      const original = pages.get(canonical.replace(origin(), ''))
      const isRight =
        more.length === 0 &&
        canonical.startsWith(origin()) &&
        (original?.text === page.text || (original && inUnits(page)))
      return isRight ? undefined : page.canonicals.join(' ')
    })
    expect(stray).toEqual([])
    // Four links lead from a list's second page to its first under another address: posts, products, one category each.
    // The comparison with one of eight species chosen is a copy, too.
    expect([...pages.values()].filter((page) => isCopy(page) && !inUnits(page))).toHaveLength(4 + 8)
  })

  test('valid HTML', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
    for (const { address, html } of sample([...pages.values()], 4)) {
      const { results } = await validator.validateString(html)
      expect(
        results.flatMap(({ messages }) => messages),
        address,
      ).toEqual([])
    }
  }, 60_000)
})

describe('what pages say to machines', () => {
  test('the tags of every page agree with each other', () => {
    const disagreeing = wrong(({ title, metas, canonicals, robotsHeader }) => {
      const expected = {
        'og:title': title,
        'twitter:title': title,
        'og:description': metas.get('description'),
        'twitter:description': metas.get('description'),
        'og:url': canonicals[0],
        'og:site_name': 'Stagwise',
        'twitter:image': metas.get('og:image'),
        'twitter:card': 'summary_large_image',
        robots: robotsHeader === 'noindex' ? 'noindex' : 'index, follow',
      }
      const faults = Object.entries(expected).filter(([name, value]) => metas.get(name) !== value)
      // A page that search engines must not show has no separate card.
      const card = robotsHeader === 'noindex' ? '/social-card.png' : '/art/cards/'
      if (!new URL(metas.get('og:image') ?? site.url).pathname.startsWith(card)) faults.push(['og:image', card])
      if ((metas.get('keywords') ?? '') === '' && metas.get('robots') !== 'noindex') faults.push(['keywords', ''])
      return faults.length > 0 ? faults.map(([name]) => name).join(' ') : undefined
    })
    expect(disagreeing).toEqual([])
  })

  test('the pictures of shared links are PNGs of 1200 × 630', async () => {
    // The list has one page of each kind; the many posts that this test adds have no pictures.
    const kinds = ['/', '/terms', '/elk', '/the-whitetail-year-month-by-month', '/products/field-dressing-kit', '/blog']
    for (const address of [...kinds, '/hunting-tools/moon-phase-calendar', '/blog?category=deer-food']) {
      const image = pages.get(address)?.metas.get('og:image') ?? ''
      const bytes = Buffer.from(await (await fetch(image)).arrayBuffer())
      expect(bytes.subarray(1, 4).toString('latin1'), image).toBe('PNG')
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    }
  })

  test('search engines may show all but what is named here', () => {
    const hidden = [...pages.values()].filter(({ robotsHeader }) => robotsHeader !== null)
    // A comparison repeats what the pages of two species say.
    const names = new Set(hidden.map(({ address }) => address.replace(/[?]a=.*$/, '')))
    expect([...names].sort()).toEqual('/deer-types/compare /dmca /offline /privacy /request /search /terms'.split(' '))
  })

  test('every kind of page has its structured data, and no other', () => {
    const typesOf = (address: string) =>
      thingsOf(address)
        .map((thing) => String(thing['@type']))
        .sort()
    expect(typesOf('/')).toEqual(['Organization', 'WebSite'])
    // The page shows where the business is, when it is open, and on which holidays it is closed.
    expect(typesOf('/contact')).toEqual(['BreadcrumbList', 'Organization'])
    expect(typesOf('/elk')).toEqual(['Article', 'BreadcrumbList', 'FAQPage'])
    expect(typesOf('/the-whitetail-year-month-by-month')).toEqual(['Article', 'BreadcrumbList'])
    expect(typesOf('/products/field-dressing-kit')).toEqual(['BreadcrumbList', 'Product'])
    for (const address of `/products /deer-types /blog /blog?category=deer-food /terms /search /hunting-tools
      /hunting-tools/moon-phase-calendar`.split(/\s+/)) {
      expect(typesOf(address)).toEqual(['BreadcrumbList'])
    }
  })

  test('no product has a price or a rating, for there is none', () => {
    const products = [...pages.values()].flatMap(({ things }) => things).filter((json) => json.includes('"Product"'))
    expect(products).toHaveLength(34)
    expect(products.join().match(/offers|price|rating|review/gi)).toBeNull()
  })

  test('the way that machines are told is the way that is shown', () => {
    const Trail = z.object({ itemListElement: z.array(z.object({ name: z.string(), item: z.string() })) })
    for (const { address, breadcrumbs } of pages.values()) {
      const trail = thingsOf(address).find((thing) => thing['@type'] === 'BreadcrumbList')
      const steps = trail ? Trail.parse(trail).itemListElement : []
      expect(
        steps.map(({ name }) => name),
        address,
      ).toEqual(breadcrumbs)
      for (const { item } of steps) expect(pages.has(pathOf(item)), item).toBe(true)
    }
  })

  test('nothing is said that the page does not show', () => {
    const unsaid: string[] = []
    for (const { address, text } of pages.values()) {
      for (const [key, value] of thingsOf(address).flatMap((thing) => leavesOf(thing))) {
        if (shown.has(key)) {
          if (!text.includes(inOneLine(value))) unsaid.push(`${address}: ${key} "${value}"`)
        } else if (addresses.has(key)) {
          pathOf(value)
        } else if (key === 'datePublished') {
          if (!text.includes(longDate(value, 'America/New_York'))) unsaid.push(`${address}: ${value}`)
        } else if (key === 'opens' || key === 'closes') {
          if (!text.includes(clockOf(value))) unsaid.push(`${address}: ${key} ${value}`)
        } else if (!formal.has(key)) unsaid.push(`${address}: no rule for ${key}`)
      }
    }
    expect(unsaid).toEqual([])
  })
})

const Thing = z.record(z.string(), z.unknown())

function thingsOf(address: string): Record<string, unknown>[] {
  return (pages.get(address)?.things ?? []).map((json) => Thing.parse(JSON.parse(json)))
}

/** Lists every text and number of structured data, with the name of its property. */
function leavesOf(value: unknown, key = ''): [key: string, value: string][] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, key))
  if (typeof value !== 'object' || value === null) return [[key, String(value)]]
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, name))
}

/** The properties whose values the page must show. */
const shown = new Set([
  ...['name', 'headline', 'description', 'text', 'reviewBody', 'category', 'slogan', 'email', 'addressLocality'],
  ...['ratingValue', 'bestRating', 'reviewCount', 'minValue', 'maxValue'],
])
/** The properties whose values must be addresses of this site. */
const addresses = new Set(['url', 'item', 'image', 'logo', 'mainEntityOfPage', '@id', 'urlTemplate'])
/** The properties that describe the block itself. */
const formal = new Set([
  '@context',
  '@type',
  'position',
  'wordCount',
  'inLanguage',
  'contactType',
  'query-input',
  'addressCountry',
  // The page shows days as "Mon-Fri".
  'dayOfWeek',
])

/** Turns "08:00" into "8:00 AM". */
function clockOf(time: string): string {
  const at = new Date(`2026-01-01T${time}:00Z`)
  return at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
}

/** Returns the path of an absolute address of this site. */
function pathOf(address: string): string {
  expect(address.startsWith(origin()), address).toBe(true)
  return address.slice(origin().length)
}
