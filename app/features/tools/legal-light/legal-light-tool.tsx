/** The form and the answer of the legal light page. */
import { DateInput, NumberInput } from '~/components/forms/choice-fields'
import { CalendarLink, usePreload } from '~/features/tools/calendar/calendar-link'
import { GroundFields } from '~/features/tools/ground/ground-fields'
import { describeGround, toGroundQuery, type Ground } from '~/features/tools/ground/ground'
import { useGround } from '~/features/tools/ground/use-ground'
import { clockOf, startOfDay } from '~/features/tools/moon-calendar/local-clock'
import { agencies } from '~/features/tools/regulations/agencies.data'
import { HowCalculated, ToolDesk, ToolForm, ToolResult, ToolWaiting } from '~/features/tools/tool-parts'
import { useToday } from '~/features/tools/use-today'
import { useTool } from '~/features/tools/use-tool'
import { toolPath } from '~/paths'
import { monthName } from '~/features/tools/moon-calendar/moon-month'
import { longDay } from '~/lib/dates'
import { reportLight, type LightReport, type TimeRow } from './legal-light'
import { legalLightConstants } from './legal-light.data'
import type { LegalOffsets } from './sky-day'
import { readLegalLightQuery } from './legal-light.schema'
import { LightBar } from './light-bar'

const loadFile = () => import('./light-calendar')

/** `today`: the date in the site's time zone, from the server. */
export function LegalLightTool({ search, today }: { search: string; today: string }) {
  const { query, onSubmit, ref } = useTool(search)
  usePreload(loadFile)
  const { ground, errors: groundErrors, keep } = useGround(query, { takesPoints: true })
  const { day, offsets, errors } = readLegalLightQuery(query, useToday(today, ground?.timeZone))
  return (
    <ToolDesk ref={ref} errors={{ ...groundErrors, ...errors }} isAnswered={ground !== undefined}>
      <ToolForm
        id="legal-light"
        action="Show the Light"
        onSubmit={(event) => {
          onSubmit(event, keep)
        }}
      >
        <GroundFields query={query} ground={ground} errors={groundErrors} />
        <DateInput key={day} name="date" label="Date" value={query.get('date') ?? day} error={errors.date} />
        <div className="grid grid-cols-2 gap-4">
          <NumberInput
            name="before"
            label="Before sunrise"
            unit="min"
            value={query.get('before') ?? String(offsets.before)}
            error={errors.before}
          />
          <NumberInput
            name="after"
            label="After sunset"
            unit="min"
            value={query.get('after') ?? String(offsets.after)}
            error={errors.after}
          />
        </div>
      </ToolForm>
      {ground ? (
        <LegalLightResult ground={ground} offsets={offsets} report={reportLight(day, ground, offsets)} />
      ) : (
        <ToolWaiting action="Show the Light">Choose your state, or enter a point.</ToolWaiting>
      )}
    </ToolDesk>
  )
}

interface LegalLightResultProps {
  ground: Ground
  offsets: LegalOffsets
  report: LightReport
}

function LegalLightResult({ ground, offsets, report }: LegalLightResultProps) {
  const { sky, title, figure, summary, sun, moon, walkIn, solunar, week, steps } = report
  const agency = ground.state && agencies[ground.state]
  return (
    <ToolResult
      title={title}
      figure={figure}
      summary={`${describeGround(ground)}. ${summary}`}
      shared={toGroundQuery(ground)}
      actions={<MonthFile month={sky.day.slice(0, 7)} ground={ground} offsets={offsets} />}
    >
      <LightBar sky={sky} start={startOfDay(sky.day, clockOf(ground.timeZone))} label={`${title}. ${summary}`} />
      {walkIn === undefined ? null : (
        <p className="max-w-measure">
          <strong>The walk in.</strong> {walkIn}
        </p>
      )}
      <p className="max-w-measure">
        Half an hour on each side of the sun is the usual rule for deer, not the rule everywhere: some states, seasons
        and species differ.{' '}
        {agency ? <AgencyLink name={agency.name} url={agency.url} /> : 'Ask your state’s wildlife agency.'}
      </p>
      <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        <Times id="sun" title="Sun" rows={sun} />
        <Times id="moon" title="Moon" rows={moon} />
      </div>
      <Week week={week} />
      <Solunar solunar={solunar} />
      <HowCalculated steps={steps} constants={legalLightConstants} />
    </ToolResult>
  )
}

interface MonthFileProps {
  month: string
  ground: Ground
  offsets: LegalOffsets
}

function MonthFile({ month, ground, offsets }: MonthFileProps) {
  const query = toGroundQuery(ground)
  query.set('date', `${month}-01`)
  query.set('before', String(offsets.before))
  query.set('after', String(offsets.after))
  return (
    <CalendarLink
      href={`${toolPath('legal-light')}.ics?${query.toString()}`}
      fileName={`legal-light-${month}.ics`}
      write={async () => (await loadFile()).lightCalendar(month, ground, offsets)}
    >
      {`Calendar of ${monthName(month)} (.ics)`}
    </CalendarLink>
  )
}

function AgencyLink({ name, url }: { name: string; url: string }) {
  return (
    <>
      Check the hours with the <a href={url}>{name}</a>.
    </>
  )
}

function Times({ id, title, rows }: { id: string; title: string; rows: readonly TimeRow[] }) {
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <h3 id={id}>{title}</h3>
      <dl className="mt-2 divide-y divide-hairline border-y border-hairline tabular-nums">
        {rows.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4 py-2">
            <dt className="shrink-0">{name}</dt>
            <dd className="text-right font-semibold">{value}</dd>
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
      <table className="mt-2 w-full tabular-nums">
        <thead>
          <tr className="border-y border-hairline text-left">
            <th scope="col">Day</th>
            <th scope="col">First light</th>
            <th scope="col">Last light</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {week.map(({ day, first, last }) => (
            <tr key={day}>
              <th scope="row" className="py-2 text-left">
                {longDay(day)}
              </th>
              <td>{first}</td>
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
    <details className="no-print">
      <summary>
        <h3 className="inline">Solunar times: folklore</h3>
      </summary>
      <p className="mt-2 max-w-measure">
        Tables call the hours around the moon’s highest and lowest “major” and those around its rise and set “minor.” A
        study of 38 collared bucks found some link with activity, but not the one that tables print: away from full and
        new moon, bucks were less likely to move around moonrise and moonset, and more likely with the moon overhead or
        underfoot; near full and new moon it was the other way around.
      </p>
      <p className="mt-2 tabular-nums">Majors: {majors.join('; ') || 'none today'}.</p>
      <p className="tabular-nums">Minors: {minors.join('; ') || 'none today'}.</p>
    </details>
  )
}
