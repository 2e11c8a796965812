import { expect, test } from 'vitest'
import { jsonArrayOf } from './json-array'

async function* batchesOf(...batches: object[][]): AsyncGenerator<object[], undefined> {
  for (const batch of batches) yield await Promise.resolve(batch)
}

test.each([
  { batches: [] },
  { batches: [[]] },
  { batches: [[{ a: 1 }]] },
  { batches: [[], [{ a: 'x\n"' }, { b: null }], [], [{ c: ['🦌'] }], []] },
])('$batches are one document', async ({ batches }) => {
  let text = ''
  for await (const part of jsonArrayOf(batchesOf(...batches))) text += part
  expect(JSON.parse(text)).toEqual(batches.flat())
})
