import { describe, expect, test } from 'vitest'
import { meaningOf } from './meaning'
import { synonyms } from './search-synonyms.data'
import { soundOf, baseOf, formsOf } from './word-forms'

const termsIn = (text: string) => meaningOf(text.split(' ')).terms.map(({ words }) => words.join(' '))

describe('the terms of a search', () => {
  test.each([
    ['when is the rut', ['rut']],
    ['how much meat from a deer', ['how much meat', 'deer']],
    ['why do deer lose their antlers', ['deer', 'lose antlers']],
    ['game camera', ['game camera']],
    ['what is this', ['what', 'is', 'this']],
  ])('%s: %j', (text, terms) => {
    expect(termsIn(text)).toEqual(terms)
  })

  test.each([
    ['bag limit ohio', 'OH'],
    ['rut west virginia', 'WV'],
    ['rut virginia', 'VA'],
    ['season tx', 'TX'],
    ['what to bring in or out', undefined],
    ['hi', undefined],
  ])('%s names the state %s', (text, id) => {
    expect(meaningOf(text.split(' ')).state?.id).toBe(id)
  })
})

test('no line of synonyms is written twice or has one word alone', () => {
  const lines = synonyms.map((line) => line.join(', '))
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([])
  expect(synonyms.filter((line) => line.length < 2 || new Set(line).size < line.length)).toEqual([])
  expect(lines.filter((line) => !/^[a-z, ]+$/.test(line))).toEqual([])
})

test.each([
  ['antlers', 'antler'],
  ['berries', 'berry'],
  ['boxes', 'box'],
  ['cutting', 'cut'],
  ['tracked', 'track'],
  ['moose', 'moose'],
  ['grass', 'grass'],
  ['shed', 'shed'],
])('%s is a form of %s', (word, base) => {
  expect(formsOf(word)).toContain(base)
  expect(baseOf(word)).toBe(base)
  expect(formsOf(base)).toContain(word)
})

test.each([
  ['fase', 'phase'],
  ['karibu', 'caribou'],
  ['wich', 'which'],
  ['rattel', 'ratel'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other))
})
