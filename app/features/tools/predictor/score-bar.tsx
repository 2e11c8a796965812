/** The score on a bar from 0 to 100, the luck in it striped. The words and the table beside it say the same. */
import type { Prediction } from './predictor'
import { mostScore } from './predictor.data'

const left = 10
const width = 280
const top = 6
const height = 30

/** The server and the browser write the same digits. */
function along(points: number): number {
  return Math.round((left + (points / mostScore) * width) * 10) / 10
}

export function ScoreBar({ prediction: { mean, luck, sum, score } }: { prediction: Prediction }) {
  const end = Math.min(sum, mostScore)
  const cut = sum > mostScore ? ', cut off at 100' : ''
  const label = `A bar from 0 to 100: ${String(mean)} points for weather and moon, then ${String(luck)} points of luck${cut}. The score is ${String(score)}.`
  const bar = { y: top, height }
  return (
    <figure>
      <svg viewBox="0 0 300 62" role="img" aria-label={label} className="block w-full max-w-lg text-ink">
        <defs>
          <pattern id="luck-stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="2.5" height="6" fill="var(--bark)" />
          </pattern>
        </defs>
        <rect x={along(0)} width={roundTenth(along(mean) - along(0))} {...bar} fill="var(--moss)" />
        <rect x={along(mean)} width={roundTenth(along(end) - along(mean))} {...bar} fill="url(#luck-stripes)" />
        <rect x={left} width={width} {...bar} fill="none" stroke="var(--control)" />
        {[0, 25, 50, 75, 100].map((points) => (
          <g key={points}>
            <line
              x1={along(points)}
              x2={along(points)}
              y1={top + height}
              y2={top + height + 5}
              stroke="var(--control)"
            />
            <text
              x={along(points)}
              y={top + height + 18}
              textAnchor="middle"
              fontSize="11"
              fill="currentColor"
              className="font-sans"
            >
              {points}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="font-sans text-base text-soft">
        Solid: weather and moon. Striped: luck, which is chance.
      </figcaption>
    </figure>
  )
}

function roundTenth(number: number): number {
  return Math.round(number * 10) / 10
}
