import { describe, expect, test } from 'vitest'
import { defaultRobotsTxt, robotsSentence, robotsWarnings } from './robots'

const url = 'https://deer.example'
const pages = ['/', '/products', '/products/rope', '/blog', '/elk']
const sitemap = `Sitemap: ${url}/sitemap.xml`

function warningsOf(...lines: string[]) {
  return robotsWarnings(lines.join('\n'), { url, pages })
}

function faultsOf(...lines: string[]) {
  return warningsOf(...lines, sitemap).map(({ kind, line }) => `${kind} ${String(line)}`)
}

test('the default does no harm', () => {
  expect(robotsWarnings(defaultRobotsTxt(url), { url, pages })).toEqual([])
})

test('an empty text lacks the sitemap alone', () => {
  expect(warningsOf('')).toEqual([
    { kind: 'noSitemap', text: `No line names the sitemap. Add “Sitemap: ${url}/sitemap.xml”.` },
  ])
})

describe('the whole site is closed by', () => {
  test.each([
    ['Disallow: /', 2, ['User-agent: *', 'Disallow: /']],
    ['a rule in any case and spacing', 2, ['USER-AGENT:*', '  dIsAlLoW :   /   # all']],
    ['a star', 2, ['User-agent: *', 'Disallow: /*']],
    ['a star alone', 2, ['User-agent: *', 'Disallow: *']],
    [
      'a group that is named for one large crawler',
      4,
      ['User-agent: *', 'Allow: /', 'User-agent: googlebot', 'Disallow: /'],
    ],
    ['a group of several crawlers', 3, ['User-agent: Bingbot', 'User-agent: *', 'Disallow: /']],
    ['names with a version', 2, ['User-agent: Bingbot/2.0', 'Disallow: /']],
    ['a group in two parts', 5, ['User-agent: *', 'Allow: /a', 'User-agent: x', 'User-agent: *', 'Disallow: /']],
    ['a rule that a shorter Allow does not outweigh', 3, ['User-agent: *', 'Allow: /', 'Disallow: /*']],
    ['a rule with an exception', 2, ['User-agent: *', 'Disallow: /', 'Allow: /blog']],
    ['a rule with the home page as an exception', 3, ['User-agent: *', 'Allow: /$', 'Disallow: /']],
    ['a rule behind a sitemap line in its group', 3, ['User-agent: *', sitemap, 'Disallow: /']],
    ['a file of Windows with a byte order mark', 2, ['\uFEFFUser-agent: *\r', 'Disallow: /\r']],
  ])('%s', (_, line, lines) => {
    expect(faultsOf(...lines)).toEqual([`blocksSite ${String(line)}`])
  })

  test.each([
    ['an empty Disallow', ['User-agent: *', 'Disallow:']],
    ['Disallow: / with Allow: / beside it', ['User-agent: *', 'Disallow: /', 'Allow: /']],
    ['Disallow: / in a comment', ['User-agent: *', '# Disallow: /']],
    ['a path in a comment', ['User-agent: *', 'Disallow: # /']],
    ['Disallow: / for a crawler that is not a search engine', ['User-agent: GPTBot', 'Disallow: /']],
    ['Disallow: / for a name that only begins alike', ['User-agent: Googlebot-Image', 'Disallow: /']],
    ['Disallow: /admin', ['User-agent: *', 'Disallow: /admin']],
    ['Disallow: /$ of another', ['User-agent: *', 'Disallow: /x$']],
  ])('not by %s', (_, lines) => {
    expect(faultsOf(...lines)).toEqual([])
  })

  test('is said with the line and the crawlers, once for each line', () => {
    const lines = ['User-agent: Googlebot', 'User-agent: Bingbot', 'User-agent: *', 'Disallow: /', sitemap]
    expect(warningsOf(...lines)).toEqual([
      {
        kind: 'blocksSite',
        line: 4,
        text: 'Line 4 closes the whole site to every crawler that has no rules of its own, Googlebot and Bingbot.',
      },
    ])
  })
})

describe('pages of the sitemap are hidden', () => {
  test.each([
    ['by the beginning of their addresses', ['blocksPages 2'], ['Disallow: /products']],
    ['by a star', ['blocksPages 2'], ['Disallow: /*rope']],
    ['by an end', ['blocksPages 2'], ['Disallow: /elk$']],
    ['by two rules', ['blocksPages 2', 'blocksPages 3'], ['Disallow: /elk', 'Disallow: /blog']],
    ['not by the same in another case', [], ['Disallow: /Products']],
    ['not by an end that is further on', [], ['Disallow: /pro$']],
    ['not where a longer rule allows them', [], ['Disallow: /b', 'Allow: /blog']],
    ['not where a rule of the same length allows them', [], ['Disallow: /blog', 'Allow: /blog']],
    ['where a shorter rule allows them', ['blocksPages 2'], ['Disallow: /blog', 'Allow: /b']],
  ])('%s', (_, expected, rules) => {
    expect(faultsOf('User-agent: *', ...rules)).toEqual(expected)
  })

  test('and the warning names one, and counts the others', () => {
    const [one, other] = warningsOf('User-agent: *', 'Disallow: /products', 'Disallow: /elk', sitemap)
    const crawlers = 'every crawler that has no rules of its own'
    expect(one?.text).toBe(`Line 2 hides pages of the sitemap from ${crawlers}: /products and 1 more.`)
    expect(other?.text).toBe(`Line 3 hides pages of the sitemap from ${crawlers}: /elk.`)
  })
})

describe('a line', () => {
  test.each([
    ['Dissalow: /admin/', '“Dissalow: /admin/”. Did you mean “Disallow:”?'],
    ['Disallow /admin/', 'Did you mean “Disallow:”?'],
    ['Useragent: *', 'Did you mean “User-agent:”?'],
    ['Site-map: /x', 'Did you mean “Sitemap:”?'],
    ['alow: /x', 'Did you mean “Allow:”?'],
    ['Noindex: /x', '“Noindex: /x”.'],
    ['<html>', '“<html>”.'],
    [': /', '“: /”.'],
  ])('%j is no rule', (line, words) => {
    const [warning, ...others] = warningsOf('User-agent: *', 'Allow: /', line, sitemap)
    expect(warning).toMatchObject({ kind: 'noRule', line: 3 })
    expect(warning?.text.endsWith(words)).toBe(true)
    expect(others).toEqual([])
  })

  test.each([
    'Crawl-delay: 10',
    'Host: deer.example',
    '# a comment',
    '   ',
    'Disallow:',
    'SITEMAP : https://deer.example/a.xml',
  ])('%j is none to warn of', (line) => {
    expect(faultsOf('User-agent: *', line)).toEqual([])
  })

  test('before any crawler has no effect', () => {
    expect(faultsOf('Disallow: /', 'Allow: /a', 'User-agent: *', 'Disallow: /admin')).toEqual([
      'noGroup 1',
      'noGroup 2',
    ])
  })

  test.each(['admin', 'https://deer.example/admin', '?q='])('with the address %j has no effect', (value) => {
    expect(faultsOf('User-agent: *', `Disallow: ${value}`)).toEqual(['noPath 2'])
  })

  test.each([
    'https://other.example/sitemap.xml',
    'http://deer.example/sitemap.xml',
    'https://deer.example:8443/sitemap.xml',
    '/sitemap.xml',
    '',
  ])('with the sitemap %j names one that is not of this site', (value) => {
    expect(warningsOf(`Sitemap: ${value}`)).toMatchObject([{ kind: 'foreignSitemap', line: 1 }])
  })
})

test('what hides the site comes first, then what hides pages, then faults by their lines', () => {
  const lines = ['Allow: /', 'User-agent: *', 'Disallow: /elk', 'what', 'User-agent: Slurp', 'Disallow: /']
  expect(warningsOf(...lines).map(({ kind }) => kind)).toEqual([
    ...['blocksSite', 'blocksPages', 'noGroup', 'noRule', 'noSitemap'],
  ])
})

test('a text of the largest size, with many stars, is read to its end', () => {
  const warnings = robotsWarnings(`User-agent: *\n${'Disallow: /*a*a*a*a*a*a*b$\n'.repeat(2300)}`, {
    url,
    pages: Array.from({ length: 20 }, (_, index) => `/${'a'.repeat(200)}${String(index)}`),
  })
  expect(warnings.map(({ kind }) => kind)).toEqual(['noSitemap'])
})

test.each([
  [
    'the site’s first text',
    defaultRobotsTxt(url),
    'Search engines may read every page of the sitemap. They keep out of /admin/.',
  ],
  ['no rule', 'User-agent: *\n', 'Search engines may read every page of the sitemap.'],
  [
    'a rule for one crawler',
    'User-agent: BadBot\nDisallow: /x/\n',
    'Search engines may read every page of the sitemap.',
  ],
  [
    'a pattern',
    'User-agent: *\nDisallow: /*.pdf$\n',
    'Search engines may read every page of the sitemap. They keep out of /*.pdf$.',
  ],
  ['what is closed has a warning instead', 'User-agent: *\nDisallow: /\n', undefined],
])('a sentence says what is allowed: %s', (_, text, sentence) => {
  expect(robotsSentence(text, { url, pages })).toBe(sentence)
})
