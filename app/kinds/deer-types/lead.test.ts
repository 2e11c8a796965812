import { expect, test } from 'vitest'
import { leadOf } from './lead'

test.each([
  ['One. Two. Three.', 9, 'One. Two.'],
  ['One. Two. Three.', 8, 'One.'],
  ['One. Two.', 100, 'One. Two.'],
  ['About 3.5 ft tall. Next.', 10, 'About 3.5 ft tall.'],
  ['Nuts, e.g. acorns. Next.', 10, 'Nuts, e.g. acorns.'],
  ['one two three four', 5, 'one two…'],
  ['x'.repeat(50), 5, `${'x'.repeat(10)}…`],
  ['He said “Go.” She went. Home.', 24, 'He said “Go.” She went.'],
  ['First line\nSecond line', 100, 'First line'],
  ['no end', 3, 'no end'],
  ['', 100, ''],
])('of %j in %i characters: %j', (text, limit, lead) => {
  expect(leadOf(text, limit)).toBe(lead)
})
