import { type Scene, within } from '~/features/art/landscapes/scene'
import { drawGrass } from '~/features/art/landscapes/grass'
import { drawRidge, rollingCrest } from '~/features/art/landscapes/ridge'
import { drawRange } from '~/features/art/landscapes/snow-range'
import { spruces } from '~/features/art/landscapes/spruce'

export function spruceMountains(scene: Scene): string {
  const { next, width } = scene
  const ridges = [
    { base: 352, sway: 26, length: 420, size: 6, depth: 0.22, mist: 60 },
    { base: 398, sway: 34, length: 380, size: 11, depth: 0.42, mist: 70 },
    { base: 456, sway: 44, length: 430, size: 20, depth: 0.64, mist: 90 },
  ].map(({ base, sway, length, ...ridge }) =>
    drawRidge(scene, { ...ridge, cover: 'spruce', crest: rollingCrest(scene, { base, sway, length }), own: '#3f5d4a' }),
  )
  const crest = rollingCrest(scene, { base: 575, sway: 52, length: 620 })
  const near = Array.from({ length: Math.round(width / 17) }, () => {
    const x = next() * width
    return { x, y: crest(x) + 8, height: within(next, 40, 135) * (0.55 + 0.45 * next()) }
  })
  const dark = scene.paint(scene.tone(0.93, '#1f3b2d'))
  return [
    drawRange(scene, { base: 330, high: 150 }),
    ...ridges,
    `<path fill="${dark}" d="${spruces(near, next)}"/>`,
    drawGrass(scene, { crest, size: 9, depth: 0.9, own: ['#3b4a2e', '#17241c'], rows: 4, reach: 70 }),
  ].join('')
}
