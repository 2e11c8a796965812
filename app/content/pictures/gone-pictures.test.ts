import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { PictureGoneError, requirePictures } from './gone-pictures.server'
import type { NamedPictures } from './named-pictures'

let db: Kysely<Database>
beforeEach(async () => {
  db = await createTestDatabase()
  const createdAt = '2026-11-21T12:00:00.000Z'
  const image = { hash: 'a'.repeat(64), width: 9, height: 9, bytes: Buffer.from('a'), createdAt, finishedAt: null }
  await db.insertInto('images').values(image).execute()
})
afterEach(() => db.destroy())

const at = (digit: string, file = '9.webp') => `/images/${digit.repeat(64)}-${file}`
const [there, gone, alsoGone] = [at('a'), at('b'), at('c')]

const look = (named: NamedPictures[], stored: NamedPictures[] = []) =>
  db.transaction().execute((trx) => requirePictures(trx, named, stored))

async function refusalOf(named: NamedPictures[], stored: NamedPictures[] = []) {
  const error: unknown = await look(named, stored).catch((thrown: unknown) => thrown)
  if (!(error instanceof PictureGoneError)) throw new Error('It was to be refused')
  return [error.status, error.field, error.message]
}

describe('refuses', () => {
  test.each<[NamedPictures, string]>([
    [{ field: 'f', url: gone }, 'This picture is not here any more. Please choose it again.'],
    [{ field: 'f', url: at('b', '1200.jpg') }, 'This picture is not here any more. Please choose it again.'],
    [{ field: 'f', urls: [there, gone] }, 'Picture 2 is not here any more. Please choose it again.'],
    [{ field: 'f', urls: [gone, there, alsoGone] }, 'Pictures 1, 3 are not here any more. Please choose them again.'],
    [
      { field: 'f', html: `<p>x<img src="${there}" alt="" /><img src="${gone}" alt="" /></p>` },
      '1 picture of the content is not here any more. Please choose it again.',
    ],
    [
      { field: 'f', html: `<img src="${gone}" /><img src="${alsoGone}" />` },
      '2 pictures of the content are not here any more. Please choose them again.',
    ],
  ])('%j', async (named, message) => {
    expect(await refusalOf([{ field: 'other', url: there }, named])).toEqual([400, 'f', message])
  })

  test('what is new beside what the record names already', async () => {
    const stored: NamedPictures[] = [{ field: 'g', urls: [gone] }]
    expect(await refusalOf([{ field: 'g', urls: [gone, alsoGone] }], stored)).toEqual([
      400,
      'g',
      'Picture 2 is not here any more. Please choose it again.',
    ])
  })
})

describe('takes', () => {
  test.each<NamedPictures>([
    { field: 'f', url: null },
    { field: 'f', url: '' },
    { field: 'f', url: there },
    { field: 'f', url: '/api/placeholder/400/300?text=Elk' },
    { field: 'f', url: '/images/a.webp' },
    { field: 'f', url: `/art${gone}` },
    { field: 'f', urls: [] },
    { field: 'f', html: `<p>No picture: <a href="${gone}">it was here</a> ${gone}</p>` },
  ])('%j', async (named) => {
    await expect(look([named])).resolves.toBeUndefined()
  })

  test('what the record names already, in whichever field', async () => {
    const stored: NamedPictures[] = [{ field: 'html', html: `<img src="${gone}" />` }]
    await expect(look([{ field: 'f', url: at('b', '400.avif') }], stored)).resolves.toBeUndefined()
  })

  test('thousands of them', async () => {
    const many = Array.from({ length: 13_000 }, (_, index) => `/images/${index.toString(16).padStart(64, '0')}-9.webp`)
    const html = many.map((url) => `<img src="${url}" />`).join('')
    expect((await refusalOf([{ field: 'content', html }]))[2]).toContain('13000 pictures')
  })
})
