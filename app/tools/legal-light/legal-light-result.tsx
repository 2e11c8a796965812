import type { ReactNode } from 'react'
import { Fold } from '~/components/ui/fold'
import { longDay } from '~/lib/dates'
import { toolPath } from '~/paths'
import { CalendarLink } from '~/tools/calendar/calendar-link'
import { zoneName } from '~/tools/ground/clocks'
import { describeGround, toGroundQuery, type Ground } from '~/tools/ground/ground'
import { clockOf, startOfDay } from '~/tools/moon-calendar/local-clock'
import { monthName } from '~/tools/moon-calendar/moon-month'
import { lazyModule } from '~/tools/lazy-module'
import { agencies, type Agency } from '~/tools/regulations/agencies.data'
import { HowCalculated, ToolResult } from '~/tools/tool-parts'
import { sourceOf, unreadLinkOf } from './hours-source'
import type { HoursQuestion, LegalHours } from './legal-hours'
import { readWeek, reportLight, type LightReport } from './legal-light'
import { legalLightConstants } from './legal-light.data'
import { LightBar } from './light-bar'
import { Times, Week } from './light-tables'

/** The page loads this module early with usePreload, so that the file of a month needs no signal. */
export const loadCalendar = lazyModule(() => import('./light-calendar'))

interface LegalLightResultProps {
  ground: Ground
  day: string
  /** The date of today, by the clocks of the place. */
  current: string
  question: Omit<HoursQuestion, 'day'>
  children: ReactNode
}

export function LegalLightResult({ ground, day, current, question, children }: LegalLightResultProps) {
  const report = reportLight(day, ground, question)
  const { sky, hours, title, figure, summary, sun, moon, walkIn, solunar, steps } = report
  const agency = ground.state && agencies[ground.state]
  const week = readWeek(day, ground, question)
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
      <LightBar
        sky={sky}
        start={startOfDay(sky.day, clockOf(ground.timeZone))}
        label={`${title}. ${summary}`}
        isRead={hours.whose !== 'unread'}
      />
      <div className="max-w-measure space-y-2">
        {day === current && sky.legal && tonight && tomorrow ? (
          <p>
            <strong>{tonight.isRead ? 'Tonight until' : 'Sunset tonight'}</strong> {tonight.last},{' '}
            <strong>{tomorrow.isRead ? 'tomorrow from' : 'sunrise tomorrow'}</strong> {tomorrow.first}.
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

/** The headline says whose hours they are. The note adds what else holds, where to check them, and the source. */
function HoursNote({ hours, agency }: { hours: LegalHours; agency: Agency | undefined }) {
  const source = sourceOf(hours)
  const link = source ? undefined : unreadLinkOf(hours.state)
  return (
    <div className="max-w-measure">
      <p>
        {hours.others}{' '}
        {link ? (
          <>
            Look for the hours in <a href={link.url}>{link.title}</a>, {link.publisher}.{' '}
          </>
        ) : null}
        {hours.isChecked ? 'Public lands and single seasons may differ. Check this year’s rules: ' : 'Ask: '}
        {agency ? <a href={agency.url}>{agency.name}</a> : 'the wildlife agency'}.
      </p>
      {source ? (
        <p className="text-base text-soft">
          Where this is from: <a href={source.url}>{source.title}</a>, {source.publisher}, read {longDay(source.readOn)}
          .
        </p>
      ) : null}
    </div>
  )
}

interface MonthFileProps {
  month: string
  ground: Ground
  question: Omit<HoursQuestion, 'day'>
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
      write={async () => (await loadCalendar()).lightCalendar(month, ground, question)}
    >
      {`Calendar of ${monthName(month)} (.ics)`}
    </CalendarLink>
  )
}

function Solunar({ solunar: { majors, minors } }: Pick<LightReport, 'solunar'>) {
  return (
    <Fold id="solunar" title="Solunar times: folklore">
      <p className="max-w-measure">
        Tables call the hours around the moon’s highest and lowest “major” and those around its rise and set “minor.” A
        study of 38 collared bucks found some link with activity, but not the one that tables print: away from full and
        new moon, bucks were less likely to move around moonrise and moonset, and more likely with the moon overhead or
        underfoot; near full and new moon, the reverse.
      </p>
      <p className="mt-2 tabular-nums">Majors: {majors.join('; ') || 'none today'}.</p>
      <p className="tabular-nums">Minors: {minors.join('; ') || 'none today'}.</p>
    </Fold>
  )
}
