import type { ReactNode } from 'react'
import { HowCalculated, ToolResult } from '~/features/tools/tool-parts'
import { DayWindows } from './day-windows'
import { monthDay } from '~/lib/days'
import type { Term } from './evidence'
import { EvidenceList } from './evidence-list'
import type { Prediction } from './predictor'
import { predictorConstants } from './predictor.data'
import { ScoreBar } from './score-bar'
import { ScoreParts } from './score-parts'

interface PredictionResultProps {
  location: string
  /** Written as 2026-11-21. */
  day: string
  evidence: readonly Term[]
  prediction: Prediction
  shared: URLSearchParams
  children: ReactNode
}

export function PredictionResult({ location, day, evidence, prediction, shared, children }: PredictionResultProps) {
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
      <EvidenceList terms={evidence} />
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
