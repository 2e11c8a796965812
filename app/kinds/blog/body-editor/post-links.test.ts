import { describe, expect, test } from 'vitest'
import { sanitizePostHtml } from '~/kinds/blog/post-html.server'
import { isAllowedLink, toLink } from './post-links'

describe('what is typed becomes', () => {
  test.each([
    [' https://a.example/b?c#d ', 'https://a.example/b?c#d'],
    ['http://a.example', 'http://a.example'],
    ['/blog?category=deer-food', '/blog?category=deer-food'],
    ['#top', '#top'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['tel:+15550100', 'tel:+15550100'],
    ['a@b.example', 'mailto:a@b.example'],
    ['www.a.example/b', 'https://www.a.example/b'],
  ])('%s: %s', (typed, link) => {
    expect(toLink(typed)).toBe(link)
  })

  test.each(['', ' ', 'javascript:alert(1)', 'JavaScript:x', 'data:text/html,x', 'ftp://a.example', '//a.example'])(
    'nothing: %j',
    (typed) => {
      expect(toLink(typed)).toBeUndefined()
    },
  )

  test.each(['/\\a.example', '\\\\a.example', 'two words', 'https://', 'https:// a', 'java\nscript:x', 'blog'])(
    'nothing: %j',
    (typed) => {
      expect(toLink(typed)).toBeUndefined()
    },
  )
})

test.each([
  ...['https://a.example', 'HTTP://a.example', 'mailto:a@b.example', 'tel:1', '/a', 'a', '#a', '?a', 'a/b:c'],
  ...['javascript:x', 'vbscript:x', 'data:x', 'ftp://a', '//a.example', '\\\\a.example', '/\\a.example'],
])('a link is kept where the sanitiser keeps it: %s', (href) => {
  const { html } = sanitizePostHtml(`<a href="${href}">x</a>`)
  expect(isAllowedLink(href)).toBe(html === `<a href="${href}">x</a>`)
})
