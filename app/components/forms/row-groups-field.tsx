/** Without JavaScript the buttons submit the form, which comes back with the list changed. */
import type { FieldMetadata, FormMetadata, SubmissionResult } from '@conform-to/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '~/components/ui/button'
import { errorOf, type FieldMeta } from '~/components/forms/field'
import { useFieldDetails } from './reveal'

interface RowGroupsFieldProps<Fields extends Record<string, unknown>> {
  form: Pick<FormMetadata<Fields>, 'insert' | 'remove' | 'reorder'>
  list: FieldMetadata<Record<string, string>[]>
  label: string
  hint?: string
  of: string
  titleColumn: string
  result: SubmissionResult<string[]> | undefined
  children: (cellOf: (column: string) => FieldMeta) => ReactNode
}

export function RowGroupsField<Fields extends Record<string, unknown>>(props: RowGroupsFieldProps<Fields>) {
  const { form, list, label, hint, of, titleColumn, result, children } = props
  const { id, name } = list
  const rows = readRows(list)
  const error = errorOf(list)
  const focusOn = useFocusAfterChange(id)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      data-quiet-focus
      className={`scroll-mt-20 ${error === undefined ? '' : 'border-l-4 border-danger pl-4'}`}
    >
      <legend className="font-sans text-[1.375rem] font-bold">{label}</legend>
      {hint === undefined ? null : <p className="font-sans text-base text-soft">{hint}</p>}
      {error === undefined ? null : <p className="font-sans text-base font-semibold text-danger">{error}</p>}
      <ol className="mt-3 space-y-4">
        {rows.map((row, index) => (
          <li key={row.key}>
            <RowDetails
              name={row.name}
              label={`${of} ${String(index + 1)}`}
              title={row.value?.[titleColumn]}
              result={result}
            >
              {children(row.cellOf)}
              <RowButtons form={form} list={{ id, name }} index={index} count={rows.length} of={of} focusOn={focusOn} />
            </RowDetails>
          </li>
        ))}
      </ol>
      <Button
        {...form.insert.getButtonProps({ name })}
        type="submit"
        formAction={`#${id}`}
        look="secondary"
        extra="mt-4"
        onClick={() => {
          focusOn(rows.length)
        }}
      >
        Add {of}
      </Button>
    </fieldset>
  )
}

/** Reads once for each row, not for each of its cells: see FieldMeta. */
function readRows(list: FieldMetadata<Record<string, string>[]>) {
  const { allErrors } = list
  return list.getFieldList().map(({ id, key, name, initialValue, value }) => ({
    key,
    name,
    value,
    cellOf: (column: string): FieldMeta => ({
      id: `${id}.${column}`,
      name: `${name}.${column}`,
      errors: allErrors[`${name}.${column}`],
      initialValue: initialValue?.[column],
    }),
  }))
}

interface RowDetailsProps {
  name: string
  label: string
  title: string | undefined
  result: SubmissionResult<string[]> | undefined
  children: ReactNode
}

function RowDetails({ name, label, title = '', result, children }: RowDetailsProps) {
  const details = useFieldDetails({
    result,
    isInside: (field) => field.startsWith(name),
    isOpenAtFirst: title === '',
  })
  return (
    <details {...details} className="rounded-field border border-hairline">
      <summary className="min-h-11 px-4 py-2 font-semibold first-letter:uppercase">
        {label}
        {title === '' ? '' : `: ${title}`}
      </summary>
      <fieldset className="p-4 pt-2">
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
    </details>
  )
}

interface RowButtonsProps<Fields extends Record<string, unknown>> {
  form: Pick<FormMetadata<Fields>, 'remove' | 'reorder'>
  list: { id: string; name: string }
  index: number
  count: number
  of: string
  focusOn: (index: number, ...labels: readonly string[]) => void
}

function RowButtons<Fields extends Record<string, unknown>>(props: RowButtonsProps<Fields>) {
  const { form, list, index, count, focusOn } = props
  const { name } = list
  const shared = { of: `${props.of} ${String(index + 1)}`, formAction: `#${list.id}` }
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      {index === 0 ? null : (
        <RowButton
          {...form.reorder.getButtonProps({ name, from: index, to: index - 1 })}
          {...shared}
          label="Earlier"
          onPress={() => {
            focusOn(index - 1, 'Earlier', 'Later')
          }}
        />
      )}
      {index === count - 1 ? null : (
        <RowButton
          {...form.reorder.getButtonProps({ name, from: index, to: index + 1 })}
          {...shared}
          label="Later"
          onPress={() => {
            focusOn(index + 1, 'Later', 'Earlier')
          }}
        />
      )}
      <RowButton
        {...form.remove.getButtonProps({ name, index })}
        {...shared}
        label="Remove"
        onPress={() => {
          focusOn(Math.min(index, count - 2), 'Remove')
        }}
      />
    </p>
  )
}

interface RowButtonProps {
  label: string
  of: string
  onPress: () => void
  name: string
  value: string
  formAction: string
}

function RowButton({ label, of, onPress, name, value, formAction }: RowButtonProps) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      formAction={formAction}
      data-row={label}
      onClick={onPress}
      className="min-h-9 rounded-field border border-control px-3 py-1 text-base font-semibold hover:bg-panel"
    >
      {label}
      <span className="sr-only"> {of}</span>
    </button>
  )
}

/** A button may disappear with its row: focus goes to the row's other button, else its first field, else the list. */
function useFocusAfterChange(listId: string) {
  const wanted = useRef<{ index: number; labels: readonly string[] }>()
  useEffect(() => {
    if (!wanted.current) return
    const { index, labels } = wanted.current
    wanted.current = undefined
    const list = document.getElementById(listId)
    const row = list?.querySelectorAll<HTMLElement>(':scope > ol > li').item(index)
    const selectors = [
      'details:not([open]) > summary',
      ...labels.map((label) => `[data-row="${label}"]`),
      'input, textarea',
    ]
    const found = selectors.map((selector) => row?.querySelector<HTMLElement>(selector)).find((element) => element)
    ;(found ?? list)?.focus()
    list?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  return (index: number, ...labels: readonly string[]) => {
    wanted.current = { index, labels }
  }
}
