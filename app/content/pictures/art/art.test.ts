import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findDrawingAt, findDrawingTitles, parseArtFile, pickLandscape } from './art-files.server'
import { inOneScheme } from './drawing'

const most = 12 * 1024

const files = readdirSync('public/art', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => {
    const svg = readFileSync(`public/art/${file}`, 'utf8')
    return [file, svg, parseArtFile(svg)] as const
  })

describe.each(files)('%s', (_, svg, drawing) => {
  test('is a small document with a title, in both schemes, that runs and loads nothing', async () => {
    expect(gzipSync(svg).length).toBeLessThanOrEqual(most)
    expect(drawing.title).not.toBe('')
    expect(svg).toContain('prefers-color-scheme:dark')
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<script|<animate|href=|url\((?!#)/)
    // A browser parses SVG as strictly as sharp.
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width: drawing.width })
  })

  test('writes every color out for a single scheme', () => {
    expect(inOneScheme(drawing, 'light')).not.toContain('var(')
    expect(inOneScheme(drawing, 'dark')).not.toContain('var(')
  })
})

test('a picture that is not there is not found', async () => {
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

test('addresses that a record can hold from the time when code drew landscapes have their file', async () => {
  const named = ['oak-ridge', 'creek-bottom', 'field-edge', 'cedar-thicket', 'mountain-meadow', 'marsh_dusk_m4']
  const others = ['spruce-mountains_dawn', 'prairie-breaks_day_m9', 'oak-ridge_night_m11']
  for (const name of [...named, ...others]) {
    expect(await findDrawingAt(`/art/landscapes/${name}.svg`)).toMatchObject({ width: 1200, height: 675 })
  }
})

test('a seed has one landscape, and others have others', async () => {
  expect(await pickLandscape('Elk')).toEqual(await pickLandscape('Elk'))
  const titles = await Promise.all(
    Array.from({ length: 60 }, async (_, seed) => (await pickLandscape(String(seed))).title),
  )
  expect(new Set(titles).size).toBeGreaterThan(12)
})

describe.each(['fall', 'spring', 'summer', 'winter'])("the home page's picture in %s", (season) => {
  test.each([
    ['light', 0],
    ['dark', 1],
  ] as const)('lets cream text be read at its left in %s', async (scheme, index) => {
    const ridges = await findDrawingAt('/art/ridge/ridges.svg')
    if (!ridges) throw new Error('no ridges')
    // The fragment `#winter` in the address chooses such rules; fall has none.
    const rules = [...ridges.body.matchAll(new RegExp(`#${season}:target~g{([^}]+)}`, 'g'))]
    expect(rules).toHaveLength(season === 'fall' ? 0 : 2)
    const own = new Map(
      Array.from(rules[index]?.[1]?.matchAll(/--(c\d+):(#[0-9a-f]{6})/g) ?? [], ([, name, color]) => [name, color]),
    )
    const body = ridges.body.replaceAll(/var\(--(c\d+)\)/g, (named, name: string) => own.get(name) ?? named)
    const brightest = await brightestBehindText(inOneScheme({ ...ridges, body }, scheme))
    // Cream has a luminance of 0.905; 4.5 to 1 is the least contrast for text.
    expect((luminance([0xf7, 0xf4, 0xec]) + 0.05) / (brightest + 0.05)).toBeGreaterThanOrEqual(4.5)
  })
})

test('a file of another form is refused by name of its beginning', () => {
  expect(() => parseArtFile('<svg viewBox="0 0 1 1"><path/></svg>')).toThrow(/not in the form/)
})

async function brightestBehindText(body: string): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="400" viewBox="0 0 1920 800">${body}</svg>`
  const pixels = await sharp(Buffer.from(svg))
    .extract({ left: 0, top: 0, width: 576, height: 300 })
    .removeAlpha()
    .raw()
    .toBuffer()
  let brightest = 0
  for (let at = 0; at < pixels.length; at += 3)
    brightest = Math.max(brightest, luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]))
  return brightest
}

function luminance(color: readonly [number, number, number]): number {
  const [red, green, blue] = color.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
