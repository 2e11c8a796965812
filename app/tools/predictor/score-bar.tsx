/**
 * The bar shows the score, with luck striped; the text beside it says the same. Positions are in percent and type is in
 * pixels, so that the type keeps its size.
 */
import type { Prediction } from './predictor'
import { mostScore } from './predictor.data'

const height = 40

/** Rounds, so that server and browser render the same digits. */
function along(points: number): string {
  return `${String(Math.round((points / mostScore) * 1000) / 10)}%`
}

export function ScoreBar({ prediction: { mean, luck, sum, score } }: { prediction: Prediction }) {
  const end = Math.min(sum, mostScore)
  const cut = sum > mostScore ? ', cut off at 100' : ''
  const label = `A bar from 0 to 100: ${String(mean)} points for weather and moon, then ${String(luck)} points of luck${cut}. The score is ${String(score)}.`
  return (
    <figure>
      <svg width="100%" height={height + 26} role="img" aria-label={label} className="block font-sans text-ink">
        <defs>
          <pattern id="luck-stripes" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="4" height="9" fill="var(--bark)" />
          </pattern>
        </defs>
        <rect width="100%" height={height} fill="var(--page)" />
        <rect width={along(mean)} height={height} fill="var(--moss)" />
        <rect x={along(mean)} width={along(end - mean)} height={height} fill="url(#luck-stripes)" />
        <rect width="100%" height={height} fill="none" stroke="var(--control)" strokeWidth="2" />
        <rect x={along(score)} width="3" height={height + 6} transform="translate(-3 0)" fill="currentColor" />
        {[0, 25, 50, 75, 100].map((points) => (
          <text
            key={points}
            x={along(points)}
            y={height + 22}
            textAnchor={points === 0 ? 'start' : points === mostScore ? 'end' : 'middle'}
            fontSize="15"
            fill="currentColor"
          >
            {points}
          </text>
        ))}
      </svg>
      <figcaption className="mt-1 font-sans text-base text-soft">Solid: weather and moon. Striped: luck.</figcaption>
    </figure>
  )
}
