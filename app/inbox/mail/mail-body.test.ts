import { describe, expect, test } from 'vitest'
import { mailHtml, mailText, withMark, type MailBlock } from './mail-body'

const body = (...blocks: MailBlock[]) => ({ subject: 'Your request', blocks, footer: 'Stagwise\nhello@example.com' })
const html = (...blocks: MailBlock[]) => mailHtml(body(...blocks))

describe('the plain text', () => {
  test('has a paragraph for each block, and a signature', () => {
    expect(
      mailText(body({ text: 'Hello Ada,' }, { heading: 'Your request' }, { quoted: 'Two lines\n\nof mine' })),
    ).toBe('Hello Ada,\n\nYOUR REQUEST\n\n> Two lines\n> \n> of mine\n\n-- \nStagwise\nhello@example.com\n')
  })

  test('lists facts, links, and the lines of a table', () => {
    const text = mailText(
      body(
        { facts: [['Number', 'Q-01313']] },
        { link: { label: 'Open it', href: 'https://example.com/a?b=1&c=2' } },
        { table: { head: ['What', 'Price'], rows: [['2 × Spray', '$10.00']], sums: [['Total', '$10.00']] } },
      ),
    )
    expect(text).toContain('Number: Q-01313\n\nOpen it:\nhttps://example.com/a?b=1&c=2\n\nWhat | Price\n')
    expect(text).toContain('2 × Spray | $10.00\nTotal | $10.00')
  })
})

describe('the HTML', () => {
  const wild = `<b>"Ada" & 'Co'</b><script>alert(1)</script>`

  test.each<[string, MailBlock]>([
    ['text', { text: wild }],
    ['a heading', { heading: wild }],
    ['a fact', { facts: [[wild, wild]] }],
    ['a quote', { quoted: wild }],
    ['a link', { link: { label: wild, href: `https://example.com/"onclick="${wild}` } }],
    ['a table', { table: { head: [wild], rows: [[wild, wild]], sums: [[wild]] } }],
  ])('escapes %s', (_, block) => {
    const page = html(block)
    expect(page).not.toMatch(/<b>|<script|"onclick|'Co'/)
    expect(page).toContain('&#60;b&#62;&#34;Ada&#34; &#38; &#39;Co&#39;&#60;/b&#62;')
  })

  test('keeps line breaks and paragraphs, and finds the direction of each', () => {
    expect(html({ text: 'One\ntwo\n\nשלום' })).toContain(
      '<p dir="auto" style="margin:0 0 16px">One<br>two</p><p dir="auto" style="margin:0 0 16px">שלום</p>',
    )
  })

  test('shows its mark on a page without loading it', () => {
    const mail = mailHtml({ ...body({ text: 'Hello' }), letterhead: 'Stagwise' })
    expect(mail).toContain('src="cid:mark"')
    expect(withMark(mail)).not.toMatch(/src=|cid:/)
    expect(withMark(mail)).toContain('<svg ')
  })

  test('rules the lines of a table', () => {
    const table = html({ table: { head: ['Item', 'Amount'], rows: [['Rope', '$5.00']] } })
    expect(table.match(/<td[^>]*border-bottom:1px solid/g)).toHaveLength(4)
  })

  test('loads nothing', () => {
    expect(html({ text: 'Hello' }, { link: { label: 'x', href: 'https://example.com' } })).not.toMatch(
      /src=|url\(|<img/,
    )
  })
})
