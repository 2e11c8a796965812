/** Eastern red cedars, lit from the upper left. */
import type { Point } from '~/features/art/curve'
import { stepsAlong } from '~/features/art/straight-lines'
import { seededRandom } from '~/lib/seeded-random'
import type { Place } from './place'
import { type Scene, within } from './scene'

/** Each has a lit side; later ones are drawn in front. */
export function drawCedars(scene: Scene, places: readonly Place[], { depth, own, lit }: CedarLook): string {
  const { next, paint, tone } = scene
  const shapes = places.map((place) => cedar(place, next))
  const [shade, light] = [paint(tone(depth, own)), paint(tone(depth * 0.88, lit))]
  // Distant ones are one mass.
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

const kinds = 4

interface Cedar {
  whole: string
  side: string
}

const cut = new Map<string, Cedar>()

/** A few stencils and sizes keep the document small. */
function cedar({ x, y, height }: Place, next: () => number): Cedar {
  const kind = Math.floor(next() * kinds)
  const size = height < 100 ? Math.max(1, Math.round(height / 20)) * 20 : Math.round(height / 50) * 50
  const key = `${String(kind)} ${String(size)}`
  const stencil = cut.get(key) ?? cutCedar(kind, size)
  cut.set(key, stencil)
  const foot = `${String(Math.round(x))} ${String(Math.round(y))}`
  return { whole: `M${foot}${stencil.whole}`, side: `M${foot}${stencil.side}` }
}

/** Both start at the middle of the base. */
function cutCedar(kind: number, height: number): Cedar {
  const next = seededRandom(`cedar ${String(kind)}`)
  const half = height * within(next, 0.17, 0.25)
  const lean = within(next, -0.05, 0.05) * height
  const tiers = Math.max(4, Math.min(16, Math.round(height / 12)))
  const stem = (t: number) => lean * (1 - t)
  /** Half its width from tip (0) to base (1). */
  const profile = (t: number) => half * Math.min(1, t * 1.28) ** 0.85 * (t > 0.84 ? 1 - (t - 0.84) * 1.5 : 1)
  const edge = (sign: 1 | -1) =>
    Array.from({ length: tiers }, (_, tier): Point[] => {
      const t = (tier + 0.9) / tiers
      const reach = profile(t) * within(next, 0.86, 1.16)
      const hollow = next() < 0.22 ? 0.62 : within(next, 0.78, 0.92)
      return [
        [stem(t) + sign * reach, -height * (1 - t) - height * within(next, 0.015, 0.04)],
        [stem(t) + sign * reach * hollow, -height * (1 - t)],
      ]
    }).flat()
  const [right, left] = [edge(1), edge(-1)]
  const foot: Point[] = [
    [half * 0.5, 6],
    [-half * 0.5, 6],
  ]
  // Lit foliage, mostly on the left.
  let [atX, atY] = [0, 0]
  const plumes = Array.from({ length: height < 60 ? 3 : Math.min(14, Math.round(height / 14)) }, () => {
    const t = within(next, 0.1, 0.95)
    const across = within(next, -0.9, 0.9) * (next() < 0.75 ? -Math.abs(next()) : 1) * 0.8 - 0.12
    const size = half * within(next, 0.3, 0.55) * (0.5 + 0.5 * t)
    const [x, y] = [Math.round(stem(t) + across * profile(t)), Math.round(-height * (1 - t))]
    const out = across * 0.5
    const move = `m${String(x - atX)} ${String(y - atY)}`
    ;[atX, atY] = [x, y]
    const shape: Point[] = [
      [0, 0],
      [size * (out - 0.34), -size * 0.75],
      [size * (out - 0.1), -size],
      [size * out, -size * 1.65],
      [size * (out + 0.2), -size * 0.85],
    ]
    return `${move}${stepsAlong(shape)}z`
  })
  const crown: Point[] = [[0, 6], ...foot.slice(1), ...left.toReversed(), [lean * 1.1, -height * 1.06], ...right]
  return { whole: `${stepsAlong([...crown, ...foot.slice(0, 1)])}z`, side: plumes.join('') }
}
