/** A petal of a marigold: a fan with a rippled rim, dark at its base. Seen a little from above; path data. */
import type { Point } from '~/features/art/curve'

export interface Petal {
  turn: number
  reach: number
  wide: number
}

export type Center = Readonly<Record<'x' | 'y', number>>

/** A place on a petal, seen a little from above; parts of its reach and of its half width. */
function onPetal({ x, y }: Center, { turn, reach, wide }: Petal, [out, side]: Point): string {
  const [ax, ay] = [Math.cos(turn), Math.sin(turn)]
  const [along, across] = [out * reach, side * wide]
  return `${String(Math.round(x + ax * along - ay * across))} ${String(Math.round(y + (ay * along + ax * across) * 0.86))}`
}

/** A fan with a rippled rim. */
export function petal(center: Center, shape: Petal): string {
  const at = (out: number, side: number) => onPetal(center, shape, [out, side])
  return [
    `M${at(0.1, 0)}`,
    `C${at(0.5, 0.45)} ${at(0.7, 1.04)} ${at(0.88, 0.9)}`,
    `Q${at(1.02, 0.8)} ${at(0.97, 0.46)}`,
    `Q${at(1.07, 0.24)} ${at(0.96, 0)}`,
    `Q${at(1.07, -0.24)} ${at(0.97, -0.46)}`,
    `Q${at(1.02, -0.8)} ${at(0.88, -0.9)}`,
    `C${at(0.7, -1.04)} ${at(0.5, -0.45)} ${at(0.1, 0)}z`,
  ].join('')
}

/** The dark base of a petal, with a tongue towards the rim. */
export function blotch(center: Center, shape: Petal): string {
  const at = (out: number, side: number) => onPetal(center, shape, [out, side])
  return `M${at(0.1, 0)}Q${at(0.55, 0.42)} ${at(0.68, 0.5)}Q${at(0.68, 0.2)} ${at(0.84, 0)}Q${at(0.68, -0.2)} ${at(0.68, -0.5)}Q${at(0.55, -0.42)} ${at(0.1, 0)}z`
}
