/** Shows what the evidence says of the day, and then, closed, the studies and the specified score. */
import type { ReactNode } from 'react'
import { Fold } from '~/components/ui/fold'
import { SourceLine } from '~/components/ui/source-items'
import { HowCalculated, ToolResult } from '~/tools/tool-parts'
import { shortDay } from '~/lib/days'
import { withId } from '~/lib/ids'
import type { Conclusion, Term } from './evidence'
import { studies, supports, type StudyId } from './evidence.data'
import type { Prediction } from './predictor'
import { predictorConstants, windows, type DayWindow } from './predictor.data'
import { ScoreBar } from './score-bar'
import { ScoreParts } from './score-parts'
import { studySources } from './studies.data'

interface EvidenceResultProps {
  /** A date such as 2026-11-21. */
  day: string
  conclusion: Conclusion
  evidence: readonly Term[]
  shared: URLSearchParams
  actions: ReactNode
  children: ReactNode
}

export function EvidenceResult({
  day,
  conclusion: { figure, summary },
  evidence,
  shared,
  actions,
  children,
}: EvidenceResultProps) {
  return (
    <ToolResult
      title={`${shortDay(day)}: sit ${figure}`}
      figure={figure}
      summary={summary}
      shared={shared}
      actions={actions}
    >
      <EvidenceRows terms={evidence} />
      <div>
        {children}
        <Studies terms={evidence} />
      </div>
    </ToolResult>
  )
}

interface ScoreProps {
  location: string
  prediction: Prediction
}

export function Score({ location, prediction }: ScoreProps) {
  const { score, luck, range, window, steps } = prediction
  return (
    <>
      <Fold id="score" title={`Movement score: ${String(score)} out of 100, part luck`}>
        <p className="max-w-measure">
          {location}. {luck} of these points are pure luck. With this weather and moon, the score can be anything from{' '}
          {range.lowest} to {range.highest}. The link to this page keeps this draw; press the button for a new one.
        </p>
        <div className="mt-4 space-y-6">
          <ScoreBar prediction={prediction} />
          <ScoreParts prediction={prediction} />
        </div>
        <h4 className="mt-6 font-sans text-lg font-bold">Best time, drawn at random: {window.name.toLowerCase()}</h4>
        <DayWindows drawn={window} />
        <p className="mt-3 max-w-measure">Each of the four had an equal chance. The studies count for more.</p>
      </Fold>
      <HowCalculated steps={steps} constants={predictorConstants} />
    </>
  )
}

function DayWindows({ drawn }: { drawn: DayWindow }) {
  return (
    <ol aria-hidden="true" className="mt-3 grid grid-cols-4 gap-1 text-center cramped:grid-cols-2 font-sans">
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

/** Lists the studies by number, in the order in which the rows first name them. */
function numberStudies(terms: readonly Term[]): StudyId[] {
  return [...new Set(terms.flatMap(({ findings }) => findings.map(({ study }) => study)))]
}

function EvidenceRows({ terms }: { terms: readonly Term[] }) {
  const numbered = numberStudies(terms)
  return (
    <section aria-labelledby="evidence">
      <h3 id="evidence" className="text-xl">
        What studies of deer found
      </h3>
      <ol className="mt-2 divide-y divide-hairline border-y border-hairline">
        {terms.map(({ id, name, support, holds, today, source, findings }) => {
          const { glyph, name: meaning } = withId(supports, support)
          return (
            <li key={id} className="flex gap-3 py-1.5 wrap-anywhere print:text-[0.9375rem]">
              <span role="img" aria-label={meaning} title={meaning} className="text-moss">
                {glyph}
              </span>
              <p>
                <b className="font-sans">{name}.</b> {today} {holds}{' '}
                {[...new Set(findings.map(({ study }) => study))].map((study) => (
                  <Mark key={study} number={numbered.indexOf(study) + 1} />
                ))}
                {source ? <Mark number={numbered.length + 1} /> : null}
              </p>
            </li>
          )
        })}
      </ol>
      <p className="mt-1 text-base text-soft">
        {supports.map(({ glyph, name }) => `${glyph} ${name.toLowerCase()}`).join(' · ')}
      </p>
    </section>
  )
}

/** Opens the list that the link leads to, because not every browser does. */
function Mark({ number }: { number: number }) {
  const target = `study-${String(number)}`
  return (
    <sup>
      <a
        href={`#${target}`}
        aria-label={`Study [${String(number)}]`}
        onClick={(event) => {
          // The router would follow the link as a navigation, and ask the server.
          event.preventDefault()
          const study = document.getElementById(target)
          study?.closest('details')?.setAttribute('open', '')
          study?.focus()
        }}
      >
        [{number}]
      </a>
    </sup>
  )
}

function Studies({ terms }: { terms: readonly Term[] }) {
  const numbered = numberStudies(terms)
  const dates = terms.find(({ source }) => source !== undefined)?.source
  return (
    <Fold id="studies" title={`The ${String(numbered.length)} studies`}>
      <ol className="list-decimal space-y-3 pl-9 text-base cramped:pl-4">
        {numbered.map((study, index) => {
          const source = studySources.find(({ url }) => url === studies[study].url)
          const found = terms.flatMap(({ findings }) => findings.filter((finding) => finding.study === study))
          return (
            <li
              key={study}
              id={`study-${String(index + 1)}`}
              tabIndex={-1}
              className="rounded-field pl-1 target:bg-panel focus:bg-panel"
            >
              <b>{studies[study].label}.</b> {[...new Set(found.map(({ text }) => text))].join(' ')}{' '}
              {source ? <SourceLine source={source} /> : null}
            </li>
          )
        })}
        {dates ? (
          <li
            id={`study-${String(numbered.length + 1)}`}
            tabIndex={-1}
            className="rounded-field pl-1 target:bg-panel focus:bg-panel"
          >
            <b>The dates of the rut.</b> <a href={dates.url}>{dates.publisher}</a>.
          </li>
        ) : null}
      </ol>
    </Fold>
  )
}
