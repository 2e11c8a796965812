import { describe, expect, test } from 'vitest'
import { findDrawingAt } from '~/content/pictures/art/art-files.server'
import { leadPicture, postPicture } from './post-pictures'

const post = { id: 3, title: 'Reading sign', content: '<p>No picture</p>', featuredImageUrl: null, imageAltText: null }
const plain = (file: string) => ({ src: `/art/${file}.svg`, alt: '' })

describe('the picture of a post', () => {
  test('is its own, with its words', () => {
    const own = { ...post, featuredImageUrl: '/images/a-800.webp', imageAltText: 'A rub' }
    const content = '<img src="/images/b-800.webp" alt="" />'
    expect(postPicture({ ...own, content }, 0)).toEqual({ src: '/images/a-800.webp', alt: 'A rub' })
  })

  test('else the first of its text', () => {
    const content =
      '<p>a</p><img src="/images/b.webp?a=1&amp;b=2" alt="&quot;Sign&quot; &amp; more" /><img src="/c" alt="" />'
    expect(postPicture({ ...post, title: 'Carrot', content }, 0)).toEqual({
      src: '/images/b.webp?a=1&b=2',
      alt: '"Sign" & more',
    })
  })

  test.each([
    ['Do deer eat carrot tops?', plain('botanicals/carrot')],
    ['HOSTAS and hunger', plain('botanicals/hostas')],
    ['Marigold: safe from deer?', plain('botanicals/marigold')],
    ['Marigold and carrot', plain('botanicals/carrot')],
  ])('else one that the title names: %s', (title, picture) => {
    expect(postPicture({ ...post, title }, 2)).toEqual(picture)
  })

  test.each(['Carrots', 'Hosta', 'Marigolds in bloom'])('whole words alone count: %s', (title) => {
    expect(postPicture({ ...post, title }, 0)).toEqual(plain('landscapes/oak-ridge'))
  })

  test('else one of five by position', async () => {
    const names = [0, 1, 2, 3, 4, 5, 12].map((position) => postPicture({ ...post, id: 99 }, position).src)
    expect(new Set(names.slice(0, 5)).size).toBe(5)
    expect([names[5], names[6]]).toEqual([names[0], names[2]])
    for (const src of names) expect(await findDrawingAt(src)).toBeDefined()
  })

  test('is never one of another site that somehow stands in the text', () => {
    const content = '<img src="https://other.example/a.png" alt="" />'
    expect(postPicture({ ...post, content }, 0)).toEqual(plain('landscapes/oak-ridge'))
  })
})

describe('above its text on its own page', () => {
  const first = '<p><img src="/images/b-800.webp" alt="B" /></p><p>a</p>'
  const withSource = first.replace('<img', '<picture><source type="image/avif" srcset="/images/b-800.avif 800w" /><img')
  const further = '<p>a</p><p><img src="/images/b-800.webp" alt="B" /></p>'
  const b = '/images/b-800.webp'
  const foreign = '<img src="https://other.example/a.png" alt="" />'

  test.each([
    ['nothing where the text begins with the picture', { content: first }, undefined],
    [
      'nothing where that picture has a caption',
      { content: first.replace('<p>', '<figure>').replace('</p>', '</figure>') },
      undefined,
    ],
    ['nothing where that picture has further formats', { content: withSource }, undefined],
    ['nothing where it begins with the featured image', { content: first, featuredImageUrl: b }, undefined],
    ['nothing where the text has that picture in its place', { content: further }, undefined],
    ['the featured image where that picture is also in the text', { content: further, featuredImageUrl: b }, b],
    ['a featured image of its own', { content: first, featuredImageUrl: '/images/a-800.webp' }, '/images/a-800.webp'],
    ['one that the title names', { title: 'Carrot' }, '/art/botanicals/carrot.svg'],
    ['a landscape by its id', {}, '/art/landscapes/cedar-thicket.svg'],
    [
      'a landscape where the text shows no picture of this site',
      { content: foreign },
      '/art/landscapes/cedar-thicket.svg',
    ],
  ])('is %s', (_, change, src) => {
    expect(leadPicture({ ...post, ...change })?.src).toBe(src)
  })
})
