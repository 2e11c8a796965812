import type { FormValue, FormValues } from '~/lib/editing'
import { keysOf, uncheckedMap } from '~/lib/map-values'
import { cleanText, truncate } from '~/lib/text'

export interface DraftForm {
  labels: Readonly<Record<string, string>>
  names: { lists: readonly string[]; rows: Readonly<Record<string, readonly string[]>> }
}

export function readFormValues(form: FormData, { labels, names: { lists, rows } }: DraftForm): FormValues {
  const valueOf = (name: string): FormValue => {
    const cells = rows[name]
    if (cells) {
      return placesOf(form, name).map((place) => rowOf(cells, (cell) => textAt(form, `${name}[${place}].${cell}`)))
    }
    if (lists.includes(name)) return placesOf(form, name).map((place) => textAt(form, `${name}[${place}]`))
    return textAt(form, name)
  }
  return Object.fromEntries(Object.keys(labels).map((name) => [name, valueOf(name)]))
}

export function withDraftValues<Values extends FormValues>(values: Values, draft: FormValues): Values {
  return uncheckedMap<Values>(keysOf<keyof Values & string>(values), (name) => {
    const typed = draft[name]
    return typed !== undefined && Array.isArray(typed) === Array.isArray(values[name]) ? typed : values[name]
  })
}

const longestName = 120

/** The first field is the title or the name. */
export function draftName(values: FormValues): string | null {
  const [first] = Object.values(values)
  const name = typeof first === 'string' ? truncate(cleanText(first).replaceAll(/\s+/g, ' '), longestName) : ''
  return name === '' ? null : name
}

function placesOf(form: FormData, name: string): string[] {
  const found = [...form.keys()].flatMap((key) =>
    key.startsWith(`${name}[`) ? (/^\[(\d{1,4})\]/.exec(key.slice(name.length))?.[1] ?? []) : [],
  )
  return [...new Set(found)].sort((one, other) => Number(one) - Number(other))
}

function rowOf(cells: readonly string[], textOf: (cell: string) => string): Record<string, string> {
  return Object.fromEntries(cells.map((cell) => [cell, textOf(cell)]))
}

/** Browsers send line ends as CRLF. */
function textAt(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}
