import { describe, expect, test } from 'vitest'
import { bodyPictures, withPictureSources } from './body-pictures'

const large = { width: 1200, height: 800, avif: '/images/l-400.avif 400w', webp: '/images/l-400.webp 400w', card: null }
const small = { width: 300, height: 200, avif: null, webp: '/images/s-300.webp 300w', card: null }
const pictures = { '/images/l': large, '/images/s': small }

const wide = 'sizes="(min-width: 640px) 640px, 92vw"'
const largeSource = `<source type="image/avif" srcset="${large.avif}" ${wide} />`

test('finds the pictures of a text, in their order', () => {
  const html = '<p><img src="/images/b" alt="" loading="lazy" /> and <img alt="x" src="/images/a" /></p><img alt="">'
  expect(bodyPictures(html)).toEqual(['/images/b', '/images/a'])
})

test('a picture gets its files and its size', () => {
  const html = '<p>One <img src="/images/l" alt="An &quot;elk&quot; &lt;big&gt;" loading="lazy" /> more</p>'
  expect(withPictureSources(html, pictures)).toBe(
    `<p>One <picture>${largeSource}<img src="/images/l" alt="An &quot;elk&quot; &lt;big&gt;" loading="lazy"` +
      ` srcset="${large.webp}" ${wide} width="1200" height="800" /></picture> more</p>`,
  )
})

test('one in a single format stands alone, and no wider than it is', () => {
  expect(withPictureSources('<img src="/images/s" alt="" />', pictures)).toBe(
    `<img src="/images/s" alt="" srcset="${small.webp}" sizes="(min-width: 300px) 300px, 92vw" width="300" height="200" />`,
  )
})

describe('a size that the text gives', () => {
  test.each([
    ['width="600" height="100"', 'width="600" height="100"', '(min-width: 600px) 600px, 92vw'],
    ['width="600"', 'width="600" height="400"', '(min-width: 600px) 600px, 92vw'],
    ['height="400"', 'width="600" height="400"', '(min-width: 600px) 600px, 92vw'],
    ['width="2000"', 'width="2000" height="1333"', '(min-width: 640px) 640px, 92vw'],
    ['height="1"', 'width="2" height="1"', '(min-width: 2px) 2px, 92vw'],
    ['width="1"', 'width="1" height="1"', '(min-width: 1px) 1px, 92vw'],
  ])('%s is kept', (given, expected, sizes) => {
    const html = withPictureSources(`<img src="/images/l" alt="" ${given} />`, pictures)
    expect(html).toContain(` sizes="${sizes}" ${expected} />`)
    expect(html.match(/ width=/g)).toHaveLength(1)
  })
})

test.each([
  ['text alone', '<p>a &lt;img src="/images/l"&gt;</p>'],
  ['a picture of which nothing is known', '<img src="/images/other" alt="" />'],
  ['a picture without an address', '<img alt="" />'],
  ['a name that every object has', '<img src="constructor" alt="" />'],
])('%s stays as it is', (_, html) => {
  expect(withPictureSources(html, pictures)).toBe(html)
})

test('twice is like once', () => {
  const once = withPictureSources('<img src="/images/l" alt="" /><img src="/images/s" alt="" />', pictures)
  expect(withPictureSources(once, pictures)).toBe(once)
  expect(bodyPictures(once)).toEqual(['/images/l', '/images/s'])
})
