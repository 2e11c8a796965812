/** Own items and items to leave out are part of the list's form, so that its button saves them without JavaScript. */
import { useHydrated } from 'remix-utils/use-hydrated'
import { TextInput } from '~/components/forms/choice-fields'
import { Button } from '~/components/ui/button'
import { useOpenOnce } from '~/components/ui/use-open-once'
import { toQuestion, type Checklist, type ChecklistQuestion } from './checklist'
import { isFull, longestOwnItem } from './own-items'

interface ChangeListProps {
  checklist: Checklist
  isOpen: boolean
  onChange: (list: ChecklistQuestion) => void
}

export function ChangeList({ checklist, isOpen, onChange }: ChangeListProps) {
  const isLive = useHydrated()
  const open = useOpenOnce(isOpen)
  const { own, standard } = checklist
  const list = toQuestion(checklist)
  const toggle = (values: readonly string[], value: string, isOn: boolean) =>
    isOn ? [...values, value] : values.filter((other) => other !== value)
  return (
    <details open={open} className="no-print mt-6 border-t border-control pt-4">
      <summary className="text-lg font-semibold">Change this list</summary>
      <div className="mt-3 max-w-2xl">
        <TextInput
          name="add"
          label="Add an item of your own"
          hint={`Up to ${String(longestOwnItem)} characters.${isFull(list.own ?? []) ? ' The list is full: take one off first.' : ''}`}
          value=""
          maxCharacters={longestOwnItem}
        />
        <p className="mt-3">
          <Button type="submit" look="secondary">
            Add Item
          </Button>
        </p>
      </div>
      {own.length === 0 ? null : (
        <Choices
          title="Your own items"
          hint="Uncheck one to take it off the list."
          name="own"
          items={own.map(({ id, text }) => ({ id, value: text, text, isOn: true }))}
          onToggle={(text, isOn) => {
            onChange({ ...list, own: toggle(list.own ?? [], text, isOn) })
          }}
        />
      )}
      <Choices
        title="Leave out"
        hint="Items that you check here are off the list and out of the count."
        name="hide"
        items={standard.map(({ id, text, isHidden }) => ({ id, value: id, text, isOn: isHidden }))}
        onToggle={(id, isOn) => {
          onChange({ ...list, hide: toggle(list.hide ?? [], id, isOn) })
        }}
      />
      {isLive ? null : (
        <Button type="submit" look="secondary">
          Change List
        </Button>
      )}
    </details>
  )
}

interface ChoicesProps {
  title: string
  hint: string
  name: string
  items: readonly { id: string; value: string; text: string; isOn: boolean }[]
  onToggle: (value: string, isOn: boolean) => void
}

function Choices({ title, hint, name, items, onToggle }: ChoicesProps) {
  return (
    <fieldset className="my-6">
      <legend className="font-sans text-lg font-semibold">{title}</legend>
      <p className="font-sans text-base text-soft">{hint}</p>
      <ul className="mt-2 gap-x-12 md:columns-2">
        {items.map(({ id, value, text, isOn }) => (
          <li key={id} className="break-inside-avoid">
            <label
              htmlFor={`change-${id}`}
              className="flex min-h-11 cursor-pointer items-start gap-3 py-2 leading-snug"
            >
              <input
                id={`change-${id}`}
                type="checkbox"
                name={name}
                value={value}
                checked={isOn}
                onChange={({ currentTarget }) => {
                  onToggle(value, currentTarget.checked)
                }}
                className="size-6 shrink-0 accent-moss"
              />
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
