import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { litPart } from './moon'

const disc = { x: 50, y: 50, radius: 40 }

/** How much of the disc's left and right half is lit, 0 to 1. */
async function litHalves(age: number): Promise<{ left: number; right: number }> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><path d="M0 0h100v100H0z"/><path fill="#fff" d="${litPart(disc, age)}"/></svg>`
  const pixels = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer()
  const half = (Math.PI * disc.radius ** 2) / 2
  const sum = (from: number) =>
    pixels.reduce((lit, value, index) => (index % 100 >= from && index % 100 < from + 50 ? lit + value / 255 : lit), 0)
  return { left: sum(0) / half, right: sum(50) / half }
}

describe('the lit part of the moon', () => {
  test.each([
    [0, { left: 0, right: 0 }],
    [7.38, { left: 0, right: 1 }],
    [15, { left: 1, right: 1 }],
    [22.15, { left: 1, right: 0 }],
  ])('at %d days is %o', async (age, expected) => {
    const { left, right } = await litHalves(age)
    expect(left).toBeCloseTo(expected.left, 1)
    expect(right).toBeCloseTo(expected.right, 1)
  })

  test('waxes on the right first, and wanes on the left last', async () => {
    expect(await litHalves(4)).toMatchObject({ left: 0 })
    expect((await litHalves(11)).left).toBeGreaterThan(0.5)
    expect((await litHalves(18)).right).toBeGreaterThan(0.5)
    expect(await litHalves(26)).toMatchObject({ right: 0 })
  })

  test.each(Array.from({ length: 30 }, (_, age) => age))('is as large as it is on day %i', async (age) => {
    const { left, right } = await litHalves(age)
    const lit = (1 - Math.cos((age / 29.53) * 2 * Math.PI)) / 2
    expect(Math.abs((left + right) / 2 - lit)).toBeLessThan(0.02)
  })
})
