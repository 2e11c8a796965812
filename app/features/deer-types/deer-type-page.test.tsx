import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StaticDocumentContext } from '~/components/layout/static-document'
import { DeerTypePage } from './deer-type-page'
import type { DeerType } from './deer-types'

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

function render(deerType: DeerType) {
  const html = renderToStaticMarkup(
    <StaticDocumentContext.Provider value={{ headers: {}, fixed: () => '' }}>
      <DeerTypePage deerType={deerType} drawingTitles={{}} breadcrumbs={[]} />
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
