import { describe, expect, test } from 'vitest'
import { textDifference } from './text-difference'

const shown = (before: string, after: string) =>
  textDifference(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `{-${text}-}`))
    .join('')

describe('the pieces', () => {
  test.each([
    ['one word', 'Elk bugle in fall.', 'Elk bugle in September.', 'Elk bugle in {-fall-}{+September+}.'],
    ['new text', '', 'Elk', '{+Elk+}'],
    ['text that went', 'Elk', '', '{-Elk-}'],
    ['a line at the end', 'one\ntwo', 'one\ntwo\nthree', 'one\ntwo{+\nthree+}'],
    ['nothing', 'same', 'same', 'same'],
    ['two empty texts', '', '', ''],
  ])('of %s', (_what, before, after, expected) => {
    expect(shown(before, after)).toBe(expected)
  })
})

test('what stayed is cut short, next to a change it is there', () => {
  const long = 'word '.repeat(500)
  const pieces = textDifference(`${long}fall ${long}`, `${long}rut ${long}`)
  expect(pieces.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same'])
  expect(pieces.every(({ text }) => text.length < 400)).toBe(true)
  expect(pieces[0]?.text.endsWith('word ')).toBe(true)
})

test('a megabyte that changed everywhere takes no second', () => {
  const words = (of: string) => Array.from({ length: 150_000 }, (_, index) => `${of}${String(index)}`).join(' ')
  const start = performance.now()
  const pieces = textDifference(words('a'), words('b'))
  expect(performance.now() - start).toBeLessThan(5000)
  expect(pieces.map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
