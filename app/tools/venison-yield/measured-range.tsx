/** Shows on one scale the extreme and the typical range, the site's rule, and the box that came back. */
import { percent, roughWeight, weightRange, type Units } from '~/tools/units'
import type { Spread } from './measured-meat'

interface MeasuredRangeProps {
  boneless: Spread
  ruleLb: number
  boxLb: number | undefined
  units: Units
}

export function MeasuredRange({ boneless: { typical, extreme }, ruleLb, boxLb, units }: MeasuredRangeProps) {
  const end = Math.max(extreme.most, ruleLb, boxLb ?? 0) * 1.03
  const at = (weightLb: number) => percent(weightLb / end)
  const box = boxLb === undefined ? '' : ` Your box: ${roughWeight(boxLb, units)}.`
  const legend = [
    { name: 'Typical', look: { fill: 'var(--moss)' }, words: weightRange(typical, units) },
    {
      name: 'Extreme',
      look: { fill: 'none', stroke: 'var(--moss)', strokeWidth: 2 },
      words: weightRange(extreme, units),
    },
    { name: 'The site’s rule', look: { fill: 'var(--bark)' }, words: roughWeight(ruleLb, units) },
    ...(boxLb === undefined
      ? []
      : [{ name: 'Your box', look: { fill: 'var(--blaze)' }, words: roughWeight(boxLb, units) }]),
  ]
  return (
    <figure className="break-inside-avoid">
      <svg
        role="img"
        aria-label={`Boneless meat on one scale. Typical ${weightRange(typical, units)}, extreme ${weightRange(extreme, units)}. The site’s rule: ${roughWeight(ruleLb, units)}.${box}`}
        width="100%"
        height="46"
        className="block overflow-visible"
      >
        <line x1="0" x2="100%" y1="23" y2="23" stroke="var(--control)" strokeWidth="2" />
        <rect
          x={at(extreme.least)}
          width={at(extreme.most - extreme.least)}
          y="9"
          height="28"
          fill="var(--card)"
          stroke="var(--moss)"
          strokeWidth="2"
        />
        <rect x={at(typical.least)} width={at(typical.most - typical.least)} y="9" height="28" fill="var(--moss)" />
        <Mark at={at(ruleLb)} fill="var(--bark)" />
        {boxLb === undefined ? null : <Mark at={at(boxLb)} fill="var(--blaze)" />}
      </svg>
      <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-6 gap-y-1 font-sans text-base tabular-nums">
        {legend.map(({ name, look, words }) => (
          <li key={name} className="flex items-center gap-2">
            <svg width="16" height="16" className="shrink-0">
              <rect x="1" y="1" width="14" height="14" {...look} />
            </svg>
            <span>
              <span className="font-semibold">{name}</span> <span className="text-soft">{words}</span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

function Mark({ at, fill }: { at: string; fill: string }) {
  return (
    <svg x={at} overflow="visible">
      <rect x="-3" y="1" width="6" height="44" fill={fill} stroke="var(--card)" />
    </svg>
  )
}
