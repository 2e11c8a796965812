/** One live region changes in place, so that the end of the simulation is announced, too. */
import { HowCalculated, ToolResult } from '~/tools/tool-parts'
import type { SimulatedAnalysis } from './trail-cam'
import { readingSteps, trailCamConstants } from './trail-cam.data'

interface AnalysisResultProps {
  percent: number
  result: SimulatedAnalysis | undefined
}

export function AnalysisResult({ percent, result }: AnalysisResultProps) {
  return (
    <ToolResult id="simulation" {...wordsOf(result)}>
      <AnalysisProgress percent={percent} />
      {result ? (
        <>
          <p>This is not a count of the deer in your picture. For that you need your own eyes:</p>
          <section aria-labelledby="reading">
            <h3 id="reading" className="text-xl">
              Read the picture yourself
            </h3>
            <ol className="ledger mt-2">
              {readingSteps.map(({ name, text }) => (
                <li key={name}>
                  <span>
                    <strong>{name}.</strong> {text}
                  </span>
                </li>
              ))}
            </ol>
          </section>
          <HowCalculated id="how-simulated" steps={result.steps} constants={trailCamConstants} />
        </>
      ) : null}
    </ToolResult>
  )
}

function wordsOf(result: SimulatedAnalysis | undefined): { title: string; figure?: string; summary: string } {
  if (!result) {
    return { title: 'Simulated analysis', summary: 'The simulated analysis has started. It takes two seconds.' }
  }
  const deer = `${String(result.deerCount)} deer`
  return {
    title: `Simulated: ${deer}`,
    figure: deer,
    summary: `Simulated result: ${deer}. The number is random; nothing looked at your picture.`,
  }
}

function AnalysisProgress({ percent }: { percent: number }) {
  const rounded = Math.round(percent)
  return (
    <div>
      <progress
        value={rounded}
        max={100}
        aria-label="Progress of the simulated analysis"
        className="block h-6 w-full"
      />
      <p className="mt-1 font-sans text-base text-soft tabular-nums">
        {rounded === 100 ? 'Simulation complete' : `Simulating: ${String(rounded)}%`}
      </p>
    </div>
  )
}
