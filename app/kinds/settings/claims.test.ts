import { expect, test } from 'vitest'
import { claims } from './claims'

test.each([
  ['24 hours · no source', { replyWithin: '24 hours', replyWithinShown: 'true' }],
  ['none · no source', { replyWithin: ' ' }],
  [
    '2 days · source: our shop’s door · off',
    { replyWithin: '2 days', replyWithinSource: 'our shop’s door', replyWithinShown: 'false' },
  ],
  ['2 days · source: shop.example', { replyWithin: '2 days', replyWithinSource: 'https://www.shop.example/hours' }],
])('a folded claim says “%s”', (line, typed: Record<string, string>) => {
  expect(claims.lineOf?.('replyWithin', (field) => typed[field] ?? '')).toBe(line)
})
