import { describe, expect, test } from 'vitest'
import { sanitizePostHtml } from '~/kinds/blog/post-html.server'
import { checkPost } from '~/kinds/blog/admin/post-checks'
import { newPostValues } from '~/kinds/blog/admin/post-form'
import { checkDeerType } from '~/kinds/deer-types/admin/deer-type-checks'
import { checkProduct } from '~/kinds/products/admin/product-checks'
import { toDeerTypeValues } from '~/kinds/deer-types/deer-type.fields'
import { toProductValues } from '~/kinds/products/product.fields'
import type { FormValues } from '~/lib/editing'
import { emptyOutline } from './body-outline'
import { outlineOf } from './body-outline.server'
import type { CheckFacts } from './check-facts'
import { findClaim } from './claim-checks'
import type { LinkTarget } from './link-checks'
import { atMost, mostOfAKind, remarksNotice } from './remark'

const checks = { products: checkProduct, deerTypes: checkDeerType, blogPosts: checkPost } as const

const hash = 'a'.repeat(64)
const picture = `/images/${hash}-800.webp`
const targets: Readonly<Record<string, LinkTarget>> = {
  '/elk': { kind: 'page' },
  '/draft': { kind: 'hidden', name: 'A draft' },
  '/admin/blog': { kind: 'dashboard' },
}
const facts: CheckFacts = {
  siteUrl: 'https://deer.example',
  targetOf: (path) => targets[path] ?? { kind: 'nothing' },
  described: new Set(),
  twins: [],
}

const good: FormValues = {
  ...newPostValues,
  title: 'Acorns',
  excerpt: 'On acorns.',
  category: 'deer-food',
  slug: 'acorns',
}

function find(table: keyof typeof checks, values: FormValues, more: Partial<CheckFacts> = {}): string[] {
  const content = typeof values.content === 'string' ? values.content : ''
  const outline = table === 'blogPosts' ? outlineOf(sanitizePostHtml(content).html) : emptyOutline
  return checks[table](values, { outline, facts: { ...facts, ...more } }).map(({ field, text }) => `${field}: ${text}`)
}

const findInBody = (content: string, more: Partial<CheckFacts> = {}) => find('blogPosts', { ...good, content }, more)

test.each([
  '<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2><h3>e</h3>',
  '<p>No headings.</p>',
  '<h4>Oak</h4><h2>Food</h2><h4>Elm</h4>',
  `<p><img src="${picture}" alt="A doe"></p>`,
  '<p><img src="/art/landscapes/oak-ridge.svg" alt=""></p>',
  '<p><a href="/elk">a</a> <a href="https://other.example/none">b</a> <a href="mailto:a@b.example">c</a></p>',
  '<p><a href="https://deer.example/elk#diet">a</a> <a href="#main">b</a> <a href="/acorns">itself</a></p>',
  '<p><a href="/Elk/">redirects</a></p>',
  '<table><tr><th></th></tr><tr><td></td></tr></table>',
  '<p>Do 80% of bucks? See <a href="https://a.example/study">the study</a>.</p>',
  '<p>80% of bucks.</p><p><a href="https://a.example/study">The study</a></p>',
  '<p>80% of bucks.</p><p>More.</p><p>More.</p><h2>Sources</h2><ul><li><a href="https://a.example">A</a></li></ul>',
])('nothing in %s', (content) => {
  expect(findInBody(content)).toEqual([])
})

test.each([
  ['<h2>a</h2><h3> </h3>', 'Heading 2 has no words.'],
  [`<p><img src="${picture}"></p>`, 'Picture 1 in the content has no alternative text.'],
  [`<p><img src="${picture}" alt=" "></p>`, 'Picture 1 in the content has no alternative text.'],
  ['<p><a href="/none">Gone</a></p>', 'The link “Gone” leads to /none, where no page is.'],
  ['<p><a href="none">Gone</a></p>', 'The link “Gone” leads to /none, where no page is.'],
  ['<p><a href="https://deer.example/none"></a></p>', 'The link “/none” leads to /none, where no page is.'],
  ['<p><a href="/draft">More</a></p>', 'The link “More” leads to “A draft”, which is not public.'],
  ['<p><a href="/admin/blog">Edit</a></p>', 'The link “Edit” leads into the dashboard: /admin/blog.'],
  ['<p><a href="#food">Food</a></p>', 'The link “Food” leads to #food, and the page has no such place.'],
  ['<p>About 80% of bucks are shot here.</p>', '“About 80% of bucks are shot here.” has no source nearby.'],
  [
    '<p>About 80% of bucks.</p><p>x</p><p><a href="https://a.example">far away</a></p>',
    '“About 80% of bucks.” has no source nearby.',
  ],
])('in %s', (content, text) => {
  expect(findInBody(content)).toEqual([`content: ${text}`])
})

test('the library’s alternative text counts', () => {
  expect(findInBody(`<p><img src="${picture}"></p>`, { described: new Set([hash]) })).toEqual([])
})

test.each([
  '80%',
  '12.5 percent',
  'the best spray',
  '#1',
  'No. 1',
  'guaranteed',
  'proven',
  'best-selling',
  '4.8 out of 5.',
  '5 stars',
  '★★★',
])('%s is a claim', (text) => {
  expect(findClaim(`It is ${text} they say`)).toBeDefined()
})

test.each([
  '100% cotton',
  'the best time to hunt',
  'at best',
  'your best shot',
  'best practices',
  'a 3 in. blade',
  'October 4/5',
  'improven',
])('%s is none', (text) => {
  expect(findClaim(`It is ${text} they say`)).toBeUndefined()
})

describe('a post', () => {
  test('may have any length of title and description, and no excerpt', () => {
    const texts = { title: 'W'.repeat(80), metaTitle: 'M'.repeat(60), metaDescription: 'Short.' }
    expect(find('blogPosts', { ...good, ...texts, excerpt: '', isPublished: 'true' })).toEqual([])
  })

  test('has alternative text for its pictures, of its own or in the library', () => {
    const pictured = { ...good, featuredImageUrl: picture, additionalImages: [picture, '/art/landscapes/marsh.svg'] }
    expect(find('blogPosts', pictured)).toEqual([
      'imageAltText: The picture has no alternative text.',
      'additionalImages: Picture 1 of the gallery has no alternative text in the library.',
    ])
    expect(find('blogPosts', pictured, { described: new Set([hash]) })).toEqual([])
  })

  test('of a name that is there already', () => {
    expect(find('blogPosts', good, { twins: [{ kind: 'a deer type', name: 'acorns' }] })).toEqual([
      'title: There is a deer type of the same name already: “acorns”.',
    ])
  })
})

test('a species: empty sections, what the page says is missing, and claims without sources', () => {
  const values = { ...toDeerTypeValues(), name: 'Elk', generalDescription: 'The best of all.', dietType: 'Grass' }
  const found = find('deerTypes', values)
  expect(found).toContain('evolutionaryLineage: The section “Origins” is empty.')
  expect(found).not.toContain('dietType: The section “Diet” is empty.')
  expect(found).toContain('galleryImages: There are no pictures in the gallery.')
  expect(found).toContain('sources: The species has no sources.')
  expect(found).toContain('generalDescription: General description: “The best of all.” has no source.')
  const source = { title: 'T', publisher: 'P', url: 'https://a.example/elk', readOn: '2026-11-21', usedFor: 'all' }
  const placed = { ...source, section: 'diet' }
  expect(find('deerTypes', { ...values, sources: [placed] }).join()).not.toContain('source')
  const cited = find('deerTypes', {
    ...values,
    feedingHabits: 'Twigs. [2] Bark. [4]',
    sources: [source, source, { ...source, section: '' }],
  })
  expect(cited.join()).not.toContain('support')
  expect(cited).toContain('feedingHabits: Feeding habits: [4] names no source.')
})

test('a product', () => {
  const values = { ...toProductValues(), name: 'Rope', description: 'Guaranteed to hold.', imageUrl: picture }
  expect(find('products', { ...values, features: ['95% of hunters agree'] })).toEqual([
    'imagePrompt: The picture has no alternative text.',
    'description: Description: “Guaranteed to hold.” has no source.',
    'features: Features: “95% of hunters agree” has no source.',
  ])
  expect(find('products', { ...values, imagePrompt: 'A rope', description: 'A rope.' })).toEqual([])
})

test('many of a kind are counted', () => {
  const remark = { field: 'content', text: 'x', reason: 'y' }
  const many = Array.from({ length: mostOfAKind + 3 }, () => remark)
  expect(atMost(many, 'links')).toHaveLength(mostOfAKind + 1)
  expect(atMost(many, 'links').at(-1)?.text).toBe('3 more links.')
  expect(remarksNotice({ remarks: many })).toEqual(['The checks have 11 remarks: see “Before it goes out.”'])
  expect(remarksNotice({ remarks: [] })).toEqual([])
})

test('a body of a megabyte has a page of remarks', () => {
  const block = '<h2>Food</h2><p>80% <a href="/none">of</a> them <img src="/art/a/b.svg"> the best</p>'
  const html = sanitizePostHtml(block.repeat(Math.floor(1_000_000 / block.length))).html
  const outline = outlineOf(html)
  const remarks = checkPost(good, { outline, facts })
  expect(remarks.length).toBeLessThan(40)
})
