import { expect, test } from 'vitest'
import { loader } from '~/routes/api/placeholder'
import { callRoute } from '../routes/call-route'

function get(width: string, height: string, query: string) {
  return callRoute(loader, { path: `/api/placeholder/${width}/${height}${query}`, params: { width, height } })
}

test('draws an SVG of the size that was asked for, which runs nothing', async () => {
  const { status, headers, body } = await get('400', '300', '?text=Elk%20%3Cb%3E')
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8')
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(body).toMatch(/^<svg [^>]*width="400" height="300"/)
  expect(body).toContain('<title>Elk &#60;b&#62;</title>')
})

test('answers 304 to those who have it', async () => {
  const { headers } = await get('400', '300', '?text=Elk')
  const known = { 'If-None-Match': headers.get('ETag') ?? '' }
  const again = await callRoute(loader, {
    path: '/api/placeholder/400/300?text=Elk',
    params: { width: '400', height: '300' },
    headers: known,
  })
  expect(again.status).toBe(304)
  expect(again.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
})

test.each([
  ['0', '300'],
  ['400', '4001'],
  ['x', '300'],
  ['4e2', '300'],
])('refuses the size %s by %s', async (width, height) => {
  expect(await get(width, height, '')).toMatchObject({
    status: 400,
    body: { message: 'Width and height are whole numbers from 1 to 4000' },
  })
})
