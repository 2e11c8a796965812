/** Without JavaScript the buttons submit the form, which comes back with the list changed. */
import type { FieldMetadata, FormMetadata } from '@conform-to/react'
import Trash2 from 'lucide-react/icons/trash'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '~/components/ui/button'
import { errorOf, typed } from '~/components/forms/field'
import { controlClass } from '~/components/forms/field-frame'

interface RowsFieldProps<Fields extends Record<string, unknown>> {
  form: Pick<FormMetadata<Fields>, 'insert' | 'remove'>
  list: FieldMetadata<string[]>
  label: string
  hint?: string
  of: string
}

export function RowsField<Fields extends Record<string, unknown>>(props: RowsFieldProps<Fields>) {
  const { form, list, label, hint, of } = props
  const rows = list.getFieldList()
  const error = errorOf(list)
  const addId = addIdOf(list.id)
  useFocusAfterChange(
    list.id,
    rows.map(({ key }) => key ?? ''),
  )
  return (
    <fieldset
      id={list.id}
      tabIndex={-1}
      data-quiet-focus
      className={error === undefined ? '' : 'border-l-4 border-danger pl-4'}
    >
      <legend className="font-sans text-[1.0625rem] font-semibold">{label}</legend>
      {hint === undefined ? null : <p className="font-sans text-base text-soft">{hint}</p>}
      {error === undefined ? null : <p className="font-sans text-base font-semibold text-danger">{error}</p>}
      <ul className="mt-2 space-y-2">
        {rows.map((row, index) => (
          <li key={row.key}>
            <Row row={row} label={`${of} ${String(index + 1)}`} addId={addId}>
              <button
                {...form.remove.getButtonProps({ name: list.name, index })}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-field border border-control hover:bg-panel"
              >
                <Trash2 aria-hidden="true" size={18} />
                <span className="sr-only">
                  Remove {of} {index + 1}
                </span>
              </button>
            </Row>
          </li>
        ))}
      </ul>
      <Button
        {...form.insert.getButtonProps({ name: list.name })}
        id={addId}
        type="submit"
        look="secondary"
        extra="mt-3"
      >
        Add {of}
      </Button>
    </fieldset>
  )
}

interface RowProps {
  row: FieldMetadata<string>
  label: string
  addId: string
  children: ReactNode
}

function Row({ row, label, addId, children }: RowProps) {
  const error = errorOf(row)
  return (
    <>
      <div className="flex gap-2">
        <input
          id={row.id}
          name={row.name}
          type="text"
          aria-label={label}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${row.id}-error`}
          defaultValue={typed(row)}
          className={controlClass(error).replace('mt-1 ', '')}
          onKeyDown={(event) => {
            addOnEnter(event, addId)
          }}
        />
        {children}
      </div>
      {error === undefined ? null : (
        <p id={`${row.id}-error`} className="font-sans text-base font-semibold text-danger">
          {error}
        </p>
      )}
    </>
  )
}

/** Adds a row on Enter, which by default would press the form's first button and save. */
function addOnEnter(event: KeyboardEvent, addId: string) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  document.getElementById(addId)?.click()
}

function useFocusAfterChange(listId: string, keys: readonly string[]) {
  const last = useRef(keys)
  useEffect(() => {
    const before = last.current
    if (before.join() === keys.join()) return
    last.current = keys
    const list = document.getElementById(listId)
    const inputs = list?.querySelectorAll<HTMLInputElement>('li input')
    const gone = before.findIndex((key) => !keys.includes(key))
    const place = keys.length > before.length ? keys.length - 1 : Math.min(Math.max(gone, 0), keys.length - 1)
    const next = inputs?.item(place) ?? document.getElementById(addIdOf(listId))
    next?.focus()
    // Programmatic changes fire no input event.
    list?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

function addIdOf(listId: string): string {
  return `${listId}-add`
}
