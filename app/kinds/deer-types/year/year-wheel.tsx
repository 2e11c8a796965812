import { FactList } from '~/kinds/deer-types/field-parts'
import { monthNames } from './months'
import { yearOf, type YearArc, type YearFields, type YearRing } from './year'

const outer = 158
const step = 23

const spokes = monthNames
  .map((_, month) => `M${pointAt(month, 40).join(' ')}L${pointAt(month, 172).join(' ')}`)
  .join('')

/** Antlers may fall and grow in one month, so casting is a line within growth. */
const shades: Readonly<Record<YearRing['id'], readonly string[]>> = {
  rut: ['var(--blaze)'],
  birth: ['var(--moss)'],
  antlers: ['var(--bark)', 'var(--ink)'],
  coat: ['#b5652a', '#7d94a3'],
  diet: ['#7f9a4f', '#3f6b3a', '#b5652a', '#7d94a3'],
}

export function YearWheel({ deerType }: { deerType: YearFields }) {
  const rings = yearOf(deerType)
  if (!rings.some(({ id }) => id !== 'diet')) return null
  return (
    <div>
      <h3 className="text-xl">The year</h3>
      <div className="mt-3 grid items-center gap-x-10 gap-y-4 lg:grid-cols-2">
        <svg
          viewBox="-200 -200 400 400"
          aria-hidden="true"
          textAnchor="middle"
          fill="var(--ink)"
          className="no-print w-full max-w-md font-sans text-sm font-semibold"
        >
          <path d={spokes} stroke="var(--hairline)" />
          {monthNames.map((name, month) => {
            const [x, y] = pointAt(month + 0.5, 182)
            return (
              <text key={name} x={x} y={y} dy=".35em">
                {name.slice(0, 3)}
              </text>
            )
          })}
          {rings.map(({ id, arcs }, ring) => (
            <g key={id} fill="none" strokeWidth={step - 5}>
              <circle r={outer - ring * step} stroke="var(--panel)" />
              {arcs.map((arc, index) => (
                <path
                  key={arc.label}
                  d={arcPath(arc, outer - ring * step)}
                  stroke={shades[id][index]}
                  strokeWidth={id === 'antlers' && index === 1 ? 5 : undefined}
                />
              ))}
              <RingNumber number={ring + 1} radius={outer - ring * step} />
            </g>
          ))}
        </svg>
        <div>
          <FactList
            facts={rings.map(({ label, arcs }, ring) => ({
              label: `${String(ring + 1)}. ${label}`,
              value: arcs.map(({ label: part, text }) => `${part}: ${text}`).join('; '),
            }))}
          />
          <p className="no-print mt-2 font-sans text-base text-soft">
            Rings from the outside in, read from this page by whole months; places and years differ. Diet names one food
            of each season.
          </p>
        </div>
      </div>
    </div>
  )
}

function RingNumber({ number, radius }: { number: number; radius: number }) {
  return (
    <>
      <circle cy={-radius} r="8.5" fill="var(--page)" />
      <text y={-radius} dy=".35em" fill="var(--ink)">
        {number}
      </text>
    </>
  )
}

function arcPath({ months }: YearArc, radius: number): string {
  const first = months[0] ?? 0
  const [fromX, fromY] = pointAt(first + 0.06, radius)
  const [toX, toY] = pointAt(first + months.length - 0.06, radius)
  return `M${fromX} ${fromY}A${String(radius)} ${String(radius)} 0 ${months.length > 6 ? '1' : '0'} 1 ${toX} ${toY}`
}

function pointAt(month: number, radius: number): [x: string, y: string] {
  const turn = (month / 12) * 2 * Math.PI
  return [(radius * Math.sin(turn)).toFixed(1), (-radius * Math.cos(turn)).toFixed(1)]
}
