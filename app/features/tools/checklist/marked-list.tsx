/**
 * A form of its own, because the form above makes a new list. A click updates the address at once; without JavaScript
 * the button does.
 */
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { Button } from '~/components/ui/button'
import { toolPath } from '~/paths'
import type { Checklist, ChecklistGroup } from './checklist'

interface MarkedListProps {
  checklist: Checklist
  onMark: (done: string[]) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

export function MarkedList({ checklist: { huntType, groups }, onMark, onSubmit }: MarkedListProps) {
  const isLive = useHydrated()
  const ref = useRef<HTMLFormElement>(null)
  const [cleared, setCleared] = useState<string[]>()
  const readMarks = () => {
    if (!ref.current) return
    setCleared(undefined)
    onMark(marksOf(ref.current))
  }
  const shown = groups.flatMap(({ items }) => items.filter(({ isDone }) => isDone).map(({ id }) => id))
  // Boxes ticked before hydration.
  useEffect(() => {
    if (ref.current && marksOf(ref.current).join() !== shown.join()) readMarks()
  })
  return (
    <form
      ref={ref}
      action={`${toolPath('hunting-checklist-generator')}#result`}
      autoComplete="off"
      aria-label={`${huntType.name} checklist`}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="huntType" value={huntType.id} />
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 print:grid-cols-2 print:gap-x-5 print:gap-y-2">
        {groups.map((group) => (
          <ItemGroup key={group.id} group={group} onChange={readMarks} />
        ))}
      </div>
      <div className="no-print mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {isLive ? (
          <>
            <Button
              look="secondary"
              onClick={() => {
                setCleared(cleared ? undefined : shown)
                onMark(cleared ?? [])
              }}
            >
              {cleared ? 'Undo' : 'Start Over'}
            </Button>
          </>
        ) : (
          <Button type="submit" look="secondary">
            Update Progress
          </Button>
        )}
        <p className="text-base text-soft">
          The list prints on one page, check marks included. The link to this page keeps your check marks. With
          JavaScript, this browser also saves them for your next visit and sends them nowhere.
        </p>
      </div>
    </form>
  )
}

function marksOf(form: HTMLFormElement): string[] {
  return new FormData(form).getAll('done').map(String)
}

function ItemGroup({ group: { id, name, items, checked }, onChange }: { group: ChecklistGroup; onChange: () => void }) {
  return (
    <fieldset className="min-w-0 break-inside-avoid">
      <legend className="flex w-full items-baseline justify-between border-b-2 border-bark pb-1 font-sans text-xl font-bold print:pb-0 print:text-base">
        {name}
        <span className="ml-2 text-base font-normal text-soft tabular-nums print:hidden">
          {checked} of {items.length}
        </span>
      </legend>
      <ul className="divide-y divide-hairline print:mt-1 print:divide-y-0">
        {items.map((item) => (
          <li key={item.id}>
            <label
              htmlFor={`${id}-${item.id}`}
              className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 leading-snug has-checked:text-soft hover:bg-panel print:min-h-0 print:gap-2 print:py-0.5 print:text-[0.8125rem] print:leading-[1.25]"
            >
              <input
                id={`${id}-${item.id}`}
                type="checkbox"
                name="done"
                value={item.id}
                checked={item.isDone}
                onChange={onChange}
                className="size-6 shrink-0 accent-moss print:mt-0 print:size-4"
              />
              <span>{item.text}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
