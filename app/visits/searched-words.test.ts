import { expect, test } from 'vitest'
import { notStoredName, searchedWords } from './searched-words'

test.each([
  ['Tree  Stand', 'tree stand'],
  ['  ELK\t', 'elk'],
  ['Çédar', 'cedar'],
  ['.270 vs .308', notStoredName],
  ['30-06 150', notStoredName],
  ['6.5 creedmoor', '6.5 creedmoor'],
  ['ada@example.com', notStoredName],
  ['ada＠example.com', notStoredName],
  ['call 555 0134 now 1', notStoredName],
  ['٠١٢٣٤٥', notStoredName],
  ['', undefined],
  ['   ', undefined],
  ['\u0301', undefined],
  ['x'.repeat(80), 'x'.repeat(60)],
  [`${'x'.repeat(59)} yz`, 'x'.repeat(59)],
  ['🦌'.repeat(80), '🦌'.repeat(60)],
  [`${'x'.repeat(80)}@`, notStoredName],
  ['a\u0000b\ud800', 'ab'],
])('%j is stored as %j', (typed, words) => {
  expect(searchedWords(typed)).toBe(words)
})
