import fc from 'fast-check'
import { sql, type Kysely } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { searchWords } from '~/lib/search-words'
import type { Database } from '~db/database'
import { indexPages } from '~db/search-index.server'
import type { PublicTable } from '~/lib/page-kinds'
import { reindex } from '~db/search-index.server'
import { copierOf, createTestDatabase, type MakeCopy } from '~db/test-database'
import { goodRows, insertRow, type Values } from '~db/test-rows'
import { isDeep } from '../../tests/setup/tier'
import { findHits } from './find-hits.server'

let db: Kysely<Database>

beforeEach(async () => {
  db = await createTestDatabase()
})

afterEach(() => db.destroy())

const published = { isPublished: 1 as const, publishedAt: '2026-11-21T09:30:00.000Z' }

function answer(text: string) {
  return findHits(db, searchWords(text), { limit: 20, pages: [] })
}

async function find(text: string) {
  const { hits } = await answer(text)
  return hits.map(({ kind, id }) => `${kind} ${String(id)}`)
}

async function change(table: PublicTable, values: Values, id?: number): Promise<void> {
  const set = sql.join(Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
  const { rows } = await sql<{ id: number }>`
    UPDATE ${sql.table(table)} SET ${set} ${id === undefined ? sql`` : sql`WHERE id = ${id}`} RETURNING id
  `.execute(db)
  await reindex(db, table, ...rows.map((row) => row.id))
}

describe('what is found follows every write', () => {
  test('of a product', async () => {
    await insertRow(db, 'products', { ...goodRows.products, id: 7, name: 'Ratchet Strap', features: '["Padded bag"]' })
    expect(await find('ratchet')).toEqual(['product 7'])
    expect(await find('padded')).toEqual(['product 7'])
    await change('products', { name: 'Rope' })
    expect(await find('ratchet')).toEqual([])
    await change('products', { isActive: 0 })
    expect(await find('rope')).toEqual([])
    await change('products', { isActive: 1 })
    expect(await find('rope')).toEqual(['product 7'])
    await db.deleteFrom('products').execute()
    await reindex(db, 'products', 7)
    expect(await find('rope')).toEqual([])
  })

  test('of a species, in all of its text', async () => {
    await insertRow(db, 'deerTypes', {
      ...goodRows.deerTypes,
      id: 3,
      mythsAndLegends: 'A tale of fairies.',
      faqQuestions: '[{"question":"Where?","answer":"In Patagonia."}]',
    })
    for (const word of ['hemionus', 'fairies', 'patagonia']) expect(await find(word)).toEqual(['deer-type 3'])
    await change('deerTypes', { isActive: 0 })
    expect(await find('fairies')).toEqual([])
  })

  test('of a post, once it is published, without its tags', async () => {
    const content = '<h2>Wind</h2><p>un<strong>believ</strong>able &amp; true</p><table><tr><td>cell</td></tr></table>'
    await insertRow(db, 'blogPosts', { ...goodRows.blogPosts, id: 5, content })
    expect(await find('wind')).toEqual([])
    await change('blogPosts', published)
    for (const word of ['wind', 'unbelievable', 'true', 'cell']) expect(await find(word)).toEqual(['blog-post 5'])
    for (const tag of ['strong', 'td', 'h2', 'amp']) expect(await find(tag)).toEqual([])
  })

  test('that was rolled back: nothing', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await insertRow(trx, 'products', goodRows.products)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await find('spray')).toEqual([])
  })
})

describe('the order', () => {
  test('a word in the title goes before one among the keywords, and that before one in the text', async () => {
    const posts = [
      { id: 1, slug: 'a', title: 'Stands', content: '<p>A word on the rut, and the rut again.</p>' },
      { id: 2, slug: 'b', title: 'November', content: '<p>Deer move.</p>', metaKeywords: 'rut' },
      { id: 3, slug: 'c', title: 'The rut', content: '<p>Deer move.</p>' },
    ]
    for (const post of posts) await insertRow(db, 'blogPosts', { ...goodRows.blogPosts, ...published, ...post })
    expect(await find('rut')).toEqual(['blog-post 3', 'blog-post 2', 'blog-post 1'])
  })

  test('the very word goes before one that only begins like it', async () => {
    await insertRow(db, 'products', { ...goodRows.products, id: 1, slug: 'a', name: 'Bowl' })
    await insertRow(db, 'products', { ...goodRows.products, id: 2, slug: 'b', name: 'Bow' })
    await insertRow(db, 'products', { ...goodRows.products, id: 3, slug: 'c', name: 'Bowstring' })
    const found = await find('bow')
    expect(found[0]).toBe('product 2')
    expect(found).toHaveLength(3)
  })

  test('all words together, else any of them', async () => {
    await insertRow(db, 'products', { ...goodRows.products, id: 1, slug: 'a', name: 'Red rope' })
    await insertRow(db, 'products', { ...goodRows.products, id: 2, slug: 'b', name: 'Red knife' })
    expect(await find('red rope')).toEqual(['product 1'])
    expect((await find('rope knife')).sort()).toEqual(['product 1', 'product 2'])
  })
})

describe('a word that stands nearly everywhere', () => {
  let copy: MakeCopy

  beforeAll(async () => {
    db = await createTestDatabase()
    await db.transaction().execute(async (trx) => {
      for (let number = 1; number <= 3100; number += 1) {
        const slug = `post-${String(number)}`
        const post = { id: number, slug, title: `Post ${String(number)}`, content: '<p>On deers.</p>' }
        await insertRow(trx, 'blogPosts', { ...goodRows.blogPosts, ...published, category: 'x', ...post })
      }
    })
    await change('blogPosts', { title: 'Deer' }, 5)
    await change('blogPosts', { title: 'Deerfield' }, 4)
    await change('blogPosts', { content: '<p>One deer.</p>' }, 6)
    copy = copierOf(db)
    await db.destroy()
  })

  beforeEach(async () => {
    await db.destroy()
    db = await copy()
  })

  test('finds the title before the text, the very word before its beginning, the newest before the older', async () => {
    expect((await find('deer')).slice(0, 5)).toEqual([5, 4, 3100, 3099, 3098].map((id) => `blog-post ${String(id)}`))
  })

  test('is found by its first letter in a title, and by that letter alone anywhere', async () => {
    expect(await find('d')).toEqual([5, 4].map((id) => `blog-post ${String(id)}`))
    await change('blogPosts', { content: '<p>Vitamin D</p>' }, 7)
    expect(await find('d')).toEqual([5, 4, 7].map((id) => `blog-post ${String(id)}`))
  })

  test('makes a site so large that what was meant is taken from titles and keywords alone', async () => {
    await change('blogPosts', { content: '<p>Moraines.</p>', metaKeywords: 'Velvet' }, 9)
    expect(await find('velwet')).toEqual(['blog-post 9'])
    expect(await find('dearfield')).toEqual(['blog-post 4'])
    expect(await find('morainez')).toEqual([])
    await change('blogPosts', { isPublished: 0 }, 9)
    expect(await find('velwet')).toEqual([])
  })

  test('is found together with a rare one', async () => {
    await change('blogPosts', { content: '<p>Deer and moose.</p>' }, 9)
    expect(await find('deer moose')).toEqual(['blog-post 9'])
  })
})

describe('slips of the keyboard', () => {
  beforeEach(async () => {
    await insertRow(db, 'products', { ...goodRows.products, id: 1, slug: 'a', name: 'Venison grinder' })
    await insertRow(db, 'products', { ...goodRows.products, id: 2, slug: 'b', name: 'Elk call' })
  })

  test.each(['venision', 'venizon', 'vension', 'evnison', 'bvenison', 'VENISIN', 'enison'])(
    '%s is venison',
    async (text) => {
      const { hits, corrected } = await answer(text)
      expect(hits).toEqual([{ kind: 'product', id: 1 }])
      expect(corrected).toEqual([{ from: text.toLowerCase(), to: 'venison' }])
    },
  )

  test.each(['elh', 'xyzzy', 'venus', 'grime', 'zzzz'])(
    '%s is too far from any word, and stays as it is',
    async (text) => {
      const found = await answer(text)
      expect(found).toMatchObject({ hits: [], corrected: [] })
    },
  )

  test.each(['ven', 'veni', 'venisons', 'grinders', 'GRIND'])('%s is no slip', async (text) => {
    const found = await answer(text)
    expect(found).toMatchObject({ hits: [{ kind: 'product', id: 1 }], corrected: [] })
  })
})

describe('words together and apart', () => {
  beforeEach(async () => {
    const products = ['Treestand', 'Mule deer decoy', 'Trail camera', 'Binoculars'].map((name, index) => {
      return { ...goodRows.products, id: index + 1, slug: `p-${String(index)}`, name }
    })
    for (const product of products) await insertRow(db, 'products', product)
  })

  test.each([
    ['tree stand', 1],
    ['treestands', 1],
    ['muledeer', 2],
    ['muleys', 2],
    ['trailcam', 3],
    ['game cameras', 3],
    ['binos', 4],
  ])('%s finds what is written otherwise', async (text, id) => {
    const { hits, corrected } = await answer(text)
    expect(hits[0]).toEqual({ kind: 'product', id })
    expect(corrected).toEqual([])
  })

  test.each(['cameraz', 'camrea', 'kamera'])('%s is corrected, since nothing matches it better', async (text) => {
    const { hits, corrected } = await answer(text)
    expect(hits[0]).toEqual({ kind: 'product', id: 3 })
    expect(corrected).toEqual([{ from: text, to: 'camera' }])
  })

  test('words that say nothing do not count', async () => {
    expect((await find('what is the best trail camera for me'))[0]).toBe('product 3')
  })
})

test('neighbors in the search count more where they are neighbors', async () => {
  const posts = [
    { id: 1, slug: 'a', title: 'Game', content: '<p>A bag limit for game.</p>' },
    { id: 2, slug: 'b', title: 'Meat', content: '<p>Cool meat in a game bag.</p>' },
    { id: 3, slug: 'c', title: 'Bags', content: '<p>Pack a bag. Mind the game.</p>' },
  ]
  for (const post of posts) {
    await insertRow(db, 'blogPosts', { ...goodRows.blogPosts, ...published, category: 'x', ...post, title: 'x' })
  }
  expect((await find('game bags'))[0]).toBe('blog-post 2')
})

test('any input is safe, and finds nothing that is not there', async () => {
  await insertRow(db, 'products', { ...goodRows.products, name: 'Rope' })
  const signs = [
    '"',
    "'",
    '*',
    '^',
    ':',
    '(',
    ')',
    '{',
    '}',
    '-',
    '+',
    'NEAR',
    'AND',
    'OR',
    'NOT',
    'title',
    'rope',
    '\0',
    ';',
  ]
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(fc.constantFrom(...signs), fc.string({ unit: 'binary' }))), async (parts) => {
      const found = await find(parts.join(' '))
      expect(found.every((hit) => hit === 'product 1')).toBe(true)
    }),
    { numRuns: isDeep ? 300 : 30 },
  )
})

describe('the tools', () => {
  const tools = [
    { title: 'Moon Calendar', keywords: 'hunting tool', body: 'Phases.' },
    { title: 'Wind Picker', keywords: 'hunting tool', body: 'Scent.' },
  ]

  test('are found by their place', async () => {
    await indexPages(db, tools)
    expect(await find('moon')).toEqual(['page 1'])
    expect(await find('scent')).toEqual(['page 2'])
  })

  test('are written again only when they have changed', async () => {
    await indexPages(db, tools)
    const changes = async () => (await db.selectFrom('searchVocabulary').select(['term', 'doc']).execute()).length
    const before = await changes()
    await indexPages(db, tools)
    expect(await changes()).toBe(before)
    await indexPages(db, [{ title: 'Sun Calendar', keywords: 'hunting tool', body: 'Hours.' }])
    expect(await find('moon')).toEqual([])
    expect(await find('sun')).toEqual(['page 1'])
  })

  test('leave the records where they are', async () => {
    await insertRow(db, 'products', { ...goodRows.products, id: 1 })
    await indexPages(db, tools)
    await indexPages(db, [])
    expect(await find('spray')).toEqual(['product 1'])
  })
})
