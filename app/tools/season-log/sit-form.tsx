/** The form of a sit. What is typed survives a reload until it is saved. */
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { AddressErrorSummary } from '~/components/forms/error-summary'
import { DateInput, SelectField, TextAreaInput, TextInput } from '~/components/forms/choice-fields'
import { Button } from '~/components/ui/button'
import { useStandNames } from '~/tools/stands/use-stands'
import { useErrorTitle } from '~/tools/tool-parts'
import { focusAnswer } from '~/tools/use-tool'
import { SightingRow } from './sighting-row'
import { mostCharacters, mostSightings, readSit, winds, type Sit, type SitText } from './sit'
import { readSitForm, saveDraft } from './sit-draft'
import { otherHalf, questionsOf } from './sit-questions'
import { fillField, TimeField } from './time-field'

const windChoices = winds.map(({ id, name }) => ({ value: id, label: name }))
const blankSighting = { time: '', what: '', count: '1' }

interface SitFormProps {
  values: SitText
  isNew: boolean
  hint: ReactNode
  today: string
  /** “Now” reads the clock of this zone; undefined means the device’s own clock. */
  timeZone: string | undefined
  sits: readonly Sit[]
  onSave: (sit: Sit) => Promise<void>
  onCancel: () => void
}

export function SitForm({ values, isNew, hint, today, timeZone, sits, onSave, onCancel }: SitFormProps) {
  const stands = useStandNames()
  const [lastStand] = namesIn(sits.map(({ stand }) => stand))
  /** The questions that another press answers with yes. */
  const [confirmed, setConfirmed] = useState<string>()
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

  const isRefused = Object.keys(errors).length > 0
  useErrorTitle(isRefused)

  const typed = (): SitText => (ref.current ? readSitForm(new FormData(ref.current), shown) : shown)
  const showRows = (sightings: SitText['sightings'], focus: string) => {
    const next = { ...typed(), sightings }
    saveDraft(next)
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
    const questions = sit ? questionsOf(sit, today, action) : {}
    const asked = Object.values(questions).join(' ')
    const isUnsure = asked !== '' && asked !== confirmed
    setConfirmed(isUnsure ? asked : undefined)
    setErrors(isUnsure ? questions : found)
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
      data-tool
      noValidate
      aria-labelledby="sit-title"
      className="tool-form"
      onSubmit={submit}
      onInput={() => {
        saveDraft(typed())
      }}
    >
      <h2 id="sit-title" tabIndex={-1} className="text-2xl">
        {isNew ? 'Log a sit' : `Change the sit of ${values.date}`}
      </h2>
      {hint === undefined ? null : <p className="mt-1 text-base text-soft">{hint}</p>}
      {isRefused ? (
        <div className="mt-4">
          <AddressErrorSummary id="sit-problem" errors={errors} />
        </div>
      ) : null}
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
                fillField(currentTarget, 'stand', lastStand)
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
      <fieldset key={rowsKey} id="sightings" tabIndex={-1} data-quiet-focus className="mt-6">
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
            otherTime={errors[`time-${String(index)}`] === undefined ? undefined : otherHalf(shown, sighting.time)}
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
        <Button
          type="submit"
          onClick={(event) => {
            // The second click of a double click would press the button of the next, empty form.
            if (event.detail > 1) event.preventDefault()
          }}
        >
          {action}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {isNew ? 'Clear the Form' : 'Cancel'}
        </Button>
      </div>
    </form>
  )
}

/** Returns each text once, without the empty one, in their order. */
function namesIn(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== '')
}
