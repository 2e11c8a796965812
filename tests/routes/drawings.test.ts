/** Drawn pictures as files: plates and motifs as SVG, and the PNG beside a shared link. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { artVersion, lastingPath } from '~/components/ui/art-version'
import { drawSocialCard } from '~/features/art/social-card'
import { readLetters } from '~/features/art/social-card.server'
import { loader as drawing } from '~/routes/files/drawing'
import { loader as socialCard } from '~/routes/files/social-card'
import { artPath, cardPath } from '~/paths'
import { callRoute } from './call-route'
import { addDeerType, addPost, addProduct, useSiteDatabase } from './site-database'

const site = useSiteDatabase()

function draw(kind: string, name: string, { query = '', headers = {} } = {}) {
  return callRoute(drawing, { path: `/art/${kind}/${name}${query}`, params: { kind, name }, headers })
}

describe('/art/{kind}/{name}.svg', () => {
  test('is an SVG that runs nothing and is asked for again', async () => {
    const { status, headers, body } = await draw('contours', 'tools.svg')
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8')
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; sandbox/)
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    expect(body).toMatch(/^<svg /)
  })

  test('is asked for again while the code that draws has no version, as here', async () => {
    const address = lastingPath(artPath('contours', 'tools'))
    expect(address).toBe(`/art/contours/tools.svg?v=${artVersion}`)
    const { headers } = await draw('contours', 'tools.svg', { query: `?v=${artVersion}` })
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  })

  test('answers 304 to those who have it', async () => {
    const { headers } = await draw('contours', 'tools.svg')
    const again = await draw('contours', 'tools.svg', { headers: { 'If-None-Match': headers.get('ETag') ?? '' } })
    expect(again.status).toBe(304)
  })

  test.each([
    ['species', 'unicorn.svg'],
    ['species', 'elk'],
    ['species', '.svg'],
    ['unicorns', 'elk.svg'],
    ['__proto__', 'toString.svg'],
    ['contours', '../tools.svg'],
    ['landscapes', 'oak-ridge_noon.svg'],
    // Whatever a seed could draw is not drawn for whoever makes one up.
    ['landscapes', 'made-up.svg'],
    ['contours', 'made-up.svg'],
    ['landscapes', 'home_dusk_m30.svg'],
  ])('there is no %s/%s', async (kind, name) => {
    const { status, headers } = await draw(kind, name)
    expect(status).toBe(404)
    expect(headers.get('Cache-Control')).toBe('no-store')
  })
})

test('other pictures keep their address', () => {
  expect(lastingPath('/images/abc-800.webp')).toBe('/images/abc-800.webp')
  expect(lastingPath('/art/species/elk.svg?v=1')).toBe('/art/species/elk.svg?v=1')
})

describe('/art/cards/{type}/{slug}.png', () => {
  async function card(type: string, name: string, headers: Record<string, string> = {}) {
    const path = `/art/cards/${type}/${encodeURIComponent(name)}`
    const request = new Request(`http://localhost:3000${path}`, { headers })
    const args = { request, params: { type, name }, context: {} }
    return socialCard(args)
  }

  test('is a PNG of 1200 × 630 for each kind of public page', async () => {
    await addProduct(site.db, { slug: 'rope', name: 'Rope' })
    await addDeerType(site.db, { slug: 'elk', name: 'Elk' })
    await addPost(site.db, { slug: 'rut', title: `A title of ${'many long words '.repeat(11)}end` })
    const pages = [
      ['page', 'home.png'],
      ['page', 'elk.png'],
      ['product', 'rope.png'],
      ['blog', 'rut.png'],
      ['tool', 'moon-phase-calendar.png'],
    ] as const
    for (const [type, name] of pages) {
      const answer = await card(type, name)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Content-Type')).toBe('image/png')
      const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata()
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
    }
  })

  test('draws every letter whole, those of two parts too', () => {
    const letters = readLetters()
    const outline = letters.outline('Hunting Seasons äöéñ ½ “…”', { x: 0, y: 0, size: 40 })
    expect(outline).toMatch(/^M[-0-9.MLQCZ ]+$/)
    // A stem and a dot; a single point would be a dot alone.
    expect(letters.outline('i', { x: 0, y: 0, size: 40 }).match(/M/g)).toHaveLength(2)
  })

  test('shows another name once the page has one', async () => {
    const { id } = await addDeerType(site.db, { slug: 'elk', name: 'Elk' })
    const before = Buffer.from(await (await card('page', 'elk.png')).arrayBuffer())
    await site.db.updateTable('deerTypes').set({ name: 'Wapiti' }).where('id', '=', id).execute()
    const after = Buffer.from(await (await card('page', 'elk.png')).arrayBuffer())
    expect(after.equals(before)).toBe(false)
  })

  test('answers 304 while the content is the same', async () => {
    const tag = (await card('page', 'home.png')).headers.get('ETag') ?? ''
    expect((await card('page', 'home.png', { 'If-None-Match': tag })).status).toBe(304)
    await addDeerType(site.db, { slug: 'elk' })
    expect((await card('page', 'home.png', { 'If-None-Match': tag })).status).toBe(200)
  })

  test('shows the site’s name for a title that its letters cannot write', async () => {
    await addDeerType(site.db, { slug: 'elk', name: '鹿' })
    expect((await card('page', 'elk.png')).status).toBe(200)
    const letters = readLetters()
    const drawing = { title: 'Nothing', width: 10, height: 10, body: '' }
    const cardOf = (title: string) => drawSocialCard({ title, siteName: 'Stagwise' }, drawing, letters)
    expect(cardOf('鹿')).toBe(cardOf('Stagwise'))
  })

  test('is not made for more readers than the site can serve', async () => {
    const slugs = Array.from({ length: 30 }, (_, index) => `elk-${String(index)}`)
    for (const slug of slugs) await addDeerType(site.db, { slug, name: slug })
    const statuses = await Promise.all(slugs.map(async (slug) => (await card('page', `${slug}.png`)).status))
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(12)
    const [last = ''] = slugs.slice(-1)
    expect((await card('page', `${last}.png`)).status).toBe(200)
  })

  test('shows nothing of a draft or a species that is switched off, and none for legal pages', async () => {
    await addPost(site.db, { slug: 'secret', isPublished: 0 })
    await addDeerType(site.db, { slug: 'hidden', isActive: 0 })
    await addProduct(site.db, { slug: 'gone', isActive: 0 })
    for (const [type, name] of [
      ['blog', 'secret.png'],
      ['page', 'hidden.png'],
      ['product', 'gone.png'],
      ['page', 'terms.png'],
      ['page', 'none.png'],
      ['page', 'home'],
      ['page', '.png'],
      ['unicorn', 'home.png'],
    ] as const) {
      expect((await card(type, name)).status).toBe(404)
    }
  })

  test('addresses are safe for any slug', () => {
    expect(cardPath('page', 'a b/c')).toBe('/art/cards/page/a%20b%2Fc.png')
  })
})
