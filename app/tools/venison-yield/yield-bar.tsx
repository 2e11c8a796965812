/** Shows the weight as one bar; the tables below say the same. */
import { bothWeights, percent, type Units } from '~/tools/units'
import type { VenisonYield } from './venison-yield'

const fills = ['var(--moss)', 'var(--bark)', 'var(--hairline)'] as const
const height = 44

export function YieldBar({ result: { weightLb, cuts, lossLb }, units }: { result: VenisonYield; units: Units }) {
  const parts = [...cuts, { name: 'Loss', weightLb: lossLb }].map(({ name, weightLb: partLb }, index, all) => ({
    name,
    words: bothWeights(partLb, units),
    start: all.slice(0, index).reduce((sum, before) => sum + before.weightLb, 0) / weightLb,
    width: partLb / weightLb,
    // The loss is empty and dashed.
    look: {
      fill: fills[index] ?? 'none',
      stroke: 'currentColor',
      strokeWidth: 1.5,
      strokeDasharray: fills[index] === undefined ? '5 4' : undefined,
    },
  }))
  const spoken = parts.map(({ name, words }) => `${name}: ${words}`).join(', ')
  return (
    <figure className="break-inside-avoid">
      <svg
        role="img"
        aria-label={`A bar of ${bothWeights(weightLb, units)} in four parts. ${spoken}.`}
        width="100%"
        height={height + 2}
        className="block overflow-visible text-ink"
      >
        {parts.map(({ name, start, width, look }) => (
          <rect key={name} x={percent(start)} y="1" width={percent(width)} height={height} {...look} />
        ))}
      </svg>
      <ul
        aria-hidden="true"
        className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 font-sans sm:grid-cols-4 print:grid-cols-4"
      >
        {parts.map(({ name, words, look }) => (
          <li key={name} className="flex items-start gap-2 leading-snug tabular-nums">
            <svg width="16" height="16" className="mt-0.5 shrink-0 text-ink">
              <rect x="1" y="1" width="14" height="14" {...look} />
            </svg>
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="text-base text-soft">{words.replaceAll(/(\d) (lb|kg)/g, '$1\u00a0$2')}</span>
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 font-sans text-base text-soft print:hidden">
        The whole bar is the weight you entered; the dashed part is loss.
      </figcaption>
    </figure>
  )
}
