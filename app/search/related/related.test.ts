import { describe, expect, test } from 'vitest'
import { fillUp, rankRelated, readSubjects, speciesWords, wordsOfSubjects } from './related'

const whitetail = { slug: 'white-tailed-deer', name: 'White-tailed Deer', scientificName: 'Odocoileus virginianus' }
const mule = { slug: 'mule-deer', name: 'Mule Deer', scientificName: 'Odocoileus hemionus' }
const elk = { slug: 'elk', name: 'Elk', scientificName: 'Cervus canadensis' }
const guide = [whitetail, mule, elk]

function subjectsOf(title: string, tags = '', text = '') {
  return Object.fromEntries(readSubjects({ title, tags, text }, guide))
}

describe('what a page is about', () => {
  test.each([
    ['The whitetail year', 'species white-tailed-deer'],
    ['White tails at dusk', 'species white-tailed-deer'],
    ['WHITE-TAILED DEER', 'species white-tailed-deer'],
    ['Where mule deer winter', 'species mule-deer'],
    ['Odocoileus hemionus in winter', 'species mule-deer'],
    ['Two elk', 'species elk'],
    ['Wapiti (Cervus canadensis)', 'genus cervus'],
    ['Wind and thermals', 'topic wind'],
    ['Blood-trailing at night', 'topic recovery'],
    ['Tree stands', 'topic stands'],
    ['Full-Body Treestand Harness', 'topic safety'],
  ])('%s: %s', (title, subject) => {
    expect(subjectsOf(title)).toHaveProperty([subject])
  })

  test.each([
    ['A stubborn mule', 'species mule-deer'],
    ['Elkhorn coral', 'species elk'],
    ['Window shopping', 'topic wind'],
    ['Binoculars with a harness strap', 'topic safety'],
    ['White tablecloth, tailed coat', 'species white-tailed-deer'],
    ['', 'topic wind'],
  ])('%s: not %s', (title, subject) => {
    expect(subjectsOf(title)).not.toHaveProperty([subject])
  })

  test('a title weighs more than tags, tags more than a mention, many mentions more than one', () => {
    const [title, tags, once, often] = [
      subjectsOf('Wind'),
      subjectsOf('', 'wind'),
      subjectsOf('', '', 'The wind.'),
      subjectsOf('', '', 'Wind, wind, wind and the wind.'),
    ].map((subjects) => subjects['topic wind'] ?? 0)
    expect(title).toBeGreaterThan(tags ?? 0)
    expect(tags).toBeGreaterThan(once ?? 0)
    expect(often).toBeGreaterThan(once ?? 0)
    expect(once).toBeGreaterThan(0)
  })

  test('tags count as they are, too', () => {
    expect(subjectsOf('', 'Goldenrod, ,Café society')).toEqual({ 'tag goldenrod': 2, 'tag cafe society': 2 })
  })
})

test.each([
  [whitetail, ['white tailed deer', 'white tailed', 'white tail', 'whitetail', 'odocoileus virginianus']],
  [mule, ['mule deer', 'odocoileus hemionus']],
  [{ name: 'Père David’s Deer', scientificName: '' }, ['pere david s deer', 'pere david s', 'peredavids']],
  [{ name: '鹿', scientificName: '' }, ['鹿']],
])('%j is known by %j', (species, words) => {
  expect(speciesWords(species)).toEqual(words)
})

describe('the order', () => {
  const page = (title: string, tags = '') => ({ title, subjects: readSubjects({ title, tags }, guide) })

  test('what shares most comes first, of equals the first, and what shares nothing is left out', () => {
    const own = readSubjects({ title: 'Wind and the whitetail', tags: 'scent, thermals' }, guide)
    const candidates = [page('Freezer labels'), page('A wind chart'), page('Wind rose'), page('Whitetails in the wind')]
    expect(rankRelated(own, candidates).map(({ title }) => title)).toEqual([
      ...['Whitetails in the wind', 'A wind chart', 'Wind rose'],
    ])
  })

  test('a subject that few share tells more than one that most do', () => {
    const own = readSubjects({ title: 'Wind and velvet' }, guide)
    const common = Array.from({ length: 20 }, (_, number) => page(`Wind ${String(number)}`))
    expect(rankRelated(own, [...common, page('In velvet')])[0]?.title).toBe('In velvet')
  })

  test('nothing is in common with a page about nothing', () => {
    expect(rankRelated(readSubjects({ title: '' }, guide), [page('Wind')])).toEqual([])
  })
})

test('a list is filled up without repeats', () => {
  expect(fillUp([3], [1, 2, 3, 4], 3)).toEqual([3, 1, 2])
  expect(fillUp([1, 2, 3], [4], 2)).toEqual([1, 2])
  expect(fillUp<number>([], [], 2)).toEqual([])
})

test('candidates are looked for by the words of the heaviest subjects', () => {
  const subjects = readSubjects({ title: 'Elk in velvet', tags: 'goldenrod' }, guide)
  expect(wordsOfSubjects(subjects, guide).flat()).toEqual(expect.arrayContaining(['elk', 'velvet', 'goldenrod']))
  expect(wordsOfSubjects(subjects, guide, 1)).toHaveLength(1)
})
