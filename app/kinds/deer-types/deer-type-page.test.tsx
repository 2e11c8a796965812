import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StaticDocumentContext } from '~/components/ui/site-link'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { DeerTypePage } from './deer-type-page'
import type { DeerType } from './deer-types'
import { DeerTypeInput } from './deer-types.schema'

const sambar: DeerType = {
  id: 1,
  name: 'Sambar',
  slug: 'sambar',
  scientificName: 'Rusa unicolor',
  generalDescription: 'A large deer of South Asia.',
  bodySize: null,
  antlerType: null,
  uniqueTraits: null,
  evolutionaryLineage: null,
  firstDiscoveredLocation: null,
  countriesFound: [],
  continentsFound: [],
  typicalHabitats: [],
  altitudePreferences: null,
  climatePreferences: null,
  maleSize: null,
  femaleSize: null,
  maleWeight: null,
  femaleWeight: null,
  antlerShape: null,
  coloration: null,
  physicalDifferences: null,
  dietType: null,
  springDiet: [],
  summerDiet: [],
  fallDiet: [],
  winterDiet: [],
  feedingHabits: null,
  matingSeasonStart: null,
  matingSeasonEnd: null,
  gestationPeriod: null,
  parentingHabits: null,
  lifespanWild: null,
  lifespanCaptivity: null,
  dailyActivity: null,
  territorialBehavior: null,
  herdingBehavior: null,
  migrationBehavior: null,
  conservationStatus: 'Vulnerable',
  conservationEfforts: null,
  protectedAreas: [],
  conservationLaws: null,
  huntingRegions: [],
  huntingRegulations: null,
  huntingBestPractices: null,
  recommendedEquipment: [],
  trackingSigns: [],
  interestingFacts: [],
  culturalSignificance: null,
  mythsAndLegends: null,
  faqQuestions: [],
  sources: [],
  metaTitle: null,
  metaDescription: null,
  metaKeywords: null,
  isActive: true,
  featuredImageUrl: null,
  galleryImages: [],
}

function render(deerType: DeerType, drawingTitles: Record<string, string> = {}) {
  const html = renderToStaticMarkup(
    <StaticDocumentContext.Provider value>
      <DeerTypePage deerType={deerType} drawingTitles={drawingTitles} breadcrumbs={[]} />
    </StaticDocumentContext.Provider>,
  )
  const all = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, id]) => id)
  return { html, sections: all(/<section id="([a-z]+)"/g), links: all(/href="#([a-z]+)"/g) }
}

test('sections without text are left out of the page and of the jump bar', () => {
  const { html, sections, links } = render(sambar)
  expect(sections).toEqual(['about', 'gallery', 'conservation', 'faqs'])
  expect(links).toEqual(sections)
  expect(html).not.toContain('Nothing has been written here yet')
  expect(html).toContain('No gallery images available yet.')
  expect(html).toContain('No frequently asked questions available yet.')
})

test('drawings are shown where there are some, each with its title as alternative text and a caption', () => {
  const withDrawings = { '/art/coats/elk.svg': 'Two coats of an elk' }
  const { html } = render({ ...sambar, slug: 'elk', coloration: 'Tan.' }, withDrawings)
  expect(html).toContain('alt="Two coats of an elk"')
  expect(html).toContain('A bull in summer')
  expect(html).not.toContain('Male, female and young')
  expect(render({ ...sambar, coloration: 'Brown.' }).html).not.toContain('<figcaption')
})

test.each([
  ['an operator’s own species', { countriesFound: ['India'] }, '/art/own-range.svg?native=IND', 430],
  [
    'one of North America',
    { countriesFound: ['United States: Texas (introduced)'] },
    '/art/own-range.svg?introduced=USA-TX',
    1206,
  ],
  ['a sample species', { slug: 'moose', countriesFound: sampleCountries('moose') }, '/art/ranges/moose.svg', 1206],
])('the field card of %s leads to its range map', (_, own, src, height) => {
  const { html } = render({ ...sambar, matingSeasonStart: 'October', matingSeasonEnd: 'November', ...own })
  const [, thumbnail = ''] = /<a href="#regions"[^>]*>(<img[^>]*>)<\/a>/.exec(html) ?? []
  expect(thumbnail).toContain(`src="${src}`)
  expect(thumbnail).toContain(`height="${String(height)}"`)
  expect(html.split(src)).toHaveLength(3)
})

function sampleCountries(slug: string) {
  return sampleDeerTypes.find((sample) => sample.slug === slug)?.countriesFound.slice() ?? []
}

test('a species of no known country has no range map and no thumbnail', () => {
  const { html } = render({
    ...sambar,
    matingSeasonStart: 'October',
    matingSeasonEnd: 'November',
    countriesFound: ['Atlantis'],
  })
  expect(html).toContain('Rut')
  expect(html).not.toContain('own-range')
})

const written: [string, Partial<DeerType>][] = [
  ['origins', { firstDiscoveredLocation: 'India' }],
  ['regions', { typicalHabitats: ['Forest'] }],
  ['physical', { femaleWeight: '200 lb' }],
  ['diet', { winterDiet: ['Bamboo'] }],
  ['breeding', { lifespanWild: '12 years' }],
  ['behavior', { herdingBehavior: 'Small groups.' }],
  ['hunting', { trackingSigns: ['Rubs'] }],
  ['facts', { mythsAndLegends: 'Many.' }],
]

test.each(written)('one text is enough for the section %s', (id, text) => {
  const { sections, links } = render({ ...sambar, ...text })
  expect(sections).toHaveLength(5)
  expect(sections).toContain(id)
  expect(links).toEqual(sections)
})

const source = { publisher: 'A park', url: 'https://a.example/sambar', readOn: '2026-11-21', usedFor: 'size' }

test('a mark leads to its source, and the source back', () => {
  const { html, links } = render({
    ...sambar,
    feedingHabits: 'It grazes by night. [2] It swims. [3]',
    sources: [
      { ...source, title: 'Sambar & others', section: 'conservation' },
      { ...source, title: 'Food of sambar', section: '' },
    ],
  })
  expect(html).toContain(
    'night.<sup><a id="cite-feedingHabits-1" href="#source-2" aria-label="Source [2]">[2]</a></sup> It swims. [3]',
  )
  expect(html).toMatch(/<li id="source-2".*Supports: .*<a href="#cite-feedingHabits-1">Diet<\/a>/)
  expect(html).toMatch(/<li id="source-1".*Supports: .*<a href="#conservation">Conservation<\/a>/)
  expect(html).toContain('>Sambar &amp; others</a>')
  expect(links).toContain('sources')
})

test.each(sampleDeerTypes.map((sample) => [sample.name, sample] as const))(
  'every link within the page of the %s leads to a place of its own',
  (_, sample) => {
    const { html } = render({ id: 1, ...DeerTypeInput.parse({ ...sample, isActive: true }) })
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id)
    const targets = Array.from(html.matchAll(/href="#([^"]+)"/g), ([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(targets.filter((id) => !ids.includes(id))).toEqual([])
    expect(html).not.toMatch(/(?<!Source )\[\d+\](?!<)/)
    sample.sources.forEach((_each, index) => {
      expect(targets).toContain(`source-${String(index + 1)}`)
    })
  },
)
