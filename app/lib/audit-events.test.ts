import { describe, expect, test } from 'vitest'
import { pageKinds, type PublicTable } from '~/lib/page-kinds'
import { changeEvent, auditEvents, subjectKinds } from './audit-events'

const fields = ['name', 'features', 'isActive']
const before = { id: 1, name: 'Rope', features: ['a'], isActive: true, version: 1, updatedAt: 'then' }

describe('a save is told by the fields that differ', () => {
  test.each([
    ['one', { name: 'Long rope' }, ['name']],
    ['a list', { features: ['a', 'b'] }, ['features']],
    ['several, a switch among them', { name: 'x', isActive: false }, ['name', 'isActive']],
    ['none, for every save raises the version', { version: 2, updatedAt: 'now' }, []],
    ['one that was absent', { features: undefined }, ['features']],
  ])('%s', (_, change, names) => {
    const told = changeEvent(pageKinds.products, { before, after: { ...before, ...change }, fields })
    expect(told).toEqual({ event: 'product-updated', detail: { fields: names } })
  })

  test.each([
    ['products', 'isActive', 'product-activated', 'product-deactivated'],
    ['deerTypes', 'isActive', 'deer-type-activated', 'deer-type-deactivated'],
    ['blogPosts', 'isPublished', 'post-published', 'post-unpublished'],
  ] as const)('a %s that is switched, and nothing else, is told so', (table: PublicTable, flag, on, off) => {
    const told = (was: boolean, is: boolean) =>
      changeEvent(pageKinds[table], { before: { [flag]: was }, after: { [flag]: is }, fields: ['name', flag] })
    expect(told(false, true)).toEqual({ event: on })
    expect(told(true, false)).toEqual({ event: off })
  })
})

test('every kind of thing has an event', () => {
  expect([...new Set([...auditEvents.values()].map(({ of }) => of))].toSorted()).toEqual([...subjectKinds].toSorted())
})
