/** A preview shows what it can of a form, even where a save would refuse it. */
import { parseCommaList } from '~/lib/comma-list'
import { parseDollars } from '~/lib/money'
import { isOwnPicture } from '~/lib/picture-source'
import { mapFields, type Field, type FieldTable, type RecordOf } from '~/lib/record-fields'

export function typedRecord<Table extends FieldTable>(
  fields: Table,
  typed: Readonly<Record<string, unknown>>,
): RecordOf<Table> {
  return mapFields<RecordOf<Table>>(fields, (field, name) => toValue(field, typed[name]))
}

function toValue(field: Field, typed: unknown) {
  const text = textOf(typed).trim()
  switch (field.kind) {
    case 'optional line':
    case 'optional text':
      return text === '' ? null : text
    case 'line or default':
      return text === '' ? field.initial : text
    case 'choice':
      return field.choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? field.empty
    case 'percent':
      return Math.min(100, Math.max(0, Math.round(Number(text)) || 0))
    case 'amount':
      return amountOf(text, field.max)
    case 'optional number':
      return /^-?\d{1,9}$/.test(text) ? Number(text) : null
    case 'id':
      return Number(text) || field.initial
    case 'flag':
      return text === 'true'
    case 'list':
      return textsOf(typed)
    case 'comma list':
      return parseCommaList(text)
    case 'picture':
      return isOwnPicture(text) ? text : null
    case 'pictures':
      return textsOf(typed).filter(isOwnPicture)
    case 'rows':
      return rowsOf(typed, Object.keys(field.columns))
    default:
      return text
  }
}

function amountOf(text: string, max: number): number | null {
  const cents = parseDollars(text) ?? 0
  return cents > 0 && cents <= max ? cents : null
}

function textOf(typed: unknown): string {
  return typeof typed === 'string' ? typed : ''
}

function textsOf(typed: unknown): string[] {
  if (!Array.isArray(typed)) return []
  return typed.map((each) => textOf(each).trim()).filter((text) => text !== '')
}

function rowsOf(typed: unknown, columns: readonly string[]): Record<string, string>[] {
  if (!Array.isArray(typed)) return []
  return typed.flatMap((row: unknown) => {
    const cells = new Map<string, unknown>(typeof row === 'object' && row !== null ? Object.entries(row) : [])
    const entries = columns.map((column) => [column, textOf(cells.get(column)).trim()] as const)
    return entries.some(([, text]) => text !== '') ? [Object.fromEntries(entries)] : []
  })
}
