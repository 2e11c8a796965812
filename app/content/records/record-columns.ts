import { z } from 'zod'
import { isListKind, mapFields, type ColumnsOf, type Field, type FieldTable, type RecordOf } from '~/lib/record-fields'

export function columnsOf<Table extends FieldTable>(
  fields: Table,
  record: Readonly<RecordOf<Table>>,
): ColumnsOf<Table> {
  return mapFields<ColumnsOf<Table>>(fields, ({ kind }, name) => {
    const value = record[name]
    if (isListKind(kind)) return JSON.stringify(value)
    return kind === 'flag' ? Number(value) : value
  })
}

export function recordOf<Table extends FieldTable>(fields: Table, row: Readonly<ColumnsOf<Table>>): RecordOf<Table> {
  return mapFields<RecordOf<Table>>(fields, (field, name) => toValue(field, row[name]))
}

const Texts = z.array(z.string())
const Rows = z.array(z.record(z.string(), z.string()))

function toValue(field: Field, stored: unknown) {
  if (field.kind === 'flag') return stored === 1
  if (field.kind === 'rows') return Rows.parse(parsed(stored)).map((row) => pick(row, Object.keys(field.columns)))
  return isListKind(field.kind) ? Texts.parse(parsed(stored)) : stored
}

function parsed(stored: unknown): unknown {
  return typeof stored === 'string' ? JSON.parse(stored) : stored
}

function pick(row: Readonly<Record<string, string>>, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, row[name] ?? '']))
}
