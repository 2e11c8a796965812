/** Every address that a visitor can reach by links, from the home page on, on the built site with its sample content. */
import { HtmlValidate } from 'html-validate'
import { parse, type DefaultTreeAdapterMap } from 'parse5'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { characterCount } from '~/lib/text'
import { startServer, type RunningSite } from './start-server'

type Node = DefaultTreeAdapterMap['node']

interface Page {
  /** Path and query. */
  address: string
  status: number
  type: string
  html: string
  /** Where it leads on this site, with fragments. */
  links: string[]
  /** Pictures, scripts, styles, fonts. */
  files: string[]
  ids: Set<string>
  headings: string[]
  title: string
  metas: Map<string, string>
  canonicals: string[]
}

let site: RunningSite
const pages = new Map<string, Page>()
const files = new Map<string, number>()

beforeAll(async () => {
  site = await startServer()
  const waiting = ['/']
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (pages.has(address)) continue
    const page = await readPage(address)
    pages.set(address, page)
    waiting.push(...page.links.map(withoutFragment))
    for (const file of page.files) {
      if (!files.has(file)) files.set(file, (await fetch(site.url + file)).status)
    }
  }
}, 60_000)
afterAll(() => site.stop())

function withoutFragment(address: string): string {
  return address.split('#')[0] ?? ''
}

/** As a path of this site; undefined for other sites, for mail and for telephone numbers. */
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
    files: [],
    ids: new Set(),
    headings: [],
    title: '',
    metas: new Map(),
    canonicals: [],
  }
  visit(parse(page.html), page)
  return page
}

function visit(node: Node, page: Page): void {
  if ('tagName' in node) {
    const of = (name: string) => node.attrs.find((attribute) => attribute.name === name)?.value
    const id = of('id')
    if (id !== undefined) page.ids.add(id)
    const target = onSite(of('href') ?? of('src') ?? '', page.address)
    if (node.tagName === 'a' && of('href') !== undefined && target !== undefined) page.links.push(target)
    else if (of('rel') === 'canonical') page.canonicals.push(of('href') ?? '')
    else if (['img', 'script', 'link'].includes(node.tagName) && (of('href') ?? of('src')) && target)
      page.files.push(target)
    if (node.tagName === 'h1') page.headings.push(textOf(node).trim())
    if (node.tagName === 'title') page.title ||= textOf(node)
    if (node.tagName === 'meta') page.metas.set(of('name') ?? '', of('content') ?? '')
  }
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, page)
}

function textOf(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** The addresses of the pages of which `isWrong` holds, with what it says. */
function wrong(isWrong: (page: Page) => string | undefined): string[] {
  return [...pages.values()].flatMap((page) => {
    const reason = isWrong(page)
    return reason === undefined ? [] : [`${page.address}: ${reason}`]
  })
}

function repeated(valueOf: (page: Page) => string): string[] {
  const values = [...pages.values()].map(valueOf)
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test('the whole site is reached: species, posts, products, categories, legal pages', () => {
  const reached = [...pages.keys()]
  expect(reached.length).toBeGreaterThan(60)
  for (const address of ['/elk', '/the-whitetail-year-month-by-month', '/products/field-dressing-kit/quote', '/dmca'])
    expect(reached).toContain(address)
  expect(reached.filter((address) => address.startsWith('/blog?category='))).toHaveLength(7)
})

test('every link leads to a page that is there', () => {
  expect(
    wrong(({ status, type }) => (status === 200 && type.startsWith('text/html') ? undefined : String(status))),
  ).toEqual([])
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

test('every picture, script, style and font is there', () => {
  expect(files.size).toBeGreaterThan(20)
  expect([...files].filter(([, status]) => status !== 200)).toEqual([])
})

describe('every page has', () => {
  test('exactly one heading of the first level', () => {
    expect(
      wrong(({ headings }) => (headings.length === 1 && headings[0] !== '' ? undefined : headings.join('|'))),
    ).toEqual([])
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

  test('one canonical address, its own', () => {
    const own = ({ address }: Page) => new URL(address, site.url).pathname + new URL(address, site.url).search
    expect(
      wrong((page) =>
        page.canonicals.length === 1 && page.canonicals[0]?.endsWith(own(page)) ? undefined : page.canonicals.join(' '),
      ),
    ).toEqual([])
    expect(repeated(({ canonicals }) => canonicals.join())).toEqual([])
  })

  test('valid HTML', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
    for (const { address, html } of pages.values()) {
      const { results } = await validator.validateString(html)
      expect(
        results.flatMap(({ messages }) => messages),
        address,
      ).toEqual([])
    }
  }, 60_000)
})
