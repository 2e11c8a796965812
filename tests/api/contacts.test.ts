import { expect, test } from 'vitest'
import { action } from '~/routes/api/contacts'
import { callRoute } from '../routes/call-route'
import { useSiteDatabase } from '../routes/site-database'

const site = useSiteDatabase()

const good = { name: 'Ada', email: 'ada@example.org', message: 'Hello' }

test('answers 201 with the message and its address', async () => {
  const { status, headers, body } = await callRoute(action, { path: '/api/contacts', json: good })
  expect(status).toBe(201)
  expect(headers.get('Location')).toBe('/api/contacts/1')
  expect(body).toEqual({ id: 1, ...good, status: 'new', createdAt: expect.stringMatching(/Z$/) })
})

test('refuses an empty one in the words of the specification, with each field', async () => {
  expect(await callRoute(action, { path: '/api/contacts', json: {} })).toMatchObject({
    status: 400,
    body: {
      message: 'Please fill in all fields.',
      errors: { name: ['Enter your name'], email: ['Enter your email address'], message: ['Enter your message'] },
    },
  })
  expect(await site.db.selectFrom('contacts').select('id').execute()).toEqual([])
})
