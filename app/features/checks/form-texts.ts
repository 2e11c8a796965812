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
  return isText(value) ? [] : [...value]
}

function isText(value: FormValue): value is string {
  return typeof value === 'string'
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
