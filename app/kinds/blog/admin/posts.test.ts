import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RecordChangedError, SlugTakenError } from '~/lib/refusal'
import type { Database } from '~db/database'
import { createTestDatabase } from '~db/test-database'
import { byWarden, goodRows, insertRow } from '~db/test-rows'
import { write } from '~db/write.server'
import { postStore, ContentRefusedError, UnknownAuthorError } from './posts.server'
import { BlogPostInput } from '~/kinds/blog/blog.schema'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})
afterEach(() => db.destroy())

const monday = new Date('2026-11-23T09:00:00.000Z')
const tuesday = new Date('2026-11-24T09:00:00.000Z')
const wednesday = new Date('2026-11-25T09:00:00.000Z')

function input(change: object = {}): BlogPostInput {
  return BlogPostInput.parse({ title: 'Rut', content: '<p>It begins.</p>', category: 'deer-life', ...change })
}

async function foundBySearch(): Promise<number> {
  return (await db.selectFrom('searchIndex').select('rowid').execute()).length
}

test('a post is sanitized before it is stored', async () => {
  const content = '<p>x</p><img src="https://a.example/1.png"><img src="/images/a.webp"><img src="//a.example/2.png">'
  const clean = '<p>x</p><img src="/images/a.webp" alt="" loading="lazy" />'
  const post = await postStore.create(db, input({ content }), byWarden(monday))
  expect(post.content).toBe(clean)
  expect(await postStore.update(db, post, () => input({ content }), byWarden(tuesday))).toMatchObject({
    content: clean,
  })
})

describe('publishing', () => {
  test('is dated at the first time, and so through drafts', async () => {
    const post = await postStore.create(db, input(), byWarden(monday))
    expect(post.publishedAt).toBeNull()
    const publishedAt = tuesday.toISOString()
    expect(await postStore.switchTo(db, { id: post.id, isOn: true }, byWarden(tuesday))).toMatchObject({
      isPublished: true,
      publishedAt,
      version: 2,
    })
    expect(await postStore.switchTo(db, { id: post.id, isOn: false }, byWarden(wednesday))).toMatchObject({
      isPublished: false,
      publishedAt,
    })
    expect(await postStore.switchTo(db, { id: post.id, isOn: true }, byWarden(wednesday))).toMatchObject({
      publishedAt,
      version: 4,
    })
  })

  test('of what is published already changes nothing', async () => {
    const post = await postStore.create(db, input({ isPublished: true }), byWarden(monday))
    expect(await postStore.switchTo(db, { id: post.id, isOn: true }, byWarden(tuesday))).toEqual(post)
    expect(await postStore.find(db, post.id)).toEqual(post)
  })

  test('is what search finds a post by', async () => {
    const post = await postStore.create(db, input(), byWarden(monday))
    expect(await foundBySearch()).toBe(0)
    await postStore.switchTo(db, { id: post.id, isOn: true }, byWarden(tuesday))
    expect(await foundBySearch()).toBe(1)
    await postStore.remove(db, post.id, byWarden())
    expect(await foundBySearch()).toBe(0)
  })

  test('of a post that is not there is nothing', async () => {
    expect(await postStore.switchTo(db, { id: 9, isOn: true }, byWarden(monday))).toBeUndefined()
  })
})

test('an update gets the record that is stored now, and keeps when it was made', async () => {
  const post = await postStore.create(db, input({ excerpt: 'Short.' }), byWarden(monday))
  const change = (stored: BlogPostInput) => input({ ...stored, title: `${stored.title}!` })
  const saved = await postStore.update(db, { id: post.id, version: 1 }, change, byWarden(tuesday))
  expect(saved).toMatchObject({ title: 'Rut!', slug: 'rut', excerpt: 'Short.', version: 2 })
  expect(saved).toMatchObject({ createdAt: monday.toISOString(), updatedAt: tuesday.toISOString() })
  expect(await postStore.update(db, { id: 9 }, change, byWarden(tuesday))).toBeUndefined()
})

test('an update that comes second starts from what the first has saved', async () => {
  const post = await postStore.create(db, input(), byWarden(monday))
  const bumped: Promise<unknown>[] = []
  const saved = await postStore.update(
    db,
    { id: post.id },
    (stored) => {
      // This write comes before the update.
      const raise = () =>
        write(db, (trx) => trx.updateTable('blogPosts').set({ excerpt: 'Theirs.', version: 2 }).execute())
      if (bumped.length === 0) bumped.push(raise())
      return { ...stored, title: `${stored.title}!` }
    },
    byWarden(tuesday),
  )
  await Promise.all(bumped)
  expect(saved).toMatchObject({ title: 'Rut!', excerpt: 'Theirs.', version: 3 })
})

test('another author signs a post', async () => {
  const id = 2
  await insertRow(db, 'authors', { ...goodRows.authors, id })
  const post = await postStore.create(db, input({ authorId: id }), byWarden(monday))
  expect(post.author.fullName).toBe('Ada Hunter')
})

describe('is refused, and nothing is stored:', () => {
  test.each([
    ['an author who is not there', { authorId: 9 }, UnknownAuthorError],
    ['a slug of another post', { slug: 'taken' }, SlugTakenError],
    ['a content of which nothing is left', { content: '<style>a{}</style>' }, ContentRefusedError],
    ['a content of more signs than can be rendered fast', { content: '<'.repeat(50_000) }, ContentRefusedError],
    ['a content of too many tags', { content: '<p>a</p>'.repeat(20_001) }, ContentRefusedError],
    ['a content that grows too long', { content: '&'.repeat(210_000) }, ContentRefusedError],
  ])('%s', async (_, change, error) => {
    await postStore.create(db, input({ slug: 'taken' }), byWarden(monday))
    const post = await postStore.create(db, input(), byWarden(monday))
    await expect(postStore.create(db, input(change), byWarden(tuesday))).rejects.toThrow(error)
    await expect(postStore.update(db, post, () => input(change), byWarden(tuesday))).rejects.toThrow(error)
    await expect(postStore.check(db, {}, input(change))).rejects.toThrow(error)
    expect(await postStore.find(db, post.id)).toEqual(post)
  })

  test('a change of a version that is no longer stored', async () => {
    const post = await postStore.create(db, input(), byWarden(monday))
    const target = { id: post.id, version: 2 }
    await expect(postStore.update(db, target, () => input(), byWarden(tuesday))).rejects.toThrow(RecordChangedError)
    await expect(postStore.check(db, target, input())).rejects.toThrow(RecordChangedError)
  })
})

test('a check of what would be saved saves nothing', async () => {
  const post = await postStore.create(db, input(), byWarden(monday))
  await postStore.check(db, post, input({ title: 'Other' }))
  await postStore.check(db, {}, input({ slug: 'new' }))
  expect(await db.selectFrom('blogPosts').select(['title', 'slug']).execute()).toEqual([{ title: 'Rut', slug: 'rut' }])
})
