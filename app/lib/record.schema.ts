import { z } from 'zod'
import { isReservedSlug } from '~/lib/reserved-slugs'
import { parseCommaList } from '~/lib/comma-list'
import { parseDollars } from '~/lib/money'
import { isOwnPicture, ownPictureShape } from '~/lib/picture-source'
import { rowList } from '~/lib/rows.schema'
import { cleanLine } from '~/lib/text'
import {
  emailAddress,
  reservedSlugMessage,
  slugField,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  textList,
  tooLong,
} from '~/lib/text.schema'
import {
  mapFields,
  type AmountField,
  type ChoiceField,
  type ColumnOfRows,
  type Field,
  type FieldTable,
  type LineRule,
  type NumberField,
  type PercentField,
  type RecordOf,
  type RowsField,
} from '~/lib/record-fields'

type ShapeOf<Table extends FieldTable> = {
  -readonly [Name in keyof Table]: z.ZodType<RecordOf<Table>[Name]>
}

export function inputSchema<Table extends FieldTable>(fields: Table): z.ZodObject<ShapeOf<Table>> {
  return z.object(mapFields<ShapeOf<Table>>(fields, inputOf))
}

export function answerShape<Table extends FieldTable>(fields: Table): ShapeOf<Table> {
  return mapFields<ShapeOf<Table>>(fields, (field) => {
    const schema = answerOf(field)
    return field.note === undefined ? schema : schema.meta({ description: field.note })
  })
}

export function formSchema<Schema extends z.ZodType>(fields: FieldTable, schema: Schema) {
  return z.preprocess((sent) => {
    const form = z.looseObject({}).parse(sent)
    return {
      ...form,
      ...Object.fromEntries(Object.entries(fields).flatMap(([name, { kind }]) => read(kind, name, form[name]))),
    }
  }, schema)
}

function read(kind: Field['kind'], name: string, sent: unknown): [string, unknown][] {
  if (kind === 'flag') return [[name, sent === 'true']]
  if (kind === 'id') return [[name, typeof sent === 'string' && sent !== '' ? Number(sent) : undefined]]
  if (kind === 'amount')
    return [[name, typeof sent === 'string' && sent !== '' ? (parseDollars(sent) ?? Number.NaN) : null]]
  return kind === 'comma list' ? [[name, typeof sent === 'string' ? parseCommaList(sent) : []]] : []
}

const foreignPicture = { error: 'Upload the picture instead' }

function inputOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
      return withRule(field, requiredLine(field)).meta(field.note === undefined ? {} : { description: field.note })
    case 'text':
      return requiredText(field)
    case 'url':
      return webAddress(field)
    case 'email':
      return emailAddress(field)
    case 'date':
      return date(field)
    case 'optional line':
      return optionalLine(field)
    case 'optional text':
      return optionalText(field)
    case 'line or default':
      return optionalLine(field)
        .transform((line) => line ?? field.initial)
        .meta({ description: `Where it is empty: ${field.initial}.` })
    case 'slug':
      return field.isTopLevel
        ? slugField.refine((slug) => !isReservedSlug(slug), { error: reservedSlugMessage })
        : slugField
    case 'choice':
      return choice(field)
    case 'percent':
      return percent(field)
    case 'amount':
      return amount(field)
    case 'optional number':
      return optionalNumber(field)
    case 'id':
      return z.int({ error: field.malformed }).min(1, { error: field.malformed }).default(field.initial)
    case 'flag':
      return z.boolean({ error: 'Use true or false' })
    case 'list':
    case 'comma list':
      return textList(field)
    case 'picture':
      return optionalText(field)
        .refine((url) => url === null || isOwnPicture(url), foreignPicture)
        .meta(ownPictureShape)
    case 'pictures':
      return textList({ ...field, shape: ownPictureShape }).refine((urls) => urls.every(isOwnPicture), foreignPicture)
    case 'rows':
      return rows(field)
  }
}

function choice({ choices, unknown }: ChoiceField) {
  return z
    .string({ error: unknown })
    .meta({ enum: choices, description: 'In any case of the letters.' })
    .transform((text) => choices.find((each) => each.toLowerCase() === cleanLine(text).toLowerCase()))
    .pipe(z.enum(choices, { error: unknown }))
}

function percent({ outside }: PercentField) {
  return z
    .unknown()
    .meta({
      type: 'integer',
      minimum: 0,
      maximum: 100,
      default: 0,
      description: 'In percent. What is no number becomes 0; a fraction is refused.',
    })
    .optional()
    .transform(toNumber)
    .pipe(z.int({ error: outside }).min(0, { error: outside }).max(100, { error: outside }))
}

function amount({ max, malformed }: AmountField) {
  return z
    .unknown()
    .meta({ type: ['integer', 'null'], minimum: 1, maximum: max, description: 'In US cents; empty: no amount.' })
    .optional()
    .transform((value) => {
      if (value === null || value === undefined || value === '') return null
      return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
    })
    .pipe(z.int({ error: malformed }).min(1, { error: malformed }).max(max, { error: malformed }).nullable())
}

function optionalNumber({ min, max, malformed }: NumberField) {
  return z
    .unknown()
    .meta({ type: ['integer', 'null'], minimum: min, maximum: max, description: 'Empty: none.' })
    .optional()
    .transform((value) => {
      if (value === null || value === undefined) return null
      const text = typeof value === 'string' ? value.trim() : value
      if (text === '') return null
      return typeof text === 'string' && /^-?\d{1,9}$/.test(text) ? Number(text) : text
    })
    .pipe(z.int({ error: malformed }).min(min, { error: malformed }).max(max, { error: malformed }).nullable())
}

/** Turns anything but a number into 0; the schema checks limits. */
function toNumber(value: unknown): number {
  const given = typeof value === 'string' ? cleanLine(value) : value
  const number = typeof given === 'number' || (typeof given === 'string' && given !== '') ? Number(given) : 0
  return Number.isFinite(number) ? number : 0
}

function rows({ columns, maxItems, malformed }: RowsField) {
  const entries = Object.entries(columns)
  return rowList(z.object(Object.fromEntries(entries.map(([name, column]) => [name, cell(column)]))), {
    maxItems,
    error: malformed,
    shapes: Object.fromEntries(entries.map(([name, column]) => [name, cellShape(column)])),
  })
}

function cell(column: ColumnOfRows): z.ZodType {
  const { missing } = column
  switch (column.kind) {
    case 'line':
      return withRule(column, requiredLine(column))
    case 'optional line':
      return withRule(
        column,
        optionalLine(column).transform((text) => text ?? ''),
      )
    case 'hidden':
      return optionalLine(column).transform((text) => text ?? '')
    case 'text':
      return requiredText(column)
    case 'url':
      return z
        .string()
        .overwrite(cleanLine)
        .max(column.max, { error: tooLong(column.max) })
        .pipe(z.url({ protocol: /^https?$/, error: missing }))
    case 'date':
      return date(column)
    case 'choice':
      return z.enum(column.choices, { error: missing })
    case 'optional choice':
      return z.enum(valuesOf(column), { error: missing })
  }
}

function valuesOf({ choices }: { choices: readonly { value: string }[] }): string[] {
  return ['', ...choices.map(({ value }) => value)]
}

function withRule({ rule }: { rule?: LineRule }, text: z.ZodType<string>) {
  return rule ? text.refine((line) => line === '' || rule.accepts(line), { error: rule.error }) : text
}

/** Turns the address into what a browser makes of it, so that a link leads where it says. */
function webAddress({ max, missing }: { max: number; missing: string }) {
  return z
    .string({ error: missing })
    .overwrite(cleanLine)
    .pipe(z.url({ protocol: /^https?$/, normalize: true, error: missing, abort: true }))
    .refine((url) => z.regexes.domain.test(new URL(url).hostname), { error: missing, abort: true })
    .refine((url) => url.length <= max, { error: tooLong(max) })
    .meta({ format: 'uri', maxLength: max })
}

function date({ missing }: { missing: string }) {
  return z
    .string({ error: missing })
    .overwrite(cleanLine)
    .pipe(z.iso.date({ error: missing, abort: true }))
}

function cellShape(column: ColumnOfRows) {
  if (column.kind === 'date') return { format: 'date' }
  if (column.kind === 'choice') return { enum: column.choices }
  if (column.kind === 'optional choice') return { enum: valuesOf(column) }
  return { maxLength: column.max, ...(column.kind === 'url' ? { format: 'uri' } : {}) }
}

function answerOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'optional line':
    case 'optional text':
    case 'picture':
      return z.string().nullable()
    case 'choice':
      return z.enum(field.choices)
    case 'percent':
      return z.int().min(0).max(100)
    case 'amount':
      return z.int().positive().nullable()
    case 'optional number':
      return z.int().nullable()
    case 'id':
      return z.int().positive()
    case 'flag':
      return z.boolean()
    case 'list':
    case 'comma list':
    case 'pictures':
      return z.array(z.string())
    case 'rows':
      return z.array(
        z.strictObject(
          Object.fromEntries(Object.entries(field.columns).map(([name, { kind }]) => [name, answerCells[kind]])),
        ),
      )
    default:
      return z.string()
  }
}

const answerCells = {
  line: z.string(),
  'optional line': z.string(),
  hidden: z.string(),
  text: z.string(),
  url: z.url(),
  date: z.iso.date(),
  choice: z.string(),
  'optional choice': z.string().optional(),
}
