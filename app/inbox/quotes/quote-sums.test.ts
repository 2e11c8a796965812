import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxCents } from '~/lib/money'
import { maxQuantity } from '~/inbox/answers/amounts'
import { quoteSums, type Pricing } from './quote-sums'

const line = (quantity: number, unitCents: number) => ({ label: 'Field Spray', quantity, unitCents })

test.each<[string, Pricing, { subtotal: number; discount: number; total: number }]>([
  ['nothing', { lines: [], discountHundredths: 0, shippingCents: null }, { subtotal: 0, discount: 0, total: 0 }],
  [
    'two lines and shipping',
    { lines: [line(2, 1999), line(1, 500)], discountHundredths: 0, shippingCents: 1250 },
    { subtotal: 4498, discount: 0, total: 5748 },
  ],
  [
    'ten percent, which leave shipping alone',
    { lines: [line(3, 1000)], discountHundredths: 1000, shippingCents: 700 },
    { subtotal: 3000, discount: 300, total: 3400 },
  ],
  [
    'half a cent, rounded up',
    { lines: [line(1, 1050)], discountHundredths: 500, shippingCents: null },
    { subtotal: 1050, discount: 53, total: 997 },
  ],
  [
    'less than half a cent, rounded down',
    { lines: [line(1, 1049)], discountHundredths: 500, shippingCents: null },
    { subtotal: 1049, discount: 52, total: 997 },
  ],
  [
    'a discount of all',
    { lines: [line(7, 333)], discountHundredths: 10_000, shippingCents: 0 },
    { subtotal: 2331, discount: 2331, total: 0 },
  ],
  [
    'a credit that is larger than the rest',
    { lines: [line(1, 1000), line(1, -3000)], discountHundredths: 1000, shippingCents: null },
    { subtotal: -2000, discount: 0, total: -2000 },
  ],
  [
    'the largest amounts',
    {
      lines: Array.from({ length: 40 }, () => line(maxQuantity, maxCents)),
      discountHundredths: 3333,
      shippingCents: 1,
    },
    { subtotal: 39_996_000_000_000, discount: 13_330_666_800_000, total: 26_665_333_200_001 },
  ],
])('%s', (_, pricing, { subtotal, discount, total }) => {
  expect(quoteSums(pricing)).toMatchObject({ subtotalCents: subtotal, discountCents: discount, totalCents: total })
})

test('adds up exactly, and the discount is the nearest cent', () => {
  const lines = fc.array(
    fc.record({
      label: fc.constant('x'),
      quantity: fc.integer({ min: 1, max: maxQuantity }),
      unitCents: fc.integer({ min: -maxCents, max: maxCents }),
    }),
    { maxLength: 40 },
  )
  const pricing = fc.record({
    lines,
    discountHundredths: fc.integer({ min: 0, max: 10_000 }),
    shippingCents: fc.option(fc.integer({ min: 0, max: maxCents })),
  })
  fc.assert(
    fc.property(pricing, (given) => {
      const { lineCents, subtotalCents, discountCents, totalCents } = quoteSums(given)
      const exact = given.lines.reduce((sum, each) => sum + BigInt(each.quantity) * BigInt(each.unitCents), 0n)
      const share = exact > 0n ? (exact * BigInt(given.discountHundredths) * 2n + 10_000n) / 20_000n : 0n
      expect(BigInt(subtotalCents)).toBe(exact)
      expect(lineCents.reduce((sum, cents) => sum + cents, 0)).toBe(subtotalCents)
      expect(BigInt(discountCents)).toBe(share)
      expect(totalCents).toBe(subtotalCents - discountCents + (given.shippingCents ?? 0))
    }),
  )
})
