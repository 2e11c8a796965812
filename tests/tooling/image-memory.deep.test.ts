/** Work on a picture stays within its memory, measured in a child process, which may die of one picture only twice. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Kysely } from 'kysely'
import sharp, { type Sharp } from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { filesOf } from '~/content/pictures/images'
import { migrateToLatest, openDatabase } from '~db/client.server'
import type { Database } from '~db/database'
import { makePng, makeWebpOfFrames } from '../security/hostile-pictures'
import { sample } from '../setup/tier'

const root = path.resolve(import.meta.dirname, '../..')
const slow = 60_000
let folder: string
let db: Kysely<Database>

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'stagwise-'))
  db = openDatabase(`file:${folder}/site.db`)
  await migrateToLatest(db)
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const command = ['--import', 'tsx', 'tests/tooling/image-work.ts']
const { PATH, NODE_ENV } = process.env
const options = { cwd: root, env: { PATH, NODE_ENV } }
const Told = z.object({ answer: z.string(), addedMb: z.number(), seconds: z.number() })

async function work(kind: 'queue' | 'upload', file: string) {
  const { stdout } = await promisify(execFile)(process.execPath, [...command, kind, file], {
    ...options,
    timeout: 45_000,
    killSignal: 'SIGKILL',
  })
  return Told.parse(JSON.parse(stdout))
}

async function store(hash: string, picture: Sharp) {
  const { data: bytes, info } = await picture.webp({ quality: 90, effort: 0 }).toBuffer({ resolveWithObject: true })
  const createdAt = '2026-11-01T09:00:00.000Z'
  await db.insertInto('images').values({ hash, width: info.width, height: info.height, bytes, createdAt }).execute()
}

function flat(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#3a5343' } })
}

function picturesOf(hash: string) {
  return db.selectFrom('imageFiles').select(['width', 'format', 'bytes']).where('hash', '=', hash).execute()
}

const strip = 'd4'.repeat(32)
const strips = [
  [1, 2400],
  [2400, 1],
  [5, 2000],
] as const

describe('a strip that an earlier version has stored', () => {
  test.each(sample(strips, strips.length))(
    'of %i × %i pixels gets all its files in little time and memory',
    async (width, height) => {
      await store(strip, flat(width, height))
      const { addedMb, seconds } = await work('queue', `${folder}/site.db`)
      expect(addedMb).toBeLessThan(150)
      expect(seconds).toBeLessThan(15)
      const files = await picturesOf(strip)
      expect(files).toHaveLength(filesOf(width).length)
      const card = await sharp(files.find(({ format }) => format === 'jpg')?.bytes).metadata()
      expect([card.width, card.height]).toEqual([1200, 630])
    },
    slow,
  )
})

test(
  'a picture that ends the process twice is not tried a third time, and the next picture is made',
  async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    await store(strip, sharp({ create: { width: 2400, height: 2400, channels: 3, background: '#777', noise } }))
    // The remaining file takes seconds, so each process ends in the middle of it.
    const quick = filesOf(2400).filter(({ width, format }) => !(width === 1600 && format === 'avif'))
    const values = quick.map((file) => ({ hash: strip, ...file, bytes: Buffer.from('made before') }))
    await db.insertInto('imageFiles').values(values).execute()
    const attempts = () =>
      db.selectFrom('images').select('attempts').where('hash', '=', strip).executeTakeFirstOrThrow()
    for (const attempt of [1, 2]) {
      const child = spawn(process.execPath, [...command, 'queue', `${folder}/site.db`], { ...options, stdio: 'ignore' })
      while ((await attempts()).attempts < attempt) await wait(5)
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    expect(await picturesOf(strip)).toHaveLength(quick.length)
    await store('e5'.repeat(32), flat(60, 40))
    await work('queue', `${folder}/site.db`)
    expect(await picturesOf(strip)).toHaveLength(quick.length)
    expect(await attempts()).toEqual({ attempts: 2 })
    expect(await picturesOf('e5'.repeat(32))).toHaveLength(filesOf(60).length)
  },
  slow,
)

describe('an upload', () => {
  async function upload(bytes: Buffer) {
    const file = `${folder}/upload`
    writeFileSync(file, bytes)
    return work('upload', file)
  }
  const megabytes = 350

  const pictures: readonly (readonly [string, () => Promise<Buffer>, string])[] = [
    ['a JPEG of 48 megapixels', () => flat(8000, 6000).jpeg().toBuffer(), '2400x1800'],
    ['a progressive one', () => flat(8000, 6000).jpeg({ progressive: true }).toBuffer(), '2400x1800'],
    ['a WebP of 48 megapixels', () => flat(8000, 6000).webp({ effort: 0 }).toBuffer(), '2400x1800'],
    ['a PNG of 48 megapixels', () => flat(8000, 6000).png().toBuffer(), '2400x1800'],
    ['an interlaced one of 12 megapixels', () => flat(4000, 3000).png({ progressive: true }).toBuffer(), '2400x1800'],
    ['an AVIF of 12 megapixels', () => flat(4000, 3000).avif({ effort: 0 }).toBuffer(), '2400x1800'],
    ['an AVIF of 48 megapixels', () => flat(8000, 6000).avif({ effort: 0 }).toBuffer(), 'tooCostly'],
    [
      'an interlaced PNG of 48 megapixels with 16 bits',
      () => flat(8000, 6000).ensureAlpha().toColourspace('rgb16').png({ progressive: true }).toBuffer(),
      'tooCostly',
    ],
    ['a PNG of 16,000,000 × 3', () => Promise.resolve(makePng(16_000_000, 3, true)), 'tooLong'],
    ['a PNG of 1 × 49,000,000', () => Promise.resolve(makePng(1, 49_000_000, true)), 'tooLong'],
    ['a WebP of 100,000 frames', () => makeWebpOfFrames(100_000), 'animated'],
  ]

  test.each(sample(pictures, 4))(
    `of %s takes at most ${String(megabytes)} MB and a few seconds`,
    async (_, make, expected) => {
      const { answer, addedMb, seconds } = await upload(await make())
      expect(answer).toBe(expected)
      expect(addedMb).toBeLessThan(megabytes)
      expect(seconds).toBeLessThan(expected.includes('x') ? 20 : 2)
    },
    slow,
  )
})
