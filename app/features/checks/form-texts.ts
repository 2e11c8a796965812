/** Reads the values of an editor's form, finished or not. */
import { parseCommaList } from '~/lib/comma-list'
import type { FormValue, FormValues } from '~/lib/editing'
import type { FieldTable } from '~/lib/record-fields'

export function textIn(values: FormValues): (name: string) => string {
  return (name) => {
    const value = values[name]
    return typeof value === 'string' ? value.trim() : ''
  }
}

type Item = Exclude<FormValue, string>[number]

export function listIn(values: FormValues, name: string): readonly Item[] {
  return itemsOf(values[name] ?? [])
}

function itemsOf(value: FormValue): readonly Item[] {
  const items: Item[] = []
  if (typeof value !== 'string') for (const item of value) items.push(item)
  return items
}

/** Null for what is empty, as the record has it. */
export function filledIn(fields: FieldTable, values: FormValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => {
      const value = values[name] ?? ''
      if (typeof value !== 'string') return [name, value]
      if (kind === 'comma list') return [name, parseCommaList(value)]
      return [name, value.trim() === '' ? null : value]
    }),
  )
}
