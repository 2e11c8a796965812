/** Before a region is chosen, it shows today's phase without a shift. */
import { Fragment } from 'react'
import { RadioGroup } from '~/components/forms/choice-fields'
import { HowCalculated, ToolForm, ToolResult } from '~/features/tools/tool-parts'
import { useTool } from '~/features/tools/use-tool'
import { longDay } from '~/lib/dates'
import { RutTimeline } from './rut-timeline'
import { countDays, monthDay, readDay, trackRut, type DayPhase, type RutAnswer, type RutWindow } from './rut-tracker'
import { regions, rutConstants } from './rut-tracker.data'
import { readRutQuery } from './rut-tracker.schema'

const choices = regions.map(({ id, name, states }) => ({ value: id, label: name, hint: states }))

/** `today`: such as 2026-11-21, in the site's time zone. */
export function RutTrackerTool({ search, today }: { search: string; today: string }) {
  const { query, onSubmit, ref } = useTool(search)
  const { input, errors } = readRutQuery(query)
  return (
    <div ref={ref} className="tool-desk mt-8">
      <ToolForm id="rut-activity-tracker" action="Track the Rut" onSubmit={onSubmit}>
        <RadioGroup
          name="region"
          label="Region"
          hint="Where you hunt."
          choices={choices}
          value={query.get('region') ?? ''}
          error={errors.region}
        />
      </ToolForm>
      {input ? <RutResult answer={trackRut(input.region, today)} today={today} /> : <WithoutRegion today={today} />}
    </div>
  )
}

function WithoutRegion({ today }: { today: string }) {
  const now = readDay(today, 0)
  return (
    <section
      aria-labelledby="today"
      className="contours on-pine rounded-field bg-pine p-6 text-cream sm:p-8 print:bg-transparent print:p-0 print:text-ink"
    >
      <h2 id="today" className="text-4xl">
        Choose your region
      </h2>
      <p className="mt-3 max-w-measure">
        You’ll see the dates biologists measured there first. By the site’s rule for the Midwest, {longDay(today)} is{' '}
        {now.name}. {activityOf(now)}
        {outlook(now)}
      </p>
      <p className="mt-3 max-w-measure">{now.description}</p>
    </section>
  )
}

function RutResult({ answer: { region, measured, now, windows, steps }, today }: { answer: RutAnswer; today: string }) {
  const window = windows.find(({ phase }) => phase.id === now.phase?.id)
  const dates = window ? `, the window from ${monthDay(window.start)} to ${monthDay(window.end)}` : ''
  return (
    <ToolResult
      title={measured.title}
      figure={measured.figure}
      summary={`${measuredSummary(measured.states)} By the site’s rule of thumb, ${longDay(today)} is ${now.name} in the ${region.name}${dates}.`}
    >
      {measured.states.length === 0 ? null : <Measured states={measured.states} />}
      <h3 className="text-2xl">The site’s rule: {now.name}</h3>
      <p className="max-w-measure">
        {activityOf(now)}
        {outlook(now)}
      </p>
      <RutTimeline windows={windows} today={today} />
      {now.phase ? null : <Advice name={now.name} description={now.description} tips={now.tips} />}
      <div className="print:grid print:grid-cols-3 print:gap-x-6">
        {windows.map((shown) => (
          <WindowCard key={shown.phase.id} window={shown} isNow={shown.phase.id === now.phase?.id} />
        ))}
      </div>
      <p className="max-w-measure">
        <strong>Measured dates are the better guide.</strong> These windows are a rule of thumb for whitetails, not
        hunting seasons. Ask your state’s wildlife agency when does breed where you hunt.
      </p>
      <HowCalculated steps={steps} constants={rutConstants} />
    </ToolResult>
  )
}

function measuredSummary(states: RutAnswer['measured']['states']): string {
  if (states.length === 0) return 'We know of no measured dates for this region; ask your state’s wildlife agency.'
  return states.map(({ text }) => text).join(' ')
}

function Measured({ states }: { states: RutAnswer['measured']['states'] }) {
  return (
    <p className="max-w-measure">
      Measured dates:{' '}
      {states.map(({ state, source }, index) => (
        <Fragment key={state}>
          {index === 0 ? '' : ' · '}
          <a href={source}>{state}</a>
        </Fragment>
      ))}
      . Bucks seek and chase does in the weeks before.
    </p>
  )
}

function activityOf({ phase }: DayPhase): string {
  return phase ? `Activity: ${phase.activity}. ` : ''
}

function outlook({ next: { phase, start }, daysToNext }: DayPhase): string {
  const when = daysToNext === 0 ? 'today' : `in ${countDays(daysToNext)}`
  return `The ${phase.name} window opens ${when}, on ${longDay(start)}.`
}

function WindowCard({ window: { phase, start, end }, isNow }: { window: RutWindow; isNow: boolean }) {
  const dates = `${longDay(start)} to ${longDay(end)}. Activity: ${phase.activity}.${isNow ? ' This is today’s window.' : ''}`
  return <Advice name={phase.name} dates={dates} description={phase.description} tips={phase.tips} isNow={isNow} />
}

interface AdviceProps {
  name: string
  dates?: string
  description: string
  tips: readonly string[]
  isNow?: boolean
}

function Advice({ name, dates, description, tips, isNow = false }: AdviceProps) {
  return (
    <section
      className={`grid break-inside-avoid gap-x-6 gap-y-2 border-t-2 py-4 sm:grid-cols-[11rem_minmax(0,1fr)] print:mx-0 print:grid-cols-1 print:content-start print:px-0 print:py-1 ${isNow ? '-mx-5 border-moss bg-page px-5 sm:-mx-8 sm:px-8' : 'border-hairline'}`}
    >
      <div>
        <h3 className="text-2xl">{name}</h3>
        {dates === undefined ? null : <p className="mt-1 font-sans text-base text-soft">{dates}</p>}
      </div>
      <div className="max-w-measure">
        <p>{description}</p>
        <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-bark">
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
