/** The wind, your place and your scent on a compass rose. The words beside it say the same. */
import { directions, scentConeDegrees, type Direction } from './wind-picker.data'

const center = 150
const rim = 118

/** A point at a distance from the center, in the direction of a compass. */
function point(degrees: number, distance: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180
  return { x: round(center + distance * Math.cos(angle)), y: round(center + distance * Math.sin(angle)) }
}

/** The server and the browser write the same digits. */
function round(number: number): number {
  return Math.round(number * 10) / 10
}

export function CompassRose({ wind, position }: { wind: Direction; position: Direction }) {
  const hunter = point(position.degrees, 52)
  const [left, right] = [-scentConeDegrees, scentConeDegrees].map((side) => point(position.degrees + side, rim))
  const [tail, head] = [point(wind.degrees, rim - 8), point(wind.degrees, 40)]
  const label = `A compass rose: the wind comes from ${wind.name.toLowerCase()}, you sit ${position.name.toLowerCase()} of the deer in the middle, and your scent spreads ${position.name.toLowerCase()}.`
  return (
    <figure>
      <svg viewBox="0 0 300 300" role="img" aria-label={label} className="mx-auto block w-full max-w-sm text-ink">
        <circle cx={center} cy={center} r={rim} fill="none" stroke="var(--hairline)" strokeWidth="2" />
        {left && right ? (
          <path
            d={`M${String(hunter.x)} ${String(hunter.y)}L${String(left.x)} ${String(left.y)}A${String(rim)} ${String(rim)} 0 0 1 ${String(right.x)} ${String(right.y)}Z`}
            fill="var(--bark)"
            opacity="0.35"
          />
        ) : null}
        {directions.map((direction) => {
          const { x, y } = point(direction.degrees, 136)
          const isWind = direction.id === wind.id
          return (
            <text
              key={direction.id}
              x={x}
              y={y + 5}
              textAnchor="middle"
              fontSize="15"
              fontWeight={isWind || direction.id === position.id ? 700 : 400}
              fill="currentColor"
              className="font-sans"
            >
              {direction.id}
            </text>
          )
        })}
        <line
          x1={tail.x}
          y1={tail.y}
          x2={head.x}
          y2={head.y}
          stroke="var(--moss)"
          strokeWidth="5"
          markerEnd="url(#tip)"
        />
        <defs>
          <marker id="tip" viewBox="0 0 8 8" refX="5" refY="4" markerWidth="4" markerHeight="4" orient="auto">
            <path d="M0 0 8 4 0 8Z" fill="var(--moss)" />
          </marker>
        </defs>
        <circle cx={center} cy={center} r="13" fill="var(--panel)" stroke="currentColor" />
        <text x={center} y={center + 4} textAnchor="middle" fontSize="11" fill="currentColor" className="font-sans">
          deer
        </text>
        <circle cx={hunter.x} cy={hunter.y} r="16" fill="var(--blaze)" />
        <text
          x={hunter.x}
          y={hunter.y + 4}
          textAnchor="middle"
          fontSize="12"
          fontWeight="700"
          fill="var(--on-blaze)"
          className="font-sans"
        >
          you
        </text>
      </svg>
      <figcaption className="mt-2 text-center font-sans text-base text-soft">
        Arrow: the wind. Brown: where your scent goes.
      </figcaption>
    </figure>
  )
}
