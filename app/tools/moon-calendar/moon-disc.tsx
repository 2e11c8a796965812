/** Shows the moon as seen from the northern hemisphere: a waxing one is lit on the right. */
import { percent } from './moon-calendar'
import type { MoonOfDay } from './moon-of-day'

const radius = 20

export function MoonDisc({
  sky: { elongation, litFraction },
  className,
}: {
  sky: Omit<MoonOfDay, 'name'>
  className: string
}) {
  const isWaxing = elongation < 180
  const label = `${percent(litFraction)} lit, ${isWaxing ? 'waxing' : 'waning'}`
  return (
    <svg viewBox="-22 -22 44 44" role="img" aria-label={label} className={`mx-auto block w-full ${className}`}>
      <circle r={radius} fill="#3b443c" />
      <path d={litPath(litFraction, isWaxing)} fill="#f5e9c0" />
      <circle r={radius} fill="none" stroke="var(--control)" strokeWidth="1.5" />
    </svg>
  )
}

/** The path goes down the lit edge, and back along the terminator, which is half an ellipse. */
function litPath(litFraction: number, isWaxing: boolean): string {
  const edge = String(radius)
  const shadow = (Math.round(Math.abs(1 - 2 * litFraction) * radius * 10) / 10).toFixed(1)
  const down = isWaxing ? '1' : '0'
  const back = litFraction > 0.5 === isWaxing ? '1' : '0'
  return `M0 -${edge}A${edge} ${edge} 0 0 ${down} 0 ${edge}A${shadow} ${edge} 0 0 ${back} 0 -${edge}Z`
}
