/**
 * The list has a separate form, because the form above makes a new list. A click updates the address at once; without
 * JavaScript the button does.
 */
import { useEffect, useRef, useState } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { Button } from '~/components/ui/button'
import { toolPath } from '~/paths'
import { ChangeList } from './change-list'
import {
  createChecklist,
  toQuestion,
  withNextStage,
  withStage,
  type Checklist,
  type ChecklistQuestion,
} from './checklist'
import { extraList } from './checklist-items.data'
import { readChecklistQuery } from './checklist.schema'
import { ItemGroup } from './item-group'
import { toText } from './saved-marks'

interface MarkedListProps {
  checklist: Checklist
  /** The part for own and hidden items is open. */
  isChanging: boolean
  onChange: (list: ChecklistQuestion) => void
}

export function MarkedList({ checklist, isChanging, onChange }: MarkedListProps) {
  const isLive = useHydrated()
  const ref = useRef<HTMLFormElement>(null)
  const [cleared, setCleared] = useState<ChecklistQuestion>()
  const { huntType, groups, total, extra } = checklist
  const shown = toQuestion(checklist)
  const change = (list: ChecklistQuestion) => {
    setCleared(undefined)
    onChange(list)
  }
  // The effect finds boxes that were checked before hydration.
  useEffect(() => {
    const list = ref.current ? listOf(ref.current) : undefined
    if (list && toText(list) !== toText(shown)) change(list)
  })
  // A page holds so many items in each size: see tests/e2e/print.spec.ts.
  const isLong = total > 42
  const size = total > 72 ? 'print:text-[7pt]' : isLong ? 'print:text-[8pt]' : 'print:text-[10pt]'
  return (
    <form
      ref={ref}
      action={`${toolPath('hunting-checklist-generator')}#result`}
      autoComplete="off"
      aria-label={`${huntType.name} checklist`}
      onSubmit={(event) => {
        event.preventDefault()
        const list = listOf(event.currentTarget, 'with what is typed')
        if (list) change(list)
        event.currentTarget.querySelectorAll<HTMLInputElement>('[name=add]').forEach((field) => {
          field.value = ''
        })
      }}
    >
      <input type="hidden" name="huntType" value={huntType.id} />
      <p className="no-print mb-4 text-base text-soft">
        {isLive
          ? 'Tap a row for its next stage: have, packed, truck.'
          : 'Check a box for each stage, then Update Progress.'}
      </p>
      <div
        className={`grid gap-x-12 gap-y-8 md:grid-cols-2 print:block print:gap-x-5 ${isLong ? 'print:columns-3' : 'print:columns-2'}`}
      >
        {groups.map((group) => (
          <ItemGroup
            key={group.id}
            group={group}
            size={size}
            onNext={
              isLive
                ? (id) => {
                    change(withNextStage(checklist, id))
                  }
                : undefined
            }
            onStage={(id, stage, isOn) => {
              change(withStage(checklist, id, stage, isOn))
            }}
          />
        ))}
      </div>
      <label htmlFor="extra" className="choice no-print mt-6 max-w-2xl">
        <input
          id="extra"
          type="checkbox"
          name="extra"
          value={extraList.id}
          checked={extra !== undefined}
          onChange={({ currentTarget }) => {
            change({ ...shown, extra: currentTarget.checked ? extraList.id : undefined })
          }}
          className="size-6 shrink-0 accent-moss"
        />
        <span>
          {extraList.name}
          <span className="block text-[0.9375rem] text-soft">
            {extraList.items.length} more items, this site’s own list
          </span>
        </span>
      </label>
      <div className="no-print mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {isLive ? (
          <Button
            look="secondary"
            onClick={() => {
              setCleared(cleared ? undefined : shown)
              onChange(cleared ?? { ...shown, have: [], done: [], truck: [] })
            }}
          >
            {cleared ? 'Undo' : 'Start Over'}
          </Button>
        ) : (
          <Button type="submit" look="secondary">
            Update Progress
          </Button>
        )}
        <p className="text-base text-soft">
          {isLive
            ? 'This browser and the link to this page keep your check marks.'
            : 'The link to this page keeps your check marks.'}
        </p>
      </div>
      <ChangeList checklist={checklist} isOpen={isChanging} onChange={change} />
    </form>
  )
}

/** Reads what the boxes say. The text in the field for another item counts only when the form is sent. */
function listOf(form: HTMLFormElement, typed?: 'with what is typed'): ChecklistQuestion | undefined {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && (name !== 'add' || typed)) query.append(name, value)
  const { input } = readChecklistQuery(query)
  return input && toQuestion(createChecklist(input))
}
