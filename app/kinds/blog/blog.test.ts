import { expect, test } from 'vitest'
import { postSummary, readingMinutes } from './blog'

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1400, 7],
  [1401, 8],
])('%i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(`<p>${'word '.repeat(words)}</p>`)).toBe(minutes)
})

test('tags are not read', () => {
  expect(readingMinutes('<p class="one two three">one</p>'.repeat(200))).toBe(1)
})

test('the summary is the excerpt, else the first 150 characters of the text', () => {
  expect(postSummary({ excerpt: 'Short.', content: '<p>Long</p>' })).toBe('Short.')
  expect(postSummary({ excerpt: null, content: '<h2>A &amp; B</h2><p>c</p>' })).toBe('A & B c')
  expect(postSummary({ excerpt: null, content: `<p>${'🦌'.repeat(200)}</p>` })).toBe('🦌'.repeat(150))
})
