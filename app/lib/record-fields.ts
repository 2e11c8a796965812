/** One table of fields per kind gives its schema, columns, form values, labels, editor, and API description. */
import { formatCommaList } from './comma-list'
import { keysOf, mapValues, uncheckedMap } from './map-values'
import { dollarsOf } from './money'

interface FieldBase {
  label: string
  hint?: string | undefined
  newHint?: string
  section: string
  /** A line has the label beside the field. */
  width?: 'half' | 'full' | 'line'
  note?: string
}

interface TextFieldBase extends FieldBase {
  max: number
  counter?: number
  rows?: number
}

interface RequiredTextField<Kind> extends TextFieldBase {
  kind: Kind
  missing: string
  suggestions?: readonly string[]
  rule?: LineRule
}

interface EmailField extends RequiredTextField<'email'> {
  malformed: string
}

interface DateField extends FieldBase {
  kind: 'date'
  missing: string
}

interface OptionalTextField<Kind> extends TextFieldBase {
  kind: Kind
  isExpected?: boolean
}

interface DefaultLineField extends TextFieldBase {
  kind: 'line or default'
  initial: string
  suggestions: readonly string[]
}

interface SlugField extends FieldBase {
  kind: 'slug'
  prefix: string
  /** The page is directly below the root, where slugs of other pages are refused. */
  isTopLevel: boolean
}

export interface ChoiceField extends FieldBase {
  kind: 'choice'
  choices: readonly string[]
  unknown: string
  empty: string
}

export interface PercentField extends FieldBase {
  kind: 'percent'
  outside: string
}

/** Forms have US dollars, records whole cents. */
export interface AmountField extends FieldBase {
  kind: 'amount'
  /** The maximum is in cents. */
  max: number
  malformed: string
}

export interface NumberField extends FieldBase {
  kind: 'optional number'
  min: number
  max: number
  malformed: string
}

interface IdField extends FieldBase {
  kind: 'id'
  initial: number
  malformed: string
}

interface FlagField extends FieldBase {
  kind: 'flag'
  initial: boolean
  choices: readonly { value: 'true' | 'false'; label: string; hint?: string }[]
}

interface ListBase extends FieldBase {
  max: number
  maxItems: number
}

interface ListField extends ListBase {
  kind: 'list'
  of: string
}

interface CommaListField extends ListBase {
  kind: 'comma list'
  rows: number
}

interface PictureField extends FieldBase {
  kind: 'picture'
  max: number
  fileName: string
  keepsFileName?: string
  altFrom: string
}

interface PicturesField extends FieldBase {
  kind: 'pictures'
  max: number
  maxItems: number
  fileName: string
}

interface ColumnBase {
  label: string
  hint?: string
  width?: 'half' | 'full'
  missing: string
}

/** The rule holds for a line that is not empty. */
export interface LineRule {
  accepts: (text: string) => boolean
  error: string
}

export type ColumnOfRows = ColumnBase &
  (
    | { kind: 'line' | 'optional line'; max: number; rule?: LineRule }
    | { kind: 'url'; max: number }
    | { kind: 'text'; max: number; rows: number }
    | { kind: 'date' }
    /** The hidden value tells which row this is after its texts have changed. */
    | { kind: 'hidden'; max: number }
    | { kind: 'choice'; choices: readonly string[] }
    | { kind: 'optional choice'; choices: readonly { value: string; label: string }[]; empty: string }
  )

export interface RowsField extends FieldBase {
  kind: 'rows'
  columns: Readonly<Record<string, ColumnOfRows>>
  maxItems: number
  malformed: string
  of: string
}

export type Field =
  | RequiredTextField<'line'>
  | RequiredTextField<'text'>
  | RequiredTextField<'url'>
  | EmailField
  | DateField
  | OptionalTextField<'optional line'>
  | OptionalTextField<'optional text'>
  | DefaultLineField
  | SlugField
  | ChoiceField
  | PercentField
  | AmountField
  | NumberField
  | IdField
  | FlagField
  | ListField
  | CommaListField
  | PictureField
  | PicturesField
  | RowsField

export type FieldOfKind<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>

/** The fields are in the order of the form. */
export type FieldTable<Section extends string = string> = Readonly<Record<string, Field & { section: Section }>>

interface Kinds {
  line: { value: string }
  text: { value: string }
  url: { value: string }
  email: { value: string }
  date: { value: string }
  'optional line': { value: string | null }
  'optional text': { value: string | null }
  'line or default': { value: string }
  slug: { value: string }
  percent: { value: number }
  amount: { value: number | null }
  'optional number': { value: number | null }
  id: { value: number }
  flag: { value: boolean; stored: 0 | 1 }
  list: { value: string[]; stored: string }
  'comma list': { value: string[]; stored: string }
  picture: { value: string | null }
  pictures: { value: string[]; stored: string }
}

type Row<Columns> = { -readonly [Name in keyof Columns]: string }

type ValueOf<F extends Field> = F extends ChoiceField
  ? F['choices'][number]
  : F extends RowsField
    ? Row<F['columns']>[]
    : F extends { kind: keyof Kinds }
      ? Kinds[F['kind']]['value']
      : never

type StoredOf<F extends Field> = F extends RowsField
  ? string
  : F extends { kind: keyof Kinds }
    ? Kinds[F['kind']] extends { stored: infer Stored }
      ? Stored
      : ValueOf<F>
    : ValueOf<F>

type FormValueOf<F extends Field> = F extends RowsField
  ? Row<F['columns']>[]
  : F['kind'] extends 'list' | 'pictures'
    ? string[]
    : string

export type RecordOf<Table extends FieldTable> = { -readonly [Name in keyof Table]: ValueOf<Table[Name]> }

export type ColumnsOf<Table extends FieldTable> = { -readonly [Name in keyof Table]: StoredOf<Table[Name]> }

export type FormValuesOf<Table extends FieldTable> = { -readonly [Name in keyof Table]: FormValueOf<Table[Name]> }

export interface EntryStamps {
  createdAt: string
  updatedAt: string
  version: number
}

/** `Mapped` is not checked: see uncheckedMap(). */
export function mapFields<Mapped extends { [Name in keyof Mapped]: unknown }>(
  fields: { readonly [Name in keyof Mapped]: Field },
  change: (field: Field, name: keyof Mapped & string) => unknown,
): Mapped {
  return uncheckedMap<Mapped>(fieldNames(fields), (name) => change(fields[name], name))
}

export function fieldNames<Table extends FieldTable>(fields: Table): (keyof Table & string)[] {
  return keysOf<keyof Table & string>(fields)
}

export function labelsOf<Table extends FieldTable>(fields: Table): Record<keyof Table & string, string> {
  return mapValues<keyof Table & string, Field, string>(fields, ({ label }) => label)
}

export function formValuesOf<Table extends FieldTable>(
  fields: Table,
  record?: Readonly<Partial<RecordOf<Table>>>,
): FormValuesOf<Table> {
  return mapFields<FormValuesOf<Table>>(fields, (field, name) => toFormValue(field, record?.[name]))
}

function toFormValue(field: Field, value: unknown) {
  switch (field.kind) {
    case 'list':
    case 'pictures':
    case 'rows':
      return value ?? []
    case 'comma list':
      return Array.isArray(value) ? formatCommaList(value.map(String)) : ''
    case 'percent':
      return plainText(value ?? 0)
    case 'amount':
      return typeof value === 'number' ? dollarsOf(value) : ''
    case 'flag':
    case 'id':
    case 'line or default':
      return plainText(value ?? field.initial)
    default:
      return plainText(value)
  }
}

function plainText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

export function payloadOf(fields: FieldTable) {
  const namesOf = (isWanted: (kind: Field['kind']) => boolean) =>
    Object.keys(fields).filter((name) => fields[name] && isWanted(fields[name].kind))
  return {
    text: [...namesOf((kind) => kind !== 'flag' && !isListKind(kind)), 'version'],
    json: namesOf(isListKind),
    flags: namesOf((kind) => kind === 'flag'),
  }
}

export function isListKind(kind: Field['kind']): boolean {
  return ['list', 'comma list', 'pictures', 'rows'].includes(kind)
}

export function formOf(fields: FieldTable) {
  const entries = Object.entries(fields)
  const namesOf = (...kinds: readonly Field['kind'][]) =>
    entries.flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : []))
  const files = entries.flatMap(([name, field]) => ('fileName' in field ? [{ name, field }] : []))
  // If the record's name describes a picture, the library's description of it is not used.
  const typedAlt = (name: string) => (fields[name]?.kind === 'optional text' ? name : undefined)
  return {
    labels: labelsOf(fields),
    lists: namesOf('list', 'rows'),
    names: {
      lists: namesOf('list', 'pictures'),
      rows: Object.fromEntries(
        entries.flatMap(([name, field]) => (field.kind === 'rows' ? [[name, Object.keys(field.columns)]] : [])),
      ),
      files: files.map(({ field }) => field.fileName),
    },
    pictures: {
      singles: files.flatMap(({ name, field }) =>
        field.kind === 'picture'
          ? [{ name, fileName: field.fileName, keepsFileName: field.keepsFileName, altFrom: typedAlt(field.altFrom) }]
          : [],
      ),
      lists: files.flatMap(({ name, field }) =>
        field.kind === 'pictures' ? [{ name, fileName: field.fileName, max: field.maxItems }] : [],
      ),
    },
  }
}
