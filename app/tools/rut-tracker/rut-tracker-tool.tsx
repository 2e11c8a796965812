import { Fold } from '~/components/ui/fold'
import { HowCalculated, ToolDesk, ToolForm, ToolResult } from '~/tools/tool-parts'
import { useSavedGround } from '~/tools/ground/saved-ground'
import { useRememberedChoice } from '~/tools/remembered-choices'
import { useTool } from '~/tools/use-tool'
import { longDay } from '~/lib/dates'
import { AllStateDates } from './all-state-dates'
import { countDays, monthDay, shortDay } from '~/lib/days'
import { RutFields } from './rut-fields'
import { RutTimeline } from './rut-timeline'
import { readDay, trackRut, type DayPhase, type RutAnswer, type RutWindow } from './rut-tracker'
import { rutConstants } from './rut-tracker.data'
import { readRutQuery, toRutQuery } from './rut-tracker.schema'
import { RegionDates, StateDates, type Follow } from './state-dates'

interface RutTrackerToolProps {
  search: string
  /** A date such as 2026-11-21, in the site's time zone. */
  today: string
  /** Blacktails belong to this species, if the site has its page. */
  blacktailPath: string | undefined
}

export function RutTrackerTool({ search, today, blacktailPath }: RutTrackerToolProps) {
  const { query, onSubmit, onFollow, ref } = useTool(search)
  const { isAsked, input: asked, errors } = readRutQuery(query)
  const ground = useSavedGround()
  // Before anything is asked, the page answers for what this browser knows. An answer for a region has no state.
  const typed = (name: string) => query.get(name) ?? (isAsked ? '' : null)
  const state = useRememberedChoice('state', { chosen: asked?.state, typed: typed('state') ?? ground?.state ?? null })
  const zone = useRememberedChoice('zone', { chosen: asked?.zone, typed: typed('zone') })
  const input = isAsked ? asked : readRutQuery(new URLSearchParams({ state, zone })).input
  const answer = input && trackRut(input, today)
  return (
    <>
      <ToolDesk ref={ref} errors={errors} isAnswered={input !== undefined}>
        <ToolForm
          id="rut-activity-tracker"
          action="Track the Rut"
          known={answer && `${answer.state?.state.name ?? answer.region.name} · ${shortDay(today)}`}
          onSubmit={onSubmit}
        >
          <RutFields
            key={`${query.toString()} ${state} ${zone}`}
            region={input?.region ?? query.get('region') ?? ''}
            state={state}
            zone={zone}
            errors={errors}
          />
        </ToolForm>
        {input && answer ? (
          <RutResult
            answer={answer}
            isAsked={isAsked}
            today={today}
            shared={toRutQuery(input)}
            onFollow={onFollow}
            blacktailPath={blacktailPath}
          />
        ) : (
          <WithoutRegion today={today} />
        )}
      </ToolDesk>
      <AllStateDates today={today} onFollow={onFollow} />
    </>
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
        Choose your state or region
      </h2>
      <p className="mt-3 max-w-measure">
        Your state’s own dates come first. By the site’s rule for the Midwest, {longDay(today)} is {now.name}.{' '}
        {activityOf(now)}
        {outlook(now)}
      </p>
      <p className="mt-3 max-w-measure">{now.description}</p>
    </section>
  )
}

interface RutResultProps {
  answer: RutAnswer
  isAsked: boolean
  today: string
  /** The query for a shared link: an answer for what this browser knows is not in the address. */
  shared: URLSearchParams
  onFollow: Follow
  blacktailPath: string | undefined
}

function RutResult({ answer, isAsked, today, shared, onFollow, blacktailPath }: RutResultProps) {
  const { region, headline, state, states } = answer
  return (
    <ToolResult title={headline.title} figure={headline.figure} shared={shared} summary={headline.summary}>
      <RutTimeline places={placesOf(answer)} region={region} today={today} />
      {state ? <StateDates rut={state} today={today} onFollow={onFollow} blacktailPath={blacktailPath} /> : null}
      {state && state.kind !== 'none found' ? null : (
        <RegionDates ruts={[...states.measured, ...states.without]} today={today} onFollow={onFollow} />
      )}
      {isAsked ? <SiteRule answer={answer} today={today} /> : null}
    </ToolResult>
  )
}

function SiteRule({ answer, today }: Pick<RutResultProps, 'answer' | 'today'>) {
  const { region, now, windows, steps } = answer
  const window = windows.find(({ phase }) => phase.id === now.phase?.id)
  const dates = window ? `, the window from ${monthDay(window.start)} to ${monthDay(window.end)}` : ''
  return (
    <div>
      <Fold id="site-rule" title={`The site’s rule: ${now.name}`}>
        <div className="space-y-4">
          <p className="max-w-measure">
            By this rule, it is {now.name} in the {region.name}
            {dates}. {activityOf(now)}
            {outlook(now)}
          </p>
          <RutTimeline places={placesOf(answer)} region={region} today={today} withRule />
          {now.phase ? null : <Advice name={now.name} description={now.description} tips={now.tips} />}
          <div>
            {windows.map((shown) => (
              <WindowCard key={shown.phase.id} window={shown} isNow={shown.phase.id === now.phase?.id} />
            ))}
          </div>
          <p className="max-w-measure">
            <strong>The dates on top are the better guide.</strong> These windows are for whitetails, not hunting
            seasons.
          </p>
        </div>
      </Fold>
      <HowCalculated steps={steps} constants={rutConstants} />
    </div>
  )
}

function placesOf({ state, states }: RutAnswer) {
  if (!state) return states.measured.flatMap(({ places }) => places)
  if (state.kind !== 'measured') return []
  return state.chosen ? [state.chosen] : state.places
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
      className={`grid break-inside-avoid gap-x-6 gap-y-2 border-t-2 py-4 sm:grid-cols-[11rem_minmax(0,1fr)] ${isNow ? '-mx-5 border-moss bg-page px-5 sm:-mx-8 sm:px-8' : 'border-hairline'}`}
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
