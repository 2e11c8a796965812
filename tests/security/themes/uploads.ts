/** Files that are no pictures, or too large, go to every address that might accept them. The site is separate. */
import assert from 'node:assert/strict'
import sharp from 'sharp'
import { z } from 'zod'
import { uploadPath } from '~/paths'
import { memoryOf } from '../../setup/process-figures'
import { type Answer } from '../ask'
import type { Attack, Theme } from '../attack'
import { makeHostilePictures, makeLargestPicture, smuggledWord, type HostileFile } from '../hostile-pictures'
import type { Target } from '../target'

const other = { TRUST_PROXY: '', LIMIT_FORMS: '2/600' }

/** The list of attacks needs their names before there is a site. */
const hostile = await makeHostilePictures()

const Uploaded = z.object({ url: z.string(), name: z.string() })

function upload(
  { ask, sessions, token }: Target,
  { bytes, fileName = 'a.png', type = 'image/png' }: Omit<HostileFile, 'name' | 'status'>,
) {
  const multipart = new FormData()
  for (const [name, value] of Object.entries(token)) multipart.append(name, value)
  multipart.append('file', new Blob([new Uint8Array(bytes)], { type }), fileName)
  return ask(uploadPath, { method: 'POST', multipart, cookie: sessions.live })
}

async function servesPictureAlone(site: Target, answer: Answer): Promise<void> {
  const { url } = Uploaded.parse(JSON.parse(answer.body))
  const served = await fetch(site.url + url)
  const bytes = Buffer.from(await served.arrayBuffer())
  assert.equal(served.headers.get('content-type'), 'image/webp')
  assert.equal(served.headers.get('x-content-type-options'), 'nosniff')
  assert(!bytes.includes(smuggledWord) && !bytes.includes('<script'), 'what was hidden in the file is served')
  const { format, exif, xmp, iptc, icc, pages, comments } = await sharp(bytes).metadata()
  assert.deepEqual({ format, exif, xmp, iptc, icc, pages, comments }, { ...nothingElse, format: 'webp' })
}

const nothingElse = {
  exif: undefined,
  xmp: undefined,
  iptc: undefined,
  icc: undefined,
  pages: undefined,
  comments: undefined,
}

const files = hostile.map((file): Attack => ({
  name: file.name,
  run: async (target) => {
    const site = await target.beside(other)
    const answer = await upload(site, file)
    if (answer.status === 200) await servesPictureAlone(site, answer)
    return answer
  },
  expected: file.status,
  says: /^\{"(?:message|url)":"/,
}))

const fileNames = ['../../../a.png', 'a\0.png', 'a\r\nX: y.png', '"><script>.png', `${'a'.repeat(5000)}.png`]

async function nameFiles(target: Target): Promise<Answer[]> {
  const site = await target.beside(other)
  const bytes = await sharp({ create: { width: 3, height: 3, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const answers = await Promise.all(fileNames.map((fileName) => upload(site, { bytes, fileName })))
  const addresses = answers
    .filter(({ status }) => status === 200)
    .map(({ body }) => Uploaded.parse(JSON.parse(body)).url)
  assert.equal(new Set(addresses).size, 1)
  assert.match(addresses[0] ?? '', /^\/images\/[0-9a-f]{64}-3\.webp$/)
  return answers
}

/** The body never comes, so the site must not wait for it. */
const withoutSession: readonly (readonly [name: string, path: string, cookie: string, expected: number])[] = [
  ...['/api/products', '/api/admin/deer-types', uploadPath].flatMap(
    (path) =>
      [
        [`nobody, at ${path}`, path, '', 413],
        [`a made-up cookie, at ${path}`, path, `stagwise_session=${'A'.repeat(43)}`, 401],
      ] as const,
  ),
  ['a made-up cookie, at an editor', '/admin/products/new', `stagwise_session=${'A'.repeat(43)}`, 413],
]

async function sendMany({ ask, sessions }: Target, count: number, bytes: Buffer): Promise<Answer> {
  const multipart = new FormData()
  const fields = { name: `Many ${String(count)}`, scientificName: 'Multi', generalDescription: 'Many pictures.' }
  for (const [name, value] of Object.entries(fields)) multipart.append(name, value)
  for (let number = 0; number < count; number += 1)
    multipart.append('galleryImages', new Blob([new Uint8Array(bytes)]), 'a.png')
  return ask('/api/admin/deer-types', { method: 'POST', multipart, cookie: sessions.live })
}

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

const dataUrls: readonly (readonly [name: string, url: string, expected: number])[] = [
  ['broken base64', 'data:image/png;base64,%%%', 415],
  ['SVG', `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`, 415],
  [
    'eleven megabytes',
    `data:image/png;base64,${Buffer.concat([Buffer.from(png, 'base64'), Buffer.alloc(11 * 1024 * 1024)]).toString('base64')}`,
    413,
  ],
  [
    'a bomb',
    `data:image/png;base64,${hostile.find(({ name }) => name.includes('30,000'))?.bytes.toString('base64') ?? ''}`,
    413,
  ],
  ['a hundred kilobytes before the comma', `data:image/png;${'a=b;'.repeat(25_000)}base64,${png}`, 415],
]

async function writePost(target: Target, change: Record<string, unknown>): Promise<Answer> {
  const { ask, sessions } = await target.beside(other)
  const post = { title: 'A post', content: '<p>Hello</p>', category: 'deer-life', ...change }
  return ask('/api/admin/blog/posts', { json: post, method: 'POST', cookie: sessions.live })
}

/** The process may use this many MiB more while the largest pictures come all at once. */
const mostForPictures = 350

async function manyAtOnce(target: Target): Promise<Answer[]> {
  const site = await target.beside(other)
  const { pid } = site.site.process
  const before = memoryOf(pid)
  const bytes = makeLargestPicture()
  // Each is another picture, since the same bytes would be stored once.
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => upload(site, { bytes: Buffer.concat([bytes, Buffer.from([n])]) })),
  )
  const after = memoryOf(pid)
  if (before && after)
    assert(
      after.peak - before.now < mostForPictures,
      `memory rose from ${String(before.now)} to ${String(after.peak)} MiB`,
    )
  return answers
}

export const uploads: Theme = {
  name: 'uploads',
  inNpmTest: 'nothing',
  attacks: [
    ...files,
    { name: 'file names that are paths, headers, or none', run: nameFiles, expected: [200, 400] },
    ...withoutSession.map(([name, path, cookie, expected]): Attack => ({
      name: `sixty megabytes of ${name}`,
      run: (target) =>
        target.raw(
          [
            ...[
              `POST ${path} HTTP/1.1`,
              'Host: site.example',
              'Content-Type: multipart/form-data; boundary=x',
              `Cookie: ${cookie}`,
            ],
            ...[`Content-Length: ${String(60 * 1024 * 1024)}`, '', '--x\r\n'],
          ].join('\r\n'),
        ),
      expected,
    })),
    {
      name: 'five thousand files that are none',
      run: async (target) => sendMany(await target.beside(other), 5000, Buffer.from('x')),
      expected: 400,
      says: /Use at most 200 of them/,
    },
    {
      name: 'two hundred times the same picture',
      run: async (target) => sendMany(await target.beside(other), 200, Buffer.from(png, 'base64')),
      expected: 201,
    },
    ...dataUrls.map(([name, url, expected]): Attack => ({
      name: `a data URL: ${name}`,
      run: (target) => writePost(target, { featuredImageUrl: url }),
      expected,
    })),
    {
      name: 'a hundred thousand pictures in a text',
      run: (target) => writePost(target, { content: '<img src="data:,">'.repeat(50_000) }),
      expected: [400, 415],
    },
    { name: 'the largest pictures, all at once', run: manyAtOnce, expected: 200 },
  ],
}
