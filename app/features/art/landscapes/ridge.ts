/** A ridge: crest, vegetation and mist. */
import { noiseLine } from '~/features/art/noise'
import { mixColors } from '~/features/art/color'
import { outline } from '~/features/art/straight-lines'
import { type Cover, coveredLine } from './cover'
import { sceneHeight, type Scene } from './scene'

/** Distance of the ground from the top at x. */
export type Crest = (x: number) => number

interface CrestPlan {
  /** Mean distance from the top. */
  base: number
  /** Amplitude. */
  sway: number
  /** Wavelength. */
  length: number
}

export function rollingCrest({ next }: Scene, { base, sway, length }: CrestPlan): Crest {
  const noise = noiseLine(next)
  const shift = next() * 200
  return (x) => {
    const t = x / length + shift
    return base - sway * (noise(t) + 0.45 * noise(t * 2.3 + 7) + 0.16 * noise(t * 5.9 + 3))
  }
}

interface RidgePlan {
  crest: Crest
  /** None if too far away. */
  cover?: Cover
  /** Height of the vegetation. */
  size?: number
  depth: number
  /** Color of the vegetation. */
  own?: string
  /** How far below the crest the mist is thickest; 0 for none. */
  mist?: number
  /** 0 to 1. */
  thickness?: number
}

export function drawRidge(scene: Scene, plan: RidgePlan): string {
  const { crest, depth, own, size = 0, mist = 0, thickness = 0.75 } = plan
  const ground = Array.from({ length: 13 }, (_, index) => crest((index * scene.width) / 12))
  const [highest, lowest] = [Math.min(...ground), Math.max(...ground)]
  const color = scene.tone(depth, own)
  const fill =
    mist === 0
      ? scene.paint(color)
      : scene.fade(highest - size, lowest + mist, [
          [0, color],
          [0.35, mixColors(color, scene.light.mist, thickness * 0.22)],
          [1, mixColors(color, scene.light.mist, thickness)],
        ])
  return `<path fill="${fill}" d="${crestLine(scene, plan)}V${String(sceneHeight + 5)}H-9z"/>`
}

function crestLine({ width, next, finest }: Scene, { crest, cover, size = 0 }: RidgePlan): string {
  const end = width + 10
  if (cover !== undefined && size >= finest) return coveredLine({ cover, size, crest, next }, -9, end)
  const steps = Math.ceil((end + 9) / 15)
  return outline(Array.from({ length: steps + 1 }, (_, step) => [step * 15 - 9, crest(step * 15 - 9)] as const))
}
