/** The fields for what a hunter may know of the day from any forecast. */
import { DateInput, SelectField, TextInput, TimeInput } from '~/components/forms/choice-fields'
import { useOpenOnce } from '~/components/ui/use-open-once'
import type { Units } from '~/tools/units'
import { windChoices } from '~/tools/wind-picker/compass-choices'
import { conditionFields } from './conditions.schema'

interface ConditionsFieldsProps {
  query: URLSearchParams
  errors: Readonly<Record<string, string>>
  units: Units | undefined
}

const degreeChoices = [{ value: 'C', label: '°C' }]

export function ConditionsFields({ query, errors, units }: ConditionsFieldsProps) {
  // An address with temperatures and no unit means °F.
  const unit = query.get('unit') ?? (units === 'metric' && !query.has('tempNow') ? 'C' : '')
  // The unit alone says nothing of the day.
  const isKnown = (name: string) => name !== 'unit' && (query.get(name) ?? '') !== ''
  const open = useOpenOnce(conditionFields.some((name) => isKnown(name) || errors[name] !== undefined))
  const field = (name: (typeof conditionFields)[number]) => ({
    name,
    value: query.get(name) ?? '',
    error: errors[name],
  })
  return (
    <details open={open}>
      <summary className="font-semibold">More about the day (optional)</summary>
      <p className="mt-1 text-base text-soft">From any forecast. None of it changes the score.</p>
      <div className="mt-3 grid gap-4">
        <DateInput {...field('date')} label="Day" hint="Today, if left empty." />
        <TimeInput {...field('at')} label="Time of the sit" />
        <SelectField
          {...field('wind')}
          label="Wind"
          hint="For your stands. If left empty, the winds of your week plan."
          choices={windChoices}
          empty="Not known"
        />
        <div className="grid grid-cols-2 gap-4">
          <TextInput {...field('tempNow')} label="High that day" />
          <TextInput {...field('tempUsual')} label="Usual high lately" />
        </div>
        <SelectField key={unit} {...field('unit')} label="Degrees" choices={degreeChoices} empty="°F" value={unit} />
        <TextInput {...field('pressure')} label="Pressure" hint="Inches or hPa." keyboard={{ inputMode: 'decimal' }} />
      </div>
    </details>
  )
}
