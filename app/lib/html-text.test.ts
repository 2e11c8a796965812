import { describe, expect, test } from 'vitest'
import { htmlToText, isHtml, readableText, wordCount, wordsIn } from './html-text'

describe('htmlToText', () => {
  test.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['<li>a</li>\n<li>b</li>', 'a b'],
    ['un<strong>believ</strong>able', 'unbelievable'],
    ['a<br>b', 'a b'],
    ['Bone &amp; steel, 3 &lt; 4, &quot;so&quot;', 'Bone & steel, 3 < 4, "so"'],
    ['&#8217;&#x2019;&nbsp;x', '’’ x'],
    ['&nosuch; &#9999999;', '&nosuch; &#9999999;'],
    ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
    ['a<!-- hidden -->b', 'a b'],
    ['a<!-- never closed', 'a'],
    ['un<EM>believ</EM>able<br/>\n\tso', 'unbelievable so'],
    ['a<article>b<a href="/x">c</a></article>', 'a bc'],
    ['', ''],
  ])('reads %j as %j', (html, text) => {
    expect(htmlToText(html)).toBe(text)
  })

  test('reads a megabyte of brackets that never close to its end', () => {
    expect(htmlToText(`${'<a '.repeat(300_000)}${'<!--'.repeat(20_000)}`)).toHaveLength(3 * 300_000 - 1)
  })
})

test.each([
  ['', 0],
  ['one', 1],
  ['It’s a buck — really', 4],
  ['145 °F', 2],
  ['  white-tailed   deer ', 2],
])('counts the words of %j', (text, count) => {
  expect(wordCount(text)).toBe(count)
})

test('counts a word once, whatever marks stand in it, and spaces of every kind between two', () => {
  expect(wordCount('don’t-stop/now, please\u00a0do\u2003so\u3000now')).toBe(5)
  expect(wordCount('𝐛𝐨𝐥𝐝 šest 鹿 ٣ – … ½')).toBe(5)
  expect(wordCount('- '.repeat(500_000))).toBe(0)
})

test('counts the words of HTML', () => {
  expect(wordsIn('<p>a <b>w</b>ord</p><p>a</p>')).toBe(3)
})

describe('readableText', () => {
  test.each([
    ['<h2>Rut</h2><p>A <strong>big</strong> buck &amp; doe</p>', 'Rut\nA big buck & doe'],
    ['<ul><li><p>one</p></li><li>two</li></ul><p>end</p>', '• one\n• two\nend'],
    ['<p>See <a href="/elk" rel="x">the elk</a>.</p>', 'See the elk (/elk).'],
    ['<p><a>bare</a></p>', 'bare'],
    ['<p>a<br>b</p>', 'a\nb'],
    ['<figure><img src="/images/a.webp" alt="A &quot;buck&quot;"></figure><p>x</p>', '[picture: A "buck"]\nx'],
    ['<p><img src="/images/a.webp"></p>', '[picture: not described]'],
    ['<table><tr><th>Deer</th><th>lb</th></tr><tr><td>Elk</td><td>700</td></tr></table>', 'Deer | lb\nElk | 700'],
    ['', ''],
  ])('reads %j', (html, expected) => {
    expect(readableText(html)).toBe(expected)
  })

  test.each([
    ['<p>x</p>', true],
    ['\n <ul><li>', true],
    ['3 < 4', false],
    ['Elk <elk@e.org>', false],
  ])('%j is HTML: %s', (text, expected) => {
    expect(isHtml(text)).toBe(expected)
  })
})
