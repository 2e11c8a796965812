import { useMemo, type MouseEvent } from 'react'
import { useSite } from '~/components/layout/site-context'
import { buttonClass } from '~/components/ui/button'
import { MonthInput } from '~/components/forms/choice-fields'
import { CalendarLink } from '~/tools/calendar/calendar-link'
import { lazyModule, usePreload } from '~/tools/lazy-module'
import { describeGround, nameGround, toGroundQuery, type Ground } from '~/tools/ground/ground'
import { GroundChoice } from '~/tools/ground/ground-choice'
import type { GroundReading } from '~/tools/ground/read-ground'
import { useGround } from '~/tools/ground/use-ground'
import { zoneName } from '~/tools/ground/clocks'
import { LightOfDay } from '~/tools/legal-light/light-of-day'
import { useToday } from '~/tools/use-today'
import { HowCalculated, ToolDesk, ToolForm, ToolResult } from '~/tools/tool-parts'
import { useTool } from '~/tools/use-tool'
import { shortDay } from '~/lib/days'
import { toolPath } from '~/paths'
import { makeCalendar, summarize, type MoonCalendar } from './moon-calendar'
import { moonConstants } from './moon-calendar.data'
import { readMoonQuery } from './moon-calendar.schema'
import { MoonDisc } from './moon-disc'
import { MoonGrid } from './moon-grid'
import { firstMonth, lastMonth, monthName } from './moon-month'
import { readNights, type MoonNight } from './moon-nights'
import { EveryNight, NightsToCome } from './night-list'
import { RuleDays } from './rule-days'

const path = toolPath('moon-phase-calendar')

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void

const loadFile = lazyModule(() => import('./moon-calendar-file'))

/** `today` is a date such as 2026-11-21, in the site's time zone. */
export function MoonCalendarTool({ search, place, today }: { search: string; place: GroundReading; today: string }) {
  const site = useSite()
  const { query, onSubmit, onFollow, ref } = useTool(search)
  usePreload(loadFile)
  const { ground, errors: groundErrors, question, keep } = useGround(query, place)
  const { timeZone } = ground ?? site
  const day = useToday(today, timeZone)
  const { month, errors } = readMoonQuery(query, day)
  const calendar = useMemo(() => makeCalendar(month, day, timeZone), [month, day, timeZone])
  const nights = useNights(month, ground)
  const typed = query.get('month') ?? month
  const isAnswered = errors.month === undefined
  return (
    <ToolDesk ref={ref} errors={{ ...groundErrors, ...errors }} isAnswered={isAnswered} className="tool-desk mt-8">
      <ToolForm
        id="moon-phase-calendar"
        action="Show Month"
        // The form asks about the place, so it must stay open.
        known={question ? undefined : `${calendar.name} · ${ground ? nameGround(ground) : 'no place yet'}`}
        onSubmit={(event) => {
          onSubmit(event, keep)
        }}
      >
        <MonthInput
          key={typed}
          name="month"
          label="Month"
          min={firstMonth}
          max={lastMonth}
          value={typed}
          error={errors.month}
        />
        <GroundChoice
          query={query}
          ground={ground}
          question={question}
          errors={groundErrors}
          adds="Adds moonrise, moonset and dark hours, by the clocks there."
        />
      </ToolForm>
      <ToolResult
        // If the month is wrong, the page opens at the form's error, and not at the current month.
        id={isAnswered ? 'result' : 'this-month'}
        title={calendar.name}
        figure={calendar.name}
        summary={summarize(calendar)}
        isFullPage={ground !== undefined}
        mark={<MoonOfToday calendar={calendar} />}
        shared={sharedQuery(month, ground)}
        actions={<MonthFile month={month} timeZone={timeZone} ground={ground} />}
      >
        <MonthLinks calendar={calendar} current={day.slice(0, 7)} query={query} onFollow={onFollow} />
        <MoonGrid calendar={calendar} nights={nights} />
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[3fr_2fr] print:block">
          {ground && nights ? (
            <NightsToCome calendar={calendar} nights={nights} placeName={describeGround(ground)} />
          ) : null}
          <div className="space-y-8 print:grid print:grid-cols-2 print:gap-8 print:space-y-0">
            <PhaseList calendar={calendar} timeZone={timeZone} />
            {ground && day.startsWith(month) ? <LightOfDay ground={ground} day={day} /> : null}
          </div>
        </div>
        <div>
          {nights ? <EveryNight calendar={calendar} nights={nights} /> : null}
          <RuleDays calendar={calendar} />
          <HowCalculated steps={calendar.steps} constants={moonConstants} />
        </div>
      </ToolResult>
    </ToolDesk>
  )
}

/** The query always has the month, or a friend would see the month in which the link is opened. */
function sharedQuery(month: string, ground: Ground | undefined): URLSearchParams {
  const query = ground ? toGroundQuery(ground) : new URLSearchParams()
  query.set('month', month)
  return query
}

/** Reads each day over the place. A month takes about 30 ms to compute, so the result is cached. */
function useNights(month: string, ground: Ground | undefined): MoonNight[] | undefined {
  const { latitude, longitude, timeZone } = ground ?? {}
  return useMemo(
    () =>
      latitude === undefined || longitude === undefined || timeZone === undefined
        ? undefined
        : readNights(month, { latitude, longitude, timeZone }),
    [month, latitude, longitude, timeZone],
  )
}

interface MonthLinksProps {
  calendar: MoonCalendar
  /** The month of today. */
  current: string
  /** The query of this page, so that a place in it stays in the links. */
  query: URLSearchParams
  onFollow: Follow
}

function MonthLinks({ calendar: { month, previous, next }, current, query, onFollow }: MonthLinksProps) {
  const addressOf = (to: string) => {
    const address = new URLSearchParams(query)
    address.set('month', to)
    return `${path}?${address.toString()}#result`
  }
  const link = (to: string, words: string) => (
    <a href={addressOf(to)} rel="nofollow" onClick={onFollow} className={buttonClass('secondary')}>
      {words}
    </a>
  )
  return (
    <nav aria-label="Months" className="no-print flex flex-wrap justify-between gap-2">
      {previous === undefined ? null : link(previous, `← ${monthName(previous)}`)}
      {month === current ? null : link(current, `Today: ${monthName(current)}`)}
      {next === undefined ? null : link(next, `${monthName(next)} →`)}
    </nav>
  )
}

interface MonthFileProps {
  month: string
  timeZone: string
  ground: Ground | undefined
}

function MonthFile({ month, timeZone, ground }: MonthFileProps) {
  return (
    <CalendarLink
      href={`${path}.ics?${sharedQuery(month, ground).toString()}`}
      fileName={`moon-${month}.ics`}
      write={async () => (await loadFile()).moonCalendarFile(month, timeZone, ground)}
    >
      Phases of the month (.ics)
    </CalendarLink>
  )
}

/** The disc is hidden from screen readers, which get the grid. */
function MoonOfToday({ calendar: { days } }: { calendar: MoonCalendar }) {
  const today = days.find(({ isToday }) => isToday)
  if (!today) return null
  return (
    <div aria-hidden="true" className="no-print w-28 shrink-0 max-sm:hidden">
      <MoonDisc sky={today.sky} className="max-w-28" />
    </div>
  )
}

function PhaseList({ calendar: { name, phases }, timeZone }: { calendar: MoonCalendar; timeZone: string }) {
  return (
    <section aria-labelledby="phases" className="break-inside-avoid">
      <h3 id="phases">True phases in {name}</h3>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline tabular-nums">
        {phases.map((phase, index) => (
          // The keys are indexes, so that the next month reuses the elements.
          <li key={index} className="py-2">
            <strong>{phase.name}</strong>: {shortDay(phase.day)}, {phase.clock}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-base text-soft">All times: {zoneName(timeZone)}.</p>
    </section>
  )
}
