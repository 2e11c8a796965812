import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { slicePublished } from '~/kinds/blog/blog.server'
import { toolEntries } from '~/lib/tool-list'
import { htmlToText } from '~/lib/html-text'
import { productPath, slugPath, toolPath } from '~/paths'
import type { Database } from '~db/database'
import type { BlogPostRow } from '~db/tables/blog-posts'
import { findRecordsByWords } from '~db/search.server'
import { isListed } from '~db/visibility.server'
import { readSubjects, toolTags, type RelatedText, type Subjects } from './related'
import type { RelatedLink } from '~/lib/related-link'

export type Kind = 'species' | 'post' | 'product' | 'tool'

/** Products and posts are the newest that share a subject in title or tags, for each subject, and some others. */
const mostOfSubject = 12
const mostOthers = 40

/** There are some dozens of deer in the world. */
const mostSpecies = 100

interface Candidate extends RelatedLink {
  subjects: Subjects
  subject?: string
}

type Species = Awaited<ReturnType<typeof readSpecies>>[number]

export async function readSpecies(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('deerTypes')
    .select(['id', 'version', 'updatedAt', 'slug', 'name', 'scientificName'])
    .select(['metaKeywords', 'generalDescription', 'physicalDifferences'])
    .where(isListed('deerTypes'))
    .orderBy('id')
    .limit(mostSpecies)
    .execute()
  return rows.map(({ metaKeywords, generalDescription, physicalDifferences, ...species }) => ({
    ...species,
    title: `${species.name}, ${species.scientificName}`,
    tags: metaKeywords,
    text: `${generalDescription} ${physicalDifferences ?? ''}`,
  }))
}

export function guideOf(species: readonly Species[]): string {
  return species.map(({ slug, name, scientificName }) => [slug, name, scientificName].join()).join()
}

interface Reading {
  db: Kysely<Database>
  species: readonly Species[]
  /** The key changes with the names of the species, from which subjects are read. */
  guide: string
  words: readonly (readonly string[])[]
}

export const candidatesOf: Readonly<Record<Kind, (reading: Reading) => Promise<readonly Candidate[]>>> = {
  species: (reading) =>
    Promise.resolve(
      reading.species.map((species) => ({
        name: species.name,
        path: slugPath(species.slug),
        subject: `species ${species.slug}`,
        subjects: subjectsOf(reading, versionOf('species', species), () => species),
      })),
    ),
  post: readPosts,
  product: readProducts,
  tool: (reading) =>
    Promise.resolve(
      toolEntries.map(({ id, name, description }) => ({
        name,
        path: toolPath(id),
        subjects: subjectsOf(reading, `tool ${id}`, () => ({ title: name, tags: toolTags(description) })),
      })),
    ),
}

async function readPosts(reading: Reading): Promise<Candidate[]> {
  const { db, words } = reading
  const columns = ['id', 'version', 'updatedAt', 'slug', 'title'] as const
  const ids = await findSharing(db, 'blog-post', words)
  const listed = db.selectFrom('blogPosts').where(isListed('blogPosts')).select(columns)
  const sharing = ids.length === 0 ? [] : await listed.where('id', 'in', ids).orderBy('id', 'desc').execute()
  const newest = await slicePublished(db, { limit: mostOthers, cursor: undefined }).select(columns).execute()
  const posts = onceEach([...sharing, ...newest])
  const known = new Map(posts.map((post) => [post.id, knownSubjects(reading, versionOf('post', post))]))
  for (const post of await readTexts(
    db,
    posts.filter(({ id }) => !known.get(id)),
  )) {
    known.set(
      post.id,
      subjectsOf(reading, versionOf('post', post), () => postText(post)),
    )
  }
  return posts.flatMap(({ id, slug, title }) => {
    const subjects = known.get(id)
    return subjects ? [{ name: title, path: slugPath(slug), subjects }] : []
  })
}

async function readTexts(db: Kysely<Database>, posts: readonly { id: number }[]) {
  if (posts.length === 0) return []
  const ids = posts.map(({ id }) => id)
  const columns = [
    'id',
    'version',
    'updatedAt',
    'title',
    'metaKeywords',
    'focusKeyword',
    'category',
    'content',
  ] as const
  return db.selectFrom('blogPosts').select(columns).where('id', 'in', ids).where(isListed('blogPosts')).execute()
}

type PostText = Pick<BlogPostRow, 'title' | 'metaKeywords' | 'focusKeyword' | 'category' | 'content'>

export function postText({ title, metaKeywords, focusKeyword, category, content }: PostText): RelatedText {
  return { title, tags: [metaKeywords, focusKeyword, category].join(), text: htmlToText(content) }
}

async function readProducts(reading: Reading): Promise<Candidate[]> {
  const { db, words } = reading
  const columns = ['id', 'version', 'updatedAt', 'slug', 'name', 'category', 'features', 'description'] as const
  const ids = await findSharing(db, 'product', words)
  const listed = db.selectFrom('products').where(isListed('products')).select(columns)
  const sharing = ids.length === 0 ? [] : await listed.where('id', 'in', ids).orderBy('id').execute()
  const oldest = await listed.orderBy('id').limit(mostOthers).execute()
  return onceEach([...sharing, ...oldest]).map((product) => ({
    name: product.name,
    path: productPath(product.slug),
    subjects: subjectsOf(reading, versionOf('product', product), () => ({
      title: product.name,
      tags: product.category,
      text: `${product.features} ${product.description}`,
    })),
  }))
}

async function findSharing(
  db: Kysely<Database>,
  kind: 'blog-post' | 'product',
  words: Reading['words'],
): Promise<number[]> {
  const ids = new Set<number>()
  for (const each of words) {
    for (const id of await findRecordsByWords(db, kind, { words: each, limit: mostOfSubject })) ids.add(id)
  }
  return [...ids]
}

function onceEach<Row extends { id: number }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/** Ids can be reused, but not with the same timestamp. */
function versionOf(kind: Kind, record: { id: number; version: number; updatedAt: string }): string {
  return `${kind} ${String(record.id)} ${String(record.version)} ${record.updatedAt}`
}

const caches = new WeakMap<Kysely<Database>, LRUCache<string, Subjects>>()
const mostKnown = 1000

function subjectsOf(reading: Reading, version: string, read: () => RelatedText): Subjects {
  const known = knownSubjects(reading, version)
  if (known) return known
  const cache = caches.get(reading.db) ?? new LRUCache<string, Subjects>({ max: mostKnown })
  caches.set(reading.db, cache)
  const subjects = readSubjects(read(), reading.species)
  cache.set(keyOf(reading, version), subjects)
  return subjects
}

function knownSubjects(reading: Reading, version: string): Subjects | undefined {
  return caches.get(reading.db)?.get(keyOf(reading, version))
}

function keyOf({ guide }: Reading, version: string): string {
  return `${version} ${guide}`
}
