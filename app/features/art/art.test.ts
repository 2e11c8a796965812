import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findDrawing, listArt } from './art'
import { toSvg } from './drawing'

const most = 12 * 1024

describe.each(listArt().map(({ kind, name }) => [`${kind}/${name}`, findDrawing(kind, name)] as const))(
  '%s',
  (_, drawing) => {
    test('is a small document with a title, in both schemes, that runs and loads nothing', async () => {
      if (!drawing) throw new Error('listed and not drawn')
      const svg = toSvg(drawing)
      expect(gzipSync(svg).length).toBeLessThanOrEqual(most)
      expect(drawing.title).not.toBe('')
      expect(svg).toContain('prefers-color-scheme:dark')
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<script|<animate|href=|url\((?!#)/)
      // As strictly as a browser reads it.
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width: drawing.width })
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
