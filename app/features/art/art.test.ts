import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findDrawing, listArt } from './art'
import { findDrawingAt, findDrawingTitles, parseArtFile } from './art-files.server'
import { inOneScheme, toSvg } from './drawing'

const most = 12 * 1024

const drawn = listArt().map(({ kind, name }) => {
  const drawing = findDrawing(kind, name)
  if (!drawing) throw new Error(`${kind}/${name} is listed and not drawn`)
  return [`${kind}/${name}`, toSvg(drawing), drawing] as const
})
const files = readdirSync('public/art', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => {
    const svg = readFileSync(`public/art/${file}`, 'utf8')
    return [file, svg, parseArtFile(svg)] as const
  })

describe.each([...drawn, ...files])('%s', (_, svg, drawing) => {
  test('is a small document with a title, in both schemes, that runs and loads nothing', async () => {
    expect(gzipSync(svg).length).toBeLessThanOrEqual(most)
    expect(drawing.title).not.toBe('')
    expect(svg).toContain('prefers-color-scheme:dark')
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<script|<animate|href=|url\((?!#)/)
    // As strictly as a browser reads it.
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width: drawing.width })
  })

  test('writes every color out for a single scheme', () => {
    expect(inOneScheme(drawing, 'light')).not.toContain('var(')
    expect(inOneScheme(drawing, 'dark')).not.toContain('var(')
  })
})

test('a picture that is not there is not drawn', async () => {
  expect(findDrawing('unicorns', 'elk')).toBeUndefined()
  expect(findDrawing('__proto__', 'toString')).toBeUndefined()
  for (const address of ['/art/species/unicorn.svg', '/art/../../package.svg', '/art/species/..%2felk.svg', '']) {
    expect(await findDrawingAt(address)).toBeUndefined()
  }
})

test('a file is known by the address that a record keeps, with its colors in both schemes', async () => {
  const elk = await findDrawingAt('/art/species/elk.svg')
  expect(elk).toMatchObject({ width: 1200, height: 900, colors: { paper: ['#fffdf8', '#25301f'] } })
  expect(await findDrawingTitles(['/art/tracks/elk.svg', '/images/a-800.webp'])).toEqual({
    '/art/tracks/elk.svg': expect.stringContaining('Tracks of an elk'),
  })
})

test('a file of another form is refused by name of its beginning', () => {
  expect(() => parseArtFile('<svg viewBox="0 0 1 1"><path/></svg>')).toThrow(/not in the form/)
})
