import type { ReactNode } from 'react'
import { verdicts, type Judgment } from '~/tools/stands/judge-stand'
import type { SitPlan } from '~/tools/stands/plan-week'
import { WeekPlan } from '~/tools/stands/week-plan'
import { HowCalculated, ToolResult } from '~/tools/tool-parts'
import { withId } from '~/lib/ids'
import { CompassRose } from './compass-rose'
import type { StandAdvice } from './wind-picker'
import { windConstants } from './wind-picker.data'

interface WindResultProps {
  advice: StandAdvice
  judgments: readonly Judgment[]
  plan: readonly SitPlan[]
  shared: URLSearchParams
  children: ReactNode
}

export function WindResult({ advice: { wind, position, steps }, judgments, plan, shared, children }: WindResultProps) {
  const from = wind.name.toLowerCase()
  const to = position.name.toLowerCase()
  const hunted = namesOf(judgments, 'good')
  const summary = `With the wind from the ${from}, sit ${to} of where you expect deer. Your scent blows ${to}, away from them.`
  return (
    <ToolResult
      title={`Sit on the ${to} side`}
      figure={`${to} side`}
      isFullPage={plan.length > 0}
      summary={judgments.length === 0 ? summary : `${summary} Of your stands, hunt ${hunted || 'none without care'}.`}
      shared={shared}
    >
      {/* The stands and the week need the room on paper. */}
      <div
        className={
          judgments.length === 0
            ? 'space-y-8'
            : plan.length > 0
              ? 'space-y-8 print:hidden'
              : 'space-y-8 print:flex print:items-center print:gap-6 print:space-y-0'
        }
      >
        <div className={`max-sm:mx-auto max-sm:max-w-72 ${judgments.length === 0 ? '' : 'print:w-44 print:shrink-0'}`}>
          <CompassRose wind={wind} position={position} />
        </div>
        <p className="max-w-measure">
          A rule of thumb for a steady wind over even ground. Slopes, timber and the time of day bend the air, so test
          it where you sit and trust what you find.
        </p>
      </div>
      {judgments.length === 0 ? (
        <p className="no-print max-w-measure">
          Have more than one stand? <a href="#my-stands">Add them below</a> to see where to sit in this wind, and to
          plan a week.
        </p>
      ) : (
        <StandVerdicts id="your-stands" title={`Your stands with the wind from the ${from}`} judgments={judgments} />
      )}
      {plan.length === 0 ? null : <WeekPlan sits={plan} hasStands={judgments.length > 0} />}
      {children}
      <HowCalculated steps={steps} constants={windConstants} />
    </ToolResult>
  )
}

function namesOf(judgments: readonly Judgment[], verdict: Judgment['verdict']): string {
  const names = judgments.filter((judgment) => judgment.verdict === verdict).map(({ stand }) => stand.name)
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`
}

const rules = {
  good: 'border-moss',
  care: 'border-bark',
  unknown: 'border-control',
  bad: 'border-danger',
} as const

interface StandVerdictsProps {
  id: string
  title: string
  judgments: readonly Judgment[]
}

export function StandVerdicts({ id, title, judgments }: StandVerdictsProps) {
  return (
    <section aria-labelledby={id} className="break-inside-avoid">
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      <ol className="mt-3 space-y-3 print:space-y-1.5">
        {judgments.map(({ stand, verdict, reasons }) => (
          <li key={stand.name} className={`border-l-4 pl-4 wrap-anywhere print:text-[0.875rem] ${rules[verdict]}`}>
            <b className="font-sans">
              {withId(verdicts, verdict).name}: {stand.name}.
            </b>{' '}
            {reasons.join(' ')}
          </li>
        ))}
      </ol>
    </section>
  )
}
