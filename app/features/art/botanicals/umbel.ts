/** The umbel of a wild carrot, in flower. */
import type { Point } from '~/features/art/curve'
import { px } from '~/features/art/drawing'

interface Umbel {
  /** Where the rays part. */
  x: number
  y: number
  wide: number
  high: number
  /** From there up to the middle of the lace. */
  lift: number
  rays: number
}

export function umbel({ x, y, wide, high, lift, rays }: Umbel): string {
  const tops = Array.from({ length: rays }, (_, index) => {
    const turn = index * 2.39996
    const reach = Math.sqrt((index + 0.5) / rays)
    const dome = (1 - reach * reach) * high * 0.55
    return {
      x: x + Math.cos(turn) * reach * wide,
      y: y - lift + Math.sin(turn) * reach * high - dome,
    }
  }).sort((a, b) => a.y - b.y)
  const ray = (top: { x: number; y: number }) =>
    `M${px(x)} ${px(y)}Q${whole(x + (top.x - x) * 0.55)} ${whole(y - (y - top.y) * 0.32)} ${whole(top.x)} ${whole(top.y + 5)}`
  const bracts = [-1, -0.62, -0.25, 0.25, 0.62, 1].map((side) => {
    const [tipX, tipY] = [x + side * wide * 0.36, y + wide * (0.2 - 0.1 * Math.abs(side))]
    const fork = wide * 0.09
    return `M${px(x)} ${px(y)}Q${px(x + side * wide * 0.24)} ${px(y + wide * 0.02)} ${px(tipX)} ${px(tipY)}m${px(-side * fork * 1.4)} ${px(-fork * 0.9)}l${px(side * fork * 1.9)} ${px(-fork * 0.1)}`
  })
  /** One umbellet's dots, the same in all: what repeats costs next to nothing. */
  const dots = (shift: number, count: number, spread: number) => {
    const size = wide * 0.11 * spread
    let at: Point = [0, 0]
    const steps = Array.from({ length: count }, (_, dot) => {
      const turn = dot * 2.39996
      const reach = size * Math.sqrt((dot + 0.4) / count)
      const to: Point = [Math.cos(turn) * reach * 1.15, Math.sin(turn) * reach * 0.66]
      const step = `m${px(to[0] - at[0])} ${px(to[1] - at[1])}h0`
      at = to
      return step
    }).join('')
    return tops.map(({ x: topX, y: topY }) => `M${whole(topX)} ${whole(topY + shift)}${steps}`).join('')
  }
  const floret = wide * 0.034
  return [
    `<path stroke="var(--stem)" stroke-width="${px(Math.max(1.3, wide * 0.011))}" d="${tops.map(ray).join('')}"/>`,
    `<path stroke="var(--stem-shade)" stroke-width="${px(Math.max(1.4, wide * 0.012))}" d="${bracts.join('')}"/>`,
    `<path stroke="var(--floret-deep)" stroke-width="${px(floret * 1.35)}" d="${dots(wide * 0.034, 9, 0.98)}"/>`,
    `<path stroke="var(--floret-shade)" stroke-width="${px(floret * 1.2)}" d="${dots(wide * 0.014, 10, 1)}"/>`,
    `<path stroke="var(--floret)" stroke-width="${px(floret)}" d="${dots(-wide * 0.012, 12, 1)}"/>`,
    // The one dark floret in the middle, by which the species is known.
    `<path stroke="#5b1f2e" stroke-width="${px(floret * 1.1)}" d="M${px(x)} ${px(y - lift - high * 0.62)}h.1"/>`,
  ].join('')
}

function whole(value: number): string {
  return String(Math.round(value))
}
