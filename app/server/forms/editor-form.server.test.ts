import { expect, test } from 'vitest'
import { listIntentField, takeListIntent } from './editor-form.server'

function take(intent: string | File | undefined) {
  const form = new FormData()
  if (intent !== undefined) form.append(listIntentField, intent)
  const isTaken = takeListIntent(form, ['features'])
  return { isTaken, left: form.get(listIntentField) }
}

test.each([
  { type: 'insert', payload: { name: 'features' } },
  { type: 'remove', payload: { name: 'features', index: 2 } },
  { type: 'reorder', payload: { name: 'features', from: 0, to: 1 } },
])('takes $type', (intent) => {
  const { isTaken, left } = take(JSON.stringify(intent))
  expect(isTaken).toBe(true)
  expect(left).toBe(JSON.stringify(intent))
})

test('takes no value of a new row from outside', () => {
  const { left } = take('{"type":"insert","payload":{"name":"features","defaultValue":"x","index":9e9}}')
  expect(left).toBe('{"type":"insert","payload":{"name":"features"}}')
})

test.each([
  undefined,
  '',
  '{',
  'null',
  '[]',
  '{"type":"insert"}',
  '{"type":"insert","payload":{"name":"name"}}',
  '{"type":"remove","payload":{"name":"features","index":1e9}}',
  '{"type":"remove","payload":{"name":"features","index":-1}}',
  '{"type":"update","payload":{"name":"features","value":"x"}}',
  '{"type":"reset","payload":{}}',
  '{"type":"validate","payload":{"name":"features"}}',
  new File(['{"type":"insert","payload":{"name":"features"}}'], 'intent'),
])('drops %s', (intent) => {
  expect(take(intent)).toEqual({ isTaken: false, left: null })
})
