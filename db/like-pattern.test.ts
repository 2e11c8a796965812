import { expect, test } from 'vitest'
import { likePattern } from './like-pattern'

test.each([
  ['Ada', '%Ada%'],
  ['50%_off\\', '%50\\%\\_off\\\\%'],
  ['', '%%'],
])('%j becomes %j', (text, pattern) => {
  expect(likePattern(text)).toBe(pattern)
})
