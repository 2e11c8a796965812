/** What a hunter may know of the day besides, from any forecast. */
import { DateInput, SelectField, TextInput, TimeInput } from '~/components/forms/choice-fields'
import { windChoices } from '~/tools/wind-picker/compass-choices'
import { conditionFields } from './conditions.schema'

interface ConditionsFieldsProps {
  query: URLSearchParams
  errors: Readonly<Record<string, string>>
}

const units = [{ value: 'C', label: '°C' }]

export function ConditionsFields({ query, errors }: ConditionsFieldsProps) {
  const isOpen = conditionFields.some((name) => (query.get(name) ?? '') !== '')
  const field = (name: (typeof conditionFields)[number]) => ({
    name,
    value: query.get(name) ?? '',
    error: errors[name],
  })
  return (
    <details open={isOpen || undefined}>
      <summary className="font-semibold">More about the day (optional)</summary>
      <p className="mt-1 text-base text-soft">From any forecast. None of it changes the score.</p>
      <div className="mt-3 grid gap-4">
        <DateInput {...field('date')} label="Day" hint="Today, if left empty." />
        <TimeInput {...field('at')} label="Time of the sit" />
        <SelectField {...field('wind')} label="Wind" hint="For your stands." choices={windChoices} empty="Not known" />
        <div className="grid grid-cols-2 gap-4">
          <TextInput {...field('tempNow')} label="High that day" />
          <TextInput {...field('tempUsual')} label="Usual high lately" />
        </div>
        <SelectField {...field('unit')} label="Degrees" choices={units} empty="°F" />
        <TextInput {...field('pressure')} label="Pressure" hint="Inches or hPa." keyboard={{ inputMode: 'decimal' }} />
      </div>
    </details>
  )
}
