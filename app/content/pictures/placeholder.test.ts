import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseArtFile } from '~/content/pictures/art/art-files.server'
import { drawPlaceholder, missingPictureText } from './placeholder'
import { PlaceholderSize } from './placeholder.schema'

const folder = 'public/art/landscapes'
const landscapes = readdirSync(folder).map((file) => parseArtFile(readFileSync(`${folder}/${file}`, 'utf8')))
const [landscape = { title: '', width: 1, height: 1, body: '' }] = landscapes

describe('drawPlaceholder', () => {
  test('never lets text become markup', () => {
    const svg = drawPlaceholder({ width: 900, height: 600, text: `</text><script>alert(1)</script>"'&` }, landscape)
    expect(svg).not.toContain('<script')
    expect(svg.match(/<\/text>/g)).toHaveLength(1)
  })

  test('is finite, small and free of what XML forbids for any size and text', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4000 }),
        fc.integer({ min: 1, max: 4000 }),
        fc.string({ unit: 'binary', maxLength: 300 }),
        (width, height, text) => {
          const svg = drawPlaceholder({ width, height, text }, landscape)
          expect(svg).not.toMatch(/NaN|Infinity|undefined/)
          // eslint-disable-next-line no-control-regex -- these are the characters that XML forbids
          expect(svg).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/)
        },
      ),
    )
  })

  test.each(landscapes)('keeps to what the site allows a drawing on the wire for $title', (drawn) => {
    const svg = drawPlaceholder({ width: 4000, height: 2000, text: 'A long name '.repeat(8) }, drawn)
    expect(gzipSync(svg).length).toBeLessThanOrEqual(12 * 1024)
  })

  test('shows no landscape for a picture that is gone', () => {
    const gone = drawPlaceholder({ width: 400, height: 300, text: missingPictureText }, landscape)
    expect(gone).toContain(`<title>${missingPictureText}</title>`)
    expect(gone).toContain(`>${missingPictureText}</text>`)
    expect(gone).not.toContain('Gradient')
    expect(drawPlaceholder({ width: 96, height: 72, text: missingPictureText }, landscape)).not.toContain('<text')
  })

  test('draws no wider shape than its sides ask for', () => {
    expect(drawPlaceholder({ width: 4000, height: 1, text: '' }, landscape)).toMatch(
      /^<svg [^>]*width="4000" height="1"/,
    )
    expect(drawPlaceholder({ width: 4000, height: 1, text: '' }, landscape)).toContain(
      'preserveAspectRatio="xMidYMid slice"',
    )
  })

  test('leaves out the words where they could not be read', () => {
    expect(drawPlaceholder({ width: 40, height: 30, text: 'Elk' }, landscape)).not.toContain('<text')
    // The dashboard's lists show this size.
    expect(drawPlaceholder({ width: 96, height: 72, text: 'Elk' }, landscape)).not.toContain('<text')
  })
})

describe('the size of a placeholder', () => {
  test.each(['1', '400', '4000'])('may be %s', (side) => {
    expect(PlaceholderSize.parse({ width: side, height: side })).toEqual({ width: Number(side), height: Number(side) })
  })

  test.each(['0', '4001', '-1', '1.5', '', 'x', '1e3', '99999', ' 10', undefined])('may not be %j', (side) => {
    expect(PlaceholderSize.safeParse({ width: side, height: '300' }).success).toBe(false)
    expect(PlaceholderSize.safeParse({ width: '300', height: side }).success).toBe(false)
  })
})
