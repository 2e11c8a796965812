/** The bar shows the day from midnight to midnight: dark, twilight, legal light and day, and when the moon is up. */
import { percent } from '~/tools/units'
import type { SkyDay } from './sky-day'

const hours = [0, 6, 12, 18, 24]
const barHeight = 44
const moonHeight = 8
const millisecondsPerDay = 86_400_000

interface LightBarProps {
  sky: SkyDay
  /** The first instant of the day. */
  start: Date
  label: string
  /** The legal hours were read. */
  isRead: boolean
}

export function LightBar({ sky: { sun, legal, moon }, start, label, isRead }: LightBarProps) {
  const share = (time: Date) => Math.min(1, Math.max(0, (time.getTime() - start.getTime()) / millisecondsPerDay))
  const bands = [
    { name: 'Twilight', from: sun.dawn, to: sun.dusk, fill: 'var(--bark)' },
    { name: 'Legal light', from: legal?.first, to: legal?.last, fill: 'var(--moss)' },
    { name: 'Sun up', from: sun.rise, to: sun.set, fill: '#f5e9c0' },
  ]
  return (
    <figure className="break-inside-avoid">
      <svg
        role="img"
        aria-label={label}
        width="100%"
        height={barHeight + moonHeight + 30}
        className="block overflow-visible font-sans text-ink"
      >
        <rect width="100%" height={barHeight} fill={sun.polar === 'up' ? '#f5e9c0' : '#1c2622'} />
        {bands.map(({ name, from, to, fill }) =>
          from && to ? (
            <rect
              key={name}
              x={percent(share(from))}
              width={percent(share(to) - share(from))}
              height={barHeight}
              fill={fill}
            />
          ) : null,
        )}
        {moonUp(moon.rises, moon.sets).map(([from, to]) => (
          <rect
            key={from?.getTime() ?? 'start'}
            x={percent(from ? share(from) : 0)}
            width={percent((to ? share(to) : 1) - (from ? share(from) : 0))}
            y={barHeight + 4}
            height={moonHeight}
            fill="var(--control)"
          />
        ))}
        {hours.map((hour) => (
          <text
            key={hour}
            x={percent(hour / 24)}
            y={barHeight + moonHeight + 24}
            textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
            fontSize="15"
            fill="currentColor"
          >
            {hour === 12 ? 'noon' : hour % 24 === 0 ? 'midnight' : `${String(hour % 12)} ${hour < 12 ? 'AM' : 'PM'}`}
          </text>
        ))}
      </svg>
      <figcaption className="mt-1 font-sans text-base text-soft">
        Pale: sun up. {isRead ? 'Green: the rest of legal light. ' : ''}Brown: twilight. Line below: moon up.
      </figcaption>
    </figure>
  )
}

/** A span has no start if the moon is up when the day begins, and no end if the moon is still up when the day ends. */
function moonUp(rises: readonly Date[], sets: readonly Date[]): (readonly [Date | undefined, Date | undefined])[] {
  const events = [...rises.map((at) => ({ at, isRise: true })), ...sets.map((at) => ({ at, isRise: false }))].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )
  const spans: (readonly [Date | undefined, Date | undefined])[] = []
  let since: Date | undefined
  let isUp = events[0]?.isRise === false
  for (const { at, isRise } of events) {
    if (isRise) since = at
    else if (isUp) spans.push([since, at])
    isUp = isRise
  }
  return isUp ? [...spans, [since, undefined]] : spans
}
