import { expect, test } from 'vitest'
import { toSlug } from '~/lib/slug'
import { slugOrQuestion } from './address-question'

const stored = { slug: 'elk', isPublic: true }

function ask(slug: string, { title = 'Elk', free = toSlug(title), confirmed = '', from = stored } = {}) {
  return slugOrQuestion({ stored: from, wanted: { slug, title, free }, confirmed })
}

test('asks, and names both addresses', () => {
  expect(ask('wapiti')).toEqual({
    question: {
      title: 'Change the address?',
      text: 'The page moves from /elk to /wapiti. The old address will lead to the new one.',
      answers: [
        { value: 'change-address-to-wapiti', label: 'Save with the new address' },
        { value: 'keep-address', label: 'Keep the old address' },
      ],
    },
  })
})

test.each([
  ['the same slug', 'elk', {}, 'elk'],
  ['the answer to change it', 'wapiti', { confirmed: 'change-address-to-wapiti' }, 'wapiti'],
  ['the answer to keep it', 'wapiti', { confirmed: 'keep-address' }, 'elk'],
  ['an empty slug and the same title', '', {}, 'elk'],
  ['an empty slug where the stored one has a number', '', { from: { slug: 'elk-2', isPublic: true } }, 'elk-2'],
  ['an empty slug and a title that makes none', '', { title: '鹿' }, 'elk'],
  ['an empty slug and a title that makes a reserved one', '', { title: 'Blog' }, 'elk'],
  [
    'an empty slug, another title, and the answer to keep it',
    '',
    { title: 'Wapiti', confirmed: 'keep-address' },
    'elk',
  ],
  ['another slug of what nobody sees', 'wapiti', { from: { slug: 'elk', isPublic: false } }, 'wapiti'],
  ['an empty slug of what nobody sees', '', { title: 'Wapiti', from: { slug: 'elk', isPublic: false } }, ''],
])('does not ask for %s', (_, slug, setting, expected) => {
  expect(ask(slug, setting)).toEqual({ slug: expected })
})

test('asks for an empty slug when the title makes another one', () => {
  expect(ask('', { title: 'Wapiti Bull' })).toMatchObject({
    question: { text: expect.stringContaining('/wapiti-bull') },
  })
})

test('asks about the free slug where the one of the title is taken, and takes the answer', () => {
  const taken = { title: 'Moon', free: 'moon-2' }
  expect(ask('', taken)).toMatchObject({
    question: { text: expect.stringContaining('/moon-2'), answers: [{ value: 'change-address-to-moon-2' }, {}] },
  })
  expect(ask('', { ...taken, confirmed: 'change-address-to-moon-2' })).toEqual({ slug: 'moon-2' })
  expect(ask('', { ...taken, confirmed: 'keep-address' })).toEqual({ slug: 'elk' })
})

test('asks again when the free slug was taken after the answer', () => {
  expect(ask('', { title: 'Moon', free: 'moon-3', confirmed: 'change-address-to-moon-2' })).toMatchObject({
    question: { text: expect.stringContaining('/moon-3') },
  })
})

test('asks again when another address was typed after the answer', () => {
  expect(ask('moose', { confirmed: 'change-address-to-wapiti' })).toMatchObject({
    question: { text: expect.stringContaining('/moose') },
  })
})

test('an answer to another question is none', () => {
  expect(ask('wapiti', { confirmed: 'recreate' })).toHaveProperty('question')
})
