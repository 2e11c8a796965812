import { describe, expect, test } from 'vitest'
import { newDraft, productPrices, readDraft, sentPrices, type AnswerDraft } from './answer-draft'
import { checkAnswer } from './check-answer'

const values = {
  name: 'Ada',
  reference: 'Q-05724',
  products: '2 × Field Spray',
  date: 'November 21, 2026',
  site: 'Stagwise',
  operator: 'warden',
}
const given = { values, recipient: 'ada@example.com', today: '2026-11-21' }
const line = { label: 'Field Spray', quantity: '2', unitPrice: '19.99' }
const draft: AnswerDraft = {
  ...newDraft('Your quote {reference}', productPrices([{ label: 'Field Spray', quantity: 2, unitCents: 1999 }])),
  text: 'Hi {name},\n\nhere you are.\n',
}
const check = (change: Partial<AnswerDraft> = {}) => checkAnswer({ ...draft, ...change }, given)

test('an answer is sent with its placeholders filled in, and its amounts in cents', () => {
  const more = { discount: '10', shipping: '12.5', validUntil: '2026-11-21', taxNote: ' Tax is added. ' }
  expect(check(more)).toEqual({
    ok: true,
    answer: {
      recipient: 'ada@example.com',
      subject: 'Your quote Q-05724',
      text: 'Hi Ada,\n\nhere you are.',
      prices: {
        lines: [{ label: 'Field Spray', quantity: 2, unitCents: 1999 }],
        discountHundredths: 1000,
        shippingCents: 1250,
        validUntil: '2026-11-21',
        taxNote: 'Tax is added.',
      },
    },
  })
})

test('without prices nothing is said about amounts, right or wrong', () => {
  const answer = check({ hasPrices: '', shipping: 'soon', lines: [{ ...line, unitPrice: 'x' }] })
  expect(answer).toMatchObject({ ok: true, answer: { prices: null } })
})

test('blank lines are left out', () => {
  const blank = { label: ' ', quantity: '1', unitPrice: '' }
  expect(check({ lines: [blank, line, blank] })).toMatchObject({
    answer: { prices: { lines: [{ label: 'Field Spray' }] } },
  })
})

describe('what is wrong is said at its field', () => {
  const long = 'x'.repeat(201)
  const badPrice = { ...line, unitPrice: 'a lot' }
  test.each<[Partial<AnswerDraft>, Record<string, RegExp>]>([
    [
      { subject: ' ', text: '\n' },
      { subject: /^Enter a subject$/, text: /^Enter the text/ },
    ],
    [{ subject: long }, { subject: /at most 200 characters/ }],
    [{ text: 'x'.repeat(10_001) }, { text: /at most 10,000 characters/ }],
    [{ text: 'It costs {price}' }, { text: /^Nothing fills in \{price\}/ }],
    [{ lines: [line, badPrice] }, { 'lines[1].unitPrice': /in dollars, such as/ }],
    [{ lines: [{ ...line, unitPrice: '' }] }, { 'lines[0].unitPrice': /or remove this line/ }],
    [{ lines: [{ ...line, label: '' }] }, { 'lines[0].label': /what this price is for/ }],
    [{ lines: [{ ...line, quantity: '0' }] }, { 'lines[0].quantity': /from 1 to 9,999/ }],
    [{ lines: [] }, { lines: /^Add a line/ }],
    [{ lines: Array.from({ length: 41 }, () => line) }, { lines: /at most 40 lines/ }],
    [{ lines: [{ ...line, unitPrice: '-20' }] }, { lines: /below zero/ }],
    [{ discount: '101' }, { discount: /from 0 to 100/ }],
    [{ shipping: '-1' }, { shipping: /in dollars/ }],
    [{ validUntil: '2026-11-20' }, { validUntil: /is over/ }],
    [{ validUntil: '2026-02-30' }, { validUntil: /Enter a day/ }],
    [{ validUntil: '0202-12-24' }, { validUntil: /Enter a day/ }],
    [{ taxNote: long }, { taxNote: /at most 200/ }],
  ])('%j', (change, faults) => {
    const expected = Object.fromEntries(
      Object.entries(faults).map(([name, fault]): [string, unknown] => [name, expect.stringMatching(fault)]),
    )
    expect(check(change)).toEqual({ ok: false, faults: expected })
  })
})

test('the form is read as typed, line by line', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['subject', ' Your quote '],
    ['text', 'One\r\ntwo'],
    ['lines[3].label', 'Rope'],
    ['lines[0].unitPrice', 'x'],
    ['lines[x].label', 'never'],
    ['discount', '10 %'],
  ] as const)
    form.append(name, value)
  expect(readDraft(form)).toEqual({
    subject: ' Your quote ',
    text: 'One\ntwo',
    hasPrices: '',
    discount: '10 %',
    shipping: '',
    validUntil: '',
    taxNote: '',
    also: [],
    lines: [
      { label: '', quantity: '', unitPrice: 'x' },
      { label: 'Rope', quantity: '', unitPrice: '' },
    ],
  })
})

test('prices that were sent fill in the next answer, but for a last day that is over', () => {
  const lines = [{ label: 'Rope', quantity: 3, unitCents: -1250 }]
  const prices = { lines, discountHundredths: 1250, shippingCents: 900, validUntil: '2026-11-20', taxNote: 'No tax.' }
  expect(sentPrices(prices, '2026-11-20')).toEqual({
    lines: [{ label: 'Rope', quantity: '3', unitPrice: '-12.50' }],
    discount: '12.5',
    shipping: '9.00',
    validUntil: '2026-11-20',
    taxNote: 'No tax.',
  })
  const plain = { ...prices, discountHundredths: 0, shippingCents: null, taxNote: null }
  expect(sentPrices(plain, '2026-11-21')).toMatchObject({ discount: '', shipping: '', validUntil: '', taxNote: '' })
})
