/** The winds of a week, day by day, from any forecast. */
import { SelectField } from '~/components/forms/choice-fields'
import { addDays, shortDay } from '~/lib/days'
import { windChoices } from './compass-choices'
import { dayFields } from './wind-picker.schema'

interface WeekFieldsProps {
  query: URLSearchParams
  /** Written as 2026-11-21. */
  today: string
  errors: Readonly<Record<string, string>>
}

export function WeekFields({ query, today, errors }: WeekFieldsProps) {
  const isOpen = dayFields.some((name) => (query.get(name) ?? '') !== '')
  return (
    <details open={isOpen || undefined}>
      <summary className="py-1 font-semibold">Plan a week (optional)</summary>
      <p className="mt-1 text-base text-soft">
        The wind of each day, from any forecast. A day left empty is not planned.
      </p>
      <div className="mt-3 grid gap-3">
        {dayFields.map((name, index) => (
          <SelectField
            key={name}
            name={name}
            label={index === 0 ? `Today, ${shortDay(today)}` : shortDay(addDays(today, index))}
            choices={windChoices}
            empty="Not planned"
            value={query.get(name) ?? ''}
            error={errors[name]}
          />
        ))}
      </div>
    </details>
  )
}
