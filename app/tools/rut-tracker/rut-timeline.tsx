/** Positions are in percent and type in pixels, so that the type keeps its size. No line crosses a label. */
import { addDays, monthDay } from '~/lib/days'
import { layOutSeason, shareOf } from './rut-season'
import { nameRange } from './rut-dates'
import { isBreeding, type RutPlace } from './state-rut'

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const top = 34
const measuredHeight = 62
const rowHeight = 46
const bandGap = 30

const fills = { High: 'var(--moss)', Medium: 'var(--bark)', Low: 'var(--control)' }

interface RutTimelineProps {
  places: readonly RutPlace[]
  region: { name: string; shiftDays: number }
  today: string
  withRule?: boolean
}

export function RutTimeline({ places, region, today, withRule = false }: RutTimelineProps) {
  if (places.length === 0 && !withRule) return null
  const season = layOutSeason(places, region.shiftDays, today)
  const { months, end, peaks } = season
  const windows = withRule ? season.windows : []
  const share = (day: string) => shareOf(season, day)
  const percent = (day: string) => `${String(share(day))}%`
  const width = (from: string, to: string) => `${String(Math.round((share(addDays(to, 1)) - share(from)) * 10) / 10)}%`
  const rules = top + (peaks.length === 0 ? 0 : measuredHeight) + (withRule ? bandGap : 0)
  const bottom = rules + windows.length * rowHeight
  const isShown = today >= (months[0] ?? '') && today < end
  const now = share(today)
  const label = measuredLabel(places)
  const isOne = peaks.length === 1
  const rows = [
    ...(peaks.length === 0 ? [] : [{ y1: top + 22, y2: top + 52 }]),
    ...windows.map((_window, index) => ({ y1: rules + index * rowHeight + 18, y2: rules + index * rowHeight + 38 })),
    { y1: bottom - 4, y2: bottom + 6 },
  ]
  return (
    <figure className="break-inside-avoid print:[zoom:0.7]">
      <svg
        width="100%"
        height={bottom + 26}
        role="img"
        aria-label={speak({ label, windows, today, isShown })}
        className="block font-sans text-ink"
      >
        <line x1="0" x2="100%" y1={bottom} y2={bottom} stroke="currentColor" strokeWidth="1.5" />
        {months.map((month, index) => {
          const after = months[index + 1] ?? end
          return (
            <g key={month}>
              {rows.map((row) => (
                <line key={row.y1} x1={percent(month)} x2={percent(month)} {...row} stroke="var(--hairline)" />
              ))}
              <text
                x={`${String(Math.round((share(month) + share(after)) * 5) / 10)}%`}
                y={bottom + 20}
                textAnchor="middle"
                fontSize={months.length > 6 ? 12 : 15}
                fill="currentColor"
              >
                {monthNames[Number(month.slice(5, 7)) - 1]}
              </text>
            </g>
          )
        })}
        {peaks.map(({ id, chase, start, end: last }) => (
          <g key={id}>
            {isOne && chase !== undefined ? (
              <rect
                x={percent(chase)}
                y={top + 24}
                width={width(chase, addDays(start, -1))}
                height={26}
                fill="none"
                stroke="var(--blaze)"
                strokeWidth="1.5"
                strokeDasharray="4 3"
              />
            ) : null}
            <rect
              x={percent(start)}
              y={top + 24}
              width={width(start, last)}
              height={26}
              rx="2"
              fill="var(--blaze)"
              opacity={isOne ? 1 : 0.6}
            />
          </g>
        ))}
        {windows.map(({ phase, start, end: last }, index) => (
          <rect
            key={phase.id}
            x={percent(start)}
            y={rules + index * rowHeight + 20}
            width={width(start, last)}
            height={16}
            rx="2"
            fill={fills[phase.activity]}
          />
        ))}
        {isShown
          ? rows.map((row) => (
              <line
                key={row.y1}
                x1={percent(today)}
                x2={percent(today)}
                {...row}
                stroke="currentColor"
                strokeWidth="2.5"
              />
            ))
          : null}
        {peaks.length === 0 ? null : (
          <text x="0" y={top + 16} fontSize="16" fontWeight="700" fill="currentColor">
            {label}
          </text>
        )}
        {withRule ? (
          <text x="0" y={rules - 10} fontSize="15" fill="currentColor">
            The site’s rule for the {region.name}
          </text>
        ) : null}
        {windows.map(({ phase, start, end: last }, index) => {
          const isAtEnd = share(start) > 55
          return (
            <text
              key={phase.id}
              x={isAtEnd ? percent(addDays(last, 1)) : percent(start)}
              y={rules + index * rowHeight + 14}
              textAnchor={isAtEnd ? 'end' : 'start'}
              fontSize="15"
              fill="currentColor"
            >
              <tspan fontWeight="700">{phase.name},</tspan> {phase.activity}
            </text>
          )
        })}
        <text
          x={isShown ? percent(today) : '0'}
          y="18"
          textAnchor={!isShown || now < 27 ? 'start' : now > 72 ? 'end' : 'middle'}
          fontSize="16"
          fontWeight="700"
          fill="currentColor"
        >
          {isShown ? `Today, ${monthDay(today)}` : `← Today, ${monthDay(today)}`}
        </text>
      </svg>
      <figcaption className="mt-2 font-sans text-base text-soft">{explainBars(places, withRule)}</figcaption>
    </figure>
  )
}

function measuredLabel(places: readonly RutPlace[]): string {
  const [place] = places
  if (!place) return ''
  if (places.length > 1) return `Peaks of ${String(places.length)} places`
  const { from, to } = place.peak
  return from === to ? `Peak: ${place.peak.label}` : `Peak: ${nameRange({ from, to })}`
}

function explainBars([place, ...others]: readonly RutPlace[], withRule: boolean): string {
  const today = 'Vertical line: today.'
  if (!place) return `Bars: the windows of the site’s rule. ${today}`
  const peak = isBreeding(place.evidence)
    ? 'the peak, after a dashed two weeks for the chase'
    : 'the peak of the rut, chase included'
  const measured = others.length === 0 ? peak : 'the peaks'
  return withRule ? `Top: ${measured}. Below: the windows of the site’s rule. ${today}` : `Bar: ${measured}. ${today}`
}

interface Spoken {
  label: string
  windows: readonly { phase: { name: string }; start: string; end: string }[]
  today: string
  isShown: boolean
}

function speak({ label, windows, today, isShown }: Spoken): string {
  const windowsOfRule = windows.map(({ phase, start, end }) => `${phase.name} ${monthDay(start)} to ${monthDay(end)}`)
  const rule = windows.length === 0 ? '' : `The site’s rule: ${windowsOfRule.join(', ')}. `
  const where = isShown ? `Today is ${monthDay(today)}.` : `Today, ${monthDay(today)}, is before the timeline begins.`
  return `A timeline. ${label === '' ? '' : `${label}. `}${rule}${where}`
}
