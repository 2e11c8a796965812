/** A form's picture is uploaded before the form is sent. */
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { stopImages } from '~/content/pictures/image-queue.server'
import { parseImageName } from '~/content/pictures/images'
import { readImageFile } from '~/content/pictures/images.server'
import { action, loader } from '~/routes/admin/images'
import { refuseWrites } from '~db/test-faults'
import { callRoute } from './call-route'
import { useSiteDatabase } from './site-database'
import { useOperator } from './use-operator'
import { pictureFile } from '../setup/picture-file'

const site = useSiteDatabase()
const path = '/admin/images'
const session = useOperator(site)
afterEach(() => stopImages(site.db))

const deer = () => pictureFile('deer.png', '#543', 1000, 500)
type Fields = Record<string, string | File | readonly File[]>

function upload(fields: Fields, headers: Record<string, string> = { Cookie: session.cookie }) {
  return callRoute(action, { path, headers, multipart: fields })
}

const pictures = () => site.db.selectFrom('images').select('hash').execute()

const Stored = z.strictObject({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.null(),
  name: z.string(),
})

test('is stored, and its address, size and name come back', async () => {
  const answer = await upload({ file: await deer(), formToken: session.formToken })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  const { url, ...rest } = Stored.parse(answer.body)
  expect(rest).toEqual({ width: 1000, height: 500, alt: null, name: 'deer.png' })
  const file = parseImageName(url.replace('/images/', ''))
  expect(file && (await readImageFile(site.db, file))).toBeInstanceOf(Buffer)
})

test('twice is one picture', async () => {
  const [first, second] = [await deer(), await deer()].map((file) => ({ file, formToken: session.formToken }))
  expect((await upload(first ?? {})).body).toEqual((await upload(second ?? {})).body)
  expect(await pictures()).toHaveLength(1)
})

describe('is refused and not stored', () => {
  afterEach(async () => {
    expect(await pictures()).toEqual([])
  })

  test('without a session, whatever is sent', async () => {
    const unauthorized = { status: 401, body: { message: 'Unauthorized' } }
    expect(await upload({ file: await deer(), formToken: session.formToken }, {})).toMatchObject(unauthorized)
    expect(await callRoute(loader, { path })).toMatchObject(unauthorized)
    expect(await callRoute(action, { path, json: {} })).toMatchObject(unauthorized)
  })

  test.each([
    ['no form token', {}],
    ['an empty one', { formToken: '' }],
    ['that of another session', { formToken: 'a'.repeat(43) }],
  ])('with %s', async (_, fields: Fields) => {
    expect(await upload({ file: await deer(), ...fields })).toMatchObject({
      status: 403,
      body: { message: 'The form is not of this session' },
    })
  })

  test('when it is no image: the answer names the file', async () => {
    const file = new File(['a list of deer'], 'notes.txt', { type: 'image/png' })
    expect(await upload({ file, formToken: session.formToken })).toMatchObject({
      status: 415,
      body: {
        message: '“notes.txt”: This is not an image. Please choose a PNG, JPEG, WebP, GIF or AVIF file.',
      },
    })
  })

  test.each([
    ['no file', {}],
    ['the empty file of an input without a choice', { file: new File([], '') }],
    ['text in its place', { file: 'deer.png' }],
  ])('when there is %s', async (_, fields: Fields) => {
    const answer = await upload({ ...fields, formToken: session.formToken })
    expect(answer).toMatchObject({ status: 400, body: { message: 'Please choose a picture' } })
  })

  test('by another method', async () => {
    const answer = await session.read(loader, path)
    expect(answer).toMatchObject({ status: 405, body: { message: 'Method Not Allowed' } })
    expect(answer.headers.get('Allow')).toBe('POST, OPTIONS')
  })
})

test('is told to be tried again while the database cannot be written', async () => {
  const file = await deer()
  await refuseWrites(site.db)
  const answer = await upload({ file, formToken: session.formToken })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('5')
})
