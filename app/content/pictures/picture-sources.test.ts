import type { Kysely } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { imagePath, placeholderPath } from '~/paths'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { workOffImages } from './image-queue.server'
import { storeImage } from './images.server'
import { findPictures } from './picture-sources.server'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

async function store(color: string, [width, height] = [900, 600]): Promise<{ hash: string; address: string }> {
  const upload = await sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer()
  const { hash, first } = await storeImage(db, upload, new Date('2026-11-21T09:00:00Z'))
  return { hash, address: imagePath({ hash, ...first }) }
}

function finish(): Promise<void> {
  return workOffImages(db, (event, fields) => {
    throw new Error(event, { cause: fields.error })
  })
}

test('names the one file that is there at once', async () => {
  const { hash, address } = await store('#333')
  expect(await findPictures(db, [address])).toEqual({
    [address]: { width: 900, height: 600, avif: null, webp: `/images/${hash}-800.webp 800w`, card: null },
  })
})

test('names every size and format, the narrowest first, once they are made', async () => {
  const { hash, address } = await store('#333')
  await finish()
  const srcset = (format: string) =>
    [400, 800, 900].map((width) => `/images/${hash}-${String(width)}.${format} ${String(width)}w`).join(', ')
  expect(await findPictures(db, [address])).toEqual({
    [address]: {
      width: 900,
      height: 600,
      avif: srcset('avif'),
      webp: srcset('webp'),
      card: `/images/${hash}-1200.jpg`,
    },
  })
}, 20_000)

test('knows each by the address that was asked for, whatever its size', async () => {
  const [one, other] = [await store('#333'), await store('#444', [30, 20])]
  const narrow = one.address.replace('-800.', '-400.')
  const found = await findPictures(db, [one.address, narrow, other.address])
  expect(Object.keys(found)).toEqual([one.address, narrow, other.address])
  expect(found[narrow]).toEqual(found[one.address])
  expect(found[other.address]).toMatchObject({ width: 30, webp: `/images/${other.hash}-30.webp 30w` })
})

test('leaves out what is no uploaded picture, or none any more', async () => {
  const { hash } = await store('#333')
  const gone = `/images/${'0'.repeat(64)}-800.webp`
  const others = [
    null,
    undefined,
    '',
    placeholderPath('Elk'),
    '/art/elk.webp',
    gone,
    `/other/${hash}-800.webp`,
    '/images/x',
  ]
  expect(await findPictures(db, others)).toEqual({})
})

test('takes more addresses than a query has room for', async () => {
  const { address } = await store('#333')
  const many = Array.from({ length: 40_000 }, (_, index) => `/images/${index.toString(16).padStart(64, '0')}-9.webp`)
  expect(Object.keys(await findPictures(db, [address, ...many]))).toEqual([address])
})
