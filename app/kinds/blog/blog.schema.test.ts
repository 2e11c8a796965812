import { describe, expect, test } from 'vitest'
import { blogApiMessage, blogErrorMessage } from './blog'
import { blogFieldMessages } from './blog-post.fields'
import { BlogPostInput } from './blog.schema'

const least = { title: 'Rut', content: '<p>It begins.</p>', category: 'deer-life' }

function messagesOf(change: object): Record<string, string[]> {
  const result = BlogPostInput.safeParse({ ...least, ...change })
  const messages: Record<string, string[]> = {}
  for (const { path, message } of result.error?.issues ?? []) (messages[String(path[0])] ??= []).push(message)
  return messages
}

test('what is absent is empty, a draft, and of the team', () => {
  expect(BlogPostInput.parse(least)).toEqual({
    ...least,
    slug: '',
    excerpt: null,
    featuredImage: null,
    featuredImageUrl: null,
    imageAltText: null,
    additionalImages: [],
    focusKeyword: null,
    metaTitle: null,
    metaDescription: null,
    metaKeywords: null,
    isPublished: false,
    authorId: 1,
  })
})

test.each([
  ['Deer Food', 'deer-food'],
  [' DEER-FOOD ', 'deer-food'],
  ['deer products', 'deer-products'],
  [' Camp  Stories ', 'Camp Stories'],
])('the category %j is kept as %j', (category, kept) => {
  expect(BlogPostInput.parse({ ...least, category }).category).toBe(kept)
})

describe('a content of', () => {
  test.each(['', ' ', '<p></p>', '<p><br></p>\n<p>&nbsp;</p>', '<!-- later -->', '<hr>', '\u0000'])(
    '%j is missing, and says so once',
    (content) => {
      expect(messagesOf({ content })).toEqual({ content: [blogFieldMessages.contentMissing] })
    },
  )

  test.each(['x', '<p>&amp;</p>', '<img src="/images/a.webp">', '<p><IMG SRC="/images/a.webp"></p>'])(
    '%j is one',
    (content) => {
      expect(BlogPostInput.parse({ ...least, content }).content).toBe(content)
    },
  )
})

test('a content that is much too long is not read for what it says', () => {
  const messages = ['Use at most 1,048,576 characters']
  expect(messagesOf({ content: '<p></p>'.repeat(500_000) })).toEqual({ content: messages })
  expect(messagesOf({ content: 'x'.repeat(1_048_577) })).toEqual({ content: messages })
})

test.each([
  ['metaTitle', 60],
  ['metaDescription', 160],
  ['title', 200],
  ['excerpt', 5000],
  ['category', 120],
  ['featuredImage', 255],
  ['imageAltText', 1000],
  ['focusKeyword', 200],
  ['metaKeywords', 2000],
])('%s has at most %i characters, as people count', (field, max) => {
  expect(BlogPostInput.parse({ ...least, [field]: '🦌'.repeat(max) })).toMatchObject({ [field]: '🦌'.repeat(max) })
  expect(messagesOf({ [field]: '🦌'.repeat(max + 1) })).toEqual({
    [field]: [`Use at most ${max.toLocaleString('en-US')} characters`],
  })
})

test('ten additional images are taken, empty ones not counted, the eleventh is refused', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `/images/${String(index)}.webp`)
  expect(BlogPostInput.parse({ ...least, additionalImages: [...ten, ' '] }).additionalImages).toEqual(ten)
  expect(messagesOf({ additionalImages: [...ten, '/images/x.webp'] })).toEqual({
    additionalImages: ['Use at most 10 of them'],
  })
})

test.each([
  'https://a.example/b.png',
  '//a.example/b.png',
  '/\\a.example/b.png',
  'b.png',
  'data:image/png;base64,AAAA',
])('the picture %j is to be uploaded', (url) => {
  const messages = ['Upload the picture instead']
  expect(messagesOf({ featuredImageUrl: url, additionalImages: [url] })).toEqual({
    featuredImageUrl: messages,
    additionalImages: messages,
  })
})

test('a missing title or content is said in the words of the specification, anything else by its field', () => {
  const { titleMissing, contentMissing, categoryMissing } = blogFieldMessages
  expect(blogErrorMessage([categoryMissing, titleMissing])).toEqual({
    title: 'Validation Error',
    description: 'Title and content are required',
  })
  expect(blogErrorMessage([categoryMissing]).description).not.toContain('required')
  expect(blogApiMessage([contentMissing])).toBe('Validation Error: Title and content are required')
  expect(blogApiMessage([categoryMissing, 'Other'])).toBe(`${categoryMissing}. Other`)
})
