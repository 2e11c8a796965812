/** A hosta in flower: markup. */
import type { Point } from '~/features/art/curve'
import { outline } from '~/features/art/straight-lines'

/** A bare stem with bells that hang to one side. */
export function scape(next: () => number): string {
  const stem = 'M592 590C604 420 604 240 640 78'
  const bells = Array.from({ length: 9 }, (_, index) => {
    const t = index / 8
    const side = index % 2 === 0 ? 1 : -1
    return bell(
      [634 - t * 22, 96 + t * 136],
      (side > 0 ? 0.5 : Math.PI - 0.5) + side * (0.35 + 0.15 * next()),
      26 + 30 * t,
    )
  })
  return [
    `<path fill="none" stroke="var(--stem)" stroke-width="6" stroke-linecap="round" d="${stem}"/>`,
    `<path fill="var(--bell)" d="${bells.map(({ whole }) => whole).join('')}"/>`,
    `<path fill="var(--bell-lit)" d="${bells.map(({ lit }) => lit).join('')}"/>`,
  ].join('')
}

/** A trumpet from its stalk to the flared mouth; its upper side has the light. */
function bell([x, y]: Point, turn: number, size: number): { whole: string; lit: string } {
  const at = (out: number, side: number): Point => [
    x + (Math.cos(turn) * out - Math.sin(turn) * side) * size,
    y + (Math.sin(turn) * out + Math.cos(turn) * side) * size,
  ]
  const edge = (side: 1 | -1): Point[] =>
    [
      [0.1, 0.05],
      [0.35, 0.1],
      [0.62, 0.19],
      [0.84, 0.25],
      [1.06, 0.42],
    ].map(([out = 0, reach = 0]) => at(out, side * reach))
  const mouth = [at(0.96, -0.16), at(1.12, 0), at(0.96, 0.16)]
  const up = Math.cos(turn) > 0 ? -1 : 1
  return {
    whole: `${outline([at(0, 0), ...edge(-1), ...mouth, ...edge(1).toReversed()])}z`,
    lit: `${outline([at(0, 0), ...edge(up), at(0.96, up * 0.16), at(0.5, up * 0.02)])}z`,
  }
}
