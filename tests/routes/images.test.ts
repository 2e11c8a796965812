import sharp from 'sharp'
import { expect, test } from 'vitest'
import { storeImage } from '~/content/pictures/images.server'
import { imagePath } from '~/paths'
import { loader } from '~/routes/files/image'
import { callRoute } from './call-route'
import { useSiteDatabase } from './site-database'

const site = useSiteDatabase()

function ask(name: string, headers: Record<string, string> = {}) {
  return callRoute(loader, { path: `/images/${name}`, params: { name }, headers })
}

async function storePicture(): Promise<string> {
  const upload = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  const { hash, first } = await storeImage(site.db, upload, new Date('2026-11-21T09:00:00Z'))
  return imagePath({ hash, ...first }).replace('/images/', '')
}

test('a picture is served for good, and not twice to who has it', async () => {
  const name = await storePicture()
  const answer = await ask(name)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('image/webp')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  const tag = answer.headers.get('ETag') ?? ''
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    expect((await ask(name, { 'If-None-Match': known })).status, known).toBe(304)
  }
  expect((await ask(name, { 'If-None-Match': '"other"' })).status).toBe(200)
})

test('what is not there, or not yet, is 404 and not remembered', async () => {
  const name = await storePicture()
  for (const other of [name.replace('.webp', '.avif'), name.replace('-60.', '-61.'), 'x', '../site.db', '']) {
    const answer = await ask(other)
    expect(answer.status, other).toBe(404)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  }
})
