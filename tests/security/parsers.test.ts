/**
 * Every parser of somebody else's text gets wild text: none throws but what it says, each is quick even with a hundred
 * thousand letters of one kind, and the result has the promised shape. The parsers' own tests are beside them.
 */
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { takeInlinePictures } from '~/kinds/blog/admin/blog-uploads.server'
import { sanitizePostHtml } from '~/kinds/blog/post-html.server'
import { bodyPictures, withPictureSources } from '~/content/pictures/body-pictures'
import { encodeUpload, ImageRefusedError } from '~/content/pictures/encode-image.server'
import { imageHashesIn, imageTypeOf, parseImageName } from '~/content/pictures/images'
import { drawPlaceholder } from '~/content/pictures/placeholder'
import { PlaceholderSize } from '~/content/pictures/placeholder.schema'
import { search } from '~/search/search.server'
import { robotsWarnings } from '~/seo/robots'
import { toJsonLd } from '~/seo/structured-data'
import { readCallQuery } from '~/tools/call-recommender/call-recommender.schema'
import { readChecklistQuery } from '~/tools/checklist/checklist.schema'
import { readMoonQuery } from '~/tools/moon-calendar/moon-calendar.schema'
import { readDraw, readPredictorQuery } from '~/tools/predictor/predictor.schema'
import { readRegulationQuery } from '~/tools/regulations/regulations.schema'
import { readRutQuery } from '~/tools/rut-tracker/rut-tracker.schema'
import { readStandQuery } from '~/tools/stand-mapper/stand-mapper.schema'
import { readYieldQuery } from '~/tools/venison-yield/venison-yield.schema'
import { readWindQuery } from '~/tools/wind-picker/wind-picker.schema'
import { acceptedCodings } from '~/server/cache/accept-encoding'
import { canonicalPath } from '~/server/http/middleware/redirects'
import { formatCommaList, parseCommaList } from '~/lib/comma-list'
import { formatCursor, formatSortedCursor, parseCursor, parseSortedCursor } from '~/lib/cursor'
import { toDashboardAddress } from '~/lib/login-prompt'
import { knowsTag } from '~/server/cache/entity-tag'
import { escapeXml } from '~/lib/escape'
import { htmlToText, isBlankHtml, wordCount } from '~/lib/html-text'
import { parseInboxQuery } from '~/inbox/entries/inbox'
import { likePattern } from '~db/like-pattern'
import { listBackOf, listQueryOf } from '~/lib/list-back'
import { networkOf } from '~/lib/network-of'
import { isOwnPicture } from '~/lib/picture-source'
import { phoneAddress } from '~/lib/contact-links'
import { toVersion, toRowId } from '~/lib/ids'
import { excerptAround, markWords, searchWords } from '~/lib/search-words'
import { isSlug, toSlug } from '~/lib/slug'
import { cleanFile, cleanLine, cleanText, truncate } from '~/lib/text'
import { ApiError } from '~/server/api.server'
import { isPersonal } from '~/server/cache/cache-policy.server'
import { readDashboardForm } from '~/server/forms/dashboard-form.server'
import { EnvError, envNames, readEnv, toBlockList } from '~/server/env.server'
import { readFormData } from '~/server/forms/form-data.server'
import { bodyLimit, hasCookie } from '~/server/http/middleware/body-limit'
import { isHost } from '~/server/http/middleware/host'
import { isSameOrigin } from '~/server/http/middleware/origin'
import { findClient, plainAddress } from '~/server/http/middleware/forwarded-headers'
import { takeListIntent } from '~/server/forms/editor-form.server'
import { readMultipart } from '~/server/forms/multipart.server'
import { findSession } from '~/server/auth/session.server'
import { takeToast } from '~/server/forms/toast.server'
import { useSiteDatabase } from '../routes/site-database'
import { isDeep, sample } from '../setup/tier'
import { wildJson, wildText } from './fuzz/wild'

const proxies = toBlockList(['127.0.0.1', '10.0.0.0/8', '::1'])

const readers: Readonly<Record<string, (text: string) => boolean>> = {
  'a row’s id': (text) => isUndefinedOr(toRowId(text), (id) => String(id) === text),
  'a version': (text) => isUndefinedOr(toVersion(text), (version) => Number.isNaN(version) || String(version) === text),
  'a cursor': (text) => isUndefinedOr(parseCursor(text), (cursor) => formatCursor(cursor) === text),
  'a sorted cursor': (text) => isUndefinedOr(parseSortedCursor(text), (cursor) => formatSortedCursor(cursor) === text),
  'an inbox’s query': (text) => Array.from(parseInboxQuery(toQuery(text), 'quotes').filter.search).length <= 200,
  'an entity tag': (text) => !knowsTag(text, 'W/"a"') || text.includes('"a"') || text.trim() === '*',
  'a title': (text) => [toSlug(text)].every((slug) => (slug === '' || isSlug(slug)) && toSlug(slug) === slug),
  'words of a search': (text) => searchWords(text).every((word) => /^[\p{L}\p{N}]{1,40}$/u.test(word)),
  'words to be marked': (text) =>
    markWords(text, ['a', 'deer'])
      .map((part) => part.text)
      .join('') === text,
  'a text to be cut at its words': (text) => excerptAround(text, ['a', 'deer']).length <= Math.max(text.length, 228),
  'a text for XML': (text) => !/[<>"']/.test(escapeXml(text)),
  'the text of HTML': (text) =>
    !/\s\s/.test(htmlToText(text)) && wordCount(text) >= 0 && (isBlankHtml(text) || text !== ''),
  'Accept-Encoding': (text) => new Set(acceptedCodings(text)).size === acceptedCodings(text).length,
  'a page’s path': (text) => canonicalPath(canonicalPath(`/${text}`)) === canonicalPath(`/${text}`),
  'a list with commas': (text) =>
    [parseCommaList(text)].every((list) => same(parseCommaList(formatCommaList(list)), list)),
  'typed text': (text) => [cleanText, cleanLine, cleanFile].every((clean) => clean(clean(text)) === clean(text)),
  'a text to be cut': (text) => Array.from(truncate(text, 10)).length <= 11,
  'an address of a network': (text) => networkOf(text).length <= 64,
  'a picture’s address': (text) => !isOwnPicture(text) || new URL(text, 'http://a.example').host === 'a.example',
  'a telephone number': (text) =>
    isUndefinedOr(phoneAddress(text), (address) => /^tel:\+?\d{5,15}(?:;ext=\d{1,8})?$/.test(address)),
  'a pattern': (text) => likePattern(text).length >= text.length + 2,
  'an address of the dashboard': (text) => /^\/admin(?:$|[/?])/.test(toDashboardAddress(text)),
  'a way back': (text) =>
    listBackOf(toQuery(text), '/admin/quotes').startsWith('/admin/quotes') &&
    listQueryOf('/admin/quotes/1', '/admin/quotes').size === 0,
  'pictures in a body': (text) => bodyPictures(text).length >= 0 && withPictureSources(text, {}) === text,
  'robots.txt': (text) => robotsWarnings(text, { url: 'https://a.example', pages: ['/'] }).length > 0,
  'a file’s name': (text) =>
    isUndefinedOr(parseImageName(text), ({ hash, width, format }) => `${hash}-${String(width)}.${format}` === text),
  'hashes in a text': (text) => imageHashesIn(text).every((hash) => /^[0-9a-f]{64}$/.test(hash)),
  'first bytes': (text) => imageTypeOf(Buffer.from(text)) !== 'PNG' || text.startsWith('\x89PNG'),
  'pictures in a post': (text) =>
    takeInlinePictures({ content: text, featuredImageUrl: text, additionalImages: [text] }).pictures.length >= 0,
  'the size of a placeholder': (text) =>
    !PlaceholderSize.safeParse({ width: text, height: text }).success || /^\d{1,4}$/.test(text),
  'the text of a placeholder': (text) =>
    [drawPlaceholder({ width: 400, height: 300, text }, { title: '', width: 4, height: 3, body: '' })].every(
      (svg) => svg.endsWith('</svg>') && !svg.includes('<fuzz'),
    ),
  'structured data': (text) =>
    !/[<>&\u2028\u2029]/.test(toJsonLd({ '@context': 'https://schema.org', '@type': 'Product', name: text })),
  'a Host header': (text) => !isHost(text) || URL.canParse(`http://${text}`),
  'an Origin': (text) =>
    !isSameOrigin({ origin: text, host: 'a.example' }, 'https://a.example') ||
    new URL(text).origin === 'https://a.example',
  'an address of a peer': (text) => plainAddress(text).length <= 2 * text.length,
  'a chain of proxies': (text) => findClient('10.0.0.1', text, proxies) !== '',
  'a Cookie header': (text) =>
    typeof hasCookie(text, 'a') === 'boolean' && typeof isPersonal(text, undefined) === 'boolean',
  'a content type': (text) => bodyLimit({ pathname: '/', contentType: text, hasSessionCookie: false }) <= 1024 * 1024,
  'the environment': (text) => envNames.every((name) => isReadOrRefused(name, text)),
  'a button of a list': (text) =>
    !takeListIntent(toForm('__intent__', text), ['features']) || text.includes('features'),
  'the tools’ queries': (text) =>
    toolReaders.every(({ names, read }) =>
      names.every((name) => isReading(read(new URLSearchParams({ [name]: text })))),
    ),
  'a tool’s query as it is': (text) => toolReaders.every(({ read }) => isReading(read(toQuery(text.slice(0, 8000))))),
}

const toolReaders: readonly { names: readonly string[]; read: (query: URLSearchParams) => unknown }[] = [
  { names: ['phase'], read: readCallQuery },
  { names: ['huntType', 'done', 'have', 'truck', 'own', 'hide', 'add'], read: readChecklistQuery },
  { names: ['month'], read: (query) => readMoonQuery(query, '2026-11-21') },
  { names: ['location', 'weather', 'moonPhase'], read: readPredictorQuery },
  { names: ['luck', 'window'], read: (query) => readDraw(query) ?? {} },
  { names: ['state'], read: readRegulationQuery },
  { names: ['region', 'state', 'zone'], read: readRutQuery },
  { names: ['description', 'feature'], read: readStandQuery },
  { names: ['weight', 'unit', 'basis', 'deerType', 'processing', 'box'], read: readYieldQuery },
  { names: ['wind'], read: readWindQuery },
]

/** An attacker who looks for a slow expression sends letters of one kind. */
const longTexts = [
  'a',
  ' ',
  '<',
  '<b>',
  '<img ',
  '<img src=',
  '&',
  '&#',
  '-',
  '"',
  '%',
  '[',
  '{"a":',
  ',',
  '\n',
  '#',
  '*',
  '(',
  '1',
  '.',
  ':',
  '/',
  '\\',
  '=',
  ';',
  'ⅰ',
  'e\u0301',
  '🦌',
  'a ',
  'a-',
  'a.',
  '=a',
  'data:',
  '/images/',
  'Disallow: /*a',
]
  .map((piece) => piece.repeat(Math.ceil(100_000 / piece.length)))
  .flatMap((text) => [text, `${text}!`])
const long = sample(longTexts, 7)

/** A parser that is slow by nature has a limit on its text, which is checked before. */
const longestText: Readonly<Record<string, number>> = {
  'robots.txt': 65_536,
  'the tools’ queries': 8000,
  'the text of a placeholder': 8000,
  'an inbox’s query': 8000,
}
const longestMs = 1500

const runs = (inDeepTier: number) =>
  isDeep ? { numRuns: inDeepTier } : { numRuns: Math.ceil(inDeepTier / 5), seed: 1 }

describe.each(Object.entries(readers))('%s', (name, keepsPromise) => {
  test('of any kind is read as promised', { timeout: 60_000 }, () => {
    fc.assert(fc.property(fc.oneof(wildText, wildJson), keepsPromise), runs(150))
  })

  test('of a hundred thousand letters is read at once', { timeout: 120_000 }, () => {
    for (const text of long) {
      const startedAt = performance.now()
      keepsPromise(text.slice(0, longestText[name]))
      expect(performance.now() - startedAt, `${text.slice(0, 20)}…`).toBeLessThan(longestMs)
    }
  })
})

test('the HTML of a post is read at once, however odd', { timeout: 120_000 }, () => {
  for (const text of long) {
    const startedAt = performance.now()
    sanitizePostHtml(text)
    expect(performance.now() - startedAt, `${text.slice(0, 20)}…`).toBeLessThan(2 * longestMs)
  }
})

describe('a request', () => {
  useSiteDatabase()
  const body = fc.oneof(wildText, wildJson)
  const type = fc.constantFrom(
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'application/json',
    '',
  )
  const framed = fc
    .array(fc.tuple(wildText, wildText), { maxLength: 3 })
    .map(
      (parts) =>
        `${parts.map(([head, value]) => `--x\r\nContent-Disposition: form-data; name="a"${head}\r\n\r\n${value}\r\n`).join('')}--x--\r\n`,
    )

  test('is read as a form, or refused in words', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(body, framed), type, async (text, contentType) => {
        const request = () =>
          new Request('http://a.example/', { method: 'POST', body: text, headers: { 'Content-Type': contentType } })
        await refused(readFormData(request(), ['a']))
        await refused(readDashboardForm(request(), { fields: ['a', 'b[].c'], files: ['f'] }))
        await refused(readMultipart(request(), { text: ['a'], json: ['b'], flags: ['c'] }))
      }),
      runs(150),
    )
  })

  test('brings a cookie that is a session or none, a message or none', { timeout: 60_000 }, async () => {
    const value = wildText.map((text) => text.replaceAll(/[^\t\x20-\x7E]/g, ''))
    await fc.assert(
      fc.asyncProperty(value, async (text) => {
        const headers = { Cookie: `stagwise_session=${text}; stagwise_toast=${text}` }
        const request = new Request('http://a.example/', { headers })
        expect(await findSession(request)).toBeUndefined()
        expect((await takeToast(request)).toast).toBeNull()
      }),
      runs(150),
    )
  })
})

describe('a search', () => {
  const site = useSiteDatabase()

  test('of any text is answered', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(wildText, async (text) => {
        expect((await search(site.db, text)).results).toBeInstanceOf(Array)
      }),
      runs(150),
    )
    for (const text of long) await search(site.db, text.slice(0, 8000))
  })
})

test('a damaged picture is a picture or refused', { timeout: 120_000 }, async () => {
  const image = sharp({ create: { width: 24, height: 16, channels: 3, background: '#7a5' } })
  const whole = await Promise.all(
    [image.clone().png(), image.clone().jpeg(), image.clone().webp(), image.clone().gif(), image.clone().avif()].map(
      (each) => each.toBuffer(),
    ),
  )
  const change = fc.tuple(fc.nat(), fc.nat(255))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...whole),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      fc.nat(4),
      async (bytes, changes, cut) => {
        const damaged = Buffer.from(bytes.subarray(0, bytes.length - (cut === 0 ? Math.floor(bytes.length / 3) : 0)))
        for (const [at, value] of changes) damaged[at % damaged.length] = value
        await encodeUpload(damaged).catch((error: unknown) => {
          expect(error).toBeInstanceOf(ImageRefusedError)
        })
      },
    ),
    runs(120),
  )
})

async function refused(reading: Promise<unknown>): Promise<void> {
  await reading.catch((error: unknown) => {
    // A route throws an answer, or data with a status, on purpose.
    const isAnswer = error instanceof ApiError || (typeof error === 'object' && error !== null && 'init' in error)
    expect(isAnswer, String(error)).toBe(true)
  })
}

function isReadOrRefused(name: string, text: string): boolean {
  try {
    return Object.isExtensible(readEnv({ [name]: text }))
  } catch (error) {
    return (
      error instanceof EnvError &&
      error.faults.length > 0 &&
      (!/SECRET|PASSWORD/.test(name) || !error.message.includes(`"${text}"`))
    )
  }
}

function isReading(reading: unknown): boolean {
  return typeof reading === 'object' && reading !== null
}

function isUndefinedOr<Value>(value: Value | undefined, isRight: (value: Value) => boolean): boolean {
  return value === undefined || isRight(value)
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function toQuery(text: string): URLSearchParams {
  return new URLSearchParams(text)
}

function toForm(name: string, value: string): FormData {
  const form = new FormData()
  form.append(name, value)
  return form
}
