/** A checklist for a kind of hunt, with its stages and progress. Unknown marks are dropped. */
import { withId } from '~/lib/ids'
import { extraList, groups, huntTypes, type ChecklistItem, type GroupId, type HuntTypeId } from './checklist-items.data'
import { toOwnItem } from './own-items'

/** The stages are in order: what is in the truck is packed, and what is packed is at hand. "Checked" means packed. */
export const stages = [
  { id: 'have', name: 'Have' },
  { id: 'done', name: 'Packed' },
  { id: 'truck', name: 'Truck' },
] as const

export type StageId = (typeof stages)[number]['id']

export interface ChecklistQuestion {
  huntType: HuntTypeId
  /** The ids of checked items, in any order. */
  done: readonly string[]
  have?: readonly string[]
  truck?: readonly string[]
  /** The texts of the hunter's own items. */
  own?: readonly string[]
  /** The ids of items that are left out. */
  hide?: readonly string[]
  /** The id of a list on top. */
  extra?: typeof extraList.id | undefined
}

export interface Checklist {
  huntType: { id: HuntTypeId; name: string }
  groups: ChecklistGroup[]
  own: ChecklistItem[]
  extra: typeof extraList.id | undefined
  /** The hunt type's own items and those of the list on top, left out or not. */
  standard: (ChecklistItem & { isHidden: boolean })[]
  /** The number of packed items, in the truck or not. */
  checked: number
  /** The number of items at hand (packed or not), packed, and in the truck. */
  counts: Record<StageId, number>
  total: number
  /** The percentage is whole. */
  percent: number
  /** The steps tell how the percentage is calculated. */
  steps: string[]
}

export interface MarkedItem extends ChecklistItem {
  /** The level is that of the item's last stage: 0 for none, 3 for the truck. */
  level: number
  isDone: boolean
}

export interface ChecklistGroup {
  id: GroupId | typeof extraList.id | 'own'
  name: string
  items: MarkedItem[]
  checked: number
}

const doneLevel = levelOf('done')

export function levelOf(stage: StageId): number {
  return stages.findIndex(({ id }) => id === stage) + 1
}

export function createChecklist(asked: ChecklistQuestion): Checklist {
  const huntType = withId(huntTypes, asked.huntType)
  const own = (asked.own ?? []).map(toOwnItem)
  const hide = new Set(asked.hide)
  const { extra } = asked
  const everyItem: readonly ChecklistItem[] = [
    ...groups.flatMap(({ id }) => [...huntType.items[id]]),
    ...(extra ? extraList.items : []),
  ]
  const mark = createMarker(asked)
  const toGroup = (id: ChecklistGroup['id'], name: string, all: readonly ChecklistItem[]): ChecklistGroup => {
    const items = all.filter((item) => !hide.has(item.id)).map(mark)
    return { id, name, items, checked: items.filter(({ isDone }) => isDone).length }
  }
  const listed = [
    ...groups.map(({ id, name }) => toGroup(id, name, huntType.items[id])),
    ...(extra ? [toGroup(extraList.id, extraList.name, extraList.items)] : []),
    ...(own.length === 0 ? [] : [toGroup('own', 'Your own', own)]),
  ].filter(({ items }) => items.length > 0)
  const items = listed.flatMap((group) => group.items)
  const countFrom = (stage: StageId) => items.filter(({ level }) => level >= levelOf(stage)).length
  const [total, checked] = [items.length, countFrom('done')]
  const percent = percentOf(checked, total)
  return {
    huntType: { id: huntType.id, name: huntType.name },
    groups: listed,
    own,
    extra,
    standard: everyItem.map((item) => ({ ...item, isHidden: hide.has(item.id) })),
    checked,
    counts: { have: countFrom('have'), done: checked, truck: countFrom('truck') },
    total,
    percent,
    steps: [
      `The ${huntType.name.toLowerCase()} list has ${String(total)} items: ${listed.map((group) => `${group.name.toLowerCase()} ${String(group.items.length)}`).join(', ')}.`,
      `Checked: ${listed.map((group) => `${group.name.toLowerCase()} ${String(group.checked)}`).join(', ')}; ${String(checked)} in all.`,
      `${String(checked)} ÷ ${String(total)} × 100, rounded: ${String(percent)} percent.`,
    ],
  }
}

function createMarker({ have = [], done, truck = [] }: ChecklistQuestion): (item: ChecklistItem) => MarkedItem {
  const marks = [truck, done, have].map((ids) => new Set(ids))
  return (item) => {
    const last = marks.findIndex((ids) => ids.has(item.id))
    const level = last < 0 ? 0 : stages.length - last
    return { ...item, level, isDone: level >= doneLevel }
  }
}

/** Rounds half up, and returns 0 for an empty list. */
export function percentOf(checked: number, total: number): number {
  return total === 0 ? 0 : Math.round((checked / total) * 100)
}

/** Checking a box checks those before it; unchecking a box unchecks those after it. */
export function withStage(list: Checklist, itemId: string, stage: StageId, isOn: boolean): ChecklistQuestion {
  const level = levelOf(stage) - (isOn ? 0 : 1)
  return toQuestion(list, (item) => (item.id === itemId ? level : item.level))
}

/** Moves an item to its next stage, and from the last to none. */
export function withNextStage(list: Checklist, itemId: string): ChecklistQuestion {
  return toQuestion(list, ({ id, level }) => (id === itemId ? (level + 1) % (stages.length + 1) : level))
}

/** @param toLevel returns the level of each item, where that changes */
export function toQuestion(
  { huntType, groups: listed, own, standard, extra }: Checklist,
  toLevel: (item: MarkedItem) => number = ({ level }) => level,
): ChecklistQuestion {
  const items = listed.flatMap((group) => group.items).map((item) => ({ id: item.id, level: toLevel(item) }))
  const idsFrom = (stage: StageId) => items.filter(({ level }) => level >= levelOf(stage)).map(({ id }) => id)
  return {
    huntType: huntType.id,
    done: idsFrom('done'),
    have: items.filter(({ level }) => level === levelOf('have')).map(({ id }) => id),
    truck: idsFrom('truck'),
    own: own.map(({ text }) => text),
    hide: standard.filter(({ isHidden }) => isHidden).map(({ id }) => id),
    extra,
  }
}

/** Names each known mark once, in the order of the list. What is packed is at hand, so `have` names only the rest. */
export function checklistQuery(asked: ChecklistQuestion): URLSearchParams {
  const { huntType, extra, done, have = [], truck = [], own = [], hide = [] } = toQuestion(createChecklist(asked))
  const query = new URLSearchParams(extra ? { huntType, extra } : { huntType })
  for (const [name, values] of Object.entries({ done, have, truck, own, hide }))
    for (const value of values) query.append(name, value)
  return query
}
