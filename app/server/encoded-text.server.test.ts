import { expect, test } from 'vitest'
import { encodedText } from './encoded-text.server'

const mib = 1024 * 1024

test.each([
  ['nothing', ''],
  ['plain letters', '<p>Deer</p>'],
  ['Latin letters', 'Größe'],
  ['others', '“deer” – 鹿 🦌'],
  ['half a character', 'a\ud83e'],
  ['a rope', 'a'.repeat(3000) + '“'.repeat(3000)],
  ['just what there is room for', '“'.repeat(Math.floor(mib / 3))],
  ['more than there is room for', '“'.repeat(Math.floor(mib / 3) + 1)],
  ['much more', 'a“'.repeat(mib)],
])('%s', (_, text) => {
  expect(encodedText(text).equals(Buffer.from(text))).toBe(true)
})

test('a text keeps its bytes when another is encoded', () => {
  const first = encodedText('first')
  encodedText('other')
  expect(first.toString()).toBe('first')
  expect(first.buffer.byteLength).toBe(5)
})
