/** Heads of a French marigold, from the front and from the side, and its bud. */
import { px } from '~/features/art/drawing'
import { blotch, petal } from './marigold-petal'

/** Ring by ring from the outside: each petal lies over the one before, orange to the rim and blood-red at its base. */
export function frontHead({ x, y, size }: { x: number; y: number; size: number }, next: () => number): string {
  const rings = [
    { reach: 1, petals: 9, wide: 0.4, color: 'petal' },
    { reach: 0.85, petals: 9, wide: 0.36, color: 'petal-lit' },
    { reach: 0.69, petals: 8, wide: 0.31, color: 'petal' },
    { reach: 0.53, petals: 7, wide: 0.27, color: 'petal-lit' },
    { reach: 0.38, petals: 6, wide: 0.22, color: 'petal' },
  ]
  const petals = rings.flatMap(({ reach, petals: count, wide, color }, ring) =>
    Array.from({ length: count }, (_, index) => {
      const turn = ((index + ring * 0.47 + (next() - 0.5) * 0.26) / count) * 2 * Math.PI + 0.4
      const shape = { turn, reach: size * reach * (0.92 + 0.12 * next()), wide: size * wide * (0.92 + 0.2 * next()) }
      const center = { x, y: y - ring * 3 }
      return `<path fill="var(--${color})" d="${petal(center, shape)}"/><path fill="var(--petal-blood)" stroke="none" d="${blotch(center, shape)}"/>`
    }),
  )
  return `<g stroke="var(--petal-deep)" stroke-width="3" stroke-linejoin="round">${petals.join('')}</g>${heart({ x, y: y - 14, size }, next)}`
}

/** The disc of small tubes in the middle. */
function heart({ x, y, size }: { x: number; y: number; size: number }, next: () => number): string {
  const dots = Array.from({ length: 40 }, (_, index) => {
    const turn = index * 2.39996
    const reach = size * 0.2 * Math.sqrt((index + 0.5) / 40)
    return `M${px(x + Math.cos(turn) * reach)} ${px(y + Math.sin(turn) * reach * 0.84 + next() * 2)}h.1`
  })
  return `<g fill="none" stroke-linecap="round"><path stroke="var(--petal-deep)" stroke-width="11" d="${dots.join('')}"/><path stroke="var(--heart)" stroke-width="6.5" d="${dots.join('')}"/></g>`
}

/** From the side: rays in three rows above the green cup, the near ones lowest. */
export function sideHead({ x, y, size }: { x: number; y: number; size: number }, next: () => number): string {
  const rows = [
    { reach: 0.98, petals: 7, open: 1.9, color: 'petal' },
    { reach: 0.86, petals: 8, open: 2.5, color: 'petal-lit' },
    { reach: 0.66, petals: 7, open: 2.7, color: 'petal' },
  ]
  const center = { x, y: y - size * 0.44 }
  const petals = rows.flatMap(({ reach, petals: count, open, color }) =>
    // From the sides to the middle, which is nearest.
    Array.from({ length: count }, (_, index) => index)
      .sort((one, other) => Math.abs(other - (count - 1) / 2) - Math.abs(one - (count - 1) / 2))
      .map((index) => {
        const turn = -Math.PI / 2 + ((index + 0.5) / count - 0.5) * open + (next() - 0.5) * 0.1
        const shape = { turn, reach: size * reach * (0.92 + 0.14 * next()), wide: size * 0.27 }
        return `<path fill="var(--${color})" d="${petal(center, shape)}"/><path fill="var(--petal-blood)" stroke="none" d="${blotch(center, shape)}"/>`
      }),
  )
  return `<g stroke="var(--petal-deep)" stroke-width="2.6" stroke-linejoin="round">${petals.join('')}</g>${cup({ x, y, size })}`
}

function cup({ x, y, size }: { x: number; y: number; size: number }): string {
  const [half, high] = [size * 0.29, size * 0.56]
  const d = `M${px(x - size * 0.07)} ${px(y + 6)}C${px(x - half)} ${px(y - high * 0.2)} ${px(x - half)} ${px(y - high * 0.6)} ${px(x - half * 0.94)} ${px(y - high)}L${px(x - half * 0.5)} ${px(y - high * 0.88)}L${px(x)} ${px(y - high * 1.02)}L${px(x + half * 0.5)} ${px(y - high * 0.88)}L${px(x + half * 0.94)} ${px(y - high)}C${px(x + half)} ${px(y - high * 0.6)} ${px(x + half)} ${px(y - high * 0.2)} ${px(x + size * 0.07)} ${px(y + 6)}z`
  const ribs = [-0.5, 0, 0.5].map(
    (side) =>
      `M${px(x + side * size * 0.1)} ${px(y)}Q${px(x + side * half * 1.5)} ${px(y - high * 0.4)} ${px(x + side * half)} ${px(y - high * 0.84)}`,
  )
  return `<path fill="var(--leaf)" d="${d}"/><path fill="none" stroke="var(--leaf-shade)" stroke-width="2.4" stroke-linecap="round" d="${ribs.join('')}"/>`
}

export function bud({ x, y }: { x: number; y: number }): string {
  const petals = `M${px(x - 21)} ${px(y - 46)}Q${px(x - 24)} ${px(y - 74)} ${px(x - 8)} ${px(y - 80)}Q${px(x)} ${px(y - 90)} ${px(x + 10)} ${px(y - 80)}Q${px(x + 25)} ${px(y - 72)} ${px(x + 21)} ${px(y - 46)}z`
  return `<path fill="var(--petal)" d="${petals}"/><path fill="none" stroke="var(--petal-deep)" stroke-width="2.4" stroke-linecap="round" d="M${px(x - 7)} ${px(y - 50)}V${px(y - 74)}M${px(x + 8)} ${px(y - 50)}V${px(y - 73)}"/>${cup({ x, y: y - 2, size: 84 })}`
}
