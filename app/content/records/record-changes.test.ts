import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productList } from '~/kinds/products/admin/product-list'
import { changedMessage, type ChangeReport } from './change-messages'
import { formatMoves, parseMoves } from '~/lib/moves'
import {
  formatChange,
  parseChange,
  readChange,
  standingAfter,
  undoOf,
  type RecordChange,
  type RecordStanding,
} from './record-changes'

const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const category = fc
  .string({ minLength: 1, maxLength: 60, unit: 'grapheme-ascii' })
  .map((text) => text.trim().replaceAll(/\s+/g, ' '))
  .filter((text) => text !== '')

const standing: fc.Arbitrary<RecordStanding> = fc.oneof(
  category.map((name) => ({ isOn: true, publication: { publishAt: null, isDraft: false }, category: name })),
  fc
    .tuple(fc.option(instant), fc.boolean(), category)
    .map(([publishAt, isDraft, name]) => ({ isOn: false, publication: { publishAt, isDraft }, category: name })),
)
const change: fc.Arbitrary<RecordChange> = fc.oneof(
  fc.constantFrom(
    { kind: 'on' as const },
    { kind: 'off' as const },
    { kind: 'draft' as const },
    { kind: 'inactive' as const },
  ),
  fc.tuple(instant, fc.boolean()).map(([publishAt, isDraft]) => ({ kind: 'later' as const, publishAt, isDraft })),
  category.map((name) => ({ kind: 'category' as const, category: name })),
)

test('undo brings back what was before, schedule and draft included', () => {
  fc.assert(
    fc.property(standing, change, (before, made) => {
      const after = standingAfter(before, made)
      if (after) expect(standingAfter(after, undoOf(made, before)) ?? after).toEqual(before)
    }),
  )
})

test('what travels in a form arrives as it was', () => {
  const move = fc.record({ change, id: fc.integer({ min: 1, max: 1e9 }) })
  fc.assert(
    fc.property(fc.array(move, { minLength: 1, maxLength: 50 }), (moves) => {
      const text = formatMoves(moves.map(({ change: made, id }) => ({ change: formatChange(made), id })))
      const arrived = parseMoves(text, readChange)?.flatMap(({ change: made, ids }) =>
        ids.map((id) => ({ change: made, id })),
      )
      expect(new Set(arrived?.map((each) => JSON.stringify(each)))).toEqual(
        new Set(moves.map((each) => JSON.stringify(each))),
      )
    }),
  )
})

test.each([
  '',
  'on',
  'on:',
  'on:x',
  'gone:1',
  'later-:1',
  'later-zzzzzzzzzzz:1',
  'category-:1',
  'category-%:1',
  'on:1;',
])('no moves: %s', (text) => {
  expect(parseMoves(text, readChange)).toBeUndefined()
})

test('any text is moves or none', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      parseMoves(text, readChange)
    }),
  )
})

test.each([
  ['on', { kind: 'on' }],
  ['category-Rods%20%26%20Reels', { kind: 'category', category: 'Rods & Reels' }],
  ['category-', undefined],
  ['later-1', undefined],
  ['draft', undefined],
  ['delete', undefined],
  ['', undefined],
])('the list’s form: %j', (text, expected) => {
  expect(parseChange(text, productList.changes)).toEqual(expected)
})

test.each([
  ['category-deer-food', { kind: 'category', category: 'Deer Food' }],
  ['category-none', undefined],
  ['category-', undefined],
])('the form of a list with categories of its own: %j', (text, expected) => {
  const categories = [{ id: 'deer-food', label: 'Deer Food' }]
  expect(parseChange(text, { ...productList.changes, categories })).toEqual(expected)
})

describe('what is said', () => {
  const nothing: ChangeReport = { changed: [], unchanged: [], refused: [], gone: [] }
  const say = (report: Partial<ChangeReport>, made: RecordChange = { kind: 'on' }, isUndo = false) =>
    changedMessage(productList, { moves: [{ change: made, ids: [1] }], isUndo }, { ...nothing, ...report })

  test.each([
    [{ changed: ['Rope'] }, 'Product Changed', '“Rope”: active', 'It is in the catalogue.'],
    [{ changed: ['Rope', 'Saw'] }, 'Products Changed', '2 products: active', 'They are in the catalogue.'],
    [
      { changed: ['Rope', 'Saw'], unchanged: ['Axe'], gone: [8, 9] },
      'Products Changed',
      '2 products: active',
      'They are in the catalogue. 1 product was so already. 2 products were gone already.',
    ],
    [{ unchanged: ['Axe', 'Rope', 'Saw'] }, 'Nothing to Change', undefined, '3 products were so already.'],
    [
      { refused: [{ name: 'Rope', reason: 'Choose a category' }] },
      'Error',
      undefined,
      '“Rope” stays as it is: Choose a category.',
    ],
  ])('%j', (report, title, outcome, description) => {
    expect(say(report)).toMatchObject({ title, description, ...(outcome === undefined ? {} : { outcome }) })
  })

  test('of an undo and of a category', () => {
    expect(say({ changed: ['Rope'] }, { kind: 'off' }, true)).toMatchObject({ title: 'Undone' })
    expect(say({ changed: ['Rope'] }, { kind: 'category', category: 'Gear' })).toMatchObject({
      outcome: '“Rope”: Gear',
    })
  })
})
