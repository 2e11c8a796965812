import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quoteErrorMessage, quoteFieldMessages, quoteMessages, toQuantity } from './quotes'
import { QuoteForm, QuoteInput } from './quotes.schema'

describe('toQuantity', () => {
  test.each([
    ['3', 3],
    [' 12 ', 12],
    [7, 7],
    ['2.9', 2],
    ['2\u200B', 2],
    [2.9, 2],
    ['0', 1],
    ['-5', 1],
    ['0.5', 1],
    ['', 1],
    ['   ', 1],
    ['many', 1],
    ['12 dozen', 1],
    [Number.NaN, 1],
    [null, 1],
    [undefined, 1],
    [{}, 1],
    [['9'], 1],
    [true, 1],
    ['9999', 9999],
    ['10000', 10_000],
    ['1e400', Number.POSITIVE_INFINITY],
  ])('makes %j into %d', (value, quantity) => {
    expect(toQuantity(value)).toBe(quantity)
  })

  test('is a whole number of at least 1, or infinite, for anything at all', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const quantity = toQuantity(value)
        expect(quantity).toBeGreaterThanOrEqual(1)
        expect(Number.isInteger(quantity) || quantity === Number.POSITIVE_INFINITY).toBe(true)
      }),
    )
  })
})

const good = { customerName: 'Ada Byron', customerEmail: 'ada@example.org' }

describe('a quote request', () => {
  test('needs a name and an email address alone', () => {
    expect(QuoteForm.parse(good)).toEqual({ ...good, customerPhone: null, quantity: 1, notes: null })
  })

  test.each([
    ['customerName', { customerName: ' ' }, 'Enter your name'],
    ['customerName', { customerName: 'x'.repeat(121) }, 'Use at most 120 characters'],
    ['customerEmail', { customerEmail: undefined }, 'Enter your email address'],
    ['customerEmail', { customerEmail: 'ada' }, quoteFieldMessages.emailMalformed],
    ['customerPhone', { customerPhone: '1'.repeat(41) }, 'Use at most 40 characters'],
    ['quantity', { quantity: '10000' }, 'Quantity must be 9,999 or less'],
    ['quantity', { quantity: '1e400' }, 'Quantity must be 9,999 or less'],
    ['notes', { notes: 'x'.repeat(5001) }, 'Use at most 5,000 characters'],
  ])('refuses a bad %s: %j', (field, change, message) => {
    const result = QuoteForm.safeParse({ ...good, ...change })
    expect(result.error?.issues).toEqual([expect.objectContaining({ path: [field], message })])
  })

  test.each([undefined, null, 0, -1, 1.5, '1', 'decoy'])('of the API refuses the product %j', (productId) => {
    const result = QuoteInput.safeParse({ ...good, productId })
    expect(result.error?.issues[0]).toMatchObject({ path: ['productId'], message: quoteFieldMessages.productMissing })
  })
})

describe('quoteErrorMessage', () => {
  test('uses the words of the specification where a required field is missing', () => {
    expect(quoteErrorMessage([quoteFieldMessages.emailMissing]).description).toBe('Please fill in all required fields.')
  })

  test('does not call a malformed field missing', () => {
    expect(quoteErrorMessage([quoteFieldMessages.emailMalformed])).toBe(quoteMessages.invalid)
  })
})
