import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { discardUnsent, forgetAfterLogout, forgetUnsent, keepUnsent, listUnsent, noteLogout } from './unsent-forms'

/** The stored names are properties of the object itself, as in a browser. */
function storage(): Record<string, unknown> {
  const stored: Record<string, unknown> = {}
  const hidden = (value: unknown) => ({ value, enumerable: false })
  return Object.defineProperties(stored, {
    getItem: hidden((key: string) => stored[key] ?? null),
    setItem: hidden((key: string, text: string) => {
      stored[key] = text
    }),
    removeItem: hidden((key: string) => {
      Reflect.deleteProperty(stored, key)
    }),
  })
}

let local = storage()
beforeEach(() => {
  local = storage()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', storage())
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const url = '/admin/drafts?kind=blogPosts&record=3'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ tabKey: 'tab-1', ...fields })) form.append(name, value)
  return form
}

const keep = (fields: Record<string, string>, { operatorId = 1, now = new Date() } = {}) =>
  keepUnsent(formOf(fields), { operatorId, url }, now)

test('has what the form has, without its token and its button', () => {
  expect(keep({ title: 'Rut', formToken: 'secret', intent: 'save' })).toBe(true)
  const entries = [
    ['tabKey', 'tab-1'],
    ['title', 'Rut'],
  ]
  expect(listUnsent(new Date())).toMatchObject([{ operatorId: 1, url, at: '2026-11-27T12:00:00.000Z', entries }])
})

describe('of each window', () => {
  test('the last words count, the newest first', () => {
    keep({ title: 'Rut' }, { now: new Date('2026-11-27T11:00:00Z') })
    keep({ title: 'The rut' }, { now: new Date('2026-11-27T11:01:00Z') })
    keep({ title: 'Other', tabKey: 'tab-2' })
    expect(listUnsent(new Date()).map(({ entries }) => entries.at(-1))).toEqual([
      ['title', 'Other'],
      ['title', 'The rut'],
    ])
  })

  test('a form without a tab key goes by its form key', () => {
    const form = formOf({ formKey: 'form-1', text: 'Hello' })
    form.delete('tabKey')
    keepUnsent(form, { operatorId: 1, url: '/admin/quotes/1/answer/draft' }, new Date())
    keep({ title: 'Rut' })
    forgetUnsent(form)
    expect(listUnsent(new Date())).toMatchObject([{ url }])
  })
})

test('is gone once the server has it, once discarded, and after two weeks', () => {
  keep({ title: 'Sent' })
  keep({ tabKey: 'tab-2' })
  keep({ tabKey: 'old' }, { now: new Date('2026-11-13T11:59:59Z') })
  keep({ tabKey: 'young' }, { now: new Date('2026-11-13T12:00:00Z') })
  forgetUnsent(formOf({ title: 'Sent' }))
  const [other, young] = listUnsent(new Date())
  expect([other, young].map((form) => form?.entries)).toEqual([[['tabKey', 'tab-2']], [['tabKey', 'young']]])
  expect(Object.keys(local)).toHaveLength(2)
  if (other) discardUnsent(other)
  expect(Object.keys(local)).toHaveLength(1)
})

test('logging out deletes that operator’s, and nobody else’s', () => {
  keep({ title: 'Mine' })
  keep({ title: 'Hers', tabKey: 'tab-2' }, { operatorId: 2 })
  noteLogout(1)
  forgetAfterLogout()
  expect(listUnsent(new Date())).toMatchObject([{ operatorId: 2 }])
  // The page after logging out is a login form again.
  forgetAfterLogout()
  expect(listUnsent(new Date())).toHaveLength(1)
})

test('what is malformed is deleted', () => {
  local['stagwise-unsent x'] = '{"operatorId":1'
  local['stagwise-unsent y'] = '{"operatorId":1,"url":"/","at":"2026-11-27T12:00:00.000Z"}'
  expect(listUnsent(new Date())).toEqual([])
  expect(Object.keys(local)).toEqual([])
})

test('a browser without storage keeps nothing, and fails nowhere', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
    getItem: () => null,
  })
  expect(keep({ title: 'Rut' })).toBe(false)
  expect(listUnsent(new Date())).toEqual([])
})
