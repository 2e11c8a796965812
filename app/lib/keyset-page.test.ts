import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cursor } from './cursor'
import { toKeysetPage, toSortedPage } from './keyset-page'

function page(count: number, size: number, cursor?: Cursor) {
  const ids = Array.from({ length: count }, (_, index) => ({ id: index + 1 }))
  const side = ids.filter(({ id }) => !cursor || (cursor.direction === 'after' ? id > cursor.id : id < cursor.id))
  const read = (cursor?.direction === 'before' ? side.reverse() : side).slice(0, size + 1)
  return toKeysetPage(read, { size, cursor })
}

test.each([
  ['one page', page(3, 3), [1, 2, 3], undefined, undefined],
  ['the first of two', page(4, 3), [1, 2, 3], undefined, 3],
  ['the last of two', page(4, 3, { direction: 'after', id: 3 }), [4], 4, undefined],
  ['back to the first', page(4, 3, { direction: 'before', id: 4 }), [1, 2, 3], undefined, 3],
  ['past the end', page(4, 3, { direction: 'after', id: 9 }), [], undefined, undefined],
])('%s', (_what, { rows, previous, next }, ids, previousId, nextId) => {
  expect(rows.map(({ id }) => id)).toEqual(ids)
  expect([previous?.id, next?.id]).toEqual([previousId, nextId])
})

test('walking forwards shows every row once, and backwards the same pages', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.integer({ min: 1, max: 9 }), (count, size) => {
      const pages = [page(count, size)]
      for (let next = pages[0]?.next; next; next = pages.at(-1)?.next) pages.push(page(count, size, next))
      expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(
        Array.from({ length: count }, (_, i) => i + 1),
      )
      for (let index = pages.length - 1; index > 0; index -= 1) {
        const previous = pages[index]?.previous
        expect(previous && page(count, size, previous).rows).toEqual(pages[index - 1]?.rows)
      }
    }),
  )
})

test('in a sorted list the ways on carry what it is sorted by', () => {
  const rows = ['c', 'b', 'b', 'a'].map((name, index) => ({ id: 9 - index, name }))
  const sorted = { size: 2, keyOf: (row: { name: string }) => row.name }
  expect(toSortedPage(rows.slice(0, 3), { ...sorted, cursor: undefined })).toEqual({
    rows: rows.slice(0, 2),
    next: { direction: 'after', id: 8, key: 'b' },
  })
  const cursor = { direction: 'after', id: 8, key: 'b' } as const
  expect(toSortedPage(rows.slice(2), { ...sorted, cursor })).toEqual({
    rows: rows.slice(2),
    previous: { direction: 'before', id: 7, key: 'b' },
    start: cursor,
  })
})

test('a page begins at the same place from whichever side it was reached', () => {
  const forwards = page(9, 3, { direction: 'after', id: 3 })
  expect(forwards.start).toEqual({ direction: 'after', id: 3 })
  expect(page(9, 3, { direction: 'before', id: 7 })).toMatchObject({ rows: forwards.rows, start: forwards.start })
  expect(page(9, 3, { direction: 'before', id: 4 })).not.toHaveProperty('start')
  expect(page(9, 3)).not.toHaveProperty('start')
})
