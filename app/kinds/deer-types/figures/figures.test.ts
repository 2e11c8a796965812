import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findDrawingAt } from '~/content/pictures/art/art-files.server'
import { artPath } from '~/paths'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { figureCaptions } from './figures.data'
import { figurePaths, figures } from './figures'

const kinds = ['families', 'coats'] as const

test.each(kinds)(
  'every drawing of %s has a caption, and every caption its drawing of the size that the page says',
  async (kind) => {
    const slugs = Object.keys(figureCaptions[kind])
    expect(readdirSync(`public/art/${kind}`).sort()).toEqual(slugs.map((slug) => `${slug}.svg`).sort())
    const { width, height } = figures[kind]
    for (const slug of slugs) expect(await findDrawingAt(artPath(kind, slug))).toMatchObject({ width, height })
  },
)

test('each sample species has its sexes drawn, and each but the moose its coats', () => {
  for (const { slug } of sampleDeerTypes) expect(figurePaths(slug)).toHaveLength(slug === 'moose' ? 1 : 2)
})

test('a species without drawings has no address of one', () => {
  expect(figurePaths('sambar')).toEqual([])
  expect(figurePaths('constructor')).toEqual([])
})

test.each(kinds)('captions of %s name coats and marks that the record tells of', (kind) => {
  const words = /spotted|spots|mane|bell|white|cream|straw|black|reddish-brown|red-brown|chestnut|gray/g
  for (const [slug, caption] of Object.entries(figureCaptions[kind])) {
    const record = JSON.stringify(sampleDeerTypes.find((species) => species.slug === slug)).toLowerCase()
    const said = caption.toLowerCase().match(words) ?? []
    expect(said.filter((word) => !record.includes(word))).toEqual([])
  }
})
