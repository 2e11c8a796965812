import { useState, type FormEvent } from 'react'
import { RadioGroup, SelectField } from '~/components/forms/choice-fields'
import { stateChoices, states } from '~/lib/states.data'
import { capitalize } from '~/lib/text'
import { regions } from './rut-tracker.data'
import { measuredStates } from './state-rut.data'

const regionChoices = regions.map(({ id, name, states: hint }) => ({ value: id, label: name, hint }))

interface RutChoice {
  region: string
  state: string
  zone: string
}

interface RutFieldsProps extends RutChoice {
  errors: Readonly<Record<string, string>>
}

/** A field that another one changes gets a new key; the one in use keeps its element, and the focus. */
interface ShownChoice extends RutChoice {
  regionKey: number
  stateKey: number
}

/** The component needs a new key when the address or what is remembered changes. */
export function RutFields({ errors, ...given }: RutFieldsProps) {
  const [shown, setShown] = useState<ShownChoice>({ ...given, regionKey: 0, stateKey: 0 })
  const state = findState(shown.state)
  const zones = (state && measuredStates[state.id]?.zones) ?? []
  const follow = ({ target }: FormEvent<HTMLDivElement>) => {
    if (target instanceof HTMLSelectElement || target instanceof HTMLInputElement)
      setShown((last) => withField(last, target.name, target.value))
  }
  return (
    <div onChange={follow} className="space-y-6">
      <div key={`region ${String(shown.regionKey)}`}>
        <RadioGroup
          name="region"
          label="Region"
          hint="Where you hunt. A state gives it too."
          choices={regionChoices}
          value={shown.region}
          error={errors.region}
        />
      </div>
      <SelectField
        key={`state ${String(shown.stateKey)}`}
        name="state"
        label="State"
        hint="For its own dates."
        choices={stateChoices}
        empty="The whole region"
        value={state?.id ?? ''}
        error={errors.state}
        isOptional
      />
      {state && zones.length > 1 ? (
        <SelectField
          key={`zone ${state.id}`}
          name="zone"
          label={`Area of ${state.name}`}
          choices={zones.map(({ id, name }) => ({ value: id, label: capitalize(name) }))}
          empty="All of them"
          value={shown.zone}
          isOptional
        />
      ) : null}
    </div>
  )
}

function findState(text: string) {
  return states.find(({ id }) => id === text.trim().toUpperCase())
}

function withField(last: ShownChoice, name: string, value: string): ShownChoice {
  if (name === 'state') {
    const region = findState(value)?.region ?? last.region
    const regionKey = last.regionKey + (region === last.region ? 0 : 1)
    return { ...last, region, regionKey, state: value, zone: '' }
  }
  if (name !== 'region') return last
  const isOutside = (findState(last.state)?.region ?? value) !== value
  if (!isOutside) return { ...last, region: value }
  return { ...last, region: value, state: '', zone: '', stateKey: last.stateKey + 1 }
}
