import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siteDefaults, type Site } from '~/site'
import { isMailDomain, noticeOf, receiptOf, subjectLine, type SentEntry } from './entry-mails'

const site: Site = { ...siteDefaults, email: 'hello@site.example', url: 'https://site.example' }

const quote: SentEntry = {
  tab: 'quotes',
  id: 131,
  name: 'Ada Hunter',
  email: 'ada@example.org',
  phone: '555 0100',
  products: ['2 × Field Spray', '1 × Rope'],
  words: 'By Friday?\n\nThank you',
  createdAt: '2026-11-21T14:30:00.000Z',
}
const message: SentEntry = { ...quote, tab: 'contacts', id: 7, phone: null, products: [], words: 'Hello there' }

describe('the notice to operators', () => {
  test('says what was sent, when the answer is due, and where it is', () => {
    const { subject, text, html } = noticeOf(quote, site)
    expect(subject).toBe('Quote request Q-01313: 2 × Field Spray and 1 more, from Ada Hunter')
    expect(text).toContain('Number: Q-01313\nFrom: Ada Hunter\nEmail: ada@example.org\nPhone: 555 0100\n')
    expect(text).toContain('Products: 2 × Field Spray\n  1 × Rope\n')
    expect(text).toContain('Received: November 21, 2026 at 9:30 AM\nAnswer by: November 22, 2026 at 9:30 AM\n')
    expect(text).toContain('> By Friday?\n> \n> Thank you')
    expect(text).toContain('https://site.example/admin/quotes/131\n')
    expect(html).toContain('href="https://site.example/admin/quotes/131"')
  })

  test('of a message has neither product nor phone', () => {
    const { subject, text } = noticeOf(message, site)
    expect(subject).toBe('Message M-00076 from Ada Hunter')
    expect(text).not.toMatch(/Product|Phone/)
    expect(text).toContain('https://site.example/admin/contacts/7\n')
  })
})

describe('the receipt', () => {
  test('says what was asked for, with a number, and when to expect an answer', () => {
    const { subject, text } = receiptOf(quote, site)
    expect(subject).toBe('We have your request (Q-01313)')
    expect(text).toContain('within 24 hours')
    expect(text).toContain('Number: Q-01313\nProducts: 2 × Field Spray\n  1 × Rope\n\n')
    expect(text).not.toContain('/admin')
  })

  test('of a message', () => {
    const { subject, text } = receiptOf(message, site)
    expect(subject).toBe('We have your message (M-00076)')
    expect(text).toContain('Number: M-00076\n\n')
  })

  test('has no word of whoever filled the form in, so that nobody can mail strangers from here', () => {
    const link = 'http://evil.example/prize'
    const mail = receiptOf({ ...quote, name: `You won ${link}`, phone: 'www.evil.example', words: link }, site)
    expect(JSON.stringify(mail)).not.toMatch(/evil|prize|won|www/)
    expect(mail).toEqual(receiptOf({ ...quote, name: 'x', phone: null, words: null }, site))
  })
})

test.each([
  ['ada@example.org', true],
  ['ada@mail.example.co.uk', true],
  ['ada@xn--mnchen-3ya.example', true],
  ['a@b', false],
  ['root@localhost', false],
  ['root@mail.localhost', false],
  ['postmaster@127.0.0.1', false],
  ['postmaster@10.1', false],
])('a receipt goes to %s: %s', (address, may) => {
  expect(isMailDomain(address)).toBe(may)
})

test.each([
  ['two\r\nlines', 'two lines'],
  ['  Bcc:\n victim@example.org ', 'Bcc: victim@example.org'],
  ['null\u0000 and bell\u0007', 'null and bell'],
  ['שלום 🦌 “x”', 'שלום 🦌 “x”'],
  ['x'.repeat(300), `${'x'.repeat(200)}…`],
])('the subject of %j is one line', (text, line) => {
  expect(subjectLine(text)).toBe(line)
})

test('whatever was typed, the subject is one line, the HTML has no other tags, and all of it fits the outbox', () => {
  const wild = fc.oneof(
    fc.constantFrom(
      '<b>Ada</b>',
      '"Ada" & \'Co\'',
      'a\nb',
      'שלום',
      '🦌'.repeat(120),
      '</div><script>alert(1)</script>',
    ),
    fc.string({ unit: 'binary', maxLength: 120 }),
  )
  const notes = fc.oneof(
    wild,
    fc.constantFrom('\n'.repeat(5000), 'a\n\n'.repeat(1666), '<'.repeat(5000), '🦌'.repeat(5000)),
  )
  const tags = (html: string) => html.match(/<\/?[a-z!][a-z0-9]*/g)?.sort()
  const known = new Set(tags(noticeOf(quote, site).html + receiptOf(quote, site).html))
  fc.assert(
    fc.property(wild, notes, wild, (name, words, product) => {
      for (const compose of [noticeOf, receiptOf]) {
        const { subject, text, html } = compose({ ...quote, name, words, products: [product] }, site)
        expect(subject).toMatch(/^[^\r\n]{1,201}$/u)
        expect(tags(html)?.filter((tag) => !known.has(tag))).toEqual([])
        expect(text.length).toBeLessThan(100_000)
        expect(html.length).toBeLessThan(400_000)
      }
    }),
  )
})
