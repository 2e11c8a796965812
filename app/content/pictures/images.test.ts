import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { seededRandom } from '~/lib/seeded-random'
import { makeWebpOfFrames } from '../../../tests/security/hostile-pictures'
import { encodeUpload, ImageRefusedError } from './encode-image.server'
import { stopImages, workOffImages } from './image-queue.server'
import { decodingBytes, filesOf, firstFile, imageHashesIn, imageLimits, imageTypeOf, parseImageName } from './images'
import { readImageFile, storeImage } from './images.server'

const now = new Date('2026-11-21T09:00:00Z')

function picture(width: number, height: number, color = '#3a5343') {
  return sharp({ create: { width, height, channels: 3, background: color } })
}

async function problemOf(upload: Uint8Array): Promise<string> {
  try {
    await encodeUpload(upload)
    return 'none'
  } catch (error) {
    if (!(error instanceof ImageRefusedError)) throw error
    return error.problem
  }
}

describe('what may be an image', () => {
  test.each([
    ['PNG', () => picture(30, 20).png().toBuffer()],
    ['JPEG', () => picture(30, 20).jpeg().toBuffer()],
    ['WebP', () => picture(30, 20).webp().toBuffer()],
    ['GIF', () => picture(30, 20).gif().toBuffer()],
    ['AVIF', () => picture(30, 20).avif().toBuffer()],
  ])('%s is known by its bytes, and kept as WebP', async (type, make) => {
    const upload = await make()
    expect(imageTypeOf(upload)).toBe(type)
    const { width, height, bytes } = await encodeUpload(upload)
    expect([width, height, imageTypeOf(bytes)]).toEqual([30, 20, 'WebP'])
  })

  test.each([
    ['nothing', ''],
    ['text', 'a picture of an elk'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['SVG behind a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a page', '<!doctype html><title>x</title>'],
    ['PDF', '%PDF-1.7\n'],
    ['a bitmap', 'BM6\0\0\0'],
  ])('%s is none', async (_, text) => {
    expect(await problemOf(Buffer.from(text, 'latin1'))).toBe('noImage')
  })

  test.each(['heic\0\0\0\0mif1heic', 'mif1\0\0\0\0mif1heic', 'hevc\0\0\0\0msf1'])(
    'HEIC (%j) is none, and what to do about it is told',
    async (brands) => {
      expect(await problemOf(Buffer.from(`\0\0\0\x18ftyp${brands}`, 'latin1'))).toBe('heic')
    },
  )

  test.each(['mif1\0\0\0\0miafMA1B', 'isom\0\0\0\0isom', ''])('%j is no HEIC', async (brands) => {
    expect(await problemOf(Buffer.from(`\0\0\0\x18ftyp${brands}`, 'latin1'))).toBe('noImage')
  })

  test.each([
    [20, 400, '20x400'],
    [401, 20, 'tooLong'],
    [1, 21, 'tooLong'],
  ])('%i × %i pixels: %s', async (width, height, expected) => {
    const upload = await picture(width, height).png().toBuffer()
    const kept = await encodeUpload(upload).catch((error: unknown) => error)
    if (kept instanceof ImageRefusedError) expect(kept.problem).toBe(expected)
    else expect(kept).toMatchObject({ width, height })
  })

  test.each([
    [1, 'none'],
    [2, 'animated'],
    [1001, 'animated'],
  ])('a WebP of %i frames: %s', async (frames, expected) => {
    expect(await problemOf(await makeWebpOfFrames(frames))).toBe(expected)
  })

  test('a GIF that moves is refused, and what to do about it is told', async () => {
    const frames = await Promise.all(['#ff0000', '#0000ff'].map((color) => picture(20, 20, color).png().toBuffer()))
    const gif = sharp(frames, { join: { animated: true } }).gif()
    expect(await problemOf(await gif.toBuffer())).toBe('animated')
  })

  test.each([
    ['PNG', { isProgressive: false, isDeep: true, channels: 4 }, 50],
    ['JPEG', { isProgressive: true, isDeep: false, channels: 3 }, 50],
    ['GIF', { isProgressive: false, isDeep: false, channels: 3 }, 50],
    ['PNG', { isProgressive: true, isDeep: false, channels: 4 }, 50],
    ['PNG', { isProgressive: true, isDeep: true, channels: 4 }, 33],
    ['AVIF', { isProgressive: false, isDeep: false, channels: 3 }, 17],
    ['AVIF', { isProgressive: false, isDeep: true, channels: 4 }, 12],
  ] as const)('a %s with %j may have %i megapixels', (type, decoded, megapixels) => {
    const bytes = (width: number) => decodingBytes(type, { width, height: 1_000_000, ...decoded })
    expect(bytes(megapixels)).toBeLessThanOrEqual(imageLimits.decodingBytes)
    if (megapixels < 50) expect(bytes(megapixels + 1)).toBeGreaterThan(imageLimits.decodingBytes)
  })

  test.each([
    ['a PNG in name only', () => Promise.resolve(Buffer.from('\x89PNG\r\n\x1a\n<svg xmlns="…"/>', 'latin1'))],
    ['half a PNG', () => picture(300, 200).png({ compressionLevel: 0 }).toBuffer().then(firstHalf)],
    ['half a JPEG', () => noise(600, 400).then(firstHalf)],
  ])('%s is damaged', async (_, make) => {
    expect(await problemOf(await make())).toBe('damaged')
  })

  const random = seededRandom('noise')
  const pixels = Buffer.from(Array.from({ length: 60 * 40 * 3 }, () => Math.floor(random() * 256)))

  test.each([
    ['without its end marker', (jpeg: Buffer) => jpeg.subarray(0, -2)],
    ['without the last byte of it', (jpeg: Buffer) => jpeg.subarray(0, -1)],
    ['with zeros in its place', (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(2)])],
  ])('a JPEG %s, which every browser shows, is stored whole', async (_, change) => {
    for (const isProgressive of [false, true]) {
      const jpeg = await sharp(pixels, { raw: { width: 60, height: 40, channels: 3 } })
        .jpeg({ progressive: isProgressive })
        .toBuffer()
      expect(await encodeUpload(change(jpeg))).toEqual(await encodeUpload(jpeg))
    }
  })

  test('a JPEG that ends within its picture is damaged', async () => {
    expect(await problemOf((await noise(60, 40)).subarray(0, -4))).toBe('damaged')
  })

  test('more than 50 megapixels are refused before they are unpacked', async () => {
    const bomb = await picture(8000, 6300).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(500_000)
    expect(await problemOf(bomb)).toBe('tooManyPixels')
  }, 20_000)

  test('more than 10 MB are refused', async () => {
    expect(await problemOf(new Uint8Array(10 * 1024 * 1024 + 1))).toBe('tooLarge')
  })

  test('where and with what it was taken is not kept, and it stands upright', async () => {
    const upload = await picture(40, 20)
      .withExif({ IFD0: { Make: 'TrailCam' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(upload).metadata()).exif).toBeDefined()
    const { width, height, bytes } = await encodeUpload(upload)
    expect([width, height]).toEqual([20, 40])
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata()
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
  })

  test('bytes behind the picture do not survive', async () => {
    const upload = Buffer.concat([await picture(30, 20).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    expect((await encodeUpload(upload)).bytes.includes('script')).toBe(false)
  })
})

function firstHalf(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2)
}

function noise(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#777', noise } })
    .jpeg()
    .toBuffer()
}

describe('the files of a picture', () => {
  test.each([
    [300, [300]],
    [800, [400, 800]],
    [1000, [400, 800, 1000]],
    [2400, [400, 800, 1600]],
  ])('of %i pixels in width are %j wide', (width, expected) => {
    const files = filesOf(width)
    for (const format of ['webp', 'avif']) {
      expect(files.filter((file) => file.format === format).map((file) => file.width)).toEqual(expected)
    }
    expect(files.filter(({ format }) => format === 'jpg')).toEqual([{ width: 1200, format: 'jpg' }])
    expect(files).toContainEqual(firstFile(width))
  })

  const hash = 'a1'.repeat(32)

  test('are named by hash, width and format', () => {
    expect(parseImageName(`${hash}-800.webp`)).toEqual({ hash, width: 800, format: 'webp' })
  })

  test.each([
    '',
    'x',
    `${hash}-800.svg`,
    `${hash}-0.webp`,
    `${hash}-08.webp`,
    `${hash}-99999.webp`,
    `${hash}.webp`,
    `${hash.toUpperCase()}-800.webp`,
    `../${hash}-800.webp`,
    `${hash}-800.webp\n`,
  ])('and by nothing like %j', (name) => {
    expect(parseImageName(name)).toBeUndefined()
  })

  test('a body names its pictures', () => {
    const other = 'b2'.repeat(32)
    const body = `<img src="/images/${hash}-800.webp"> <img src="/images/${hash}-400.webp"> /images/${other}-1.avif`
    expect(imageHashesIn(body)).toEqual([hash, other])
  })
})

function unexpected(event: string, fields: Readonly<Record<string, unknown>>): never {
  throw new Error(event, { cause: fields.error })
}

describe('pictures in the database', () => {
  let db: Kysely<Database>
  beforeEach(async () => {
    db = await createTestDatabase()
  })
  afterEach(() => db.destroy())

  test('the first file is there at once, the others when the queue is done', async () => {
    const { hash, first } = await storeImage(db, await picture(1000, 500).png().toBuffer(), now)
    expect(first).toEqual({ width: 800, format: 'webp' })
    expect(await readImageFile(db, { hash, ...first })).toBeInstanceOf(Buffer)
    expect(await readImageFile(db, { hash, width: 400, format: 'avif' })).toBeUndefined()

    await workOffImages(db, unexpected)
    for (const { width, format } of filesOf(1000)) {
      const bytes = await readImageFile(db, { hash, width, format })
      const metadata = await sharp(bytes).metadata()
      expect(metadata.width, format).toBe(width)
    }
    expect(await db.selectFrom('images').select('finishedAt').where('finishedAt', 'is', null).execute()).toEqual([])
  }, 30_000)

  test('a small picture is not blown up: on the card it lies in the middle', async () => {
    const { hash } = await storeImage(db, await picture(120, 90, '#ff0000').png().toBuffer(), now)
    await workOffImages(db, unexpected)
    const files = await db.selectFrom('imageFiles').select(['width', 'format']).where('hash', '=', hash).execute()
    expect(files.map(({ width, format }) => `${String(width)}.${format}`).sort()).toEqual([
      '120.avif',
      '120.webp',
      '1200.jpg',
    ])
    const card = sharp(await readImageFile(db, { hash, width: 1200, format: 'jpg' }))
    expect(await card.metadata()).toMatchObject({ width: 1200, height: 630 })
    const colorOf = async (left: number, top: number, width: number, height: number) =>
      (await sharp(await card.clone().extract({ left, top, width, height }).toBuffer()).stats()).channels.map(
        ({ mean }) => Math.round(mean / 16),
      )
    expect(await colorOf(545, 275, 110, 80)).toEqual([16, 0, 0])
    for (const edge of [0, 1200 - 530]) expect(await colorOf(edge, 0, 530, 630)).toEqual([15, 15, 15])
  })

  test('the same bytes twice, even at once, are one picture', async () => {
    const upload = await picture(50, 50).png().toBuffer()
    const stored = await Promise.all([storeImage(db, upload, now), storeImage(db, upload, now)])
    stored.push(await storeImage(db, upload, now))
    expect(new Set(stored.map(({ hash }) => hash)).size).toBe(1)
    expect(await db.selectFrom('images').select('hash').execute()).toHaveLength(1)
  })

  test('a process that ended in the middle leaves the rest to the next', async () => {
    const { hash } = await storeImage(db, await noise(500, 300), now)
    await db
      .insertInto('imageFiles')
      .values({ hash, width: 400, format: 'webp', bytes: Buffer.from('made before') })
      .execute()
    await workOffImages(db, unexpected)
    const kept = await readImageFile(db, { hash, width: 400, format: 'webp' })
    expect(kept?.toString()).toBe('made before')
    expect(await readImageFile(db, { hash, width: 500, format: 'avif' })).toBeDefined()
  })

  test('pictures stored while the queue works are made too', async () => {
    await storeImage(db, await picture(60, 40, '#111').png().toBuffer(), now)
    const done = workOffImages(db, unexpected)
    await wait(1)
    await storeImage(db, await picture(60, 40, '#eee').png().toBuffer(), now)
    await Promise.all([done, workOffImages(db, unexpected)])
    expect(await db.selectFrom('images').select('hash').where('finishedAt', 'is', null).execute()).toEqual([])
  })

  test('one that cannot be made is tried twice, told each time, and passed over until it is uploaded again', async () => {
    const report = vi.fn()
    const upload = await picture(60, 40).png().toBuffer()
    const { hash: broken } = await storeImage(db, upload, now)
    await sql`UPDATE images SET bytes = ${Buffer.from('x')}`.execute(db)
    const { hash } = await storeImage(db, await picture(50, 40).png().toBuffer(), new Date(now.getTime() + 1000))
    await workOffImages(db, report)
    const told = [expect.any(String), { image: broken, error: expect.any(Error) }]
    expect(report.mock.calls).toEqual([told, told])
    const finished = await db.selectFrom('images').select('hash').where('finishedAt', 'is not', null).execute()
    expect(finished).toEqual([{ hash }])

    await workOffImages(db, report)
    expect(report).toHaveBeenCalledTimes(2)
    await storeImage(db, upload, now)
    await workOffImages(db, report)
    expect(report).toHaveBeenCalledTimes(4)
  })

  test('an attempt that ends because the site is told to end does not count', async () => {
    const { hash } = await storeImage(db, await noise(1000, 500), now)
    const attempts = () => db.selectFrom('images').select('attempts').where('hash', '=', hash).executeTakeFirstOrThrow()
    const done = workOffImages(db, unexpected)
    while ((await attempts()).attempts === 0) await wait(1)
    await stopImages(db)
    expect(await attempts()).toEqual({ attempts: 0 })
    await done
  })

  test('pages are made anew when a picture has its further sizes', async () => {
    const version = () => db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()
    await storeImage(db, await picture(60, 40).png().toBuffer(), now)
    const before = await version()
    await workOffImages(db, unexpected)
    expect((await version()).version).toBe(before.version + 1)
  })
})
