import { NumberInput, TextInput } from '~/components/forms/choice-fields'
import { Button } from '~/components/ui/button'
import { isSecondClick } from '~/components/ui/second-press'
import { mostCharacters, type SitText } from './sit'
import { twelveHours } from '~/lib/days'
import { fillField, TimeField } from './time-field'

interface SightingRowProps {
  index: number
  sighting: SitText['sightings'][number]
  errors: Readonly<Record<string, string>>
  timeZone: string | undefined
  /** The time is outside the sit, and this one is inside. */
  otherTime: string | undefined
  /** The names of what the log has seen before. */
  seen: readonly string[]
  onRemove: () => void
}

export function SightingRow({ index, sighting, errors, timeZone, otherTime, seen, onRemove }: SightingRowProps) {
  const { time, what, count } = sighting
  const at = String(index)
  return (
    <div className="mt-3 grid items-end gap-3 border-t border-hairline pt-3 sm:grid-cols-[14rem_minmax(0,1fr)_8rem_auto]">
      <TimeField
        name={`time-${at}`}
        label="Time"
        value={time}
        error={errors[`time-${at}`]}
        timeZone={timeZone}
        isOptional
      />
      <TextInput
        name={`what-${at}`}
        label="What you saw"
        value={what}
        error={errors[`what-${at}`]}
        maxCharacters={mostCharacters.what}
        suggestions={seen}
      />
      <NumberInput name={`count-${at}`} label="How many" unit="deer" value={count} error={errors[`count-${at}`]} />
      <Button
        look="secondary"
        aria-label={`Remove sighting ${String(index + 1)}`}
        onClick={(event) => {
          if (!isSecondClick(event)) onRemove()
        }}
      >
        Remove
      </Button>
      {otherTime === undefined ? null : (
        <p className="col-span-full">
          <Button
            look="secondary"
            onClick={({ currentTarget }) => {
              fillField(currentTarget, `time-${at}`, otherTime)
            }}
          >
            Change to {twelveHours(otherTime)}
          </Button>
        </p>
      )}
    </div>
  )
}
