import { parseCommaList } from '~/lib/comma-list'
import type { FormValue, FormValues } from '~/lib/editing'
import type { FieldTable } from '~/lib/record-fields'

export function textIn(values: FormValues): (name: string) => string {
  return (name) => {
    const value = values[name]
    return typeof value === 'string' ? value.trim() : ''
  }
}

type Item = string | Readonly<Record<string, string>>

export function listIn(values: FormValues, name: string): readonly Item[] {
  return itemsOf(values[name] ?? '')
}

function itemsOf(value: FormValue): readonly Item[] {
  const items: Item[] = []
  if (typeof value !== 'string') for (const item of value) items.push(item)
  return items
}

export function textFields(fields: FieldTable, values: FormValues, names: readonly string[]) {
  return names.map((field) => ({ field, label: fields[field]?.label ?? field, text: allText(values[field] ?? '') }))
}

function allText(value: FormValue): string {
  if (typeof value === 'string') return value
  return itemsOf(value)
    .map((item) => (typeof item === 'string' ? item : Object.values(item).join(': ')))
    .join('\n')
}

export function filledIn(fields: FieldTable, values: FormValues): Record<string, unknown> {
  const filled: Record<string, unknown> = {}
  for (const [name, { kind }] of Object.entries(fields)) {
    const value = values[name] ?? ''
    filled[name] = value
    if (typeof value !== 'string') continue
    filled[name] = kind === 'comma list' ? parseCommaList(value) : value.trim() === '' ? null : value
  }
  return filled
}
