import type { ReactNode } from 'react'
import { HowCalculated, ToolResult } from '~/tools/tool-parts'
import { monthDay } from '~/lib/days'
import { withId } from '~/lib/ids'
import type { Term } from './evidence'
import { studies, supports } from './evidence.data'
import type { Prediction } from './predictor'
import { predictorConstants, windows, type DayWindow } from './predictor.data'
import { ScoreBar } from './score-bar'
import { ScoreParts } from './score-parts'

interface PredictionResultProps {
  location: string
  /** Written as 2026-11-21. */
  day: string
  evidence: readonly Term[]
  prediction: Prediction
  shared: URLSearchParams
  isMetric: boolean
  unitSwitch: ReactNode
  children: ReactNode
}

export function PredictionResult({
  location,
  day,
  evidence,
  prediction,
  shared,
  isMetric,
  unitSwitch,
  children,
}: PredictionResultProps) {
  const { score, luck, range, window, steps } = prediction
  const time = window.name.toLowerCase()
  const figure = monthDay(day)
  const known = evidence.filter(({ id }) => id === 'time' || id === 'rut').map(({ brief }) => brief)
  return (
    <ToolResult
      title={`What the evidence says for ${figure}`}
      figure={figure}
      summary={`${location}. ${known.join(' ')}`}
      shared={shared}
    >
      {unitSwitch}
      <EvidenceList terms={evidence} isMetric={isMetric} />
      {children}
      <section aria-labelledby="score" className="part break-inside-avoid">
        <h3 id="score">Movement score: {score} out of 100</h3>
        <p className="mt-1 max-w-measure print:text-[0.875rem]">
          A rule of thumb, and {luck} of these points are pure luck. With this weather and moon, the score can be
          anything from {range.lowest} to {range.highest}. The link to this page keeps this draw; press the button for a
          new one.
        </p>
        <div className="mt-4 space-y-6 print:mt-2 print:space-y-2">
          <ScoreBar prediction={prediction} />
          <div className="print:hidden">
            <ScoreParts prediction={prediction} />
          </div>
        </div>
        <h4 className="mt-6 font-sans text-lg font-bold print:mt-2">Best time, drawn at random: {time}</h4>
        <DayWindows drawn={window} />
        <p className="mt-3 max-w-measure print:text-[0.875rem]">
          Each of the four had an equal chance. The studies above count for more. Hunt only within your state’s legal
          hours.
        </p>
      </section>
      <HowCalculated steps={steps} constants={predictorConstants} />
    </ToolResult>
  )
}

function DayWindows({ drawn }: { drawn: DayWindow }) {
  return (
    <ol aria-hidden="true" className="mt-3 grid grid-cols-4 gap-1 text-center font-sans">
      {windows.map(({ id, name }) => (
        <li
          key={id}
          className={
            id === drawn.id
              ? 'border-t-8 border-ink pt-1.5 font-bold'
              : 'mt-1 border-t-4 border-hairline pt-1.5 text-soft'
          }
        >
          {name}
        </li>
      ))}
    </ol>
  )
}

const rules = { found: 'border-moss', mixed: 'border-bark', none: 'border-control', yours: 'border-pine-2' } as const

function EvidenceList({ terms, isMetric }: { terms: readonly Term[]; isMetric: boolean }) {
  return (
    <ol className="space-y-5 print:space-y-1.5">
      {terms.map(({ id, name, support, today, source, findings }) => (
        <li
          key={id}
          className={`border-l-4 pl-4 wrap-anywhere print:text-[0.8125rem] print:leading-snug ${rules[support]}`}
        >
          <h3 className="text-lg print:inline print:text-[0.875rem]">
            {name} <span className="font-normal text-soft">· {withId(supports, support).name}</span>
          </h3>{' '}
          <p className="font-semibold print:inline">
            {today}
            {source ? (
              <>
                {' '}
                (<a href={source.url}>{source.publisher}</a>)
              </>
            ) : null}
          </p>{' '}
          <p className="text-base print:inline print:text-[0.8125rem]">
            {findings.map(({ text, metric = text, study }) => (
              <span key={study}>
                {isMetric ? metric : text} (<a href={studies[study].url}>{studies[study].label}</a>){' '}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ol>
  )
}
