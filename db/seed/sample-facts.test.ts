/**
 * Hunters asked for these facts. Each row has the page that says it, its words there, and the source that its mark
 * names.
 */
import { expect, test } from 'vitest'
import { DeerTypeInput } from '~/kinds/deer-types/deer-types.schema'
import { markedSources } from '~/kinds/deer-types/source-marks'
import { callPhases } from '~/tools/call-recommender/call-recommender.data'
import { checklistContent } from '~/tools/checklist/checklist.data'
import { huntTypes } from '~/tools/checklist/checklist-items.data'
import { yieldContent } from '~/tools/venison-yield/venison-yield.data'
import { htmlToText } from '~/lib/html-text'
import { sampleBlogPosts } from './blog-posts/blog-posts.data'
import { sampleDeerTypes } from './deer-types/deer-types.data'
import { sampleProducts } from './products.data'

const facts: [fact: string, slug: string, words: string, address: string][] = [
  ['EHD', 'white-tailed-deer', 'biting midges carry', 'cwhl.vet.cornell.edu'],
  ['EHD and the meat', 'white-tailed-deer', 'does not affect people', 'ocvn.osu.edu'],
  ['communal scrapes', 'white-tailed-deer', 'were busy at scrapes, too', 'bearworks.missouristate.edu'],
  ['nasal bots', 'white-tailed-deer', 'Nasal bots, the larvae', 'nasal-bots-parasites'],
  ['tetracycline', 'white-tailed-deer', 'antibiotic tetracycline', 'oral-biomarking'],
  ['the ban on selling wild game', 'white-tailed-deer', 'forbid hunters from selling game', '9-11-237'],
  ['how long infected deer look healthy', 'white-tailed-deer', '18 to 24 months', 'usgs.gov'],
  ['a negative test', 'white-tailed-deer', 'is no guarantee', 'cwd-info.org'],
  ['freezing and prions', 'white-tailed-deer', 'Freezing is no help', 'what-are-prions'],
  ['lead fragments', 'white-tailed-deer', '6 in (15 cm) from the wound', 'doi.org/10.2193'],
  ['lead fragments, farthest', 'white-tailed-deer', '18 in (46 cm)', 'startribune.com/cleaning-deer'],
  ['blaze orange', 'white-tailed-deer', 'a blaze orange law', 'pubmed.ncbi.nlm.nih.gov/8614879'],
  ['tooth cementum', 'white-tailed-deer', 'rings in its cementum', 'tooth-wear-versus-cementum-annuli'],
  ['CWD in mule deer', 'mule-deer', '18 to 24 months', 'usgs.gov'],
  ['CWD in elk', 'elk', 'infected elk may live up to seven years', 'trib.com'],
  ['Sitka blacktails', 'mule-deer', 'sitkensis', 'adfg.alaska.gov'],
  ['moose declines', 'moose', 'declined by more than half within a decade', 'twincities.com'],
  ['causes of moose declines', 'moose', 'winter ticks killed almost 90 percent', 'bangordailynews.com'],
  ['trend', 'white-tailed-deer', 'The 2008 review called numbers stable', 'IUCN-Mammalia-2010-06-21'],
  ['trend', 'mule-deer', 'seem fairly stable', 'iucnredlist.org/species/42393'],
  ['trend', 'moose', 'moose were gaining ground in Europe and worldwide', 'Wildlife-Comeback-in-Europe'],
  ['trend', 'caribou', 'decline of about 40 percent', 'deerspecialistgroup'],
  ['trend', 'red-deer', 'with numbers rising', 'T55997072A22155320'],
  ['trend', 'fallow-deer', 'among the most common deer of Europe', '10.3390/su141912198'],
  ['trend', 'sika-deer', 'rising in Japan and stable in Russia', 'iucnredlist.org/species/41788'],
  ['introduced', 'white-tailed-deer', 'on Stewart Island', 'deer-white-tail'],
  ['lost', 'white-tailed-deer', '395 deer in 23 counties', 'news-leader.com'],
  ['introduced', 'mule-deer', 'Kauai in Hawaii got 35', 'hawaiiungulates.com'],
  ['lost', 'mule-deer', 'New Zealand released five in 1905', 'doc.govt.nz'],
  ['introduced', 'elk', 'New Zealand released 18', 'cabicompendium'],
  ['lost', 'elk', 'shot in Pennsylvania on September 1, 1877', 'Eastern_elk'],
  ['introduced', 'moose', 'brought 24 from Utah and Wyoming', 'cpw.state.co.us'],
  ['lost', 'moose', 'The Caucasus lost its moose', '41782'],
  ['introduced', 'caribou', 'took reindeer to South Georgia', 'arcadia'],
  ['lost', 'caribou', 'South Selkirk', 'adn.com'],
  ['introduced', 'red-deer', 'New Zealand got its first in 1851', 'teara'],
  ['lost', 'red-deer', 'they died out; animals released', 'dn.pt'],
  ['introduced', 'fallow-deer', 'first arrived in 1864', 'deerhuntingnz.com'],
  ['lost', 'fallow-deer', 'collapsing until 2000', '09397140.2010.10638383'],
  ['introduced', 'sika-deer', 'France got sika in 1890', 'pnie'],
  ['lost', 'sika-deer', 'Jeju Island they died out', '191C87F5'],
  ['the end of Merriam’s elk', 'elk', 'put its end at about 1901', 'pg13249'],
  ['the heaviest elk', 'elk', '1,036 to 1,168 lb (470 to 530 kg), lean', '03A087C4-FFD5'],
  ['the longest elk antlers', 'elk', '65 in (164 cm)', '03A087C4-FFD5'],
  ['how far elk move', 'elk', '81 to 112 miles (130 to 180 km)', '03A087C4-FFD5'],
  ['numbers', 'elk', 'about one million by the late 1990s', '03A087C4-FFD5'],
  ['tule elk at their fewest', 'elk', 'between two and five animals in 1875', '03A087C4-FFD5'],
  ['where it was described from', 'elk', 'from eastern Canada', '03A087C4-FFD5'],
  ['back in the East', 'elk', 'Missouri since 2011 and Virginia since 2012', 'arizonarmef.org'],
  ['elk of Kentucky from the West', 'elk', 'more than 1,500 from six western states', 'usatoday.com'],
  ['elk of Arkansas from the West', 'elk', 'released 112 from Colorado and Nebraska', 'ozarkmtns.com'],
  ['elk of Wisconsin from Michigan', 'elk', 'Wisconsin in 1995 were trapped in Michigan', 'brownfieldagnews.com'],
  ['elk of West Virginia from Kentucky', 'elk', 'in 2016 came from Kentucky', 'sportingclassicsdaily.com'],
  ['the heaviest caribou', 'caribou', 'with up to 700 lb (318 kg) on record', 'huntalaskamagazine.com'],
  ['back in Michigan', 'moose', '29 in 1985 and about as many in 1987', 'myhaliburtonnow.com'],
  ['brucellosis', 'elk', 'do not open the reproductive organs', 'wgfd.wyo.gov'],
  ['brucellosis and the meat', 'elk', 'cook the meat through', 'blackfeetfishandwildlife'],
  ['brucellosis', 'caribou', 'swollen “knee”', 'disease.general3'],
  ['brucellosis and the meat', 'caribou', 'Freezing does not kill them', 'kdlg.org'],
  ['tularemia and ticks', 'white-tailed-deer', 'Tularemia and brucellosis', 'tpwd.texas.gov'],
  ['bovine tuberculosis', 'white-tailed-deer', 'bovine tuberculosis', 'kwch.com'],
  ['tuberculosis without a sign', 'white-tailed-deer', '60 percent of the deer that tested positive', 'wlns.com'],
  ['the federal temperature', 'white-tailed-deer', '160°F (71°C) is the federal figure', 'smokingmeatforums'],
  ['weight in the North', 'white-tailed-deer', 'average about 170 lb (77 kg) in Minnesota', 'ifallsjournal.com'],
  ['the longest antlers', 'white-tailed-deer', 'reach 31 in (80 cm)', '03A087C4FFD9'],
  ['oldest in captivity', 'moose', 'Up to 27 years', '03A087C4-FFDD'],
  ['the widest antlers', 'moose', 'the record is 81 in (205 cm)', '03A087C4-FFDD'],
  ['how far moose move', 'moose', '190 to 310 miles (300 to 500 km) in Siberia', '03A087C4-FFDD'],
  ['numbers', 'moose', '500,000 in 1948 and about one million', '03A087C4-FFDD'],
  ['where it was described from', 'moose', 'from Sweden', '03A087C4-FFDD'],
  ['the longest antlers', 'caribou', '55 to 59 in (140 to 150 cm)', '03A087C4FFDD'],
  ['how far reindeer move', 'caribou', '620 to 1,240 miles (1,000 to 2,000 km)', '03A087C4FFDD'],
  ['the lost forms', 'caribou', 'East Greenland and of the Queen Charlotte Islands', '03A087C4FFDD'],
  ['weight in Alaska', 'caribou', '350 to 400 lb (159 to 182 kg)', 'huntalaskamagazine.com'],
  ['numbers', 'mule-deer', 'about 7.5 million in the late 1950s', '03A087C4FFD8'],
  ['the longest antlers', 'mule-deer', 'at most about 30 in (75 cm)', '03A087C4FFD8'],
  ['stags of Britain', 'red-deer', '42 to 54 in (107 to 137 cm) at the shoulder in Britain', 'hcsdeerservices'],
  ['where it was described from', 'red-deer', 'southern Sweden', 'EA895081'],
  ['bucks', 'fallow-deer', '33 to 37 in (85 to 95 cm) at the shoulder [22]', 'European_fallow_deer'],
  ['where it was described from', 'fallow-deer', 'from Sweden', 'docslib.org'],
  ['the heaviest', 'sika-deer', '388 lb (176 kg)', '03A087C4-FFCB'],
  ['the longest antlers', 'sika-deer', '39 in (98 cm)', '03A087C4-FFCB'],
  ['the antler cycle', 'sika-deer', 'cast in April and May', '03A087C4-FFCB'],
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

const factsOfPosts: [slug: string, words: string, address: string][] = [
  ['harness-and-lifeline', 'A 30-foot (9.1 m) line serves a stand of up to 20 feet (6.1 m)', 'couriernews.com'],
  ['blood-trailing', 'Four hours, six when it is cool', 'hunter-ed.com/montana'],
  ['blood-trailing', 'needs a permit before the track, and logs its start and end', 'michigan.gov/dnr'],
  ['cooking-lean-venison', 'one number: 160°F (71°C), for ground meat and every other cut', 'smokingmeatforums'],
  ['cooking-lean-venison', 'All venison in Canada, ground or whole 165°F (74°C) Health Canada', 'befoodsafe.ca'],
  ['cooking-lean-venison', 'about 3 percent of its cysts survived 145°F (63°C)', 'pubmed.ncbi.nlm.nih.gov/33485138'],
  ['cooking-lean-venison', 'usually died at 10°F (−12°C)', '0362-028X-54.9.687'],
  ['cooking-lean-venison', 'they lived through a week at −4°F (−20°C) in raw ham', 'JFP-21-281'],
  ['cooking-lean-venison', 'Steam or roast it to 160°F (71°C) before drying', 'making_safe_venison_jerky'],
  ['cooking-lean-venison', 'Freeze the meat for at least 30 days', 'making_safe_venison_jerky'],
  ['cooking-lean-venison', 'brings cooked sausage to 160°F (71°C)', 'venison-making-summer-and-smoked-sausage'],
  ['cooking-lean-venison', 'Jars of venison need a pressure canner', 'pressure-canning-basics'],
  ['from-field-to-freezer', 'tularemia and brucellosis', 'tpwd.texas.gov'],
  ['from-field-to-freezer', 'bovine tuberculosis', 'kwch.com'],
  ['from-field-to-freezer', '60 percent had shown no sign', 'wlns.com'],
  ['from-field-to-freezer', 'Fever, night sweats or aching joints', 'wgfd.wyo.gov'],
  ['elk-and-moose', 'around Yellowstone carry brucellosis', 'disease-and-health/brucellosis'],
  ['elk-and-moose', 'Wyoming’s rule covers the whole state', 'thesheridanpress.com'],
  ['the-whitetail-year', 'in Minnesota usually in late December and early January', 'hastingsstargazette.com'],
]

test.each(factsOfPosts)('%s: %s', (slug, words, address) => {
  const post = sampleBlogPosts.find((each) => each.slug.startsWith(slug))
  expect(htmlToText(post?.content ?? '').replaceAll(/\s+/g, ' ')).toContain(words)
  expect(post?.sources.filter(({ url }) => url.includes(address))).toHaveLength(1)
})

/** These statements were wrong or dangerous: no page says them again. */
test.each([
  ['a lifeline too short for its stand', /\b2[1-9] feet \(|up to 25 feet/],
  ['a liver hit followed too soon', /two to three hours/i],
  ['Merriam’s elk gone in 1877', /Merriam’s elk[^.]*at about the same time/],
  ['a mule deer doe of 3 feet and more', /3 to 3\.5 ft/],
  ['moose without an age in captivity', /we found no reliable average/],
  ['moose that nobody weighed', /None measured on them/],
  ['freezing that makes pink venison safe', /Freezing helps|none lived below 0/],
  ['eastern elk that all came from the West', /eastern herds were brought from the West/],
])('nowhere: %s', (_, words) => {
  const tools = [yieldContent, checklistContent, huntTypes, callPhases]
  const everywhere = allTexts([sampleDeerTypes, sampleBlogPosts, sampleProducts, tools])
  expect(everywhere.filter((text) => words.test(text))).toEqual([])
})

function allTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(allTexts) : []
}
