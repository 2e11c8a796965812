/** Red cedars in mist around a grassy opening. */
import { drawCedars } from '~/features/art/landscapes/cedar'
import { drawGrass } from '~/features/art/landscapes/grass'
import { drawRidge, rollingCrest } from '~/features/art/landscapes/ridge'
import { type Scene, within } from '~/features/art/landscapes/scene'

const ranks = [
  { y: 398, height: 66, count: 24, depth: 0.2, mist: 50 },
  { y: 432, height: 104, count: 19, depth: 0.36, mist: 56 },
  { y: 478, height: 150, count: 15, depth: 0.54, mist: 66 },
  { y: 540, height: 214, count: 12, depth: 0.74, mist: 80 },
  { y: 612, height: 330, count: 6, depth: 0.9, mist: 0 },
]

export function cedarThicket(scene: Scene): string {
  const { next, width } = scene
  const opening = width * within(next, 0.42, 0.56)
  const stands = ranks.map(({ y, height, count, depth, mist }, rank) => {
    const crest = rollingCrest(scene, { base: y, sway: 9, length: 320 })
    // Nearer ranks have a wider opening.
    const gap = rank * rank * width * 0.0135
    const places = Array.from({ length: Math.round((count * width) / 1200) }, (_, index) => {
      const side = index % 2 === 0 ? -1 : 1
      const room = side < 0 ? opening : width - opening
      const x = opening + side * (gap + (room - gap + 40) * next() ** 0.9)
      return { x, y: crest(x) + within(next, 0, 12), height: height * within(next, 0.55, 1.08) }
    }).sort((a, b) => a.y - b.y)
    const ground =
      mist === 0
        ? ''
        : drawRidge(scene, {
            ...{ crest, cover: 'grass', size: 7 + rank * 2, depth: depth * 0.8, own: '#b39a58', mist, thickness: 0.55 },
          })
    return drawCedars(scene, places, { depth, own: '#24402e', lit: '#54693f' }) + ground
  })
  const near = rollingCrest(scene, { base: 606, sway: 14, length: 320 })
  return [
    drawRidge(scene, { crest: rollingCrest(scene, { base: 340, sway: 40, length: 520 }), depth: 0.08, mist: 70 }),
    ...stands,
    drawGrass(scene, { crest: near, size: 16, depth: 0.82, own: ['#9a8244', '#2c2c1a'], rows: 4, reach: 70 }),
  ].join('')
}
