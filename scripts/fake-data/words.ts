/** Sentences of the sample content make word frequencies realistic, and made-up names bring many rare words. */
import { htmlToText } from '~/lib/html-text'
import { sampleBlogPosts } from '~db/seed/blog-posts/blog-posts.data'
import { sampleDeerTypes } from '~db/seed/deer-types/deer-types.data'
import { chanceOf, type Chance } from './chance'

const nameCount = 60_000

const sentences: readonly string[] = [
  ...sampleBlogPosts.map(({ content }) => htmlToText(content)),
  ...sampleDeerTypes.map(({ generalDescription }) => generalDescription),
]
  .flatMap((text) => text.split(/(?<=[.!?])\s+/))
  .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
  .filter((sentence) => sentence.length >= 30 && sentence.length <= 300)

const beginnings = ['Al', 'Bar', 'Cald', 'Dor', 'El', 'Fen', 'Gar', 'Hal', 'In', 'Jes', 'Kel', 'Lo', 'Mar', 'Nor', 'Os']
const furtherBeginnings = [
  'Pel',
  'Quin',
  'Ros',
  'Sal',
  'Tor',
  'Ul',
  'Var',
  'Wes',
  'Yar',
  'Zel',
  'Bra',
  'Cle',
  'Dru',
  'Gre',
]
const middles = ['a', 'e', 'i', 'o', 'u', 'an', 'el', 'ing', 'or', 'ist', 'ock', 'und', 'ath', 'em', 'ill', 'ow', 'ur']
const endings = [
  'ton',
  'ford',
  'wick',
  'dale',
  'more',
  'by',
  'stead',
  'field',
  'ham',
  'ley',
  'rock',
  'gate',
  'mere',
  'son',
]

export const names: readonly string[] = madeUpNames(chanceOf('names'))

function madeUpNames(chance: Chance): string[] {
  const made = new Set<string>()
  while (made.size < nameCount) {
    const first = chance.pick([...beginnings, ...furtherBeginnings])
    const between = Array.from({ length: chance.whole(1, 3) }, () => chance.pick(middles))
    made.add(first + between.join('') + chance.pick(endings))
  }
  return [...made]
}

export function prose(chance: Chance, count: number): string {
  const said = Array.from({ length: count }, () => {
    const sentence = chance.pick(sentences)
    return chance.happens(0.15) ? `Near ${chance.pickUneven(names)}: ${sentence}` : sentence
  })
  return said.join(' ')
}

const givenNames = [
  'Ada',
  'Ben',
  'Carla',
  'Dan',
  'Eve',
  'Frank',
  'Grace',
  'Hank',
  'Ida',
  'Jack',
  'Kim',
  'Lou',
  'Mia',
  'Ned',
]
const mailHosts = ['example.com', 'example.org', 'mail.example', 'post.example', 'outdoors.example']

interface Person {
  name: string
  email: string
  phone: string | null
}

export function person(chance: Chance): Person {
  const [given, family] = [chance.pick(givenNames), chance.pick(names)]
  const number = () => String(chance.whole(200, 999))
  return {
    name: `${given} ${family}`,
    email: `${given}.${family}${String(chance.whole(1, 99))}@${chance.pick(mailHosts)}`.toLowerCase(),
    phone: chance.happens(0.6) ? `${number()}-${number()}-${String(chance.whole(1000, 9999))}` : null,
  }
}
