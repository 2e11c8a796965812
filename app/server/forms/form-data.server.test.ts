import { expect, test } from 'vitest'
import { isTooLongToRender, readFormData } from './form-data.server'

const kib = 1024

test.each([
  ['plain text of 250 KiB', 'word '.repeat(50 * kib), false],
  ['Cyrillic of 250 KiB', 'Ж'.repeat(125 * kib), false],
  ['70 KiB of <', '<'.repeat(70 * kib), false],
  ['80 KiB of <', '<'.repeat(80 * kib), true],
  ['80 KiB of control characters', '\u0001'.repeat(80 * kib), true],
])('%s', (_, value, isTooLong) => {
  expect(isTooLongToRender([['message', value]])).toBe(isTooLong)
})

test('a form whose page would be too large is refused, and fields that nobody reads count nothing', async () => {
  const read = (name: string) =>
    readFormData(
      new Request('http://localhost/contact', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: `${name}=${'<'.repeat(200 * kib)}`,
      }),
      ['message'],
    )
  await expect(read('message')).rejects.toMatchObject({ init: { status: 413 } })
  expect([...(await read('other'))]).toEqual([])
})
