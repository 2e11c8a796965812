/** Typed text survives a reload until it is saved. */
import { useEffect, useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import * as z from 'zod/mini'
import {
  DateInput,
  NumberInput,
  SelectField,
  TextAreaInput,
  TextInput,
  TimeInput,
} from '~/components/forms/choice-fields'
import { Button } from '~/components/ui/button'
import { isSecondClick } from '~/components/ui/second-press'
import { browserStorage } from '~/lib/browser-storage'
import { clockTime, longDay } from '~/lib/dates'
import { useSavedStands } from '~/tools/stands/use-stands'
import { focusAnswer } from '~/tools/use-tool'
import { mostCharacters, mostSightings, readSit, winds, type Sit, type SitText } from './sit'

export const draftKey = 'stagwise-sit-draft'

const Draft = z.object({
  id: z.string(),
  date: z.string(),
  from: z.string(),
  to: z.string(),
  place: z.string(),
  stand: z.string(),
  wind: z.string(),
  note: z.string(),
  ground: z.string(),
  sightings: z.array(z.object({ time: z.string(), what: z.string(), count: z.string() })),
})

export function readDraft(): SitText | undefined {
  const text = browserStorage.read(draftKey)
  return text === null ? undefined : z.safeParse(Draft, JSON.parse(text)).data
}

const windChoices = winds.map(({ id, name }) => ({ value: id, label: name }))
const blankSighting = { time: '', what: '', count: '1' }

interface SitFormProps {
  values: SitText
  isNew: boolean
  hint: ReactNode
  today: string
  /** “Now” reads this clock; undefined for the device’s own. */
  timeZone: string | undefined
  sits: readonly Sit[]
  onSave: (sit: Sit) => Promise<void>
  onCancel: () => void
}

export function SitForm({ values, isNew, hint, today, timeZone, sits, onSave, onCancel }: SitFormProps) {
  const stands = useSavedStands().map(({ name }) => name)
  const [lastStand] = namesIn(sits.map(({ stand }) => stand))
  const [toConfirm, setToConfirm] = useState<string>()
  const [shown, setShown] = useState(values)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [rowsKey, setRowsKey] = useState(0)
  const ref = useRef<HTMLFormElement>(null)
  const focusNext = useRef<string>()
  useEffect(() => {
    if (focusNext.current === undefined) return
    ref.current?.querySelector<HTMLElement>(`#${focusNext.current}`)?.focus()
    focusNext.current = undefined
  }, [rowsKey])
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusAnswer(ref.current)
  }, [errors])

  const typed = (): SitText => (ref.current ? readForm(ref.current, shown) : shown)
  const showRows = (sightings: SitText['sightings'], focus: string) => {
    const next = { ...typed(), sightings }
    browserStorage.write(draftKey, JSON.stringify(next))
    setShown(next)
    setRowsKey((key) => key + 1)
    focusNext.current = focus
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = typed()
    const written = { ...text, sightings: text.sightings.filter(({ time, what }) => time !== '' || what !== '') }
    const { sit, errors: found } = readSit(written)
    setShown(written)
    setRowsKey((key) => key + 1)
    const isUnsure = sit !== undefined && sit.date > today && sit.date !== toConfirm
    setToConfirm(isUnsure ? sit.date : undefined)
    setErrors(
      isUnsure ? { date: `${longDay(sit.date)} is still to come. If you mean it, press ${action} again.` } : found,
    )
    if (sit && !isUnsure) void onSave(sit)
  }
  const action = isNew ? 'Save Sit' : 'Save Changes'
  const field = (name: 'place' | 'stand') => ({
    name,
    value: shown[name],
    error: errors[name],
    isOptional: true,
    maxCharacters: mostCharacters[name],
  })
  return (
    <form
      ref={ref}
      noValidate
      aria-labelledby="sit-title"
      className="tool-form"
      onSubmit={submit}
      onInput={() => {
        browserStorage.write(draftKey, JSON.stringify(typed()))
      }}
    >
      <h2 id="sit-title" tabIndex={-1} className="text-2xl">
        {isNew ? 'Log a sit' : `Change the sit of ${values.date}`}
      </h2>
      {hint === undefined ? null : <p className="mt-1 text-base text-soft">{hint}</p>}
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        <DateInput name="date" label="Date" value={shown.date} error={errors.date} />
        <TimeField name="from" label="From" value={shown.from} error={errors.from} timeZone={timeZone} />
        <TimeField name="to" label="To" value={shown.to} error={errors.to} timeZone={timeZone} />
        <TextInput {...field('place')} label="Place" />
        <div>
          <TextInput
            {...field('stand')}
            label="Stand"
            suggestions={namesIn([...stands, ...sits.map(({ stand }) => stand)])}
          />
          {isNew && lastStand !== undefined ? (
            <Button
              look="secondary"
              extra="mt-2 max-w-full wrap-anywhere"
              onClick={({ currentTarget }) => {
                fill(currentTarget, '[name=stand]', lastStand)
              }}
            >
              Last: {lastStand}
            </Button>
          ) : null}
        </div>
        <SelectField
          name="wind"
          label="Wind from"
          choices={windChoices}
          empty="Not noted"
          value={shown.wind}
          error={errors.wind}
          isOptional
        />
      </div>
      <fieldset key={rowsKey} className="mt-6">
        <legend className="text-xl font-semibold">Sightings</legend>
        {shown.sightings.length === 0 ? (
          <p className="text-base text-soft">None so far. A sit without deer is worth a line, too.</p>
        ) : null}
        {shown.sightings.map((sighting, index) => (
          <SightingRow
            key={index}
            index={index}
            sighting={sighting}
            errors={errors}
            timeZone={timeZone}
            seen={namesIn(sits.flatMap(({ sightings }) => sightings.map(({ what }) => what)))}
            onRemove={() => {
              showRows(
                typed().sightings.filter((_row, other) => other !== index),
                'add-sighting',
              )
            }}
          />
        ))}
        <div className="mt-3">
          <Button
            id="add-sighting"
            look="secondary"
            onClick={() => {
              showRows([...typed().sightings, blankSighting], `time-${String(shown.sightings.length)}`)
            }}
            hidden={shown.sightings.length >= mostSightings}
          >
            Add a sighting
          </Button>
        </div>
      </fieldset>
      <div className="mt-6">
        <TextAreaInput
          name="note"
          label="Note"
          rows={2}
          value={shown.note}
          error={errors.note}
          maxCharacters={mostCharacters.note}
          isOptional
        />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit">{action}</Button>
        <Button look="secondary" onClick={onCancel}>
          {isNew ? 'Clear the Form' : 'Cancel'}
        </Button>
      </div>
    </form>
  )
}

interface SightingRowProps {
  index: number
  sighting: SitText['sightings'][number]
  errors: Readonly<Record<string, string>>
  timeZone: string | undefined
  seen: readonly string[]
  onRemove: () => void
}

function SightingRow({ index, sighting, errors, timeZone, seen, onRemove }: SightingRowProps) {
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
    </div>
  )
}

function TimeField({ timeZone, ...field }: ComponentProps<typeof TimeInput> & { timeZone: string | undefined }) {
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
          fill(currentTarget, `[name=${field.name}]`, clockTime(new Date(), timeZone))
        }}
      >
        Now
      </Button>
    </div>
  )
}

function fill({ form }: HTMLButtonElement, field: string, text: string): void {
  const input = form?.querySelector<HTMLInputElement>(field)
  if (!input) return
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function namesIn(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '')
}

function readForm(form: HTMLFormElement, { id, ground, sightings }: SitText): SitText {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    id,
    ground,
    date: text('date'),
    from: text('from'),
    to: text('to'),
    place: text('place'),
    stand: text('stand'),
    wind: text('wind'),
    note: text('note'),
    sightings: sightings.map((_row, index) => {
      const at = String(index)
      return { time: text(`time-${at}`), what: text(`what-${at}`), count: text(`count-${at}`) }
    }),
  }
}
