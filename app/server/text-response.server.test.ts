import { expect, test } from 'vitest'
import { TextResponse } from './text-response.server'

const headers = { 'Content-Type': 'application/json', Location: '/api/quotes/1' }
const make = () => new TextResponse('{"id":1}', { status: 201, headers })

test('is a response with a status and headers', () => {
  const response = make()
  expect(response).toBeInstanceOf(Response)
  expect([response.status, response.ok]).toEqual([201, true])
  expect([...response.headers]).toEqual([
    ['content-type', 'application/json'],
    ['location', '/api/quotes/1'],
  ])
})

test('is read as any other', async () => {
  expect(await make().text()).toBe('{"id":1}')
  expect(await make().json()).toEqual({ id: 1 })
  expect((await make().arrayBuffer()).byteLength).toBe(8)
  expect((await make().blob()).size).toBe(8)
  expect(await new Response(make().body).text()).toBe('{"id":1}')
  expect(
    await new TextResponse('a=b', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }).formData(),
  ).toBeInstanceOf(FormData)
})

test('is read once, and its copy once more', async () => {
  const response = make()
  const copy = response.clone()
  expect(copy.status).toBe(201)
  expect(copy.headers.get('Location')).toBe('/api/quotes/1')
  expect(response.bodyUsed).toBe(false)
  await response.text()
  expect(response.bodyUsed).toBe(true)
  await expect(response.text()).rejects.toThrow(TypeError)
  expect(await copy.text()).toBe('{"id":1}')
})
