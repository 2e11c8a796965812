/** A leaf cut as finely as a fern's. */
import type { Point } from '~/features/art/curve'
import { px } from '~/features/art/drawing'
import { along } from './leaf'

/** Leaflets on leaflets along a bent stalk, as short strokes. */
export function fern({ from, bend, to }: { from: Point; bend: Point; to: Point }): string {
  const lines = [`M${px(from[0])} ${px(from[1])}Q${px(bend[0])} ${px(bend[1])} ${px(to[0])} ${px(to[1])}`]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const line = ([x, y]: Point, turn: number, reach: number): Point => {
    const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach]
    lines.push(`M${whole(x)} ${whole(y)}l${whole(dx)} ${whole(dy)}`)
    return [dx, dy]
  }
  for (let t = 0.26; t < 0.99; t += 0.085) {
    const at = along(from, bend, to, t)
    const ahead = along(from, bend, to, t + 0.02)
    const heading = Math.atan2(ahead[1] - at[1], ahead[0] - at[0])
    const reach = length * 0.3 * Math.sin(Math.PI * (0.22 + 0.74 * t)) + 6
    for (const side of [-1, 1]) {
      const turn = heading + side * 0.85
      const [dx, dy] = line(at, turn, reach)
      for (const part of [0.42, 0.72]) {
        const twig: Point = [at[0] + dx * part, at[1] + dy * part]
        for (const fork of [-1, 1]) line(twig, turn + fork * 0.72, reach * 0.4 * (1.25 - part))
      }
    }
  }
  return lines.join('')
}

function whole(value: number): string {
  return String(Math.round(value))
}
