import { useState, type MouseEvent } from 'react'
import { RadioGroup, SelectField } from '~/components/forms/choice-fields'
import { useSite } from '~/components/layout/site-context'
import { buttonClass } from '~/components/ui/button'
import { SiteLink } from '~/components/ui/site-link'
import { HowCalculated, ToolDesk, ToolForm, ToolResult, ToolWaiting } from '~/tools/tool-parts'
import { useSavedGround } from '~/tools/ground/saved-ground'
import { useRememberedChoice } from '~/tools/remembered-choices'
import { measuredStates } from '~/tools/rut-tracker/state-rut.data'
import { useToday } from '~/tools/use-today'
import { useTool } from '~/tools/use-tool'
import { toolPath } from '~/paths'
import { shortDay } from '~/lib/days'
import { withId } from '~/lib/ids'
import { stateChoices, states } from '~/lib/states.data'
import { capitalize } from '~/lib/text'
import { describeCadence } from './cadence'
import { CallTimer } from './call-timer'
import { noticeValue, recommendCalls, type CallAdvice } from './call-recommender'
import { callConstants, callPhases, type DeerCall } from './call-recommender.data'
import { readCallQuery } from './call-recommender.schema'
import { phaseOfState, type StatePhase } from './state-phase'

const choices = callPhases.map(({ id, name, month }) => ({ value: id, label: `${name} (${month})` }))

/** `today` is the date in the site's time zone, from the server. */
export function CallRecommenderTool({ search, today }: { search: string; today: string }) {
  const { query, onSubmit, onFollow, ref } = useTool(search)
  const { isAsked, input: asked, errors } = readCallQuery(query)
  const site = useSite()
  const ground = useSavedGround()
  const day = useToday(today, (ground ?? site).timeZone)
  const typed = (name: string) => query.get(name) ?? (isAsked ? '' : null)
  const state = useRememberedChoice('state', { chosen: asked?.state, typed: typed('state') ?? ground?.state ?? null })
  const zone = useRememberedChoice('zone', { chosen: asked?.zone, typed: query.get('zone') })
  const input = isAsked ? asked : readCallQuery(new URLSearchParams({ state })).input
  const found = input?.state && !input.phase ? phaseOfState(input.state, zone, day) : undefined
  const phase = input?.phase ?? found?.id
  const areas = (input?.state && measuredStates[input.state]?.zones) ?? []
  return (
    <ToolDesk ref={ref} errors={errors} isAnswered={phase !== undefined}>
      <ToolForm
        id="deer-call-recommender"
        action="Recommend Calls"
        known={phase && knownLine(phase, found && input?.state, day)}
        onSubmit={onSubmit}
      >
        <RadioGroup
          key={`${input?.phase ?? ''} ${state}`}
          name="phase"
          label="Phase of the season"
          hint="Go by what the deer are doing where you hunt, not by the month."
          choices={state === '' ? choices : [{ value: '', label: 'By the state’s dates' }, ...choices]}
          value={query.get('phase') ?? ''}
          error={errors.phase}
        />
        <SelectField
          key={`state ${state}`}
          name="state"
          label="State"
          hint="Its rut dates give the phase where you choose none."
          choices={stateChoices}
          empty="No state"
          value={state.trim().toUpperCase()}
          error={errors.state}
          isOptional
        />
        {areas.length > 1 ? (
          <SelectField
            key={`zone ${state} ${zone}`}
            name="zone"
            label="Area of the state"
            choices={areas.map(({ id, name }) => ({ value: id, label: capitalize(name) }))}
            empty="All of them"
            value={zone}
            isOptional
          />
        ) : null}
      </ToolForm>
      {phase ? (
        <CallResult
          key={phase}
          advice={recommendCalls(phase, input?.notice, found && `${found.text} ${found.dates}`)}
          found={found}
          shared={shareOf(phase, found && input?.state, zone)}
          onFollow={onFollow}
        />
      ) : found ? (
        <p className="caution">
          <strong>{found.text}</strong> {found.dates} <RutTracker />
        </p>
      ) : (
        <ToolWaiting action="Recommend Calls">Choose the phase your deer are in, or your state.</ToolWaiting>
      )}
    </ToolDesk>
  )
}

type PhaseId = CallAdvice['phase']['id']
type State = (typeof states)[number]['id']

/** The form folds to this line. If a state gave the phase, the line names the state and the day. */
function knownLine(phase: PhaseId, state: State | undefined, day: string): string {
  const { name, month } = withId(callPhases, phase)
  return state ? `${withId(states, state).name} · ${shortDay(day)}` : `${name} (${month})`
}

function shareOf(phase: PhaseId, state: State | undefined, zone: string): URLSearchParams {
  if (!state) return new URLSearchParams({ phase })
  return new URLSearchParams(zone === '' ? { state } : { state, zone })
}

function RutTracker() {
  return (
    <>
      See the <SiteLink to={toolPath('rut-activity-tracker')}>rut activity tracker</SiteLink>.
    </>
  )
}

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void

interface CallResultProps {
  advice: CallAdvice
  /** The phase that a state's dates gave, if they did. */
  found: StatePhase | undefined
  shared: URLSearchParams
  onFollow: Follow
}

function CallResult({ advice, found, shared, onFollow }: CallResultProps) {
  const { phase, calls, notice, steps } = advice
  const [chosen, setChosen] = useState(notice?.callId ?? calls[0]?.id ?? '')
  const call = withId(calls, chosen)
  const name = phase.name.toLowerCase()
  const names = calls.map((each) => each.name.toLowerCase()).join(', ')
  return (
    <ToolResult
      title={`Calls for the ${name}`}
      figure={name}
      isFullPage
      summary={`${found?.text ?? `For the ${name} (${phase.month}).`} From soft to loud: ${names}.`}
      shared={shared}
    >
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        <div className="space-y-4">
          {found ? (
            <p className="max-w-measure">
              {found.dates} <RutTracker /> If the deer you see disagree, change the phase above.
            </p>
          ) : null}
          <p className="no-print max-w-measure">{phase.mood}</p>
          <p className="max-w-measure">
            <strong>When to stay quiet:</strong> {phase.silence}
          </p>
          <p className="caution">
            <strong>Before you call:</strong> never shoot at a sound or movement. A call brings hunters as well as deer.
            Some states ban electronic and recorded calls for deer, so check your regulations.
          </p>
        </div>
        <CallTimer calls={calls} call={call} onChoose={setChosen} />
      </div>
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-8 print:grid-cols-2 print:gap-4">
        {calls.map((each) => (
          <CallCard key={each.id} call={each} />
        ))}
      </div>
      {found ? null : (
        <p className="no-print max-w-measure">
          The months are a rule of thumb. Choose your state above, and its rut dates give the phase.
        </p>
      )}
      <HowCalculated steps={steps} constants={callConstants} />
      <Playback notice={notice} call={call} shared={shared} onFollow={onFollow} />
    </ToolResult>
  )
}

interface PlaybackProps extends Pick<CallResultProps, 'shared' | 'onFollow'> {
  notice: CallAdvice['notice']
  /** The call chosen for the timer. */
  call: DeerCall
}

/** The notice tells what the site does not have yet. */
function Playback({ notice, call, shared, onFollow }: PlaybackProps) {
  const buttons = [
    { kind: 'play', label: 'Play Call' },
    { kind: 'technique', label: 'Technique Guide' },
  ] as const
  const text = notice?.callId === call.id ? notice.text : undefined
  return (
    <section id="playback" aria-label="Playback and guide" className="no-print">
      <p className="flex flex-wrap gap-3">
        {buttons.map(({ kind, label }) => (
          <a
            key={kind}
            href={noticePath(shared, noticeValue(kind, call.id))}
            rel="nofollow"
            aria-label={`${label}: ${call.name}`}
            onClick={onFollow}
            className={buttonClass('secondary')}
          >
            {label}
          </a>
        ))}
      </p>
      {/* An empty live region comes first: only text added later is announced. */}
      <p role="status" className={text === undefined ? '' : 'caution mt-4'}>
        {text}
      </p>
    </section>
  )
}

/** Returns the address of the notice, at which the page opens without JavaScript. */
function noticePath(shared: URLSearchParams, notice: string): string {
  const query = new URLSearchParams(shared)
  query.set('notice', notice)
  return `${toolPath('deer-call-recommender')}?${query.toString()}#playback`
}

function CallCard({ call }: { call: DeerCall }) {
  const { id, name, type, loudness, description, timing, audioNote, technique, sound, cadence } = call
  const facts = [
    { term: 'When', text: timing },
    { term: 'Sound', text: audioNote },
    { term: 'Rhythm', text: describeCadence(cadence, sound) },
  ]
  return (
    <article id={`call-${id}`} aria-labelledby={`call-${id}-name`} className="part print:text-sm print:leading-snug">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`call-${id}-name`} className="text-2xl">
          {name}
        </h3>
        <p className="flex items-center gap-2 font-sans text-base text-soft">
          {type}, {loudness}
          {/* The loudness has one bar per step. */}
          <span aria-hidden="true" className={`loudness ${loudness}`} />
        </p>
      </div>
      <p className="mt-2 max-w-measure">
        <strong>How:</strong> {technique}
      </p>
      <details className="printed">
        <summary className="font-semibold text-moss">What it says, when, sound and rhythm</summary>
        <p className="max-w-measure">{description}</p>
        <dl className="facts">
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </article>
  )
}
