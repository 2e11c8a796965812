import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { checklistQuery, createChecklist, percentOf } from './checklist'
import { groups, huntTypes } from './checklist-items.data'
import { readChecklistQuery } from './checklist.schema'
import { findSavedMarks, saveMarks } from './saved-marks'

const typeIds = huntTypes.map(({ id }) => id)
const idsOf = (huntType: (typeof typeIds)[number]) =>
  createChecklist({ huntType, done: [] }).groups.flatMap(({ items }) => items.map(({ id }) => id))
const everyId = [...new Set(typeIds.flatMap(idsOf))]

test('there are the four kinds of hunt and the four groups of the specification', () => {
  expect(typeIds).toEqual(['archery', 'rifle', 'muzzleloader', 'crossbow'])
  expect(groups.map(({ id }) => id)).toEqual(['weapon', 'safety', 'clothing', 'essentials'])
})

describe.each(huntTypes)('the list for $id', ({ id: huntType }) => {
  const list = createChecklist({ huntType, done: [] })

  test('has 5 to 8 items in each group, none of them twice', () => {
    for (const { items } of list.groups) {
      expect(items.length).toBeGreaterThanOrEqual(5)
      expect(items.length).toBeLessThanOrEqual(8)
    }
    const ids = idsOf(huntType)
    expect(new Set(ids).size).toBe(ids.length)
    expect(list.total).toBe(ids.length)
  })

  test('has ids that are short and fit an address as they are', () => {
    for (const id of idsOf(huntType)) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(Math.max(...idsOf(huntType).map((id) => id.length))).toBeLessThanOrEqual(12)
  })

  test.each(['harness', 'lifeline', 'haul-line', 'stand', 'beyond', 'orange', 'first-aid', 'tell', 'license', 'rules'])(
    'holds what may save a life or a license: %s',
    (id) => {
      expect(idsOf(huntType)).toContain(id)
    },
  )

  test('starts without a mark', () => {
    expect(list).toMatchObject({ checked: 0, percent: 0 })
    expect(list.groups.flatMap(({ items }) => items).some(({ isDone }) => isDone)).toBe(false)
  })

  test('is complete with all of its marks', () => {
    expect(createChecklist({ huntType, done: idsOf(huntType) })).toMatchObject({ checked: list.total, percent: 100 })
  })
})

test.each([
  ['rifle', /unloaded/],
  ['muzzleloader', /cap or primer off/],
  ['crossbow', /no bolt/],
  ['archery', /covered/],
] as const)('what goes up the haul line is safe: %s', (huntType, words) => {
  const items = createChecklist({ huntType, done: [] }).groups.flatMap((group) => group.items)
  expect(items.find(({ id }) => id === 'haul-line')?.text).toMatch(words)
})

test.each([
  [0, 0, 0],
  [0, 28, 0],
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [1, 200, 1],
  [1, 201, 0],
  [27, 28, 96],
  [28, 28, 100],
])('%d of %d is %d percent', (checked, total, percent) => {
  expect(percentOf(checked, total)).toBe(percent)
})

test('marks of another list and unknown ones are left out, and one that comes twice counts once', () => {
  const { checked, groups: listed } = createChecklist({
    huntType: 'rifle',
    done: ['harness', 'harness', 'broadheads', 'bow', 'nothing', '', 'constructor'],
  })
  expect(checked).toBe(1)
  expect(listed.map((group) => group.checked)).toEqual([0, 1, 0, 0])
})

test('the steps show the sum', () => {
  expect(createChecklist({ huntType: 'rifle', done: ['rifle', 'zero', 'license'] }).steps).toEqual([
    'The rifle list has 30 items: weapon 7, safety 8, clothing 7, essentials 8.',
    'Checked: weapon 2, safety 0, clothing 0, essentials 1; 3 in all.',
    '3 ÷ 30 × 100, rounded: 10 percent.',
  ])
})

describe('whatever is marked', () => {
  const question = fc.record({
    huntType: fc.constantFrom(...typeIds),
    done: fc.array(fc.oneof(fc.constantFrom(...everyId), fc.string())),
  })

  test('the percentage is whole, from 0 to 100, and goes with the marks', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { checked, total, percent } = createChecklist(asked)
        expect(checked).toBe(idsOf(asked.huntType).filter((id) => asked.done.includes(id)).length)
        expect(Number.isInteger(percent)).toBe(true)
        expect(percent).toBeGreaterThanOrEqual(0)
        expect(percent).toBeLessThanOrEqual(100)
        expect(Math.abs(percent - (checked / total) * 100)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  test('one more mark never makes less progress', () => {
    fc.assert(
      fc.property(question, fc.constantFrom(...everyId), (asked, id) => {
        const more = createChecklist({ ...asked, done: [...asked.done, id] })
        expect(more.percent).toBeGreaterThanOrEqual(createChecklist(asked).percent)
      }),
    )
  })

  test('the address brings the same list back', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { input } = readChecklistQuery(checklistQuery(asked))
        expect(input && createChecklist(input)).toEqual(createChecklist(asked))
      }),
    )
  })
})

test('the address holds each mark once, in the order of the list', () => {
  const done = ['license', 'nothing', 'harness', 'zero', 'license']
  expect(checklistQuery({ huntType: 'rifle', done }).toString()).toBe(
    'huntType=rifle&done=zero&done=harness&done=license',
  )
})

describe('marks saved in the browser', () => {
  const useStorage = (text?: string, setItem?: () => void) => {
    const items = new Map(text === undefined ? [] : [['stagwise-checklist', text]])
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: setItem ?? ((name: string, value: string) => void items.set(name, value)),
    })
  }
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('come back for their list, and without one for the list that was marked last', () => {
    useStorage()
    saveMarks({ huntType: 'archery', done: ['bow', 'license'] })
    saveMarks({ huntType: 'rifle', done: ['zero'] })
    expect(findSavedMarks('archery')).toEqual({ huntType: 'archery', done: ['bow', 'license'] })
    expect(findSavedMarks()).toEqual({ huntType: 'rifle', done: ['zero'] })
    saveMarks({ huntType: 'archery', done: [] })
    expect(findSavedMarks()).toEqual({ huntType: 'archery', done: [] })
    expect(findSavedMarks('rifle')?.done).toEqual(['zero'])
    expect(findSavedMarks('crossbow')).toBeUndefined()
  })

  test.each([
    undefined,
    '',
    'null',
    '[]',
    '{',
    '{"last":"spear","done":{}}',
    '{"last":"rifle","done":{"rifle":"zero"}}',
  ])('are none where storage holds %j', (text) => {
    useStorage(text)
    expect(findSavedMarks()).toBeUndefined()
    expect(findSavedMarks('rifle')).toBeUndefined()
  })

  test('are not saved where storage is full, without an error', () => {
    useStorage(undefined, () => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => {
      saveMarks({ huntType: 'rifle', done: ['zero'] })
    }).not.toThrow()
  })
})

describe('the address', () => {
  const read = (query: string) => readChecklistQuery(new URLSearchParams(query))

  test.each(typeIds)('takes huntType=%s', (huntType) => {
    expect(read(`huntType=${huntType}&done=tell&done=x`)).toEqual({
      isAsked: true,
      input: { huntType, done: ['tell', 'x'] },
      errors: {},
    })
  })

  test.each(['huntType=', 'huntType=Rifle', 'huntType=spear', 'done=tell'])('%s: asks for a kind of hunt', (query) => {
    expect(read(query)).toEqual({
      isAsked: true,
      input: undefined,
      errors: { huntType: 'Choose what you are hunting with.' },
    })
  })

  test('without any of them nothing is asked', () => {
    expect(read('')).toMatchObject({ isAsked: false, errors: {} })
  })
})
