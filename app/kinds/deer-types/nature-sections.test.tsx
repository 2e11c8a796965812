import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { DeerType } from './deer-types'
import { GallerySection } from './nature-sections'

const elk = { name: 'Elk', galleryImages: [] } satisfies Partial<DeerType>

function render(galleryImages: string[]): string {
  const drawingTitles = { '/art/tracks/elk.svg': 'Tracks of an elk' }
  return renderToStaticMarkup(<GallerySection deerType={{ ...elk, galleryImages }} drawingTitles={drawingTitles} />)
}

describe('the gallery of a species', () => {
  test('says when there is nothing in it, or nothing of this site', () => {
    expect(render([])).toContain('No gallery images available yet.')
    expect(render(['https://other.example/a.png'])).toContain('No gallery images available yet.')
  })

  test('says of a drawing what it shows, and counts what was uploaded', () => {
    const html = render(['/art/tracks/elk.svg', '/images/a-800.webp'])
    expect(html).toMatch(/<figcaption[^>]*>Tracks of an elk</)
    expect(html).toContain('alt="Drawing: Tracks of an elk"')
    expect(html).toContain('alt="Elk, 2 of 2"')
    expect(html.match(/<figcaption/g)).toHaveLength(1)
  })
})
