/** The weight as a bar, part after part. The table beside it says the same; the words in the drawing stay readable at any width. */
import { poundsAndKilograms } from './pounds'
import type { VenisonYield } from './venison-yield'

const fills = ['var(--moss)', 'var(--bark)', 'var(--blaze)'] as const
const rowHeight = 46
const barHeight = 16

/** The server and the browser write the same digits. */
function percent(fraction: number): string {
  return `${String(Math.round(fraction * 1000) / 10)}%`
}

export function YieldBar({ result: { weightLb, cuts, lossLb } }: { result: VenisonYield }) {
  const parts = [...cuts, { name: 'Loss', weightLb: lossLb }].map(({ name, weightLb: partLb }, index, all) => ({
    name,
    words: `${name}: ${poundsAndKilograms(partLb)}`,
    start: all.slice(0, index).reduce((sum, before) => sum + before.weightLb, 0) / weightLb,
    width: partLb / weightLb,
    fill: fills[index],
  }))
  return (
    <figure>
      <svg
        role="img"
        aria-label={`A bar of ${poundsAndKilograms(weightLb)} in four parts. ${parts.map(({ words }) => words).join(', ')}.`}
        width="100%"
        height={parts.length * rowHeight}
        className="block text-ink"
      >
        {parts.map(({ name, words, start, width, fill }, index) => (
          <g key={name}>
            <text x="0" y={index * rowHeight + 16} fontSize="16" fill="currentColor" className="font-sans">
              {words}
            </text>
            <rect y={index * rowHeight + 22} width="100%" height={barHeight} fill="var(--panel)" />
            <rect
              x={percent(start)}
              y={index * rowHeight + 22}
              width={percent(width)}
              height={barHeight}
              fill={fill ?? 'none'}
              stroke="currentColor"
              strokeDasharray={fill === undefined ? '4 3' : undefined}
            />
          </g>
        ))}
      </svg>
      <figcaption className="mt-1 font-sans text-base text-soft">
        Each row is the whole weight; the filled part is what goes there, the dashed one is what is lost.
      </figcaption>
    </figure>
  )
}
