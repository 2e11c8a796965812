import { describe, expect, test } from 'vitest'
import { breakLines, cutLines } from './lines'

describe('text in lines', () => {
  test.each([
    ['one two three', 8, ['one two', 'three']],
    ['one two three four five', 8, ['one two', 'three …']],
    ['unbreakable', 6, ['unbre…']],
    ['鹿鹿鹿鹿', 3, ['鹿鹿…']],
    ['', 6, []],
  ])('breaks %j at %i characters into %j', (text, limit, expected) => {
    const fits = (line: string) => Array.from(line).length <= limit
    expect(cutLines(breakLines(text, fits), fits, 2)).toEqual(expected)
  })
})
