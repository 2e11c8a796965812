/** Eastern red cedars: dense ragged cones with foliage down to the ground, lit from the upper left. */
import type { Point } from '~/features/art/curve'
import { outline } from '~/features/art/landscapes/straight-lines'
import { type Scene, within } from './scene'
import type { Place } from './place'

/** Each with its lit side; those farther down the list stand before the others. */
export function drawCedars(scene: Scene, places: readonly Place[], { depth, own, lit }: CedarLook): string {
  const { next, paint, tone } = scene
  const shapes = places.map((place) => cedar(place, next))
  const [shade, light] = [paint(tone(depth, own)), paint(tone(depth * 0.88, lit))]
  // Far off they are one mass; near by each has its own light.
  if (depth < 0.6)
    return `<path fill="${shade}" d="${shapes.map(({ whole }) => whole).join('')}"/><path fill="${light}" d="${shapes.map(({ side }) => side).join('')}"/>`
  return shapes
    .map(({ whole, side }) => `<path fill="${shade}" d="${whole}"/><path fill="${light}" d="${side}"/>`)
    .join('')
}

interface CedarLook {
  depth: number
  own: string
  lit: string
}

/** Sprays that point up and out, ever longer downwards, and short again at the foot. */
function cedar({ x, y, height }: Place, next: () => number): { whole: string; side: string } {
  const half = height * within(next, 0.17, 0.25)
  const tiers = Math.max(4, Math.min(12, Math.round(height / 16)))
  const lean = within(next, -0.04, 0.04) * height
  const tip: Point = [x + lean, y - height * 1.1]
  const edge = (sign: 1 | -1) =>
    Array.from({ length: tiers }, (_, tier): Point[] => {
      const t = (tier + 0.7) / tiers
      const reach = half * Math.min(1, t * 1.35) ** 0.8 * (t > 0.82 ? 1 - (t - 0.82) * 1.6 : 1) * within(next, 0.8, 1.2)
      const [stemX, atY] = [x + lean * (1 - t), y - height * (1 - t)]
      return [
        [stemX + sign * reach, atY - height * within(next, 0.02, 0.05)],
        [stemX + sign * reach * within(next, 0.72, 0.86), atY],
      ]
    })
  const [right, left] = [edge(1), edge(-1)]
  // The lit side ends in tongues between which the shade comes out.
  const tongues = left.flatMap(([outer, inner], tier): Point[] => {
    if (outer === undefined || inner === undefined) return []
    const stemX = x + lean * (1 - tier / tiers)
    const reach = stemX - outer[0]
    return [
      [stemX - reach * within(next, 0.05, 0.3), outer[1] - height * 0.01],
      [stemX - reach * within(next, 0.42, 0.66), inner[1] + height * 0.012],
    ]
  })
  const foot: Point[] = [
    [x + half * 0.5, y + 6],
    [x - half * 0.5, y + 6],
  ]
  return {
    whole: `${outline([tip, ...right.flat(), ...foot, ...left.flat().toReversed()])}z`,
    side: `${outline([tip, ...tongues.slice(0, -2), ...left.slice(0, -1).flat().toReversed()])}z`,
  }
}
