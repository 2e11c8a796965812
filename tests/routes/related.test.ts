/** Pages link only to public ones, including posts that are older than the newest. */
import { expect, test } from 'vitest'
import { loader as slugPage } from '~/routes/site/slug'
import { loader as productPage } from '~/routes/products/detail'
import { loader as windPicker } from '~/routes/tools/wind-picker'
import { callRoute } from './call-route'
import { addDeerType, addPost, addProduct, useSiteDatabase } from './site-database'

const site = useSiteDatabase()

function read(slug: string) {
  return callRoute(slugPage, { path: `/${slug}`, params: { slug } })
}

async function namesOn(page: Promise<{ body: unknown }>): Promise<string[]> {
  const { body } = await page
  return Array.from(JSON.stringify(body).matchAll(/"name":"([^"]+)","path":"\/(?!"|blog"|deer-types")/g), ([, name]) =>
    String(name),
  )
}

test('a post leads to posts, products and species that share its subjects', async () => {
  await addDeerType(site.db, { slug: 'elk', name: 'Elk' })
  await addDeerType(site.db, { slug: 'moose', name: 'Moose' })
  await addProduct(site.db, { name: 'Wind checker', slug: 'wind-checker' })
  await addPost(site.db, { slug: 'thermals', title: 'Thermals' })
  await addPost(site.db, { slug: 'own', title: 'Wind and elk' })
  const { body } = await read('own')
  expect(body).toMatchObject({
    related: [
      { title: 'More on this', links: [{ name: 'Thermals', path: '/thermals' }] },
      {
        title: 'Tools',
        links: expect.arrayContaining([expect.objectContaining({ name: 'Wind Direction Stand Picker' })]),
      },
      { title: 'Gear', links: [{ name: 'Wind checker', path: '/products/wind-checker' }] },
      { title: 'Deer types', links: [{ name: 'Elk', path: '/elk' }] },
    ],
  })
})

test('nobody is led to what is not public', async () => {
  const hidden = { title: 'Wind: a secret', isPublished: 0, publishedAt: null } as const
  await addPost(site.db, { ...hidden, slug: 'draft' })
  await addPost(site.db, { ...hidden, slug: 'scheduled', publishAt: '2126-01-01T00:00:00.000Z' })
  await addProduct(site.db, { name: 'Wind: a secret', isActive: 0 })
  await addDeerType(site.db, { slug: 'secret', name: 'Secret deer', isActive: 0 })
  await addPost(site.db, { slug: 'own', title: 'Wind and the secret deer' })
  await addDeerType(site.db, { slug: 'elk', name: 'Elk', generalDescription: 'Wind, wind and secret deer.' })
  await addProduct(site.db, { slug: 'wind-checker', name: 'Wind checker' })
  const pages = [
    ...[read('own'), read('elk')],
    callRoute(productPage, { path: '/products/wind-checker', params: { slug: 'wind-checker' } }),
    callRoute(windPicker, { path: '/hunting-tools/wind-direction-stand-picker' }),
  ]
  for (const page of pages) {
    const names = await namesOn(page)
    expect(names.length).toBeGreaterThan(2)
    expect(names.filter((name) => /secret/i.test(name) && !/^Wind and/.test(name))).toEqual([])
  }
})

test('an old post is found by the words of its title among many newer ones', async () => {
  await addPost(site.db, { slug: 'old', title: 'Velvet on the antlers' })
  for (let number = 1; number <= 100; number += 1) await addPost(site.db, { title: `Nothing ${String(number)}` })
  await addPost(site.db, { slug: 'own', title: 'Antlers in velvet' })
  const { body } = await read('own')
  expect(body).toMatchObject({
    related: expect.arrayContaining([
      { title: 'More on this', links: expect.arrayContaining([{ name: 'Velvet on the antlers', path: '/old' }]) },
    ]),
  })
})

test('a post leads to the next one of the list, and back to the newer', async () => {
  await addPost(site.db, { slug: 'first', title: 'First' })
  await addPost(site.db, { slug: 'second', title: 'Second' })
  await addPost(site.db, { slug: 'unseen', title: 'Unseen', isPublished: 0 })
  await addPost(site.db, { slug: 'third', title: 'Third' })
  expect((await read('third')).body).toMatchObject({ neighbors: { newer: undefined, older: { slug: 'second' } } })
  expect((await read('second')).body).toMatchObject({
    neighbors: { newer: { slug: 'third' }, older: { slug: 'first' } },
  })
  expect((await read('first')).body).toMatchObject({ neighbors: { newer: { slug: 'second' }, older: undefined } })
})

test('a post that was edited leads to what it is about now', async () => {
  await addPost(site.db, { slug: 'other', title: 'Wind' })
  await addPost(site.db, { slug: 'own', title: 'Own', content: '<p>Antlers in velvet.</p>' })
  const change = { title: 'Velvet', version: 2, updatedAt: '2026-11-22T00:00:00.000Z' }
  await read('own')
  await site.db.updateTable('blogPosts').set(change).where('slug', '=', 'other').execute()
  expect(await namesOn(read('own'))).toContain('Velvet')
})
