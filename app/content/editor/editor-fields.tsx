import { useField, type SubmissionResult } from '@conform-to/react'
import { Fragment, useState, type ReactNode } from 'react'
import { RadioGroup, SelectField } from '~/components/forms/choice-fields'
import { CommaListField, CountedField } from '~/components/forms/counted-field'
import { errorOf, TextArea, TextField, typed, type FieldMeta } from '~/components/forms/field'
import { RowGroupsField } from '~/components/forms/row-groups-field'
import { RowsField } from '~/components/forms/rows-field'
import { GalleryField } from '~/content/pictures/gallery-field'
import { PictureField } from '~/content/pictures/picture-field'
import type { ColumnOfRows, Field, FieldOfKind, FieldTable } from '~/lib/record-fields'
import { isSlug, slugMessage } from '~/lib/slug'

interface EditorFieldsProps<Table extends FieldTable> {
  fields: Table
  section: Table[keyof Table]['section']
  formToken: string
  isNew: boolean
  result: SubmissionResult<string[]> | undefined
  aside?: unknown
  isGrid?: boolean
  own?: Readonly<Partial<Record<keyof Table & string, ReactNode>>>
  after?: Readonly<Partial<Record<keyof Table & string, ReactNode>>>
}

export function EditorFields<Table extends FieldTable>(props: EditorFieldsProps<Table>) {
  const { fields, section, formToken, isNew, result, aside, isGrid = false } = props
  const own: Readonly<Record<string, ReactNode>> = props.own ?? {}
  const after: Readonly<Record<string, ReactNode>> = props.after ?? {}
  const shared = { formToken, result, aside }
  const cell = (field: Field, box: ReactNode) =>
    isGrid ? <div className={field.width === 'half' ? '' : 'md:col-span-2'}>{box}</div> : box
  const boxes = Object.entries<Field>(fields)
    .filter(([, field]) => field.section === section)
    .map(([name, field]) => (
      <Fragment key={name}>
        {cell(
          field,
          name in own ? (
            own[name]
          ) : (
            <EditorField
              {...shared}
              name={name}
              field={isNew ? { ...field, hint: field.newHint ?? field.hint } : field}
            />
          ),
        )}
        {name in after ? <div className={isGrid ? 'md:col-span-2' : ''}>{after[name]}</div> : null}
      </Fragment>
    ))
  return isGrid ? <div className="grid grid-cols-1 items-end gap-6 md:grid-cols-2">{boxes}</div> : boxes
}

interface BoxProps<Shown extends Field> {
  name: string
  field: Shown
  formToken: string
  result: SubmissionResult<string[]> | undefined
  aside?: unknown
}

function EditorField({ field, ...rest }: BoxProps<Field>) {
  switch (field.kind) {
    case 'choice':
    case 'flag':
      return <ChoiceBox {...rest} field={field} />
    case 'list':
      return <ListBox {...rest} field={field} />
    case 'picture':
      return <PictureBox {...rest} field={field} />
    case 'pictures':
      return <PicturesBox {...rest} field={field} />
    case 'rows':
      return <RowsBox {...rest} field={field} />
    default:
      return <TextBox {...rest} field={field} />
  }
}

type TextKind = Exclude<Field['kind'], 'choice' | 'flag' | 'list' | 'picture' | 'pictures' | 'rows'>

function TextBox({ name, field }: BoxProps<FieldOfKind<TextKind>>) {
  const [meta] = useField<string>(name)
  const { label, hint } = field
  const words = { meta, label, ...(hint === undefined ? {} : { hint }) }
  switch (field.kind) {
    case 'slug':
      return <SlugField {...words} prefix={field.prefix} />
    case 'percent':
      return <TextField {...words} type="number" inputMode="numeric" min={0} max={100} required />
    case 'amount':
      return <TextField {...words} inputMode="decimal" />
    case 'optional number':
      return <TextField {...words} type="number" inputMode="numeric" min={field.min} max={field.max} />
    case 'id':
      return <TextField {...words} type="number" inputMode="numeric" min={1} />
    case 'url':
      return <TextField {...words} type="url" inputMode="url" required />
    case 'email':
      return <TextField {...words} type="email" inputMode="email" required />
    case 'date':
      return <TextField {...words} type="date" required />
    case 'comma list':
      return <CommaListField meta={meta} label={label} hint={hint} rows={field.rows} />
    case 'line or default':
      return <SuggestingField {...words} suggestions={field.suggestions} />
    default: {
      const { max, counter, rows } = field
      if (counter !== undefined)
        return <CountedField {...words} max={counter} {...(rows === undefined ? {} : { rows })} />
      const rest = { ...words, maxCharacters: max, required: 'missing' in field || field.isExpected === true }
      if ('suggestions' in field && field.suggestions) {
        return <SuggestingField {...rest} suggestions={field.suggestions} />
      }
      return rows === undefined ? <TextField {...rest} /> : <TextArea {...rest} rows={rows} />
    }
  }
}

type SuggestingFieldProps = Parameters<typeof TextField>[0] & { suggestions: readonly string[] }

function SuggestingField({ suggestions, ...field }: SuggestingFieldProps) {
  const listId = `${field.meta.id}-suggestions`
  return (
    <TextField
      {...field}
      list={listId}
      after={
        <datalist id={listId}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      }
    />
  )
}

function ChoiceBox({ name, field }: BoxProps<FieldOfKind<'choice' | 'flag'>>) {
  const [meta] = useField<string>(name)
  const { label, hint } = field
  const box = { name: meta.name, id: meta.id, label, value: typed(meta), ...(hint === undefined ? {} : { hint }) }
  if (field.kind === 'flag') return <RadioGroup {...box} choices={field.choices} />
  const choices = field.choices.map((choice) => ({ value: choice, label: choice }))
  return <SelectField {...box} error={errorOf(meta)} empty={field.empty} choices={choices} />
}

function ListBox({ name, field: { label, hint, of } }: BoxProps<FieldOfKind<'list'>>) {
  const [list, form] = useField<string[]>(name)
  return <RowsField form={form} list={list} label={label} of={of} {...(hint === undefined ? {} : { hint })} />
}

function PictureBox({
  name,
  field: { label, hint, fileName, altFrom },
  formToken,
  aside,
}: BoxProps<FieldOfKind<'picture'>>) {
  const [meta] = useField<string>(name)
  const [alt] = useField<string>(altFrom)
  return (
    <PictureField
      // The key remounts the uncontrolled field with the submitted value.
      key={meta.key}
      name={meta.name}
      id={meta.id}
      fileName={fileName}
      label={label}
      hint={hint}
      error={errorOf(meta)}
      url={typed(meta)}
      alt={typed(alt) || undefined}
      altName={alt.name}
      aside={aside}
      formToken={formToken}
    />
  )
}

function PicturesBox({
  name,
  field: { label, hint, fileName, maxItems },
  formToken,
  aside,
}: BoxProps<FieldOfKind<'pictures'>>) {
  const [list] = useField<string[]>(name)
  return (
    <GalleryField
      key={list.key}
      name={list.name}
      id={list.id}
      fileName={fileName}
      label={label}
      hint={hint}
      error={errorOf(list)}
      urls={list.getFieldList().map(typed)}
      max={maxItems}
      aside={aside}
      formToken={formToken}
    />
  )
}

function RowsBox({ name, field: { label, hint, of, columns }, result }: BoxProps<FieldOfKind<'rows'>>) {
  const [list, form] = useField<Record<string, string>[]>(name)
  const [first = ''] = Object.keys(columns)
  return (
    <RowGroupsField
      form={form}
      list={list}
      label={label}
      of={of}
      titleColumn={first}
      result={result}
      {...(hint === undefined ? {} : { hint })}
    >
      {(cellOf) => (
        <div className="grid gap-4 md:grid-cols-2">
          {Object.entries(columns).map(([key, column]) => (
            <div
              key={key}
              className={column.kind === 'hidden' ? 'hidden' : column.width === 'half' ? '' : 'md:col-span-2'}
            >
              <Cell meta={cellOf(key)} column={column} />
            </div>
          ))}
        </div>
      )}
    </RowGroupsField>
  )
}

function Cell({ meta, column }: { meta: FieldMeta; column: ColumnOfRows }) {
  const { label, hint } = column
  const words = { meta, label, required: true, ...(hint === undefined ? {} : { hint }) }
  switch (column.kind) {
    case 'line':
      return <TextField {...words} maxCharacters={column.max} />
    case 'optional line':
      return <TextField {...words} maxCharacters={column.max} required={false} />
    case 'text':
      return <TextArea {...words} maxCharacters={column.max} rows={column.rows} />
    case 'url':
      return <TextField {...words} type="url" inputMode="url" />
    case 'date':
      return <TextField {...words} type="date" />
    case 'hidden':
      return <input type="hidden" name={meta.name} value={typed(meta)} />
    case 'choice':
    case 'optional choice':
      return (
        <SelectField
          name={meta.name}
          id={meta.id}
          label={label}
          {...(hint === undefined ? {} : { hint })}
          error={errorOf(meta)}
          value={typed(meta)}
          empty={column.kind === 'choice' ? 'Choose' : column.empty}
          isOptional={column.kind === 'optional choice'}
          choices={
            column.kind === 'choice'
              ? column.choices.map((choice) => ({ value: choice, label: choice }))
              : column.choices
          }
        />
      )
  }
}

interface SlugFieldProps {
  meta: FieldMeta
  label: string
  prefix: string
  hint?: string
}

/** The server makes the slug if the field is left empty. */
function SlugField({ meta, label, prefix, hint = '' }: SlugFieldProps) {
  const [isWrong, setWrong] = useState(false)
  return (
    <TextField
      meta={meta}
      label={label}
      hint={`It begins with ${prefix} and is made from the name if you leave it empty. ${hint}`.trim()}
      onInput={({ currentTarget: { value } }) => {
        setWrong(value !== '' && !isSlug(value))
      }}
      after={
        <p aria-live="polite" className="mt-1 font-sans text-base font-semibold text-danger">
          {isWrong && errorOf(meta) !== slugMessage ? slugMessage : null}
        </p>
      }
    />
  )
}
