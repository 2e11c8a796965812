/** A checklist for a kind of hunt, with its progress. Unknown marks are dropped. */
import { withId } from '~/lib/ids'
import { groups, huntTypes, type ChecklistItem, type GroupId, type HuntTypeId } from './checklist-items.data'

export interface ChecklistQuestion {
  huntType: HuntTypeId
  /** Ids of checked items, in any order. */
  done: readonly string[]
}

export interface Checklist {
  huntType: { id: HuntTypeId; name: string }
  groups: ChecklistGroup[]
  checked: number
  total: number
  /** Whole percent. */
  percent: number
  /** How the percentage is calculated. */
  steps: string[]
}

export interface ChecklistGroup {
  id: GroupId
  name: string
  items: (ChecklistItem & { isDone: boolean })[]
  checked: number
}

export function createChecklist({ huntType: wanted, done }: ChecklistQuestion): Checklist {
  const huntType = withId(huntTypes, wanted)
  const marks = new Set(done)
  const listed = groups.map(({ id, name }) => {
    const items = huntType.items[id].map((item) => ({ ...item, isDone: marks.has(item.id) }))
    return { id, name, items, checked: items.filter(({ isDone }) => isDone).length }
  })
  const total = listed.reduce((sum, { items }) => sum + items.length, 0)
  const checked = listed.reduce((sum, group) => sum + group.checked, 0)
  const percent = percentOf(checked, total)
  return {
    huntType: { id: huntType.id, name: huntType.name },
    groups: listed,
    checked,
    total,
    percent,
    steps: [
      `The ${huntType.name.toLowerCase()} list has ${String(total)} items: ${listed.map(({ name, items }) => `${name.toLowerCase()} ${String(items.length)}`).join(', ')}.`,
      `Checked: ${listed.map((group) => `${group.name.toLowerCase()} ${String(group.checked)}`).join(', ')}; ${String(checked)} in all.`,
      `${String(checked)} ÷ ${String(total)} × 100, rounded: ${String(percent)} percent.`,
    ],
  }
}

/** Rounds half up; 0 for an empty list. */
export function percentOf(checked: number, total: number): number {
  return total === 0 ? 0 : Math.round((checked / total) * 100)
}

/** Each known mark once, in the order of the list. */
export function checklistQuery({ huntType, done }: ChecklistQuestion): URLSearchParams {
  const query = new URLSearchParams({ huntType })
  for (const { items } of createChecklist({ huntType, done }).groups) {
    for (const { id, isDone } of items) if (isDone) query.append('done', id)
  }
  return query
}
