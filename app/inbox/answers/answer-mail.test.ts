import { describe, expect, test } from 'vitest'
import { composeAnswer } from './answer-mail'
import { draftSums } from './price-rows'

const from = { site: { name: 'Stagwise', email: 'hello@example.com' }, reference: 'Q-05724' }
const answer = { recipient: 'ada@example.com', subject: 'Your quote', text: 'Hi Ada,\n\nthanks.', prices: null }
const prices = {
  lines: [
    { label: 'Field Spray', quantity: 2, unitCents: 1999 },
    { label: 'Rope <b>', quantity: 1200, unitCents: 50 },
  ],
  discountHundredths: 1250,
  shippingCents: 900,
  validUntil: '2026-12-24',
  taxNote: 'Tax is added.',
}

describe('the mail', () => {
  test('has the text and the reference', () => {
    expect(composeAnswer(answer, from).text).toBe(
      'Hi Ada,\n\nthanks.\n\n-- \nStagwise\nhello@example.com\nYour reference: Q-05724\n',
    )
  })

  test('has the prices below the text, added up', () => {
    const { text, html } = composeAnswer({ ...answer, prices }, from)
    expect(text).toContain(
      [
        'QUOTE Q-05724\n',
        'Item | Each | Amount',
        '2 × Field Spray | $19.99 | $39.98',
        '1,200 × Rope <b> | $0.50 | $600.00',
        'Subtotal | $639.98',
        'Discount (12.5%) | −$80.00',
        'Shipping | $9.00',
        'Total | $568.98\n',
        'Valid until December 24, 2026.',
        'Tax is added.',
        'Prices are in US dollars.',
      ].join('\n'),
    )
    expect(html).toContain('Rope &#60;b&#62;')
    expect(html).toContain('<strong>$568.98</strong>')
  })

  test('has a total alone where nothing comes between', () => {
    const plain = { ...prices, discountHundredths: 0, shippingCents: null, validUntil: null, taxNote: null }
    const { text } = composeAnswer({ ...answer, prices: plain }, from)
    expect(text).toContain('$600.00\nTotal | $639.98\n\nPrices are in US dollars.')
    expect(text).not.toContain('Subtotal')
  })
})

describe('the sums of a draft', () => {
  const line = { label: 'Rope', quantity: '2', unitPrice: '1.50' }
  const blank = { label: '', quantity: '1', unitPrice: '' }

  test('leave blank lines out', () => {
    expect(draftSums({ lines: [line, blank], discount: '', shipping: '' })).toEqual({
      lines: ['$3.00', null],
      rows: [{ label: 'Total', amount: '$3.00' }],
    })
  })

  test.each([
    [{ lines: [line, { ...line, unitPrice: 'x' }], discount: '', shipping: '' }, ['$3.00', null]],
    [{ lines: [line], discount: 'x', shipping: '' }, ['$3.00']],
    [{ lines: [line], discount: '', shipping: 'x' }, ['$3.00']],
    [{ lines: [blank], discount: '', shipping: '' }, [null]],
  ])('have no total while something is missing: %j', (draft, lines) => {
    expect(draftSums(draft)).toEqual({ lines, rows: null })
  })
})
