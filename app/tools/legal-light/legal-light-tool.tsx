/** The form and the answer of the legal light page. */
import type { MouseEvent, ReactNode } from 'react'
import { useHydrated } from 'remix-utils/use-hydrated'
import { DateInput, NumberInput } from '~/components/forms/choice-fields'
import { CalendarLink, usePreload } from '~/tools/calendar/calendar-link'
import { GroundFields } from '~/tools/ground/ground-fields'
import { Fold } from '~/components/ui/fold'
import { buttonClass } from '~/components/ui/button'
import { describeGround, nameGround, toGroundQuery, type Ground } from '~/tools/ground/ground'
import { GroundQuestionResult } from '~/tools/ground/ground-question'
import type { GroundReading } from '~/tools/ground/read-ground'
import { zoneName } from '~/tools/ground/clocks'
import { useGround } from '~/tools/ground/use-ground'
import { clockOf, startOfDay } from '~/tools/moon-calendar/local-clock'
import { agencies, type Agency } from '~/tools/regulations/agencies.data'
import { HowCalculated, ToolDesk, ToolForm, ToolResult, ToolWaiting } from '~/tools/tool-parts'
import { useToday } from '~/tools/use-today'
import { useTool } from '~/tools/use-tool'
import { toolPath } from '~/paths'
import { monthName } from '~/tools/moon-calendar/moon-month'
import { longDay } from '~/lib/dates'
import { addDays, shortDay } from '~/lib/days'
import { reportLight, type LightReport, type TimeRow } from './legal-light'
import { legalLightConstants } from './legal-light.data'
import { sourceOf } from './hours-source'
import { legalHoursFor, type HoursQuestion, type LegalHours } from './legal-hours'
import { readLegalLightQuery } from './legal-light.schema'
import { LightBar } from './light-bar'
import { readSkyDay } from './sky-day'
import { useSeasonHours } from './season-hours'

const loadFile = () => import('./light-calendar')

/** `today`: the date in the site's time zone, from the server. */
export function LegalLightTool({ search, place, today }: { search: string; place: GroundReading; today: string }) {
  const { query, onSubmit, onFollow, show, ref } = useTool(search)
  usePreload(loadFile)
  const { ground, errors: groundErrors, question, keep } = useGround(query, place, { takesPoints: true })
  const current = useToday(today, ground?.timeZone)
  const { day: asked, own, errors } = readLegalLightQuery(query, current)
  const hours = { own, seasons: useSeasonHours() }
  // In the evening the morning is what counts.
  const isHydrated = useHydrated()
  const isOver = isHydrated && ground !== undefined && !query.has('date') && isAfterLight(asked, ground, hours)
  const day = isOver ? addDays(asked, 1) : asked
  return (
    <ToolDesk
      ref={ref}
      errors={{ ...groundErrors, ...errors }}
      isAnswered={ground !== undefined || question !== undefined}
    >
      <ToolForm
        id="legal-light"
        action="Show the Light"
        known={ground && `${nameGround(ground)} · ${shortDay(day)}`}
        onSubmit={(event) => {
          onSubmit(event, keep)
        }}
      >
        <GroundFields query={query} ground={ground} errors={groundErrors} />
        <DateInput key={day} name="date" label="Date" value={query.get('date') ?? day} error={errors.date} />
        <OwnHours query={query} isChecked={legalHoursFor(ground?.state).isChecked} errors={errors} />
      </ToolForm>
      {question ? (
        <GroundQuestionResult
          question={question}
          query={query}
          onAnswer={(answered) => {
            show(keep(answered), { takesFocus: true })
          }}
        />
      ) : ground ? (
        <LegalLightResult ground={ground} day={day} current={current} question={hours}>
          <DayLinks day={day} current={current} query={query} onFollow={onFollow} />
        </LegalLightResult>
      ) : (
        <ToolWaiting action="Show the Light">Choose your state, or enter a point.</ToolWaiting>
      )}
    </ToolDesk>
  )
}

interface OwnHoursProps {
  query: URLSearchParams
  /** Whether the state's are known. */
  isChecked: boolean
  errors: Readonly<Partial<Record<'before' | 'after', string>>>
}

function OwnHours({ query, isChecked, errors }: OwnHoursProps) {
  return (
    <fieldset>
      <legend className="font-sans text-[1.0625rem] font-semibold">Your own hours</legend>
      <p className="font-sans text-base text-soft">
        Leave both empty to use {isChecked ? 'the state’s' : 'the usual half hour'}.
      </p>
      <div className="mt-2 grid grid-cols-2 gap-4">
        <NumberInput
          name="before"
          label="Before sunrise"
          unit="min"
          value={query.get('before') ?? ''}
          error={errors.before}
        />
        <NumberInput
          name="after"
          label="After sunset"
          unit="min"
          value={query.get('after') ?? ''}
          error={errors.after}
        />
      </div>
    </fieldset>
  )
}

function isAfterLight(day: string, ground: Ground, question: LegalLightResultProps['question']): boolean {
  const { legal } = readSkyDay(day, ground, legalHoursFor(ground.state, { ...question, day }))
  return legal !== undefined && legal.last < new Date()
}

interface DayLinksProps {
  day: string
  /** Today, by the clocks of the place. */
  current: string
  /** This page's query: a place in it stays in the links. */
  query: URLSearchParams
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

function DayLinks({ day, current, query, onFollow }: DayLinksProps) {
  const link = (to: string, words: string) => {
    const address = new URLSearchParams(query)
    address.set('date', to)
    return (
      <a
        href={`${toolPath('legal-light')}?${address.toString()}#result`}
        rel="nofollow"
        onClick={onFollow}
        className={buttonClass('secondary')}
      >
        {words}
      </a>
    )
  }
  return (
    <nav aria-label="Days" className="no-print flex flex-wrap justify-between gap-2">
      {link(addDays(day, -1), `← ${shortDay(addDays(day, -1))}`)}
      {day === current ? null : link(current, 'Today')}
      {link(addDays(day, 1), `${shortDay(addDays(day, 1))} →`)}
    </nav>
  )
}

interface LegalLightResultProps {
  ground: Ground
  day: string
  /** Today, by the clocks of the place. */
  current: string
  question: Omit<HoursQuestion, 'day'>
  children: ReactNode
}

function LegalLightResult({ ground, day, current, question, children }: LegalLightResultProps) {
  const report = reportLight(day, ground, question)
  const { sky, hours, title, figure, summary, sun, moon, walkIn, solunar, week, steps } = report
  const agency = ground.state && agencies[ground.state]
  const [tonight, tomorrow] = week
  return (
    <ToolResult
      title={title}
      figure={figure}
      summary={`${summary} ${hours.rule}.`}
      shared={toGroundQuery(ground)}
      actions={<MonthFile month={sky.day.slice(0, 7)} ground={ground} question={question} />}
    >
      {children}
      <HoursNote hours={hours} agency={agency} />
      <LightBar sky={sky} start={startOfDay(sky.day, clockOf(ground.timeZone))} label={`${title}. ${summary}`} />
      <div className="max-w-measure space-y-2">
        {day === current && sky.legal && tonight && tomorrow ? (
          <p>
            <strong>Tonight</strong> until {tonight.last}, <strong>tomorrow</strong> from {tomorrow.first}.
          </p>
        ) : null}
        {walkIn === undefined ? null : (
          <p>
            <strong>The walk in.</strong> {walkIn}
          </p>
        )}
      </div>
      <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
        <Week week={week} />
        <Times id="sun" title="Sun" rows={sun} />
        <Times id="moon" title="Moon" rows={moon} />
      </div>
      <p className="text-base text-soft">
        {describeGround(ground)}. {zoneName(ground.timeZone)}.
      </p>
      <div>
        <Solunar solunar={solunar} />
        <HowCalculated steps={steps} constants={legalLightConstants} />
      </div>
    </ToolResult>
  )
}

/** Whose hours they are is in the headline; here is where it says so, and what else holds. */
function HoursNote({ hours, agency }: { hours: LegalHours; agency: Agency | undefined }) {
  const source = sourceOf(hours)
  return (
    <p className="max-w-measure">
      {hours.others}{' '}
      {source ? (
        <>
          Source: <a href={source.url}>{source.title}</a>, {source.publisher}, read {longDay(source.readOn)}.{' '}
        </>
      ) : null}
      {hours.isChecked ? 'Public lands and single seasons may differ: ' : 'Check the hours with the '}
      {agency ? <a href={agency.url}>{agency.name}</a> : 'wildlife agency'}.
    </p>
  )
}

interface MonthFileProps {
  month: string
  ground: Ground
  question: LegalLightResultProps['question']
}

function MonthFile({ month, ground, question }: MonthFileProps) {
  const query = toGroundQuery(ground)
  query.set('date', `${month}-01`)
  for (const side of ['before', 'after'] as const) {
    const minutes = question.own?.[side]
    if (minutes !== undefined) query.set(side, String(minutes))
  }
  return (
    <CalendarLink
      href={`${toolPath('legal-light')}.ics?${query.toString()}`}
      fileName={`legal-light-${month}.ics`}
      write={async () => (await loadFile()).lightCalendar(month, ground, question)}
    >
      {`Calendar of ${monthName(month)} (.ics)`}
    </CalendarLink>
  )
}

function Times({ id, title, rows }: { id: string; title: string; rows: readonly TimeRow[] }) {
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <h3 id={id}>{title}</h3>
      <dl className="mt-2 divide-y divide-hairline border-y border-hairline tabular-nums">
        {rows.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="wrap-break-word">{name}</dt>
            <dd className="ml-auto text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Week({ week }: Pick<LightReport, 'week'>) {
  return (
    <section aria-labelledby="week" className="break-inside-avoid">
      <h3 id="week">The next seven days</h3>
      <table aria-labelledby="week" className="mt-2 w-full tabular-nums">
        <thead>
          <tr className="border-y border-hairline text-left">
            <th scope="col">Day</th>
            <th scope="col" className="pr-3">
              First light
            </th>
            <th scope="col">Last light</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {week.map(({ day, first, last }) => (
            <tr key={day}>
              <th scope="row" className="py-2 pr-3 text-left">
                {shortDay(day)}
              </th>
              <td className="pr-3">{first}</td>
              <td>{last}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Solunar({ solunar: { majors, minors } }: Pick<LightReport, 'solunar'>) {
  return (
    <Fold id="solunar" title="Solunar times: folklore">
      <p className="max-w-measure">
        Tables call the hours around the moon’s highest and lowest “major” and those around its rise and set “minor.” A
        study of 38 collared bucks found some link with activity, but not the one that tables print: away from full and
        new moon, bucks were less likely to move around moonrise and moonset, and more likely with the moon overhead or
        underfoot; near full and new moon it was the other way around.
      </p>
      <p className="mt-2 tabular-nums">Majors: {majors.join('; ') || 'none today'}.</p>
      <p className="tabular-nums">Minors: {minors.join('; ') || 'none today'}.</p>
    </Fold>
  )
}
