import { expect, test } from 'vitest'
import { initialsOf } from './authors'

test.each([
  ['Stagwise Team', 'ST'],
  ['Ada', 'A'],
  ['  ada  maria van Hunter ', 'AH'],
  ['Émile Ørsted', 'ÉØ'],
  ['', ''],
])('the initials of %j are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
