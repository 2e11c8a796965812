import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withContents } from './post-contents'
import { sanitizePostHtml } from './post-html.server'

const words = (count: number) => `<p>${'deer '.repeat(count)}</p>`

test('lists the headings of a long post, each with an anchor', () => {
  const body = ['What counts as mast', 'Two <em>groups</em> of oak', 'Why &amp; when', 'Rules'].map(
    (heading) => `<h2>${heading}</h2>${words(150)}`,
  )
  const { html, headings } = withContents(body.join(''))
  expect(headings).toEqual([
    { id: 'what-counts-as-mast', text: 'What counts as mast' },
    { id: 'two-groups-of-oak', text: 'Two groups of oak' },
    { id: 'why-when', text: 'Why & when' },
    { id: 'rules', text: 'Rules' },
  ])
  expect(html).toContain('<h2 id="two-groups-of-oak">Two <em>groups</em> of oak</h2>')
})

test('a post without h2 has the h3 in its list', () => {
  const { headings } = withContents(['A', 'B', 'C', 'D'].map((name) => `<h3>${name}</h3>${words(150)}`).join(''))
  expect(headings.map(({ text }) => text)).toEqual(['A', 'B', 'C', 'D'])
})

test.each([
  ['few headings', `<h2>One</h2>${words(900)}<h2>Two</h2>`],
  ['few words', '<h2>One</h2><h2>Two</h2><h2>Three</h2><h2>Four</h2><p>Short.</p>'],
])('a post with %s has no list, but anchors all the same', (_, body) => {
  expect(withContents(body)).toMatchObject({ headings: [], html: expect.stringContaining('<h2 id="one">') })
})

test('a table is named by the heading above it, and its header cells say what they head', () => {
  const head = '<thead><tr><th>Cut</th><th scope="col">Heat</th></tr></thead>'
  const body = '<tbody><tr><th colspan="2">Loin</th><td>Hot</td></tr></tbody>'
  const { html } = withContents(
    `<table>${head}</table><h2>Roast &amp; <em>"rest"</em></h2><table>${head}${body}</table>`,
  )
  expect(html).toBe(
    [
      '<table><thead><tr><th scope="col">Cut</th><th scope="col">Heat</th></tr></thead></table>',
      '<h2 id="roast-rest">Roast &amp; <em>"rest"</em></h2>',
      '<table aria-label="Roast &#38; &#34;rest&#34;"><thead><tr><th scope="col">Cut</th><th scope="col">Heat</th></tr></thead>',
      '<tbody><tr><th scope="row" colspan="2">Loin</th><td>Hot</td></tr></tbody></table>',
    ].join(''),
  )
})

test('an anchor is never taken twice, by another heading or by the page', () => {
  const body = ['Author', 'Wind', 'Wind', '鹿', '鹿', 'Main'].map((name) => `<h2>${name}</h2>${words(120)}`).join('')
  expect(withContents(body).headings.map(({ id }) => id)).toEqual([
    ...['author-2', 'wind', 'wind-2', 'part', 'part-2', 'main-2'],
  ])
})

test('twenty thousand equal headings take no longer than others', () => {
  const { headings } = withContents('<h2>Rut</h2>'.repeat(20_000) + words(1000))
  expect(headings.at(-1)).toEqual({ id: 'rut-20000', text: 'Rut' })
}, 3000)

test('whatever is typed, the list and the anchors of the sanitized body agree', () => {
  const piece = fc.oneof(
    fc.constantFrom('<h2>', '</h2>', '<h3>', '<p>', '<script>', '<h2 id="x">', '&lt;', '"'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const { html, headings } = withContents(`${sanitizePostHtml(pieces.join('')).html}${words(700)}`)
      const anchors = Array.from(html.matchAll(/<h[23] id="([^"]+)">/g), ([, id]) => id)
      expect(new Set(anchors).size).toBe(anchors.length)
      if (headings.length > 0) expect(headings.map(({ id }) => id)).toEqual(anchors)
    }),
  )
})
