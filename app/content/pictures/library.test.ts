import type { Kysely } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RecordChangedError } from '~/lib/refusal'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { byWarden, goodDraft, goodRows, insertRow } from '~db/test-rows'
import { encodeFile } from './encode-image.server'
import { stopImages, workOffImages } from './image-queue.server'
import { storeImage } from './images.server'
import {
  deletedMessage,
  PictureMissingError,
  replacedMessage,
  toFileName,
  usesText,
  type LibraryFilter,
} from './library'
import { PictureWordsForm } from './library.schema'
import { findLibraryPicture, listLibrary, pageOfLibrary, savePictureWords } from './library.server'
import { findPictures } from './picture-sources.server'

let db: Kysely<Database>
const now = new Date('2026-11-21T09:00:00.000Z')

beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(async () => {
  await stopImages(db)
  await db.destroy()
})

test.each([
  ['IMG_1.jpg', 'IMG_1.jpg'],
  [String.raw`C:\Photos\buck.png`, 'buck.png'],
  ['/home/me/buck.png', 'buck.png'],
  ['  two \n lines.png ', 'two lines.png'],
  ['', null],
  ['folder/', null],
  ['🦌'.repeat(300), '🦌'.repeat(255)],
])('the file name %j is kept as %j', (name, kept) => {
  expect(toFileName(name)).toBe(kept)
})

test.each([
  [{ uses: 0, isKept: false }, 'Not used'],
  [{ uses: 0, isKept: true }, 'Only in drafts, versions, or the bin'],
  [{ uses: 1, isKept: false }, 'Used in 1 record'],
  [{ uses: 12, isKept: false }, 'Used in 12 records'],
])('%j: %s', (uses, text) => {
  expect(usesText(uses)).toBe(text)
})

test('messages say how many', () => {
  expect(deletedMessage({ pictures: 1, bytes: 1_572_864 }).description).toBe('1 picture, 1.5 MB of storage.')
  expect(deletedMessage({ pictures: 0, bytes: 0 }).title).toBe('Nothing Deleted')
  expect(replacedMessage({ records: 1, drafts: 2 }).description).toMatch(/^In 1 record and 2 drafts\. /)
  expect(replacedMessage({ records: 3, drafts: 0 }).description).toMatch(/^In 3 records\. /)
})

describe('the form', () => {
  test('takes texts and a point; empty texts are none, an empty number is the middle', () => {
    const form = { alt: ' A buck ', caption: '', focusX: '', focusY: '7' }
    expect(PictureWordsForm.parse(form)).toEqual({ alt: 'A buck', caption: null, focusX: 50, focusY: 7 })
    expect(PictureWordsForm.parse({})).toEqual({ alt: null, caption: null, focusX: 50, focusY: 50 })
  })

  test.each([
    { focusX: '101' },
    { focusY: '-1' },
    { focusX: '1.5' },
    { alt: 'a'.repeat(501) },
    { caption: 'a'.repeat(501) },
  ])('refuses %j', (form) => {
    expect(PictureWordsForm.safeParse(form).success).toBe(false)
  })
})

async function upload(color: string, at = now, fileName: string | null = `${color}.png`): Promise<string> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer()
  return (await storeImage(db, bytes, at, fileName)).hash
}

const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

async function find(hash: string) {
  const picture = await findLibraryPicture(db, hash)
  if (!picture) throw new Error('There is no such picture')
  return picture
}

const words = { alt: 'A buck', caption: 'At dawn', focusX: 20, focusY: 80 }

describe('the list', () => {
  const names = async (show: LibraryFilter | 'all', search = '') =>
    (await pageOfLibrary(db, { filter: { show, search }, size: 10, cursor: undefined })).rows.map((row) => row.fileName)

  test('is cut into pages, newest first, forwards and back, also for pictures of the same moment', async () => {
    const colors = ['red', 'lime', 'blue', 'tan', 'navy']
    const hashes: string[] = []
    for (const [index, color] of colors.entries())
      hashes.unshift(await upload(color, minutesAgo(index < 2 ? 10 : 5 - index)))
    const query = { filter: { show: 'all' as const, search: '' }, size: 2 }
    const seen: string[] = []
    let page = await pageOfLibrary(db, { ...query, cursor: undefined })
    seen.push(...page.rows.map(({ hash }) => hash))
    while (page.next) {
      page = await pageOfLibrary(db, { ...query, cursor: page.next })
      seen.push(...page.rows.map(({ hash }) => hash))
    }
    expect(seen.slice(0, 3)).toEqual(hashes.slice(0, 3))
    expect(seen.toSorted()).toEqual(hashes.toSorted())
    const back = await pageOfLibrary(db, { ...query, cursor: page.previous })
    expect(back.rows.map(({ hash }) => hash)).toEqual(seen.slice(2, 4))
    expect(page.rows[0]).toMatchObject({ width: 60, height: 40, src: `/images/${String(seen[4])}-60.webp` })
  })

  test('finds by file name, alternative text and caption', async () => {
    const hash = await upload('red')
    await upload('blue', minutesAgo(1), '100%.png')
    await savePictureWords(db, words, { stored: await find(hash), ...byWarden(now) })
    expect(await names('all', 'RED')).toEqual(['red.png'])
    expect(await names('all', 'a buck')).toEqual(['red.png'])
    expect(await names('all', 'dawn')).toEqual(['red.png'])
    expect(await names('all', '%')).toEqual(['100%.png'])
    expect(await names('all', 'moose')).toEqual([])
    expect(await names('no-alt')).toEqual(['100%.png'])
  })

  test('counts, and tells what is used from what is only kept', async () => {
    const [used, kept, unused] = [
      await upload('red'),
      await upload('lime', minutesAgo(1)),
      await upload('tan', minutesAgo(2)),
    ]
    await insertRow(db, 'deerTypes', {
      ...goodRows.deerTypes,
      featuredImageUrl: `/images/${used}-60.webp`,
      galleryImages: JSON.stringify([`/images/${used}-60.webp`]),
    })
    await insertRow(db, 'revisions', {
      ...goodDraft,
      content: JSON.stringify({ content: `/images/${kept}-60.webp` }),
    })
    const query = { size: 10, cursor: undefined }
    const { page, counts } = await listLibrary(db, { ...query, filter: { show: 'all', search: '' } })
    expect(counts).toEqual({ all: 3, unused: 1, 'no-alt': 3 })
    expect(page.rows.map(({ hash, uses, isKept }) => [hash, uses, isKept])).toEqual([
      [used, 1, false],
      [kept, 0, true],
      [unused, 0, false],
    ])
    const { page: rest } = await listLibrary(db, { ...query, filter: { show: 'unused', search: '' } })
    expect(rest.rows.map(({ hash }) => hash)).toEqual([unused])
  })
})

describe('what the library says of a picture', () => {
  const version = async () =>
    (await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow()).version

  test('reaches pages at once, and is in the audit log without its text', async () => {
    const hash = await upload('red')
    const address = `/images/${hash}-60.webp`
    const before = await version()
    expect(Object.keys((await findPictures(db, [address]))[address] ?? {})).toEqual([
      'width',
      'height',
      'avif',
      'webp',
      'card',
    ])
    await savePictureWords(db, words, { stored: await find(hash), ...byWarden(now) })
    expect(await version()).toBeGreaterThan(before)
    expect((await findPictures(db, [address]))[address]).toMatchObject({
      alt: 'A buck',
      caption: 'At dawn',
      focus: '20% 80%',
    })
    const [entry] = await db.selectFrom('auditLog').select(['event', 'subject', 'detail']).execute()
    expect(entry).toEqual({
      event: 'picture-saved',
      subject: 'red.png',
      detail: JSON.stringify({ fields: ['alt', 'caption', 'focusX', 'focusY'] }),
    })
  })

  test('stays when the same file is uploaded again, with its first name', async () => {
    const hash = await upload('red', minutesAgo(5))
    await savePictureWords(db, words, { stored: await find(hash), ...byWarden(now) })
    expect(await upload('red', now, 'other.png')).toBe(hash)
    expect(await find(hash)).toMatchObject({ ...words, fileName: 'red.png', uploadedAt: now.toISOString() })
  })

  test('a picture of the time before names were kept gets one with the next upload', async () => {
    const hash = await upload('red', now, null)
    expect(await upload('red')).toBe(hash)
    expect((await find(hash)).fileName).toBe('red.png')
  })

  test('is not overwritten by somebody who has not seen it', async () => {
    const hash = await upload('red')
    const stored = await find(hash)
    await savePictureWords(db, words, { stored, ...byWarden(now) })
    await expect(savePictureWords(db, { ...words, alt: 'A doe' }, { stored, ...byWarden(now) })).rejects.toThrow(
      RecordChangedError,
    )
    await db.deleteFrom('images').execute()
    await expect(savePictureWords(db, words, { stored, ...byWarden(now) })).rejects.toThrow(PictureMissingError)
  })

  test('a moved focal point makes the social card again, under another address', async () => {
    const report = (event: string) => {
      throw new Error(event)
    }
    const hash = await upload('red')
    const address = `/images/${hash}-60.webp`
    const card = async () => (await findPictures(db, [address]))[address]?.card
    await workOffImages(db, report)
    expect(await card()).toBe(`/images/${hash}-1200.jpg`)
    await savePictureWords(db, { ...words, focusX: 50, focusY: 50 }, { stored: await find(hash), ...byWarden(now) })
    expect(await card()).toBe(`/images/${hash}-1200.jpg`)
    await savePictureWords(db, words, { stored: await find(hash), ...byWarden(now) })
    expect(await card()).toBeNull()
    await workOffImages(db, report)
    expect(await card()).toBe(`/images/${hash}-1200.jpg?focus=20-80`)
  })
})

test('a social card is cut to the focal point', async () => {
  const side = (color: string) => ({ create: { width: 1200, height: 1200, channels: 3 as const, background: color } })
  const picture = await sharp({ create: { width: 1200, height: 2400, channels: 3, background: 'red' } })
    .composite([{ input: await sharp(side('blue')).png().toBuffer(), top: 1200, left: 0 }])
    .webp()
    .toBuffer()
  const meanBlue = async (y: number) => {
    const card = await encodeFile(picture, { width: 1200, format: 'jpg' }, { x: 50, y })
    const { channels, ...rest } = await sharp(card).stats()
    expect(rest.isOpaque).toBe(true)
    return channels[2]?.mean ?? 0
  }
  expect(await meanBlue(0)).toBeLessThan(20)
  expect(await meanBlue(100)).toBeGreaterThan(200)
})
