import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { goodRows, insertRow } from '~db/test-rows'
import { listPostCards, pageOfPostCards } from './post-cards.server'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

const publishedAt = '2026-11-21T09:30:00.000Z'
const published = { ...goodRows.blogPosts, isPublished: 1, publishedAt }

async function onlyCard() {
  const [card, ...others] = await listPostCards(db, { limit: 3 })
  expect(others).toEqual([])
  return card
}

test('a card says what its post does', async () => {
  const content = `<p>Browse &amp; buds.</p><img src="/images/a-800.webp" alt="Buds"/><p>${'bite '.repeat(300)}</p>`
  await insertRow(db, 'blogPosts', { ...published, id: 8, content })
  expect(await onlyCard()).toEqual({
    id: 8,
    slug: 'what-deer-eat',
    title: 'What deer eat',
    category: 'deer-food',
    date: publishedAt,
    minutes: 2,
    summary: `Browse & buds. ${'bite '.repeat(27)}`.trim(),
    picture: { src: '/images/a-800.webp', alt: 'Buds' },
  })
})

test('its post is read once in each of its versions', async () => {
  await insertRow(db, 'blogPosts', { ...published, id: 8, excerpt: 'First.' })
  const first = await onlyCard()
  expect(first).toMatchObject({ summary: 'First.', minutes: 1 })
  // The site does not know of this write.
  await db.updateTable('blogPosts').set({ excerpt: 'Unseen.' }).execute()
  expect(await onlyCard()).toEqual(first)
  const content = `<p>${'word '.repeat(900)}</p>`
  await db.updateTable('blogPosts').set({ excerpt: 'Second.', content, version: 2 }).execute()
  expect(await onlyCard()).toMatchObject({ summary: 'Second.', minutes: 5 })
})

test('what a card says of itself is always that of now', async () => {
  await insertRow(db, 'blogPosts', { ...published, id: 8 })
  await onlyCard()
  await db.updateTable('blogPosts').set({ title: 'Fall browse', category: 'deer-life' }).execute()
  expect(await onlyCard()).toMatchObject({ title: 'Fall browse', category: 'deer-life' })
})

test('another post under an id that was free again is not taken for the former', async () => {
  await insertRow(db, 'blogPosts', { ...published, id: 8, excerpt: 'The former.' })
  await onlyCard()
  await db.deleteFrom('blogPosts').execute()
  const updatedAt = '2026-11-22T10:00:00.000Z'
  await insertRow(db, 'blogPosts', { ...published, id: 8, excerpt: 'The other.', updatedAt })
  expect(await onlyCard()).toMatchObject({ summary: 'The other.' })
})

test('nor is one of another database', async () => {
  await insertRow(db, 'blogPosts', { ...published, id: 8, excerpt: 'Here.' })
  await onlyCard()
  const other = await createTestDatabase()
  await insertRow(other, 'blogPosts', { ...published, id: 8, excerpt: 'There.' })
  expect((await listPostCards(other, { limit: 1 })).map(({ summary }) => summary)).toEqual(['There.'])
  await other.destroy()
})

test('pages have the posts in turn, known ones among new, and a picture by the place in the page', async () => {
  for (const id of [1, 2, 3, 4, 5]) {
    await insertRow(db, 'blogPosts', { ...published, id, slug: `post-${String(id)}`, excerpt: `Number ${String(id)}.` })
  }
  await listPostCards(db, { limit: 1 })
  const first = await pageOfPostCards(db, { size: 2, cursor: undefined })
  const second = await pageOfPostCards(db, { size: 2, cursor: first.next })
  expect([first, second].map(({ posts }) => posts.map(({ summary }) => summary))).toEqual([
    ['Number 5.', 'Number 4.'],
    ['Number 3.', 'Number 2.'],
  ])
  expect(second.posts.map(({ picture }) => picture)).toEqual(first.posts.map(({ picture }) => picture))
  const pastTheEnd = { direction: 'after', id: 1, key: publishedAt } as const
  expect(await pageOfPostCards(db, { size: 2, cursor: pastTheEnd })).toEqual(first)
  expect((await pageOfPostCards(db, { size: 2, cursor: undefined, category: 'deer-life' })).posts).toEqual([])
})
