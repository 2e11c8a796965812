/** Shows wind, stand and scent on a compass rose. The text beside it says the same. */
import { directions, scentConeDegrees, type Direction } from './wind-picker.data'

const center = 150
const rim = 112
const ticks = Array.from({ length: 72 }, (_, index) => index * 5)

/** Returns the point at a distance from the center, in compass degrees. */
function point(degrees: number, distance: number): { x: number; y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180
  return { x: round(center + distance * Math.cos(angle)), y: round(center + distance * Math.sin(angle)) }
}

/** Rounds, so that server and browser render the same digits. */
function round(number: number): number {
  return Math.round(number * 10) / 10
}

function at(degrees: number, distance: number): string {
  const { x, y } = point(degrees, distance)
  return `${String(x)} ${String(y)}`
}

/** The ticks are one path, and longer at the eight winds. */
const rimTicks = ticks
  .map((degrees) => `M${at(degrees, rim)}L${at(degrees, rim - (degrees % 45 === 0 ? 12 : degrees % 15 === 0 ? 7 : 4))}`)
  .join('')

export function CompassRose({ wind, position }: { wind: Direction; position: Direction }) {
  const hunter = point(position.degrees, 56)
  const cone = [-scentConeDegrees, scentConeDegrees].map((side) => at(position.degrees + side, rim - 2))
  const label = `A compass rose: the wind comes from the ${wind.name.toLowerCase()}, you sit ${position.name.toLowerCase()} of the deer in the middle, and your scent drifts ${position.name.toLowerCase()}.`
  return (
    <figure>
      <svg
        viewBox="0 0 300 300"
        role="img"
        aria-label={label}
        className="mx-auto block w-full max-w-md font-sans text-ink"
      >
        <defs>
          <radialGradient id="scent" gradientUnits="userSpaceOnUse" cx={hunter.x} cy={hunter.y} r="62">
            <stop offset="0.15" stopColor="var(--bark)" stopOpacity="0.75" />
            <stop offset="1" stopColor="var(--bark)" stopOpacity="0.18" />
          </radialGradient>
          <marker id="tip" viewBox="0 0 8 8" refX="4" refY="4" markerWidth="4" markerHeight="4" orient="auto">
            <path d="M0 0 8 4 0 8Z" fill="var(--moss)" />
          </marker>
        </defs>
        <circle cx={center} cy={center} r={rim} fill="var(--page)" stroke="var(--control)" strokeWidth="1.5" />
        {[38, 75].map((radius) => (
          <circle key={radius} cx={center} cy={center} r={radius} fill="none" stroke="var(--hairline)" />
        ))}
        <path d={rimTicks} stroke="var(--control)" />
        <path
          d={`M${at(position.degrees, 56)}L${cone.join(`A${String(rim - 2)} ${String(rim - 2)} 0 0 1 `)}Z`}
          fill="url(#scent)"
        />
        {/* Three parallel arrows show the arriving wind. */}
        {[-15, 0, 15].map((side) => (
          <path
            key={side}
            d={`M${at(wind.degrees + side, rim - 16)}L${at(wind.degrees + side * 1.8, side === 0 ? 34 : 48)}`}
            stroke="var(--moss)"
            strokeWidth={side === 0 ? 5 : 2.5}
            markerEnd="url(#tip)"
          />
        ))}
        {directions.map((direction) => {
          const { x, y } = point(direction.degrees, 131)
          const isMarked = direction.id === wind.id || direction.id === position.id
          return (
            <text
              key={direction.id}
              x={x}
              y={y + 6}
              textAnchor="middle"
              fontSize={isMarked ? 19 : 15}
              fontWeight={isMarked ? 700 : 400}
              fill={isMarked ? 'currentColor' : 'var(--soft)'}
            >
              {direction.id}
            </text>
          )
        })}
        <circle cx={center} cy={center} r="18" fill="var(--card)" stroke="currentColor" strokeWidth="1.5" />
        <text x={center} y={center + 5} textAnchor="middle" fontSize="14" fill="currentColor">
          deer
        </text>
        <circle cx={hunter.x} cy={hunter.y} r="18" fill="var(--blaze)" stroke="var(--card)" strokeWidth="2" />
        <text x={hunter.x} y={hunter.y + 5} textAnchor="middle" fontSize="15" fontWeight="700" fill="var(--on-blaze)">
          you
        </text>
      </svg>
      <figcaption className="mt-2 text-center font-sans text-base text-soft">
        Arrows: wind. Shaded cone: your scent.
      </figcaption>
    </figure>
  )
}
