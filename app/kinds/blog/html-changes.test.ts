import { expect, test } from 'vitest'
import { changeNotices } from './html-changes'
import { sanitizePostHtml } from './post-html.server'

test.each([
  ['<p>Fine <strong>and</strong> <a href="/blog">good</a>.</p>', []],
  ['<DIV><span>x</span></DIV><div>y</div>', ['Left out: <div>, <span>.']],
  ['<h1>a</h1><b>b</b><h6>c</h6>', ['Changed: <h1> to <h2>, <b> to <strong>, <h6> to <h4>.']],
  [
    '<p style="x" onclick="y">a</p><td class="z" colspan="2">b</td>',
    ['Attributes that are left out: style, onclick, class.'],
  ],
  [
    '<a href="javascript:x">a</a><a href="/b">b</a>',
    ['1 link was lost: links go to http, https, mailto, tel and this site’s paths.'],
  ],
  ['<a>no address</a>', []],
  [`${'<ul><li>'.repeat(200)}x`, ['This is nested too deeply: its text alone is kept.']],
  [
    Array.from({ length: 20 }, (_, index) => `<x${String(index)}>`).join(''),
    [expect.stringMatching(/^Left out: (<x\d>, ){9}<x9>\.$/)],
  ],
])('of %j is told %j', (html, notices) => {
  expect(changeNotices(sanitizePostHtml(html).changes)).toEqual(notices)
})
