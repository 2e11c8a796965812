/**
 * The three windows from September to December, and today. Positions in percent, type in pixels, so that the type
 * keeps its size on any screen and on paper.
 */
import { addDays, daysBetween, monthDay, type RutWindow } from './rut-tracker'

const months = [
  { name: 'Sep', start: '09-01' },
  { name: 'Oct', start: '10-01' },
  { name: 'Nov', start: '11-01' },
  { name: 'Dec', start: '12-01' },
]
const daysShown = 122
const top = 34
const rowHeight = 58
const barHeight = 26
const bottom = top + 3 * rowHeight + 6

const fills = { High: 'var(--moss)', Medium: 'var(--bark)', Low: 'var(--control)' }

interface RutTimelineProps {
  windows: readonly RutWindow[]
  today: string
}

export function RutTimeline({ windows, today }: RutTimelineProps) {
  const first = `${today.slice(0, 4)}-09-01`
  /** Position of a day's start, in percent. */
  const share = (day: string) => Math.round((daysBetween(first, day) / daysShown) * 1000) / 10
  const isShown = today >= first
  const now = share(today)
  const spoken = windows.map(({ phase, start, end }) => `${phase.name} ${monthDay(start)} to ${monthDay(end)}`)
  const where = isShown ? `Today is ${monthDay(today)}.` : `Today, ${monthDay(today)}, is before the timeline begins.`
  return (
    <figure className="break-inside-avoid">
      <svg
        width="100%"
        height={bottom + 26}
        role="img"
        aria-label={`A timeline from September to December: ${spoken.join(', ')}. ${where}`}
        className="block font-sans text-ink"
      >
        <line x1="0" x2="100%" y1={bottom} y2={bottom} stroke="currentColor" strokeWidth="1.5" />
        {months.map(({ name, start }) => {
          const x = share(`${today.slice(0, 4)}-${start}`)
          return (
            <g key={name}>
              <line x1={`${String(x)}%`} x2={`${String(x)}%`} y1={top} y2={bottom + 6} stroke="var(--hairline)" />
              <text
                x={`${String(Math.round((x + 12.5) * 10) / 10)}%`}
                y={bottom + 20}
                textAnchor="middle"
                fontSize="15"
                fill="currentColor"
              >
                {name}
              </text>
            </g>
          )
        })}
        {windows.map(({ phase, start, end }, index) => (
          <rect
            key={phase.id}
            x={`${String(share(start))}%`}
            y={top + index * rowHeight + 22}
            width={`${String(Math.round((share(addDays(end, 1)) - share(start)) * 10) / 10)}%`}
            height={barHeight}
            rx="2"
            fill={fills[phase.activity]}
          />
        ))}
        {isShown ? (
          <line
            x1={`${String(now)}%`}
            x2={`${String(now)}%`}
            y1={top - 10}
            y2={bottom + 6}
            stroke="currentColor"
            strokeWidth="2.5"
          />
        ) : null}
        {windows.map(({ phase, start, end }, index) => {
          const [x, after] = [share(start), share(addDays(end, 1))]
          const y = top + index * rowHeight
          const isLate = x > 60
          return (
            <text
              key={phase.id}
              x={`${String(isLate ? after : x)}%`}
              y={y + 15}
              textAnchor={isLate ? 'end' : 'start'}
              fontSize="16"
              fill="currentColor"
              className="halo"
            >
              <tspan fontWeight="700">{phase.name},</tspan> {phase.activity}
            </text>
          )
        })}
        <text
          x={isShown ? `${String(now)}%` : '0'}
          y="18"
          textAnchor={now < 27 ? 'start' : now > 72 ? 'end' : 'middle'}
          fontSize="16"
          fontWeight="700"
          fill="currentColor"
        >
          {isShown ? `Today, ${monthDay(today)}` : `← Today, ${monthDay(today)}`}
        </text>
      </svg>
      <figcaption className="mt-2 font-sans text-base text-soft">
        Bars: the windows. {isShown ? 'Vertical line: today.' : 'Today is before the timeline begins.'}
      </figcaption>
    </figure>
  )
}
