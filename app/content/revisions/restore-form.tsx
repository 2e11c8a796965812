import { SelectField, TextInput } from '~/components/forms/choice-fields'
import { Button } from '~/components/ui/button'
import type { AskedField, RestoreEffects } from './versions'

interface RestoreFieldsProps {
  intent: string
  current: number
  effects: RestoreEffects
  asked: readonly AskedField[]
}

/** Belongs inside the form of the page. */
export function RestoreFields({ intent, current, effects: { address, flag }, asked }: RestoreFieldsProps) {
  return (
    <div className="mt-4 rounded-field border border-hairline bg-card px-5 py-4">
      <p>
        It becomes version {current + 1}. Version {current} stays in the list.
        {address ? ` Its address becomes ${address.to} again, and ${address.from} will lead there.` : ''}
      </p>
      {flag ? (
        <label className="mt-3 flex items-baseline gap-2">
          <input type="checkbox" name="public" value="as-then" className="size-5 shrink-0 translate-y-1 accent-moss" />
          <span>
            Also switch “{flag.label}” {onOff(flag.wasOn)}, as it was then. Otherwise it stays {onOff(!flag.wasOn)}.
          </span>
        </label>
      ) : null}
      {asked.map((field, index) => (
        <div key={field.name} className="mt-4 max-w-md">
          <input type="hidden" name={`given[${String(index)}].name`} value={field.name} />
          <Asked field={field} box={`given[${String(index)}].value`} />
        </div>
      ))}
      <Button type="submit" name="intent" value={intent} extra="mt-4">
        Restore this version
      </Button>
    </div>
  )
}

export const restoreFields = ['public', 'given[].name', 'given[].value']

function Asked({ field: { label, message, value, choices }, box: name }: { field: AskedField; box: string }) {
  const box = { name, label, hint: `This version can’t be saved without it: ${message}`, value }
  if (!choices) return <TextInput {...box} />
  return <SelectField {...box} empty="Choose" choices={choices} />
}

function onOff(isOn: boolean): string {
  return isOn ? 'on' : 'off'
}
