/** Adds a stand, or changes one. Without JavaScript it is a GET form that carries the rest of the address along. */
import { useEffect, useRef, type FormEvent } from 'react'
import { CheckboxGroup, SelectField, TextInput } from '~/components/forms/choice-fields'
import { buttonClass } from '~/components/ui/button'
import { compassChoices, windChoices } from '~/tools/wind-picker/compass-choices'
import { mostNameCharacters, mostNoteCharacters, slopes } from './stand'

/** The form has no heading inside; the heading around it names it. */
interface StandFormProps {
  /** The address of the page, with the fragment of the list. */
  action: string
  /** The values that the fields show. */
  draft: URLSearchParams
  errors: Readonly<Record<string, string>>
  /** The rest of the address. */
  carried: URLSearchParams
  isChange: boolean
  /** The first field, or the first wrong one, gets the focus. */
  takesFocus: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

const slopeChoices = slopes.map(({ id, name }) => ({ value: id, label: name }))

export function StandForm({ action, draft, errors, carried, isChange, takesFocus, onSubmit }: StandFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    const fields = form.current
    const first =
      fields?.querySelector<HTMLElement>('[aria-invalid=true]') ?? fields?.querySelector<HTMLElement>('#name')
    first?.focus()
  }, [takesFocus])
  return (
    <form ref={form} action={action} noValidate onSubmit={onSubmit} aria-labelledby="stand-form" className="tool-form">
      {[...carried].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <div className="space-y-4">
        <TextInput
          name="name"
          label="Name"
          hint="The name of a stand you have already replaces that one."
          maxCharacters={mostNameCharacters}
          value={draft.get('name') ?? ''}
          error={errors.name}
        />
        <CheckboxGroup
          name="good"
          label="Good winds (optional)"
          hint="Those that carry your scent away from the deer."
          choices={compassChoices}
          arrangement="grid-cols-3"
          values={draft.getAll('good')}
          error={errors.good}
        />
        <SelectField
          name="access"
          label="You walk in"
          choices={windChoices}
          empty="Not given"
          value={draft.get('access') ?? ''}
          error={errors.access}
          isOptional
        />
        <SelectField
          name="slope"
          label="Where it is on the slope"
          hint="The east slope looks downhill to the east."
          choices={slopeChoices}
          empty="Not given"
          value={draft.get('slope') ?? ''}
          error={errors.slope}
          isOptional
        />
        <TextInput
          name="point"
          label="Point"
          hint="Coordinates as your map shows them, UTM, or a map’s link. It does not go into links you share."
          keyboard={{ autoComplete: 'off', autoCapitalize: 'off', spellCheck: false }}
          value={draft.get('point') ?? ''}
          error={errors.point}
          isOptional
        />
        <TextInput
          name="note"
          label="Note"
          maxCharacters={mostNoteCharacters}
          value={draft.get('note') ?? ''}
          error={errors.note}
          isOptional
        />
      </div>
      <button type="submit" className={buttonClass('secondary')}>
        {isChange ? 'Save Stand' : 'Add Stand'}
      </button>
    </form>
  )
}
