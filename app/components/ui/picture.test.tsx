import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Pictures } from '~/lib/picture-source'
import { Picture, PicturesContext } from './picture'
import { PictureGrid } from './picture-grid'

function render(pictures: Pictures): string {
  return renderToStaticMarkup(
    <PicturesContext.Provider value={pictures}>
      <Picture src="/images/a" alt="An elk" sizes="92vw" width={400} height={300} loading="lazy" className="w-full" />
    </PicturesContext.Provider>,
  )
}

const source = { width: 1200, height: 900, avif: '/images/a.avif 800w', webp: '/images/a.webp 800w', card: null }
const image =
  '<img loading="lazy" class="w-full" sizes="92vw" srcSet="/images/a.webp 800w" src="/images/a" alt="An elk" width="1200" height="900"/>'

test('names its files, AVIF first', () => {
  expect(render({ '/images/a': source })).toBe(
    `<picture class="contents"><source type="image/avif" srcSet="/images/a.avif 800w" sizes="92vw"/>${image}</picture>`,
  )
})

test('is one image while there is no AVIF', () => {
  expect(render({ '/images/a': { ...source, avif: null } })).toBe(image)
})

test.each([
  ['nothing is known of it', {}],
  ['it has no files', { '/images/a': { ...source, webp: null } }],
])('is shown from its address alone where %s', (_, pictures) => {
  expect(render(pictures)).toBe(
    '<img src="/images/a" alt="An elk" width="400" height="300" loading="lazy" class="w-full"/>',
  )
})

test('is asked for before others where it is seen first', () => {
  expect(
    renderToStaticMarkup(<Picture src="/a" alt="" sizes="92vw" width={4} height={3} isFirst className="" />),
  ).toContain(' fetchpriority="high"')
  expect(render({})).not.toContain('fetchpriority')
})

test('is cropped around its focal point, if it has one', () => {
  expect(render({ '/images/a': { ...source, avif: null, focus: '20% 80%' } })).toBe(
    image.replace('class="w-full"', 'class="w-full" style="object-position:20% 80%"'),
  )
})

test('in a gallery has its own text and caption, else its place there; a drawing keeps its title', () => {
  const grid = renderToStaticMarkup(
    <PicturesContext.Provider
      value={{ '/images/a': { ...source, alt: 'A buck', caption: 'At dawn' }, '/images/b': source }}
    >
      <PictureGrid
        of="Elk"
        pictures={['/images/a', '/images/b', '/art/elk.svg']}
        sizes="92vw"
        describe={(src) => (src.startsWith('/art/') ? 'Elk' : undefined)}
      />
    </PicturesContext.Provider>,
  )
  expect(Array.from(grid.matchAll(/alt="([^"]*)"/g), ([, alt]) => alt)).toEqual([
    'A buck',
    'Elk, 2 of 3',
    'Drawing: Elk',
  ])
  expect(Array.from(grid.matchAll(/<figcaption[^>]*>([^<]*)/g), ([, text]) => text)).toEqual(['At dawn', 'Elk'])
})
