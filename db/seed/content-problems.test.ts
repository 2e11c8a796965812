import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sampleBlogPosts } from './blog-posts/blog-posts.data'
import { retiredAddress } from '~/lib/retired-addresses'
import { contentProblems } from './content-problems'
import { sampleDeerTypes } from './deer-types/deer-types.data'

const site = { isPage: (path: string) => path !== '/nowhere', today: '2026-11-28' }
const [deerType] = sampleDeerTypes
const [post] = sampleBlogPosts
if (!deerType || !post) throw new Error('There is no sample content')

function problemsWith(change: { deerType?: Partial<typeof deerType>; post?: Partial<typeof post> }): string[] {
  return contentProblems({
    ...site,
    deerTypes: sampleDeerTypes.map((each) => (each === deerType ? { ...each, ...change.deerType } : each)),
    posts: sampleBlogPosts.map((each) => (each === post ? { ...each, ...change.post } : each)),
  })
}

test('the sample content keeps its promises', () => {
  expect(sampleDeerTypes).toHaveLength(8)
  expect(sampleBlogPosts).toHaveLength(14)
  expect(problemsWith({})).toEqual([])
})

const source = {
  ...post.sources[0],
  title: 'T',
  publisher: 'P',
  url: 'https://a.example/elk',
  readOn: '2026-11-21',
  usedFor: 'x',
  section: 'about',
}

describe('finds a species that', () => {
  test.each([
    ['misses a text', { coloration: ' ' }, 'coloration is empty'],
    ['misses a list', { winterDiet: [] }, 'winterDiet is empty'],
    ['has an empty entry in a list', { winterDiet: [''] }, 'winterDiet is empty'],
    ['has half a question', { faqQuestions: [{ question: 'Why?', answer: '' }] }, 'faqQuestions is empty'],
    ['has too few questions', { faqQuestions: deerType.faqQuestions.slice(0, 4) }, '4 questions'],
    ['gives pounds alone', { maleWeight: '200 lb' }, 'maleWeight lacks one system of units'],
    ['gives metres alone', { maleSize: '1.2 m' }, 'maleSize lacks one system of units'],
    ['is of unknown status', { conservationEfforts: 'Doing well.' }, 'names no assessing body with a year'],
    ['cites nothing', { sources: [] }, 'cites no source'],
    ['cites without a day', { sources: [{ ...source, readOn: '' }] }, 'has no day'],
    ['cites with a day that is none', { sources: [{ ...source, readOn: '2026-02-30' }] }, 'has no day'],
    ['cites from the future', { sources: [{ ...source, readOn: '2026-11-29' }] }, 'is read in the future'],
    ['cites without an address', { sources: [{ ...source, url: 'a book' }] }, 'has no address'],
    ['cites a front page', { sources: [{ ...source, url: 'https://a.example/' }] }, 'opens at a front page'],
    [
      'cites a retired address',
      { sources: [{ ...source, url: 'https://WWW.CDC.gov/Prions/cwd/' }] },
      'cdc.gov/prions/',
    ],
    ['cites a copy', { sources: [{ ...source, url: 'http://yumpu.com/en/1' }] }, 'is at yumpu.com/, which is retired'],
    ['cites without a reason', { sources: [{ ...source, usedFor: '' }] }, 'has no usedFor'],
    ['cites for no section', { sources: [...deerType.sources, { ...source, section: '' }] }, 'supports no section'],
    ['marks more sources than it has', { coloration: 'Brown. [99]' }, 'Coloration: [99] names no source'],
    ['cites twice', { sources: [source, source] }, 'cites https://a.example/elk twice'],
    ['has the slug of a post', { slug: post.slug }, 'is the slug of two records'],
  ])('%s', (_, change, problem) => {
    expect(problemsWith({ deerType: change }).join('\n')).toContain(problem)
  })
})

describe('finds a post that', () => {
  test.each([
    ['is too short', { content: '<h2>a</h2><h2>b</h2><h2>c</h2>' }, 'has 3 words'],
    ['is too long', { content: `${post.content}<p>${'word '.repeat(1500)}</p>` }, '700 to 1,500'],
    ['has no headings', { content: post.content.replaceAll(/<\/?h[23]>/g, '') }, 'has 0 headings'],
    ['holds a script', { content: `${post.content}<script>a()</script>` }, 'that the sanitiser changes'],
    [
      'leads nowhere',
      { content: `${post.content}<p><a href="nowhere">x</a></p>` },
      'leads to /nowhere, where no page is',
    ],
    ['is of tomorrow', { publishedAt: '2026-11-29T00:00:00.000Z' }, 'is published in the future'],
    ['cites nothing', { sources: [] }, 'cites no source'],
    ['leaves its category with one', { category: 'deer-cooking' }, 'has 1 posts'],
  ] as const)('%s', (_, change, problem) => {
    expect(problemsWith({ post: change }).join('\n')).toContain(problem)
  })
})

// It leads to agencies' older pages, and says so, where no newer one was found.
const links = 'tools/regulations/state-pages.data.ts'

test.each(
  readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.data.ts') && name !== links,
  ),
)('%s cites no copy and no retired address', (name) => {
  const cited = readFileSync(`app/${name}`, 'utf8').match(/https?:\/\/[^'\s]+/g) ?? []
  expect(cited.filter((url) => retiredAddress(url) !== undefined)).toEqual([])
})
