import type { ComponentProps } from 'react'
import { TimeInput } from '~/components/forms/choice-fields'
import { Button } from '~/components/ui/button'
import { clockTime } from '~/lib/dates'

/** A time of day, with a button for the time that it is. */
export function TimeField({ timeZone, ...field }: ComponentProps<typeof TimeInput> & { timeZone: string | undefined }) {
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <TimeInput {...field} />
      </div>
      <Button
        look="secondary"
        extra="shrink-0"
        aria-label={`Now: ${field.label}`}
        onClick={({ currentTarget }) => {
          fillField(currentTarget, field.name, clockTime(new Date(), timeZone))
        }}
      >
        Now
      </Button>
    </div>
  )
}

/** Fills the field as if the text had been typed. */
export function fillField({ form }: HTMLButtonElement, name: string, text: string): void {
  const input = form?.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (!input) return
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
