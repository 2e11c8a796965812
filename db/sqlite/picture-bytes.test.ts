import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isWholePicture } from './picture-bytes'

const picture = sharp({ create: { width: 5, height: 5, channels: 3, background: 'red' } })

describe.each([
  ['webp', () => picture.clone().webp().toBuffer()],
  ['avif', () => picture.clone().avif({ effort: 0 }).toBuffer()],
  ['jpg', () => picture.clone().jpeg().toBuffer()],
])('a %s', (format, make) => {
  const check = (bytes: Buffer, as = format) =>
    isWholePicture({ format: as, size: bytes.length, start: bytes.subarray(0, 12), end: bytes.subarray(-2) })

  test('is whole as it was made', async () => {
    expect(check(await make())).toBe(true)
  })

  test('is none when its beginning was lost, or all of it', async () => {
    const bytes = await make()
    expect(check(Buffer.concat([Buffer.alloc(12), bytes.subarray(12)]))).toBe(false)
    expect(check(Buffer.alloc(0))).toBe(false)
  })

  test('is no picture of another format', async () => {
    const bytes = await make()
    for (const other of ['webp', 'avif', 'jpg'].filter((each) => each !== format))
      expect(check(bytes, other)).toBe(false)
  })
})

test.each([
  ['webp', () => picture.clone().webp().toBuffer()],
  ['jpg', () => picture.clone().jpeg().toBuffer()],
])('a %s that was cut short is none', async (format, make) => {
  const bytes = (await make()).subarray(0, -3)
  expect(isWholePicture({ format, size: bytes.length, start: bytes.subarray(0, 12), end: bytes.subarray(-2) })).toBe(
    false,
  )
})
