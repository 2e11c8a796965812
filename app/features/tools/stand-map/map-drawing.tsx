/** What is drawn over the picture: scent cones, the measured line, north arrow and scale bar. The words are in the list. */
import { coneLength, scaleBar, scentCone } from './map-geometry'
import { coneColor, rulerColor } from './stand-map.data'
import type { Pin, StandMap } from './stand-map.schema'

export function MapDrawing({ map }: { map: StandMap }) {
  const [from, to] = map.ruler
  const bar = scaleBar(map)
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
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
        style={{ rotate: `${String(map.north)}deg` }}
        className="absolute top-2 right-2 size-12 font-sans"
      >
        <circle r="40" fill="white" fillOpacity="0.85" />
        <path d="M0-36 12 0H-12Z" />
        <text y="28" textAnchor="middle" fontSize="30" fontWeight="700">
          N
        </text>
      </svg>
      {bar ? (
        <p
          style={{ width: `${String(bar.share * 100)}%` }}
          className="absolute bottom-2 left-2 border-b-4 border-black bg-white/85 text-center font-sans text-sm whitespace-nowrap text-black"
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
