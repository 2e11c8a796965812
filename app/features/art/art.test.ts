import { gzipSync } from 'node:zlib'
import { parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { findDrawing, listArt } from './art'
import { toSvg } from './drawing'

const most = 12 * 1024

describe.each(listArt().map(({ kind, name }) => [`${kind}/${name}`, findDrawing(kind, name)] as const))(
  '%s',
  (_, drawing) => {
    test('is a small document with a title, in both schemes, that runs and loads nothing', () => {
      if (!drawing) throw new Error('listed and not drawn')
      const svg = toSvg(drawing)
      expect(gzipSync(svg).length).toBeLessThanOrEqual(most)
      expect(drawing.title).not.toBe('')
      expect(svg).toContain('prefers-color-scheme:dark')
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<script|<animate|href=|url\((?!#)/)
      expect(parseFragment(svg).childNodes).toHaveLength(1)
    })

    test('writes every color out for a single scheme', () => {
      if (!drawing) throw new Error('listed and not drawn')
      expect(toSvg(drawing, 'light')).not.toContain('var(')
      expect(toSvg(drawing, 'dark')).not.toContain('var(')
    })
  },
)

test('a picture that is not there is not drawn', () => {
  expect(findDrawing('species', 'unicorn')).toBeUndefined()
  expect(findDrawing('unicorns', 'elk')).toBeUndefined()
  expect(findDrawing('__proto__', 'toString')).toBeUndefined()
})
