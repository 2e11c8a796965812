import type { CSSProperties } from 'react'
import { coneLength, scaleBar, scentCone } from './map-geometry'
import { coneColor, paper, rulerColor } from './stand-map.data'
import type { Pin, StandMap } from './stand-map.schema'

const barStyle = {
  bottom: 8,
  left: 8,
  borderBottom: '4px solid black',
  background: paper,
  color: 'black',
  whiteSpace: 'nowrap',
} satisfies CSSProperties

export function MapDrawing({ map }: { map: StandMap }) {
  const [from, to] = map.ruler
  const bar = scaleBar(map)
  return (
    <div aria-hidden="true" className="absolute inset-0" style={{ pointerEvents: 'none' }}>
      <svg viewBox={`0 0 ${String(map.width)} ${String(map.height)}`} className="absolute inset-0 size-full">
        {map.wind === ''
          ? null
          : map.pins.map((pin) => (pin.kind === 'stand' ? <Cone key={pin.id} map={map} pin={pin} /> : null))}
        {from && to
          ? (
              [
                ['white', 5],
                [rulerColor, 2.5],
              ] as const
            ).map(([color, thickness]) => (
              <line
                key={color}
                x1={from.x * map.width}
                y1={from.y * map.height}
                x2={to.x * map.width}
                y2={to.y * map.height}
                stroke={color}
                strokeWidth={thickness}
                vectorEffect="non-scaling-stroke"
              />
            ))
          : null}
      </svg>
      <svg
        viewBox="-42 -42 84 84"
        width="48"
        style={{ top: 8, right: 8, rotate: `${String(map.north)}deg` }}
        className="absolute font-sans"
      >
        <circle r="40" fill={paper} />
        <path d="M0-36 12 0H-12Z" />
        <text y="28" textAnchor="middle" fontSize="30" fontWeight="700">
          N
        </text>
      </svg>
      {bar ? (
        <p
          style={{ ...barStyle, width: `${String(bar.share * 100)}%` }}
          className="absolute text-center font-sans text-sm"
        >
          {bar.label}
        </p>
      ) : null}
    </div>
  )
}

function Cone({ map, pin }: { map: StandMap; pin: Pin }) {
  const id = `scent-${pin.id}`
  return (
    <>
      <radialGradient
        id={id}
        gradientUnits="userSpaceOnUse"
        cx={pin.x * map.width}
        cy={pin.y * map.height}
        r={coneLength(map)}
      >
        <stop stopColor={coneColor} stopOpacity="0.55" />
        <stop offset="1" stopColor={coneColor} stopOpacity="0.1" />
      </radialGradient>
      <polygon
        points={scentCone(map, pin)
          .map(({ x, y }) => `${String(x)} ${String(y)}`)
          .join(' ')}
        fill={`url(#${id})`}
        stroke={coneColor}
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </>
  )
}
