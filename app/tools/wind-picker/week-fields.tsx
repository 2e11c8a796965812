/** The fields for the winds of a week: one for each morning and evening, typed or read from a pasted forecast. */
import { TextAreaInput } from '~/components/forms/choice-fields'
import { useOpenOnce } from '~/components/ui/use-open-once'
import { controlClass, fieldIds } from '~/components/forms/field-frame'
import { halves, hasWinds, type WeekWinds } from '~/tools/stands/plan-week'
import { addDays, shortDay } from '~/lib/days'
import { countOf } from '~/lib/text'
import { mostForecastCharacters, readForecast, type ForecastReading, type Unread } from './forecast/read-forecast'
import { directions } from './wind-picker.data'
import { forecastField, fromField, mergeWeeks, windField } from './wind-picker.schema'

interface WeekFieldsProps {
  week: WeekWinds
  /** A date such as 2026-11-21. */
  today: string
  errors: Readonly<Record<string, string>>
  pasted: ForecastReading | undefined
  onPaste: (reading: ForecastReading | undefined) => void
}

export function WeekFields({ week, today, errors, pasted, onPaste }: WeekFieldsProps) {
  const shown = pasted ? mergeWeeks(week, pasted.week) : week
  const open = useOpenOnce(hasWinds(shown))
  return (
    <details open={open}>
      <summary className="font-semibold">Plan a week (optional)</summary>
      <div
        className="mt-1"
        onInput={({ target }) => {
          if (!(target instanceof HTMLTextAreaElement)) return
          onPaste(target.value.trim() === '' ? undefined : readForecast(target.value, today))
        }}
      >
        <TextAreaInput
          name={forecastField}
          label="Paste a forecast"
          hint="From the National Weather Service (zone, point or hourly), a weather app, or typed: “Mon AM NW 8 mph, PM W 5”. Nothing is sent while you are on this page."
          rows={4}
          maxCharacters={mostForecastCharacters}
          value=""
        />
      </div>
      <div role="status">{pasted ? <Read reading={pasted} /> : null}</div>
      <input type="hidden" name={fromField} value={today} />
      <table className="mt-3 w-full table-fixed text-left">
        <caption className="text-left text-base text-soft">
          Where the wind comes from. Leave out what you don’t hunt.
        </caption>
        <thead className="font-sans cramped:sr-only">
          <tr>
            <th scope="col" className="w-[5.5rem]">
              Day
            </th>
            {halves.map((half) => (
              <th key={half} scope="col">
                {halfNames[half]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((winds, day) => (
            <tr key={day} className="cramped:*:block">
              <th scope="row" className="pr-2 font-normal">
                {day === 0 ? 'Today' : shortDay(addDays(today, day))}
              </th>
              {halves.map((half) => (
                <td key={half} data-half={halfNames[half]} className="pr-1 cramped:before:content-[attr(data-half)]">
                  <WindSelect
                    // A new key gives the list the wind that was read.
                    key={winds[half]}
                    name={windField(half, day)}
                    label={`${halfNames[half]}, ${day === 0 ? 'today' : shortDay(addDays(today, day))}`}
                    value={winds[half]}
                    error={errors[windField(half, day)]}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

const halfNames = { morning: 'Morning', evening: 'Evening' } as const

interface WindSelectProps {
  name: string
  label: string
  value: string
  error: string | undefined
}

function WindSelect({ name, label, value, error }: WindSelectProps) {
  return (
    <>
      <select
        {...fieldIds({ name, error })}
        name={name}
        aria-label={label}
        defaultValue={value}
        className={controlClass(error)}
      >
        <option value="">–</option>
        {directions.map((direction) => (
          <option key={direction.id} value={direction.id}>
            {direction.name}
          </option>
        ))}
      </select>
      {error === undefined ? null : (
        <p id={`${name}-error`} className="text-base font-semibold text-danger">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
    </>
  )
}

function Read({ reading: { count, notRead } }: { reading: ForecastReading }) {
  return (
    <div className="mt-2 text-base">
      <p>
        <b>{countOf(count, 'wind')} read</b>, to the nearest of the eight. Check them below: mornings from 5 to 10,
        evenings from 2 to 7. Nights are left out.
      </p>
      <NotRead items={notRead} />
    </div>
  )
}

const mostListed = 8

export function NotRead({ items }: { items: readonly Unread[] }) {
  if (items.length === 0) return null
  const more = items.length - mostListed
  return (
    <div className="mt-1 text-base">
      <p className="font-semibold">Not read:</p>
      <ul className="list-disc pl-6 wrap-anywhere">
        {items.slice(0, mostListed).map(({ text, reason }) => (
          <li key={text}>
            “{text}” ({reason})
          </li>
        ))}
        {more > 0 ? <li>and {more} more</li> : null}
      </ul>
    </div>
  )
}
