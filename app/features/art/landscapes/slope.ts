/** A wooded slope with scattered crowns of other colors. */
import { type Cover, standing } from './cover'
import { type Crest, drawRidge } from './ridge'
import { type Scene, within } from './scene'

interface SlopePlan {
  crest: Crest
  cover: Cover
  size: number
  depth: number
  own: string
  /** Colors of the scattered crowns. */
  mottle: readonly string[]
  mist: number
  thickness?: number
}

export function drawSlope(scene: Scene, plan: SlopePlan): string {
  const { next, width, paint, tone } = scene
  const { crest, cover, size, depth, mottle, mist } = plan
  const seen = size < 1.6 * scene.finest ? [] : mottle
  const crowns = seen.map((color) => {
    const count = Math.round((width / size) * 0.6)
    const places = Array.from({ length: count }, () => {
      const x = next() * (width + 20) - 20
      return { x, y: crest(x) + size * 0.5 + next() ** 1.7 * Math.min(mist * 0.5, size * 5) }
    })
    const shape = standing(cover, Math.round(size * within(next, 0.8, 1)), places, next)
    return `<path fill="${paint(tone(depth, color))}" opacity=".36" d="${shape}"/>`
  })
  return [drawRidge(scene, plan), ...crowns].join('')
}
