/** The other antler of a pair: no two are quite alike. */
import { seededRandom } from '~/lib/seeded-random'
import type { Beam, Tine } from './antler'
import type { Blade } from './blade'

/** The same antler on the other side, its tines a little longer or shorter and turned a little, by the seed. */
export function mirrored(beam: Beam, seed: string): Beam {
  const random = seededRandom(seed)
  const about = (spread: number) => (random() * 2 - 1) * spread
  const otherTine = (tine: Tine): Tine => ({
    ...tine,
    at: tine.at * (1 + about(0.02)),
    across: -(tine.across ?? 0),
    angle: -tine.angle + about(4),
    length: tine.length * (1 + about(0.08)),
    bend: -(tine.bend ?? 0) + about(5),
    ...(tine.blade && { blade: otherBlade(tine.blade) }),
    ...(tine.tines && { tines: tine.tines.map(otherTine) }),
  })
  return {
    ...beam,
    points: beam.points.map(([x, y], index) => (index < 2 ? [-x, y] : [-x + about(0.01) * x, y * (1 + about(0.012))])),
    ...(beam.blade && { blade: otherBlade(beam.blade) }),
    ...(beam.tines && { tines: beam.tines.map(otherTine) }),
  }
}

function otherBlade(blade: Blade): Blade {
  return blade.map(([part, left, right]) => [part, right, left])
}
