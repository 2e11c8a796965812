/** The checks do not tell whether statements are true. */
import { parseFragment, type DefaultTreeAdapterMap } from 'parse5'
import { blogCategories } from '~/kinds/blog/blog-categories'
import { sanitizePostHtml } from '~/kinds/blog/post-html.server'
import { blogPostFields } from '~/kinds/blog/blog-post.fields'
import { emptyOutline, type BodyOutline } from '~/content/checks/body-outline'
import { outlineOf } from '~/content/checks/body-outline.server'
import { checkPost } from '~/kinds/blog/admin/post-checks'
import { checkDeerType } from '~/kinds/deer-types/admin/deer-type-checks'
import { markedSources } from '~/kinds/deer-types/source-marks'
import { checkProduct } from '~/kinds/products/admin/product-checks'
import { htmlToText, wordCount } from '~/lib/html-text'
import { formValuesOf } from '~/lib/record-fields'
import { retiredAddress } from '~/lib/retired-addresses'
import type { FormValues } from '~/lib/editing'
import type { Source } from '~/lib/source'
import type { SampleBlogPost } from './blog-posts/sample-blog-post'
import type { SampleDeerType } from './deer-types/sample-deer-type'

interface SampleContent {
  deerTypes: readonly SampleDeerType[]
  posts: readonly SampleBlogPost[]
  isPage: (path: string) => boolean
  today: string
}

type Site = Pick<SampleContent, 'isPage' | 'today'>

interface Checked extends Pick<SampleContent, 'isPage'> {
  values: FormValues
  outline: BodyOutline
}

export function contentProblems({ deerTypes, posts, isPage, today }: SampleContent): string[] {
  return [
    ...deerTypes.flatMap((deerType) => named(deerType.slug, deerTypeProblems(deerType, { isPage, today }))),
    ...posts.flatMap((post) => named(post.slug, postProblems(post, { isPage, today }))),
    ...blogCategories.flatMap(({ id }) => {
      const count = posts.filter((post) => post.category === id).length
      return count >= 2 ? [] : [`${id}: has ${String(count)} posts, two or more are wanted`]
    }),
    ...repeated([...deerTypes, ...posts].map(({ slug }) => slug)).map((slug) => `${slug}: is the slug of two records`),
  ]
}

const inBothUnits = ['bodySize', 'maleSize', 'femaleSize', 'maleWeight', 'femaleWeight'] as const

function deerTypeProblems(deerType: SampleDeerType, { isPage, today }: Site): string[] {
  const { conservationEfforts, faqQuestions, sources } = deerType
  return [
    ...Object.entries(deerType).flatMap(([field, value]) => (isEmpty(value) ? [`${field} is empty`] : [])),
    ...inBothUnits.flatMap((field) => (hasBothUnits(deerType[field]) ? [] : [`${field} lacks one system of units`])),
    ...(/\b(?:IUCN|COSEWIC)\b/.test(conservationEfforts) && /\b(?:19|20)\d\d\b/.test(conservationEfforts)
      ? []
      : ['conservationEfforts names no assessing body with a year']),
    ...(faqQuestions.length >= 5 ? [] : [`has ${String(faqQuestions.length)} questions, five or more are wanted`]),
    ...remarksOn('deerTypes', { values: { ...deerType }, outline: emptyOutline, isPage }),
    ...sourceProblems(sources, today),
    ...idleSources(deerType),
  ]
}

function idleSources(deerType: SampleDeerType): string[] {
  const marked = new Set(markedSources(JSON.stringify(deerType)))
  const idle = deerType.sources.filter(({ section = '' }, index) => section === '' && !marked.has(index + 1))
  return idle.map(({ title }) => `source "${title}" supports no section`)
}

function hasBothUnits(text: string): boolean {
  const american = /\d\s?(?:lb|ft|in)\b/.test(text)
  const metric = /\d\s?(?:kg|cm|m)\b/.test(text)
  return american && metric
}

function postProblems(post: SampleBlogPost, site: Site): string[] {
  const words = wordCount(htmlToText(post.content))
  const outline = outlineOf(post.content)
  const headings = outline.headings.length
  const values = formValuesOf(blogPostFields, { ...post, isPublished: true })
  // The seed appends the sources to the content.
  const blocks = post.sources.length > 0 ? [] : outline.blocks
  return [
    ...Object.entries(post).flatMap(([field, value]) => (isEmpty(value) ? [`${field} is empty`] : [])),
    ...(words >= 700 && words <= 1500 ? [] : [`has ${String(words)} words, 700 to 1,500 are wanted`]),
    ...(headings >= 3 ? [] : [`has ${String(headings)} headings, three or more are wanted`]),
    ...(isSanitised(post.content) ? [] : ['the body holds HTML that the sanitiser changes']),
    ...(post.publishedAt.slice(0, 10) <= site.today ? [] : ['is published in the future']),
    ...remarksOn('blogPosts', { values, outline: { ...outline, blocks }, isPage: site.isPage }),
    ...sourceProblems(post.sources, site.today),
  ]
}

type Node = DefaultTreeAdapterMap['node']

function textOf(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** Sanitizing may only change how characters are escaped. */
function isSanitised(html: string): boolean {
  const outline = (node: Node): unknown =>
    'childNodes' in node ? [node.nodeName, ...node.childNodes.map(outline)] : textOf(node)
  const [before, after] = [html.trim(), sanitizePostHtml(html).html].map((text) => outline(parseFragment(text)))
  return JSON.stringify(before) === JSON.stringify(after)
}

const checks = { products: checkProduct, deerTypes: checkDeerType, blogPosts: checkPost } as const

/** Samples have drawings in the place of a gallery. */
function remarksOn(table: keyof typeof checks, { values, outline, isPage }: Checked): string[] {
  const facts = {
    siteUrl: 'https://example.com',
    targetOf: (path: string) => ({ kind: isPage(path) ? ('page' as const) : ('nothing' as const) }),
    described: new Set<string>(),
    twins: [],
  }
  const remarks = checks[table](values, { outline, facts })
  return remarks.flatMap(({ field, text }) => (field === 'galleryImages' ? [] : [`${field}: ${text}`]))
}

function sourceProblems(sources: readonly Source[], today: string): string[] {
  const urls = sources.map(({ url }) => url)
  return [
    ...(sources.length > 0 ? [] : ['cites no source']),
    ...sources.flatMap((source) => {
      const { title, url, readOn } = source
      const problems = [
        ...Object.entries(source).flatMap(([field, value]) => (isEmpty(value) ? [`has no ${field}`] : [])),
        ...(isDay(readOn) ? [] : ['has no day on which it was read']),
        ...(readOn <= today ? [] : ['is read in the future']),
        ...addressProblems(url),
      ]
      return problems.map((problem) => `source "${title}" ${problem}`)
    }),
    ...repeated(urls).map((url) => `cites ${url} twice`),
  ]
}

function addressProblems(url: string): string[] {
  if (!/^https?:\/\/[^/\s]+\.[^\s]+$/.test(url)) return ['has no address']
  const { pathname, search } = new URL(url)
  const retired = retiredAddress(url)
  return [
    ...(pathname === '/' && search === '' ? ['opens at a front page, not at what was read'] : []),
    ...(retired === undefined ? [] : [`is at ${retired}, which is retired or a copy`]),
  ]
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text)
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0 || value.some(isEmpty)
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isEmpty)
  return value === undefined || value === null
}

function repeated(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))]
}

function named(slug: string, problems: readonly string[]): string[] {
  return problems.map((problem) => `${slug}: ${problem}`)
}
