import sharp from 'sharp'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { inOneScheme, type Scheme, toSvg } from '~/features/art/drawing'
import { hours } from './hours.data'
import { drawHomeLandscape, drawLandscape } from './landscape'
import { landscapeArt } from './landscape-art'
import { terrainNames, terrainOf } from './terrains'

const social = { seed: 'card', hour: 'dusk', moonAge: 9, width: 1200, height: 630 } as const

describe('drawLandscape', () => {
  test.each(terrainNames)('draws %s small enough at every hour', (terrain) => {
    for (const hour of hours) {
      const svg = toSvg(drawLandscape({ ...social, hour, terrain }))
      expect(gzipSync(svg).length).toBeLessThan(12 * 1024)
      expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    }
  })

  test('has the sides that are asked for', () => {
    expect(drawLandscape(social)).toMatchObject({ width: 1200, height: 630 })
  })

  test('draws the same for the same seed, and another for another', () => {
    expect(drawLandscape(social).body).toBe(drawLandscape(social).body)
    expect(drawLandscape({ ...social, seed: 'other', terrain: 'marsh' }).body).not.toBe(
      drawLandscape({ ...social, terrain: 'marsh' }).body,
    )
  })

  test("the moon's lit side, and the land's, is turned to the sun", () => {
    const turned = 'matrix(-1 0 0 1'
    expect(drawLandscape({ ...social, moonAge: 5 }).body).toContain(turned)
    expect(drawLandscape({ ...social, moonAge: 24 }).body).not.toContain(turned)
  })

  test("a terrain's name is its seed", () => {
    for (const name of terrainNames) expect(terrainOf(name)).toBe(name)
  })
})

test('the home page has its own at dusk, and an ordinary one at any other hour', () => {
  expect(landscapeArt.draw('home_dusk_m12')).toMatchObject({ width: 1920, height: 800 })
  expect(landscapeArt.draw('home_day_m12')).toMatchObject({ width: 1200, height: 675 })
})

describe.each([0, 4, 15, 22])("the home page's landscape at a moon of %i days", (age) => {
  test.each(['light', 'dark'] as const)('lets cream text be read at its left in %s', async (scheme) => {
    const brightest = await brightestBehindText(age, scheme)
    // Cream has a luminance of 0.905; 4.5 to 1 is the least contrast for text.
    expect((luminance([0xf7, 0xf4, 0xec]) + 0.05) / (brightest + 0.05)).toBeGreaterThanOrEqual(4.5)
  })
})

/** The luminance of the brightest pixel of the left 60 % and the upper 75 %. */
async function brightestBehindText(age: number, scheme: Scheme): Promise<number> {
  const drawing = drawHomeLandscape(age)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="400" viewBox="0 0 1920 800">${inOneScheme(drawing, scheme)}</svg>`
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
