/** A pinnate leaf: markup. */
import type { Point } from '~/features/art/curve'
import { px } from '~/features/art/drawing'
import { along, leafPaths } from './leaf'

/** Points along a leaflet's edge: every second is a tooth. */
const teeth = 10

/** Toothed leaflets in pairs along a stalk, and one at its end. */
export function pinnate({ from, bend, to }: { from: Point; bend: Point; to: Point }): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const leaflets = [0.34, 0.5, 0.66, 0.82, 1].flatMap((t) => {
    const at = along(from, bend, to, t)
    const before = along(from, bend, to, t - 0.03)
    const heading = Math.atan2(at[1] - before[1], at[0] - before[0])
    const reach = length * (t === 1 ? 0.3 : 0.3 * Math.sin(Math.PI * (0.25 + 0.62 * t)))
    const turns = t === 1 ? [0] : [-0.82, 0.82]
    return turns.map((side) => {
      const turn = heading + side
      const point = (part: number, lift: number): Point => [
        at[0] + Math.cos(turn) * reach * part,
        at[1] + Math.sin(turn) * reach * part + lift,
      ]
      return leafPaths({
        ...{ base: at, bend: point(0.5, -reach * 0.06), tip: point(1, reach * 0.06), steps: teeth },
        wide: (s) =>
          reach *
          0.18 *
          Math.sin(Math.PI * Math.min(1, Math.max(0, s)) ** 0.8) *
          (Math.round(s * teeth) % 2 === 0 ? 0.8 : 1.14),
      })
    })
  })
  const stalk = `M${px(from[0])} ${px(from[1])}Q${px(bend[0])} ${px(bend[1])} ${px(to[0])} ${px(to[1])}`
  return [
    `<path fill="none" stroke="var(--stem)" stroke-width="3.4" stroke-linecap="round" d="${stalk}"/>`,
    `<path fill="var(--leaf-lit)" d="${leaflets.map(({ left }) => left).join('')}"/>`,
    `<path fill="var(--leaf)" d="${leaflets.map(({ right }) => right).join('')}"/>`,
    `<path fill="none" stroke="var(--leaf-shade)" stroke-width="1.4" d="${leaflets.map(({ midrib }) => midrib).join('')}"/>`,
  ].join('')
}
