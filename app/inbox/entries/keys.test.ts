import { expect, test } from 'vitest'
import { actionOf, keyHelp } from './keys'

const press = (key: string, modifiers = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...modifiers })

test.each([
  ['j', false, 'next-row'],
  ['#', false, 'delete'],
  ['g', false, 'prefix'],
  ['q', false, undefined],
  ['q', true, 'quotes'],
  ['m', true, 'messages'],
  // Another key ends the sequence and has its own effect.
  ['j', true, 'next-row'],
  ['g', true, 'prefix'],
  ['J', false, undefined],
  ['Enter', false, undefined],
  ['constructor', false, undefined],
  ['constructor', true, undefined],
])('%s (after the prefix: %s) does %s', (key, isAfterPrefix, action) => {
  expect(actionOf(press(key), isAfterPrefix)).toBe(action)
})

test.each(['ctrlKey', 'altKey', 'metaKey'])('nothing with %s', (modifier) => {
  expect(actionOf(press('c', { [modifier]: true }), false)).toBeUndefined()
  expect(actionOf(press('q', { [modifier]: true }), true)).toBeUndefined()
})

test('the list of keys names each that does something', () => {
  const named = keyHelp.flatMap(({ keys, joined }) => (joined === undefined ? keys : keys.slice(0, 1)))
  const isKnown = (key: string) => key === 'Enter' || actionOf(press(key), false) !== undefined
  expect(named.every(isKnown)).toBe(true)
  const all = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  expect(all.filter(isKnown).toSorted()).toEqual([...new Set(named)].filter((key) => key !== 'Enter').toSorted())
})
