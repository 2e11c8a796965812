import { describe, expect, test } from 'vitest'
import { composeAnswer } from './answer-mail'
import { draftSums } from './price-rows'

const offices = [
  { address: '1 Main St, Elkins, WV 26241, United States', phone: '+1 304 555 0100' },
  { address: 'London, United Kingdom', phone: '' },
]
const from = {
  site: { name: 'Stagwise', email: 'hello@example.com', url: 'https://site.example', offices, timeZone: 'UTC' },
  reference: 'Q-05724',
  asked: { words: null, at: '2026-11-21T09:00:00.000Z' },
  offer: undefined,
}
const foot = [
  '1 Main St, Elkins, WV 26241, United States',
  '+1 304 555 0100',
  'London, United Kingdom',
  'hello@example.com',
  'Your reference: Q-05724\n',
].join('\n')
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
    expect(composeAnswer(answer, from).text).toBe(`Hi Ada,\n\nthanks.\n\n-- \nStagwise\n${foot}`)
  })

  test.each(['Stagwise', ' stagwise '])('is signed once where the text ends with %j', (name) => {
    expect(composeAnswer({ ...answer, text: `Hi Ada.\n\n${name}` }, from).text).toBe(
      `Hi Ada.\n\n${name}\n\n-- \n${foot}`,
    )
  })

  test('has the mark and the name at the top, and the mark is a part of the mail', () => {
    const { html } = composeAnswer(answer, from)
    expect(html.match(/src="[^"]*"/g)).toEqual(['src="cid:mark"'])
    expect(html.indexOf('Stagwise</td>')).toBeLessThan(html.indexOf('Hi Ada'))
  })

  test('quotes what the customer wrote, and cuts it where it is long', () => {
    const quoted = (words: string) => composeAnswer(answer, { ...from, asked: { ...from.asked, words } })
    expect(quoted('Two,\nplease <b>').text).toContain(
      'thanks.\n\nYou wrote on November 21, 2026:\n\n> Two,\n> please <b>\n\n-- ',
    )
    expect(quoted('Two,\nplease <b>').html).toContain('Two,<br>please &#60;b&#62;</p></blockquote>')
    expect(quoted('x'.repeat(5000)).text).toContain(`> ${'x'.repeat(1500)}…\n`)
  })

  test('leads to the offer, and says how long unless the prices do', () => {
    const offer = { path: '/offer/abc', lastDay: '2027-02-19' }
    const mail = (validUntil: string | null) =>
      composeAnswer({ ...answer, prices: { ...prices, validUntil } }, { ...from, offer })
    expect(mail(null).text).toContain(
      'See this offer and accept it:\nhttps://site.example/offer/abc\n\n' +
        'You can ask something there, too, and print it. The page is open until February 19, 2027.\n',
    )
    expect(mail('2026-12-24').text).not.toContain('The page is open')
    expect(mail(null).html).toContain('<a href="https://site.example/offer/abc" style="display:inline-block;')
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
    expect(html.match(/<strong>\$[\d.]+/g)).toEqual(['<strong>$568.98'])
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
      isWhole: true,
    })
  })

  test.each([
    [{ lines: [line, { ...line, unitPrice: 'x' }], discount: '', shipping: '' }, ['$3.00', null], false],
    [{ lines: [line], discount: 'x', shipping: '' }, ['$3.00'], true],
    [{ lines: [line], discount: '', shipping: '12,50' }, ['$3.00'], true],
    [{ lines: [blank], discount: '', shipping: '' }, [null], false],
  ])('have no total while something is missing, and tell a line from the rest: %j', (draft, lines, isWhole) => {
    expect(draftSums(draft)).toEqual({ lines, rows: null, isWhole })
  })
})
