/** `/deer-types/compare` compares two species that the address names. */
import { beforeEach, expect, test } from 'vitest'
import { loader } from '~/routes/deer-types/compare'
import { callRoute } from './call-route'
import { addDeerType, useSiteDatabase } from './site-database'

const site = useSiteDatabase()

beforeEach(async () => {
  await addDeerType(site.db, { slug: 'elk', name: 'Elk' })
  await addDeerType(site.db, { slug: 'moose', name: 'Moose' })
  await addDeerType(site.db, { slug: 'pudu', name: 'Pudu', isActive: 0 })
})

function read(query: string) {
  return callRoute(loader, { path: `/deer-types/compare${query}` })
}

test('shows both, under their names, and is not to be found by search engines', async () => {
  expect(await read('?a=moose&b=elk')).toMatchObject({
    status: 200,
    body: {
      head: { title: 'Moose and Elk Compared', path: '/deer-types/compare', noindex: true },
      both: { a: { slug: 'moose' }, b: { slug: 'elk' } },
    },
  })
})

test.each(['', '?a=elk', '?b=elk', '?a=&b='])('asks for two species with %j', async (query) => {
  const { status, body } = await read(query)
  expect(status).toBe(200)
  expect(body).toMatchObject({ head: { title: 'Compare Two Species' }, choice: { errors: {} } })
  expect(body).not.toHaveProperty('both.a')
})

test.each([
  ['?a=elk&b=unicorn', 404, { b: 'The guide has no such species. Choose one from the list.' }],
  ['?a=pudu&b=elk', 404, { a: 'The guide has no such species. Choose one from the list.' }],
  ['?a=elk&b=elk', 200, { b: 'Choose two different species.' }],
])('refuses %s at the field, with status %i', async (query, expected, errors) => {
  const { status, body } = await read(query)
  expect(status).toBe(expected)
  expect(body).toMatchObject({ choice: { errors } })
})
