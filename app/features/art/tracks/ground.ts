/** A piece of ground from above, seeded: soft lumps in shade and in light, and grains. */
import { px } from '~/features/art/drawing'
import { closedPath } from '~/features/art/smooth-path'
import type { Point } from '~/features/art/spine'
import { seededRandom } from '~/lib/seeded-random'

export interface Piece {
  x: number
  y: number
  wide: number
  high: number
}

export interface Ground {
  /** Whose colours are in `trackColors`. */
  ground: 'mud' | 'snow'
  seed: string
  /** How coarse it is, 1 for what is near. */
  grain: number
}

export function drawGround({ x, y, wide, high }: Piece, { ground, seed, grain }: Ground): string {
  const random = seededRandom(seed)
  const between = (from: number, to: number) => from + random() * (to - from)
  const place = (margin: number): Point => [
    between(x + margin, x + wide - margin),
    between(y + margin, y + high - margin),
  ]
  const lumps = (most: number) =>
    Array.from({ length: Math.round((wide * high) / (24000 * grain ** 1.4)) }, () => {
      const size = between(0.25, 1) ** 1.6 * most * grain
      return closedPath([lump(place(0), size, between)], 1)
    }).join('')
  const grains = Array.from({ length: Math.round((wide * high) / 6500) }, () => {
    const [[atX, atY], size] = [place(6), between(1, 3.4) * Math.sqrt(grain)]
    return `M${atX.toFixed()} ${atY.toFixed()}l${px(size)} ${px(-size * 0.6)} ${px(size)} ${px(size * 0.7)} ${px(-size)} ${px(size * 0.5)}z`
  })
  const box = `M${px(x)} ${px(y)}h${px(wide)}v${px(high)}h${px(-wide)}z`
  const id = `ground-${px(x)}`
  const half = Math.ceil(grains.length / 2)
  return [
    `<path d="${box}" fill="var(--${ground}-ground)"/>`,
    `<clipPath id="${id}"><path d="${box}"/></clipPath>`,
    `<g clip-path="url(#${id})">`,
    `<path d="${lumps(66)}" fill="var(--${ground}-fleck)"/>`,
    `<path d="${lumps(46)}" fill="var(--${ground}-glint)"/>`,
    '</g>',
    `<path d="${grains.slice(0, half).join('')}" fill="var(--${ground}-low)"/>`,
    `<path d="${grains.slice(half).join('')}" fill="var(--${ground}-rim)"/>`,
  ].join('')
}

/** A flat uneven shape, lying at any angle. */
function lump([x, y]: Point, size: number, between: (from: number, to: number) => number): Point[] {
  const [lie, flat, first, second] = [between(0, Math.PI), between(0.35, 0.6), between(0, 6), between(0, 6)]
  const outline = Array.from({ length: 9 }, (_, index): Point => {
    const angle = (index / 9) * 2 * Math.PI
    const reach = size * (1 + 0.22 * Math.sin(2 * angle + first) + 0.16 * Math.sin(3 * angle + second))
    const [along, beside] = [Math.cos(angle) * reach, Math.sin(angle) * reach * flat]
    return [x + along * Math.cos(lie) - beside * Math.sin(lie), y + along * Math.sin(lie) + beside * Math.cos(lie)]
  })
  return [...outline, outline[0] ?? [x, y]]
}
