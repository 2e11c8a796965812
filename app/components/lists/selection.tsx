/** The rows' checkboxes belong to a form above the list. */
import { Form, useFormAction, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { SubmitButton } from '~/components/ui/button'
import { formTokenField } from '~/lib/form-rules'

const formId = 'selection'

interface RowChoiceProps {
  id: number
  index: number
  of: string
}

export function RowChoice({ id, index, of }: RowChoiceProps) {
  return (
    <label className="no-print -m-2 inline-flex size-11 cursor-pointer items-center justify-center">
      <input type="checkbox" form={formId} name={`ids[${String(index)}]`} value={id} className="size-5 accent-pine-2" />
      <span className="sr-only">Select: {of}</span>
    </label>
  )
}

interface SelectionChange {
  value: string
  label: string
}

interface SelectionBarProps {
  path: string
  changes: readonly SelectionChange[]
  group?: { label: string; changes: readonly SelectionChange[] }
  formToken: string
  back: string
}

export function SelectionBar({ path, changes, group, formToken, back }: SelectionBarProps) {
  const here = useFormAction()
  const form = useRef<HTMLFormElement>(null)
  const isPending = useReset(form)
  return (
    <Form
      ref={form}
      id={formId}
      method="post"
      action={here.split('?', 1)[0] === path ? here : path}
      preventScrollReset
      autoComplete="off"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 font-sans text-base"
    >
      <input type="hidden" name="intent" value="change-selected" />
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name={formTokenField} value={formToken} />
      <SelectAll />
      <div className="flex max-w-full min-w-0 items-center gap-x-3 cramped:flex-wrap">
        <label htmlFor="change" className="shrink-0 font-semibold">
          With selected:
        </label>
        <select
          id="change"
          name="change"
          className="min-h-11 min-w-0 rounded-field border border-control bg-card px-3 text-ink"
        >
          <Options changes={changes} />
          {group === undefined ? null : (
            <optgroup label={group.label}>
              <Options changes={group.changes} />
            </optgroup>
          )}
          <option value="delete">Delete</option>
        </select>
        <SubmitButton pending={isPending} label="Apply" pendingLabel="Saving..." look="secondary" />
      </div>
    </Form>
  )
}

function Options({ changes }: { changes: readonly SelectionChange[] }) {
  return changes.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

/** A change clears the selection. A question before deleting keeps it. */
function useReset(form: RefObject<HTMLFormElement>) {
  const sent = useNavigation().formData
  const change = sent?.get('intent') === 'change-selected' ? sent.get('change') : null
  const last = useRef<typeof change>(null)
  useEffect(() => {
    if (change === null && last.current !== null && last.current !== 'delete') {
      form.current?.reset()
      tellChange()
    }
    last.current = change
  }, [change, form])
  return change !== null
}

function SelectAll() {
  const isHydrated = useHydrated()
  // The rows render the bar, so this is also read when they come and go.
  const counts = useSyncExternalStore(onChange, countBoxes, () => '0 of 0')
  const [selected = 0, all = 0] = counts.split(' of ').map(Number)
  return (
    <div className={`flex flex-wrap items-center gap-x-3 noscript:hidden ${isHydrated ? '' : 'invisible'}`}>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          checked={all > 0 && selected === all}
          onChange={({ currentTarget }) => {
            for (const box of rowBoxes()) box.checked = currentTarget.checked
            tellChange()
          }}
          className="size-5 accent-pine-2"
        />
        Select all on this page
      </label>
      <output className="min-w-20 tabular-nums">{selected === 0 ? '' : `${String(selected)} selected`}</output>
    </div>
  )
}

function rowBoxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`input[type=checkbox][form="${formId}"]`)]
}

function countBoxes(): string {
  const boxes = rowBoxes()
  return `${String(boxes.filter((box) => box.checked).length)} of ${String(boxes.length)}`
}

function onChange(listener: () => void): () => void {
  document.addEventListener('change', listener)
  return () => {
    document.removeEventListener('change', listener)
  }
}

/** A script's changes fire no event. */
function tellChange(): void {
  document.dispatchEvent(new Event('change'))
}
