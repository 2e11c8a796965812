import { describe, expect, test } from 'vitest'
import { textDifferences } from './text-difference.server'

const piecesOf = (before: string, after: string) => textDifferences([{ before, after }])[0] ?? []

const shown = (before: string, after: string) =>
  piecesOf(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `{+${text}+}` : `{-${text}-}`))
    .join('')

describe('the pieces', () => {
  test.each([
    ['one word', 'Elk bugle in fall.', 'Elk bugle in September.', 'Elk bugle in {-fall-}{+September+}.'],
    ['new text', '', 'Elk', '{+Elk+}'],
    ['text that went', 'Elk', '', '{-Elk-}'],
    ['a line at the end', 'one\ntwo', 'one\ntwo\nthree', 'one\ntwo{+\nthree+}'],
    ['an address', 'mule-deer', 'mule-deer-2', '{-mule-deer-}{+mule-deer-2+}'],
    ['nothing', 'same', 'same', 'same'],
    ['two empty texts', '', '', ''],
  ])('of %s', (_what, before, after, expected) => {
    expect(shown(before, after)).toBe(expected)
  })
})

test('what stayed is cut short, next to a change it is there', () => {
  const long = 'word '.repeat(500)
  const pieces = piecesOf(`${long}fall ${long}`, `${long}rut ${long}`)
  expect(pieces.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same'])
  expect(pieces.every(({ text }) => text.length < 400)).toBe(true)
  expect(pieces[0]?.text.endsWith('word ')).toBe(true)
})

const words = (of: string, length = 150_000) => Array.from({ length }, (_, index) => `${of}${String(index)}`).join(' ')

test('a megabyte that changed everywhere is shown in part', () => {
  const pieces = piecesOf(words('a'), words('b'))
  expect(pieces.map(({ kind }) => kind)).toEqual(['removed', 'added'])
  expect(pieces[1]?.text).toMatch(/ … and [\d,]+ more characters$/)
  expect(pieces.every(({ text }) => text.length < 21_000)).toBe(true)
})

test('a record of which everything changed has the last of its fields, too', () => {
  const texts = Array.from({ length: 50 }, () => ({ before: words('a', 2000), after: words('b', 2000) }))
  const all = textDifferences([...texts, { before: 'fall', after: 'rut' }])
  expect(all).toHaveLength(51)
  expect(all[50]).toEqual([
    { kind: 'removed', text: 'fall' },
    { kind: 'added', text: 'rut' },
  ])
})
