/** Drawings have addresses, and a shared link has a PNG. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { artVersion, lastingPath } from '~/components/ui/art-version'
import { drawSocialCard } from '~/content/pictures/art/social-card'
import { readLetters } from '~/content/pictures/art/social-card.server'
import { loader as drawRange } from '~/routes/files/range-map'
import { loader as socialCard } from '~/routes/files/social-card'
import { artPath, cardPath } from '~/paths'
import { callRoute } from './call-route'
import { addDeerType, addPost, addProduct, useSiteDatabase } from './site-database'

const site = useSiteDatabase()

test('a drawing has its version in its address', () => {
  expect(lastingPath(artPath('contours', 'tools'))).toBe(`/art/contours/tools.svg?v=${artVersion}`)
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
    // The letter is a stem and a dot; a single outline would be the dot alone.
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

describe('the range map of an operator’s own species', () => {
  const draw = (query: string) => callRoute(drawRange, { path: `/art/own-range.svg?${query}` })

  test('is drawn from the regions that its address names', async () => {
    const answer = await draw('native=MEX.USA-TX&introduced=CHL')
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(answer.body).toMatch(/^<svg [^]*<title>Range map<[/]title>/)
  })

  test.each(['', 'native=', 'native=XXX', 'native=MEX&more=1', 'native=__proto__'])('%j has none', async (query) => {
    expect((await draw(query)).status).toBe(404)
  })
})
