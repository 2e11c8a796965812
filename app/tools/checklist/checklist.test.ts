import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checklistQuery,
  createChecklist,
  percentOf,
  toQuestion,
  withNextStage,
  withStage,
  type Checklist,
  type ChecklistQuestion,
} from './checklist'
import { extraList, groups, huntTypes } from './checklist-items.data'
import { readChecklistQuery } from './checklist.schema'
import { isFull, mostOwnItems, readOwnItems, toOwnItem } from './own-items'
import { cleanListName, findNamedLists, findSavedMarks, withMarks, withNamed, withNamedLists } from './saved-marks'

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
  const ids = fc.array(fc.oneof(fc.constantFrom(...everyId), fc.string()))
  const question = fc.record({ huntType: fc.constantFrom(...typeIds), done: ids })
  const richQuestion = fc.record({
    huntType: fc.constantFrom(...typeIds),
    done: ids,
    have: ids,
    truck: ids,
    hide: ids,
    own: fc.array(fc.string({ unit: 'binary', maxLength: 80 }), { maxLength: 50 }).map(readOwnItems),
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
      fc.property(richQuestion, (asked) => {
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

describe('lists saved in the browser', () => {
  const bare = (huntType: (typeof typeIds)[number]) => ({ huntType, done: [] })
  const saveAll = (...lists: ChecklistQuestion[]) =>
    lists.reduce<string | null>((text, list) => withMarks(text, list, findSavedMarks(text) ?? list), null)

  test('come back for their hunt type, and without one for the one that was marked last', () => {
    const text = saveAll({ huntType: 'archery', done: ['bow', 'license'] }, { huntType: 'rifle', done: ['zero'] })
    expect(findSavedMarks(text, 'archery')).toMatchObject({ huntType: 'archery', done: ['bow', 'license'] })
    expect(findSavedMarks(text)).toMatchObject({ huntType: 'rifle', done: ['zero'] })
    expect(findSavedMarks(text, 'crossbow')).toBeUndefined()
    const cleared = withMarks(text, bare('archery'), { huntType: 'archery', done: ['bow', 'license'] })
    expect(findSavedMarks(cleared)).toMatchObject(bare('archery'))
    expect(findSavedMarks(cleared, 'rifle')?.done).toEqual(['zero'])
  })

  test('with every stage, own and hidden items', () => {
    const list = {
      huntType: 'rifle' as const,
      done: ['zero', 'light'],
      have: ['map'],
      truck: ['light'],
      own: ['Dog whistle'],
      hide: ['stand'],
    }
    expect(findSavedMarks(saveAll(list))).toEqual(list)
  })

  test('are read as earlier releases saved them', () => {
    const text = '{"last":"rifle","done":{"rifle":["zero"],"archery":["bow"]}}'
    expect(findSavedMarks(text)).toEqual({ huntType: 'rifle', done: ['zero'] })
    const more = withMarks(text, { huntType: 'rifle', done: ['zero', 'ammo'] }, { huntType: 'rifle', done: ['zero'] })
    expect(findSavedMarks(more)?.done).toEqual(['zero', 'ammo'])
    expect(findSavedMarks(more, 'archery')?.done).toEqual(['bow'])
    expect(findNamedLists(more)).toEqual([])
  })

  test('are kept under a name when a link’s list takes their place, and only then', () => {
    const mine = { huntType: 'rifle' as const, done: ['zero'], own: ['Dog whistle'] }
    const linked = { huntType: 'rifle' as const, done: ['license'] }
    const text = withMarks(saveAll(mine), { ...linked, done: ['license', 'rules'] }, linked)
    expect(findNamedLists(text)).toEqual([
      { name: 'Former rifle list', list: 'huntType=rifle&done=zero&own=Dog+whistle' },
    ])
    const again = withMarks(text, linked, { ...linked, done: ['license', 'rules'] })
    expect(findNamedLists(again)).toHaveLength(1)
  })

  test('by name: one replaces its namesake, and the oldest of too many goes', () => {
    const named = Array.from({ length: 20 }, (_list, index) => ({
      name: `Camp ${String(index)}`,
      list: 'huntType=rifle',
    }))
    expect(withNamed(named, { name: 'Camp 3', list: 'huntType=archery' })).toHaveLength(20)
    const more = withNamed(named, { name: 'Camp 20', list: 'huntType=archery' })
    expect([more.length, more[0]?.name, more.at(-1)?.name]).toEqual([20, 'Camp 1', 'Camp 20'])
    expect(findNamedLists(withNamedLists(null, more, 'rifle'))).toEqual(more)
    expect(cleanListName(`  Elk   camp ${'x'.repeat(99)}`)).toMatch(/^Elk camp x{31}…$/)
  })

  test.each([
    null,
    '',
    'null',
    '[]',
    '{',
    '{"last":"spear","done":{}}',
    '{"last":"rifle","done":{"rifle":"zero"}}',
    '{"last":"rifle","lists":{"rifle":"huntType=spear"}}',
  ])('are none where storage holds %j', (text) => {
    expect(findSavedMarks(text)).toBeUndefined()
    expect(findSavedMarks(text, 'rifle')).toBeUndefined()
    expect(findNamedLists(text)).toEqual([])
  })
})

describe('stages', () => {
  const list = (asked: Partial<ChecklistQuestion>) => createChecklist({ huntType: 'rifle', done: [], ...asked })
  const levelIn = (checklist: Checklist, id: string) =>
    checklist.groups.flatMap(({ items }) => items).find((item) => item.id === id)?.level

  test('what is in the truck is packed, and what is packed is at hand', () => {
    const { counts, checked, percent } = list({ have: ['map', 'light'], done: ['light', 'zero'], truck: ['fire'] })
    expect(counts).toEqual({ have: 4, done: 3, truck: 1 })
    expect([checked, percent]).toEqual([3, 10])
  })

  test.each([
    ['have', true, 1],
    ['done', true, 2],
    ['truck', true, 3],
    ['have', false, 0],
    ['done', false, 1],
    ['truck', false, 2],
  ] as const)('%s set to %s makes it stage %d, and leaves the others', (stage, isOn, level) => {
    const before = list({ done: ['zero'], truck: isOn ? [] : ['map'] })
    const after = createChecklist(withStage(before, 'map', stage, isOn))
    expect(levelIn(after, 'map')).toBe(level)
    expect(levelIn(after, 'zero')).toBe(2)
  })
})

describe('own and hidden items', () => {
  const own = ['Dog whistle', 'Élan’s thermos & cups']

  test('own items count and are marked, hidden ones do neither', () => {
    const ids = own.map((text) => toOwnItem(text).id)
    const checklist = createChecklist({ huntType: 'rifle', done: [...ids, 'stand', 'zero'], own, hide: ['stand', 'x'] })
    expect([checklist.total, checklist.checked]).toEqual([31, 3])
    expect(checklist.groups.at(-1)).toMatchObject({ name: 'Your own', checked: 2 })
    expect(checklist.standard.filter(({ isHidden }) => isHidden).map(({ id }) => id)).toEqual(['stand'])
    expect(checklist.groups.flatMap(({ items }) => items).some(({ id }) => id === 'stand')).toBe(false)
  })

  test('a mark stays with its own item when another one goes', () => {
    const [, thermos = ''] = own
    const done = [toOwnItem(thermos).id]
    expect(createChecklist({ huntType: 'rifle', done, own: [thermos] }).checked).toBe(1)
  })

  test('are cleaned, and bounded in number, length and sum', () => {
    expect(readOwnItems(['  Dog \n whistle', 'Dog whistle', '', ' '])).toEqual(['Dog whistle'])
    expect(readOwnItems(['x'.repeat(61)])[0]).toBe(`${'x'.repeat(59)}…`)
    const sixty = Array.from({ length: 50 }, (_item, index) => `${String(index).padStart(2, '0')}${'x'.repeat(58)}`)
    expect(readOwnItems(sixty)).toHaveLength(mostOwnItems)
    expect([isFull(sixty.slice(0, 39)), isFull(sixty.slice(0, 40))]).toEqual([false, true])
    const deer = Array.from({ length: 40 }, (_item, index) => `${String(index)}${'🦌'.repeat(58)}`)
    expect(readOwnItems(deer).length).toBeLessThan(10)
  })

  test('with everything marked the address stays under the 8,192 characters that the server takes', () => {
    const huntType = 'muzzleloader'
    const texts = readOwnItems(Array.from({ length: 40 }, (_item, index) => `${String(index)} ${'é'.repeat(12)}`))
    const ids = [...idsOf(huntType), ...texts.map((text) => toOwnItem(text).id)]
    // A form without JavaScript sends the list in this way.
    const sent = new URLSearchParams({ huntType, add: 'é'.repeat(60) })
    for (const name of ['have', 'done', 'truck']) for (const id of ids) sent.append(name, id)
    for (const text of texts) sent.append('own', text)
    expect(texts.length).toBeGreaterThan(35)
    expect(sent.toString().length).toBeLessThan(8000)
  })
})

describe('the address', () => {
  const read = (query: string) => readChecklistQuery(new URLSearchParams(query))

  test.each(typeIds)('takes huntType=%s', (huntType) => {
    expect(read(`huntType=${huntType}&done=tell&done=x`)).toEqual({
      isAsked: true,
      input: { huntType, done: ['tell', 'x'], have: [], truck: [], own: [], hide: [] },
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

  test('takes stages, own and hidden items, and one that is being added', () => {
    expect(read('huntType=rifle&have=map&truck=light&own=Dog+whistle&hide=stand&add=+Thermos+').input).toEqual({
      huntType: 'rifle',
      done: [],
      have: ['map'],
      truck: ['light'],
      own: ['Dog whistle', 'Thermos'],
      hide: ['stand'],
    })
  })

  test('without any of them nothing is asked', () => {
    expect(read('')).toMatchObject({ isAsked: false, errors: {} })
  })
})

describe('a tap on a row', () => {
  test('takes the next stage, and after the last none', () => {
    let list = createChecklist({ huntType: 'rifle', done: ['zero'] })
    const levels = Array.from({ length: 4 }, () => {
      list = createChecklist(withNextStage(list, 'light'))
      return list.groups.flatMap(({ items }) => items).find(({ id }) => id === 'light')?.level
    })
    expect(levels).toEqual([1, 2, 3, 0])
    expect(toQuestion(list).done).toEqual(['zero'])
  })
})

describe('the elk and backcountry list', () => {
  const read = (query: string) => readChecklistQuery(new URLSearchParams(query)).input

  test.each(huntTypes)('is on top of $name, with ids of its own', ({ id: huntType }) => {
    const bare = createChecklist({ huntType, done: [] })
    const more = createChecklist({ huntType, done: ['bear-spray'], extra: 'backcountry' })
    expect(more.total).toBe(bare.total + extraList.items.length)
    expect(more.checked).toBe(1)
    const ids = more.groups.flatMap(({ items }) => items.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('is in the address, and an unknown one is left out', () => {
    const list = { huntType: 'rifle', done: ['bear-spray'], extra: 'backcountry' } as const
    expect(checklistQuery(list).toString()).toBe('huntType=rifle&extra=backcountry&done=bear-spray')
    expect(read('huntType=rifle&extra=backcountry&hide=filter')).toMatchObject({
      extra: 'backcountry',
      hide: ['filter'],
    })
    expect(read('huntType=rifle&extra=moon')?.extra).toBeUndefined()
  })
})
