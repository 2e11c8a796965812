/**
 * The fields of a record. One table of them per entity gives the schema of its form and of the API, the columns that are
 * read and written, the values of its form, its labels, its editor, and the API's description.
 */
import { formatCommaList } from './comma-list'

interface FieldBase {
  label: string
  hint?: string | undefined
  /** The hint in the form of a new record alone. */
  newHint?: string
  /** The part of the editor that shows it. */
  section: string
  /** Of a grid of two columns. */
  width?: 'half' | 'full'
  /** What the API's description says of it in an answer. */
  note?: string
}

/** `counter` shows how many of so many characters there are. */
interface TextFieldBase extends FieldBase {
  /** Characters. */
  max: number
  counter?: number
  /** Lines of its box; one without is an input of one line. */
  rows?: number
}

interface RequiredTextField<Kind> extends TextFieldBase {
  kind: Kind
  /** Said where it is empty. */
  missing: string
}

interface OptionalTextField<Kind> extends TextFieldBase {
  kind: Kind
  /** The form marks it as required although it may be empty. */
  isExpected?: boolean
}

/** Any line; an empty one becomes `initial`. */
interface DefaultLineField extends TextFieldBase {
  kind: 'line or default'
  initial: string
  suggestions: readonly string[]
}

interface SlugField extends FieldBase {
  kind: 'slug'
  /** What is before it in the address. */
  prefix: string
  /** At the top of the site: slugs of other pages are refused. */
  isTopLevel: boolean
}

/** One of a few, in any case of the letters. */
export interface ChoiceField extends FieldBase {
  kind: 'choice'
  choices: readonly string[]
  unknown: string
  /** What the form shows before a choice. */
  empty: string
}

/** A whole number from 0 to 100. */
export interface PercentField extends FieldBase {
  kind: 'percent'
  outside: string
}

/** Another record. */
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
  /** Characters of each line. */
  max: number
  maxItems: number
}

/** Lines, each in a row of the form. */
interface ListField extends ListBase {
  kind: 'list'
  /** What one is: "feature". */
  of: string
}

/** Lines, all of them in one box. */
interface CommaListField extends ListBase {
  kind: 'comma list'
  rows: number
}

/** The address of a picture of this site. */
interface PictureField extends FieldBase {
  kind: 'picture'
  max: number
  /** The name of the file input: the API's, too. */
  fileName: string
  /** The field that holds what the picture's file was called. */
  keepsFileName?: string
  /** The field that says what it shows. */
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

export type ColumnOfRows = ColumnBase &
  ({ kind: 'line' | 'url'; max: number } | { kind: 'text'; max: number; rows: number } | { kind: 'date' })

/** A list of rows of texts. */
export interface RowsField extends FieldBase {
  kind: 'rows'
  columns: Readonly<Record<string, ColumnOfRows>>
  maxItems: number
  malformed: string
  /** What one is: "question". */
  of: string
}

export type Field =
  | RequiredTextField<'line'>
  | RequiredTextField<'text'>
  | OptionalTextField<'optional line'>
  | OptionalTextField<'optional text'>
  | DefaultLineField
  | SlugField
  | ChoiceField
  | PercentField
  | IdField
  | FlagField
  | ListField
  | CommaListField
  | PictureField
  | PicturesField
  | RowsField

export type FieldOfKind<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>

/** In the order in which the form shows them. */
export type FieldTable<Section extends string = string> = Readonly<Record<string, Field & { section: Section }>>

/** What a field is in a record, and what it is in the database where that is something else. */
interface Kinds {
  line: { value: string }
  text: { value: string }
  'optional line': { value: string | null }
  'optional text': { value: string | null }
  'line or default': { value: string }
  slug: { value: string }
  percent: { value: number }
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

/** The record: flags are booleans, lists are arrays, optional text is null where there is none. */
export type RecordOf<Table extends FieldTable> = { -readonly [Name in keyof Table]: ValueOf<Table[Name]> }

/** The record as its table has it: flags are 0 or 1, lists are JSON. */
export type ColumnsOf<Table extends FieldTable> = { -readonly [Name in keyof Table]: StoredOf<Table[Name]> }

/** The record as its form has it: every field is sent, and each is text, a list of texts, or of rows of texts. */
export type FormValuesOf<Table extends FieldTable> = { -readonly [Name in keyof Table]: FormValueOf<Table[Name]> }

/** What every record has besides, and what of it the operator sees alone. */
export interface EntryStamps {
  /** ISO 8601, UTC, like the one that follows. */
  createdAt: string
  updatedAt: string
  /** Raised by every save. */
  version: number
}

/** `change` of each field, by name. */
export function mapFields<Changed>(fields: FieldTable, change: (field: Field, name: string) => Changed) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field, name)]))
}

export function fieldNames<Table extends FieldTable>(fields: Table): (keyof Table & string)[]
export function fieldNames(fields: FieldTable) {
  return Object.keys(fields)
}

export function labelsOf<Table extends FieldTable>(fields: Table): Readonly<Record<keyof Table, string>>
export function labelsOf(fields: FieldTable) {
  return mapFields(fields, ({ label }) => label)
}

/** The form of a record, or of a new one. */
export function formValuesOf<Table extends FieldTable>(
  fields: Table,
  record?: Readonly<Partial<RecordOf<Table>>>,
): FormValuesOf<Table>
export function formValuesOf(fields: FieldTable, record: Readonly<Record<string, unknown>> = {}) {
  return mapFields(fields, (field, name) => toFormValue(field, record[name]))
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
      return textOf(value ?? 0)
    case 'flag':
    case 'id':
    case 'line or default':
      return textOf(value ?? field.initial)
    default:
      return textOf(value)
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** How the API's multipart sends them. */
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

/** What the form of a record sends besides its texts: lists, rows, and the pictures' files. */
export function formOf(fields: FieldTable) {
  const entries = Object.entries(fields)
  const namesOf = (...kinds: readonly Field['kind'][]) =>
    entries.flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : []))
  const files = entries.flatMap(([name, field]) => ('fileName' in field ? [{ name, field }] : []))
  return {
    labels: labelsOf(fields),
    /** Their rows have buttons that add, remove and move them. */
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
        field.kind === 'picture' ? [{ name, fileName: field.fileName, keepsFileName: field.keepsFileName }] : [],
      ),
      lists: files.flatMap(({ name, field }) =>
        field.kind === 'pictures' ? [{ name, fileName: field.fileName, max: field.maxItems }] : [],
      ),
    },
  }
}
