import { expect, test } from 'vitest'
import { escapeXml } from './escape'

test.each([
  ['<script>', '&#60;script&#62;'],
  [`"a" & 'b'`, '&#34;a&#34; &#38; &#39;b&#39;'],
  ['Déjà vu 🦌', 'Déjà vu 🦌'],
])('writes %j as %j', (text, expected) => {
  expect(escapeXml(text)).toBe(expected)
})
