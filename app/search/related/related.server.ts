import type { Kysely } from 'kysely'
import type { Database } from '~db/database'
import { candidatesOf, guideOf, readSpecies, type Kind } from './candidates.server'
import { fillUp, rankRelated, readSubjects, wordsOfSubjects, type RelatedText } from './related'
import type { RelatedGroup } from '~/lib/related-link'

const mostLinks = 3

interface RelatedPage extends RelatedText {
  path: string
}

interface Wanted {
  kind: Kind
  title: string
  isFilledUp?: boolean
  isNamed?: boolean
}

const groupsOf: Readonly<Record<Kind, readonly Wanted[]>> = {
  species: [
    { kind: 'species', title: 'Similar species', isFilledUp: true },
    { kind: 'post', title: 'From Deer Life', isFilledUp: true },
    { kind: 'tool', title: 'Tools for the hunt', isFilledUp: true },
    { kind: 'product', title: 'Gear' },
  ],
  post: [
    { kind: 'post', title: 'More on this', isFilledUp: true },
    { kind: 'tool', title: 'Tools', isFilledUp: true },
    { kind: 'product', title: 'Gear' },
    { kind: 'species', title: 'Deer types', isNamed: true },
  ],
  product: [
    { kind: 'product', title: 'Goes with it', isFilledUp: true },
    { kind: 'post', title: 'Read first', isFilledUp: true },
    { kind: 'tool', title: 'Tools', isFilledUp: true },
    { kind: 'species', title: 'Deer types', isNamed: true },
  ],
  tool: [
    { kind: 'post', title: 'Background' },
    { kind: 'tool', title: 'Other tools', isFilledUp: true },
  ],
}

export async function findRelated(db: Kysely<Database>, kind: Kind, page: RelatedPage): Promise<RelatedGroup[]> {
  const species = await readSpecies(db)
  const own = readSubjects(page, species)
  const reading = { db, species, guide: guideOf(species), words: wordsOfSubjects(own, species) }
  const groups: RelatedGroup[] = []
  for (const { kind: other, title, isFilledUp = false, isNamed = false } of groupsOf[kind]) {
    const candidates = (await candidatesOf[other](reading)).filter(({ path }) => path !== page.path)
    const closest = rankRelated(own, isNamed ? candidates.filter(({ subject = '' }) => own.has(subject)) : candidates)
    const links = fillUp(closest, isFilledUp ? candidates : [], mostLinks).map(({ name, path }) => ({ name, path }))
    if (links.length > 0) groups.push({ title, links })
  }
  return groups
}
