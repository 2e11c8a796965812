import fc from 'fast-check'
import { parseFragment, type DefaultTreeAdapterMap } from 'parse5'
import { describe, expect, test } from 'vitest'
import { sampleBlogPosts } from '~db/seed/blog-posts/blog-posts.data'
import { filterEvasions } from './filter-evasion.test-data'
import { sanitizePostHtml } from './post-html.server'

type Node = DefaultTreeAdapterMap['node']

const attributesOf: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ['h2', 'h3', 'h4', 'p', 'blockquote', 'ul', 'li', 'hr', 'figure', 'figcaption'].map((tag) => [tag, []]),
  ),
  ...Object.fromEntries(['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'].map((tag) => [tag, []])),
  ...Object.fromEntries(['strong', 'em', 'br', 'sub', 'sup'].map((tag) => [tag, []])),
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  a: ['href'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
}

/** Finds offences with a browser's parser, which reads HTML unlike the sanitizer's own. */
function offences(html: string): string[] {
  const found: string[] = []
  const visit = (node: Node) => {
    if ('tagName' in node) {
      const allowed = attributesOf[node.tagName]
      if (!allowed) found.push(`<${node.tagName}>`)
      for (const { name, value } of node.attrs) {
        if (!allowed?.includes(name)) found.push(`<${node.tagName} ${name}>`)
        if (name === 'href' && !isHarmlessLink(value)) found.push(`<a href="${value}">`)
        if (name === 'src' && new URL(value, 'https://site.example').host !== 'site.example') found.push(value)
      }
    } else if (node.nodeName === '#comment') found.push('a comment')
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parseFragment(html))
  return found
}

function isHarmlessLink(href: string): boolean {
  const { protocol, host } = new URL(href, 'https://site.example')
  if (!['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)) return false
  return host === 'site.example' || host === '' || /^https?:\/\//.test(href)
}

test.each([
  [
    'Google Docs wraps everything into a <b> of normal weight',
    '<b style="font-weight:normal;" id="docs-1"><p>Plain, <b style="font-weight:700">bold</b></p><ul><li>Rattle</li></ul></b>',
    '<p>Plain, <strong>bold</strong></p><ul><li>Rattle</li></ul>',
  ],
  ['Word links to its footnotes', '<p>See<a href="#_ftn1">[1]</a></p>', '<p>See[1]</p>'],
  [
    'the caption of a picture of another site becomes a paragraph',
    '<figure><img src="https://a.example/b.png"><figcaption>A <em>rub</em></figcaption></figure><figure></figure>',
    '<p>A <em>rub</em></p>',
  ],
])('%s', (_, html, expected) => {
  expect(sanitizePostHtml(html).html).toBe(expected)
})

describe('what must not pass', () => {
  test('the check itself finds what is not on the list', () => {
    expect(offences('<p onclick="a()">x</p><script>a</script><a href="javascript:a()">x</a><!-- c -->')).toEqual([
      '<p onclick>',
      '<script>',
      '<a href="javascript:a()">',
      'a comment',
    ])
    expect(offences('<img src="//evil.example/a.png"><a href="//evil.example">x</a>')).toHaveLength(2)
  })

  test.each(Object.entries(filterEvasions))('%s', (_, html) => {
    for (const around of [html, `<p>before ${html} after</p>`, `<ul><li>${html}</li></ul>`]) {
      const clean = sanitizePostHtml(around).html
      expect(offences(clean)).toEqual([])
      expect(sanitizePostHtml(clean).html).toBe(clean)
    }
  })

  test('whatever is made of pieces of these', () => {
    const pieces = [
      ...Object.values(filterEvasions),
      ...`<|>|"|'|&|/|\\|=|\0|\n|<!--|-->|]]>|<p>|</p>|<img src="/|<a href=|<math><mi|<style>|<textarea>`.split('|'),
      ...'`|</textarea>|<template>|<noscript>|<iframe srcdoc="|<b|<table><tr><td>'.split('|'),
    ]
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 12 }), (parts) => {
        const clean = sanitizePostHtml(parts.join('')).html
        expect(offences(clean)).toEqual([])
        expect(sanitizePostHtml(clean).html).toBe(clean)
      }),
      { numRuns: 400 },
    )
  })

  test.each(['<p><em>', '<b>x', '<ul><li>', '<table><tr><td>', '<svg>'])(
    'a megabyte of %s, each in the last: the words alone',
    (tags) => {
      const clean = sanitizePostHtml(`${tags.repeat(Math.ceil(1_048_576 / tags.length))}deep`).html
      expect(clean).toMatch(/^<p>[^<]*deep<\/p>$/)
    },
  )

  test.each([
    ['<b></i>', 40_000],
    ['<blockquote></p>', 40_000],
    ['<table><tr><td></i></i></i>', 20_000],
    ['<b title="</b>">', 40_000],
    ['<b title="<">', 40_000],
    ['<b><!--</b>-->', 40_000],
    ['<em><script></em></script>', 40_000],
  ])('%s, %i times, where no end tag closes anything: the words alone', (tags, times) => {
    const { html, changes } = sanitizePostHtml(`${tags.repeat(times)}deep`)
    expect(changes.isTextAlone).toBe(true)
    expect(html).toMatch(/^<p>[^<]*deep<\/p>$/)
  })

  test('a NUL', () => {
    expect(sanitizePostHtml('<p>a\0b</p>').html).toBe('<p>ab</p>')
  })
})

describe('what passes', () => {
  test.each([
    ['paragraphs', '<p>Mind the wind'],
    ['entries of a list', '<li>Mind the wind'],
    ['cells', '<td>Mind the wind'],
    ['rows', '<tr><td>Mind the wind'],
    ['breaks', 'Mind the wind<br>'],
    ['pictures', '<img src="/images/a-800.webp" alt="">'],
    ['end tags alone', 'Mind the wind</em></p>'],
  ])('a thousand %s that are not closed, for none lies within another', (_, html) => {
    expect(sanitizePostHtml(html.repeat(1000)).changes.isTextAlone).toBe(false)
  })

  test.each(sampleBlogPosts)('the sample post $slug, every tag of it', ({ content }) => {
    const clean = sanitizePostHtml(content)
    expect(clean).toMatchObject({ foreignPictures: 0, changes: { tags: [], attributes: [], isTextAlone: false } })
    expect(sanitizePostHtml(clean.html).html).toBe(clean.html)
  })

  test.each([
    '<h2>Wind</h2><p>One <strong>strong</strong> and <em>soft</em> word<br>more</p>',
    '<ul><li>a</li><li>b</li></ul><ol start="3"><li>c</li></ol>',
    '<blockquote><p>Quiet.</p></blockquote><hr>',
    '<table><thead><tr><th scope="col">Part</th></tr></thead><tbody><tr><td colspan="2">Leaf</td></tr></tbody></table>',
    '<p><a href="/elk">Elk</a>, <a href="https://example.com/a?b=c&amp;d=e">there</a>, <a href="mailto:a@b.example">us</a></p>',
    '<table><caption>Yield</caption><tbody><tr><td>Loin</td></tr></tbody><tfoot><tr><td>Pounds</td></tr></tfoot></table>',
    '<figure><img src="/images/a.webp" alt="A rub" loading="lazy"><figcaption>By <a href="/x">us</a></figcaption></figure>',
    '<p>145 °F (63 °C) &lt; 160 °F &amp; rest</p>',
  ])('%s', (html) => {
    const clean = sanitizePostHtml(html)
    expect(clean.html.replaceAll(' />', '>')).toBe(html)
    expect(clean.foreignPictures).toBe(0)
  })

  test('a picture of this site, below the fold, with its sides where they are numbers', () => {
    const { html } = sanitizePostHtml('<img src="/images/a-800.webp" alt="A &quot;rub&quot;" width="800" height="50%">')
    expect(html).toBe('<img src="/images/a-800.webp" alt="A &quot;rub&quot;" width="800" loading="lazy" />')
  })
})

test('a heading of the first level becomes one of the second, b and i what they mean', () => {
  expect(sanitizePostHtml('<h1>A</h1><h6>B</h6><b>c</b><i>d</i>').html).toBe(
    '<h2>A</h2><h4>B</h4><strong>c</strong><em>d</em>',
  )
})

test('what is left out keeps its words', () => {
  expect(sanitizePostHtml('<div><font color="red">Mind the wind</font></div>').html).toBe('Mind the wind')
  expect(sanitizePostHtml('one<div>two</div><pre>three</pre>four').html.split(/\s+/)).toEqual([
    ...['one', 'two', 'three', 'four'],
  ])
})

test.each([
  ['<p>a<x><p>b</p>', '<p>a</p><p>b</p><p></p>'],
  ['<b>x'.repeat(400), `<p>${'x'.repeat(400)}</p>`],
  [`${'<b>'.repeat(400)}&lt;b`, '<p>&lt;b</p>'],
])('%# what is left is what a second reading makes of it', (html, clean) => {
  expect(sanitizePostHtml(html).html).toBe(clean)
  expect(sanitizePostHtml(clean).html).toBe(clean)
})

test('counts the pictures of other sites that it left out', () => {
  const html = '<p>a</p><img src="https://other.example/a.png"><img src="/images/b.webp" alt=""><img>'
  expect(sanitizePostHtml(html)).toMatchObject({ foreignPictures: 2 })
})
