import type { MouseEvent } from 'react'
import { RadioGroup } from '~/components/forms/choice-fields'
import { SiteLink } from '~/components/ui/site-link'
import { HowCalculated, ToolDesk, ToolForm, ToolResult, ToolWaiting } from '~/tools/tool-parts'
import { useTool } from '~/tools/use-tool'
import { toolPath } from '~/paths'
import { describeCadence } from './cadence'
import { CallTimer } from './call-timer'
import { recommendCalls, type CallAdvice } from './call-recommender'
import { callConstants, callPhases, type DeerCall } from './call-recommender.data'
import { readCallQuery } from './call-recommender.schema'

const choices = callPhases.map(({ id, name, month }) => ({ value: id, label: `${name} (${month})` }))

export function CallRecommenderTool({ search }: { search: string }) {
  const { query, onSubmit, onFollow, ref } = useTool(search)
  const { input, errors } = readCallQuery(query)
  return (
    <ToolDesk ref={ref} errors={errors} isAnswered={input !== undefined}>
      <ToolForm id="deer-call-recommender" action="Recommend Calls" onSubmit={onSubmit}>
        <RadioGroup
          name="phase"
          label="Phase of the season"
          hint="Go by what the deer are doing where you hunt, not by the month."
          choices={choices}
          value={query.get('phase') ?? ''}
          error={errors.phase}
        />
      </ToolForm>
      {input ? (
        <CallResult advice={recommendCalls(input.phase, input.notice)} onFollow={onFollow} />
      ) : (
        <ToolWaiting action="Recommend Calls">Choose the phase your deer are in.</ToolWaiting>
      )}
    </ToolDesk>
  )
}

interface CallResultProps {
  advice: CallAdvice
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
}

function CallResult({ advice: { phase, calls, notice, steps }, onFollow }: CallResultProps) {
  const names = calls.map(({ name }) => name.toLowerCase()).join(', ')
  return (
    <ToolResult
      title={`Calls for the ${phase.name.toLowerCase()}`}
      figure={phase.name.toLowerCase()}
      summary={`For the ${phase.name.toLowerCase()} (${phase.month}), from soft to loud: ${names}.`}
    >
      <p className="no-print max-w-measure">{phase.mood}</p>
      <p className="max-w-measure">
        <strong>When to stay quiet:</strong> {phase.silence}
      </p>
      <p className="caution">
        <strong>Before you call:</strong> never shoot at a sound or movement. A call brings hunters as well as deer.
        Some states ban electronic and recorded calls for deer, so check your regulations.
      </p>
      <CallTimer key={phase.id} phaseId={phase.id} calls={calls} notice={notice} onFollow={onFollow} />
      {calls.map((call) => (
        <CallCard key={call.id} call={call} />
      ))}
      <p className="no-print max-w-measure">
        The months are a rule of thumb. The{' '}
        <SiteLink to={toolPath('rut-activity-tracker')}>rut activity tracker</SiteLink> uses different windows for each
        region. Where the two disagree, go by the deer: scrapes, chases and bachelor groups tell you more than either.
      </p>
      <HowCalculated steps={steps} constants={callConstants} />
    </ToolResult>
  )
}

function CallCard({ call }: { call: DeerCall }) {
  const { id, name, type, loudness, description, timing, audioNote, technique, sound, cadence } = call
  const facts = [
    { term: 'When', text: timing },
    { term: 'Sound', text: audioNote },
    { term: 'How', text: technique },
    { term: 'Rhythm', text: describeCadence(cadence, sound) },
  ]
  return (
    <article id={`call-${id}`} aria-labelledby={`call-${id}-name`} className="part print:text-sm print:leading-snug">
      <h3 id={`call-${id}-name`} className="text-2xl">
        {name}
      </h3>
      <p className="mt-1 flex items-center gap-2 font-sans text-base text-soft">
        {type}, {loudness}
        {/* One bar per step of the loudness. */}
        <span aria-hidden="true" className={`loudness ${loudness}`} />
      </p>
      <p className="mt-2 max-w-measure">{description}</p>
      <dl className="facts">
        {facts.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
