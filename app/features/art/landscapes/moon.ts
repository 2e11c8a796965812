/**
 * The moon as seen from the northern hemisphere, with faint earthshine. The age is in days from new (0) over full
 * (15) to 29.
 */
import { px } from '~/features/art/drawing'

export interface Disc {
  x: number
  y: number
  radius: number
}

/** Days of a lunation. */
const month = 29.53

/** Path data: down the lit rim, back along the terminator. Empty at new moon. */
export function litPart({ x, y, radius }: Disc, age: number): string {
  const turn = (age / month) * 2 * Math.PI
  if (age < 0.5) return ''
  if (Math.abs(age - month / 2) < 0.5)
    return `M${px(x)} ${px(y - radius)}a${arc(radius, radius, 1)}0 ${px(2 * radius)}a${arc(radius, radius, 1)}0 ${px(-2 * radius)}z`
  const isWaxing = age < month / 2
  // Half the terminator is an ellipse, convex toward the dark side once more than half is lit.
  const edge = radius * Math.cos(turn)
  const isGibbous = edge < 0
  const rim = isWaxing ? 1 : 0
  const back = isWaxing === isGibbous ? 1 : 0
  return `M${px(x)} ${px(y - radius)}a${arc(radius, radius, rim)}0 ${px(2 * radius)}a${arc(Math.abs(edge), radius, back)}0 ${px(-2 * radius)}z`
}

function arc(rx: number, ry: number, sweep: 0 | 1): string {
  return `${px(rx)} ${px(ry)} 0 0 ${String(sweep)} `
}
