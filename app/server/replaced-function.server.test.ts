import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { packageSeenFrom, replaceFunction } from './replaced-function.server'

test('a package is the one that another one sees', () => {
  const seen = createRequire(createRequire(import.meta.url).resolve('@remix-run/node'))('@remix-run/server-runtime')
  expect(packageSeenFrom(['@remix-run/node', '@remix-run/server-runtime'])).toBe(seen)
  expect(() => packageSeenFrom(['@remix-run/node', 'no-such-package'])).toThrow('no-such-package')
})

test('a function is replaced by one that may call it, until it is put back', () => {
  const module = { say: (text: string) => `${text}.` }
  const { say } = module
  const putBack = replaceFunction(module, 'say', (original: typeof say) => (text) => original(`${text}!`))
  expect(module.say('yes')).toBe('yes!.')
  putBack()
  expect(module.say).toBe(say)
})

test.each([
  ['what is not there', {}],
  ['what is no function', { say: 'yes' }],
  ['what only passes on another’s', Object.defineProperty({}, 'say', { get: () => () => 'yes' })],
])('%s cannot be replaced', (_, module) => {
  expect(() => replaceFunction(module, 'say', (original) => original)).toThrow('no function say')
})
