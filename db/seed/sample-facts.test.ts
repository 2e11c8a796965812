/** Facts that hunters asked for: where each is said, and the source that its mark names. */
import { expect, test } from 'vitest'
import { DeerTypeInput } from '~/features/deer-types/deer-types.schema'
import { markedSources } from '~/features/deer-types/source-marks'
import { sampleDeerTypes } from './deer-types/deer-types.data'

const facts: [fact: string, slug: string, words: string, address: string][] = [
  ['EHD', 'white-tailed-deer', 'biting midges carry', 'cwhl.vet.cornell.edu'],
  ['EHD and the meat', 'white-tailed-deer', 'does not affect people', 'ocvn.osu.edu'],
  ['communal scrapes', 'white-tailed-deer', 'very active at scrapes, too', 'bearworks.missouristate.edu'],
  ['nasal bots', 'white-tailed-deer', 'Nasal bots, the larvae', 'nasal-bots-parasites'],
  ['tetracycline', 'white-tailed-deer', 'antibiotic tetracycline', 'oral-biomarking'],
  ['the ban on selling wild game', 'white-tailed-deer', 'forbid hunters to sell game', '9-11-237'],
  ['how long infected deer look healthy', 'white-tailed-deer', '18 to 24 months', 'usgs.gov'],
  ['a negative test', 'white-tailed-deer', 'is no guarantee', 'cwd-info.org'],
  ['freezing and prions', 'white-tailed-deer', 'Freezing is no help', 'what-are-prions'],
  ['lead fragments', 'white-tailed-deer', '6 in (15 cm) from the wound', 'doi.org/10.2193'],
  ['lead fragments, farthest', 'white-tailed-deer', '18 in (46 cm)', 'startribune.com/cleaning-deer'],
  ['blaze orange', 'white-tailed-deer', 'a blaze orange law', 'pubmed.ncbi.nlm.nih.gov/8614879'],
  ['tooth cementum', 'white-tailed-deer', 'rings of its cementum', 'tooth-wear-versus-cementum-annuli'],
  ['CWD in mule deer', 'mule-deer', '18 to 24 months', 'usgs.gov'],
  ['CWD in elk', 'elk', 'infected elk may live up to seven years', 'trib.com'],
  ['Sitka blacktails', 'mule-deer', 'sitkensis', 'adfg.alaska.gov'],
  ['moose declines', 'moose', 'declined by more than half within a decade', 'twincities.com'],
  ['causes of moose declines', 'moose', 'winter ticks killed almost 90 percent', 'bangordailynews.com'],
  ['trend', 'white-tailed-deer', 'In its assessment of 2008 the trend was stable', 'IUCN-Mammalia-2010-06-21'],
  ['trend', 'mule-deer', 'seem to be relatively stable', 'iucnredlist.org/species/42393'],
  ['trend', 'moose', 'trend of the Red List was increasing', 'Wildlife-Comeback-in-Europe'],
  ['trend', 'caribou', 'decline of about 40 percent', 'deerspecialistgroup'],
  ['trend', 'red-deer', 'with an increasing trend', 'T55997072A22155320'],
  ['trend', 'fallow-deer', 'no single trend for the species', 'iucnredlist.org/species/42188/10656554'],
  ['trend', 'sika-deer', 'rising in Japan and stable in Russia', 'iucnredlist.org/species/41788'],
  ['introduced', 'white-tailed-deer', 'on Stewart Island', 'deer-white-tail'],
  ['lost', 'white-tailed-deer', '395 deer in 23 counties', 'news-leader.com'],
  ['introduced', 'mule-deer', 'Kauai in Hawaii got 35', 'hawaiiungulates.com'],
  ['lost', 'mule-deer', 'New Zealand released five in 1905', 'doc.govt.nz'],
  ['introduced', 'elk', 'New Zealand released 18', 'cabi.org'],
  ['lost', 'elk', 'shot in Pennsylvania on September 1, 1877', 'Eastern_elk'],
  ['introduced', 'moose', 'brought 24 from Utah and Wyoming', 'cpw.state.co.us'],
  ['lost', 'moose', 'The Caucasus lost its moose', '41782'],
  ['introduced', 'caribou', 'took reindeer to South Georgia', 'arcadia'],
  ['lost', 'caribou', 'South Selkirk', 'adn.com'],
  ['introduced', 'red-deer', 'New Zealand got its first in 1851', 'teara'],
  ['lost', 'red-deer', 'they died out; animals released', 'dn.pt'],
  ['introduced', 'fallow-deer', 'first arrived in 1864', 'deerhuntingnz.com'],
  ['lost', 'fallow-deer', 'collapsed until 2000', '09397140.2010.10638383'],
  ['introduced', 'sika-deer', 'France got sika in 1890', 'pnie'],
  ['lost', 'sika-deer', 'Jeju Island they died out', '191C87F5'],
]

test.each(facts)('%s: %s', (_, slug, words, address) => {
  const { sources, ...texts } = DeerTypeInput.parse({
    ...sampleDeerTypes.find((sample) => sample.slug === slug),
    isActive: true,
  })
  const said = allTexts(texts).filter((text) => text.includes(words))
  expect(said).toHaveLength(1)
  const cited = said.flatMap(markedSources).map((number) => sources[number - 1]?.url ?? '')
  expect(cited.filter((url) => url.includes(address))).not.toEqual([])
})

function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : []
}
