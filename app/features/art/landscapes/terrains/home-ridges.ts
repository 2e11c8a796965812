/** Spruce ridges that rise to the right, behind the home page's text. */
import { drawGrass } from '~/features/art/landscapes/grass'
import { type Crest, drawRidge, rollingCrest } from '~/features/art/landscapes/ridge'
import { type Scene, within } from '~/features/art/landscapes/scene'
import { spruces } from '~/features/art/landscapes/spruce'

const ridges = [
  { base: 436, sway: 26, length: 520, rise: 120, depth: 0.04, mist: 70 },
  { base: 462, sway: 26, length: 430, rise: 120, depth: 0.18, mist: 70, cover: 'spruce', size: 5 },
  { base: 500, sway: 28, length: 410, rise: 130, depth: 0.36, mist: 80, cover: 'spruce', size: 10 },
  { base: 548, sway: 30, length: 460, rise: 140, depth: 0.58, mist: 110, cover: 'spruce', size: 19 },
] as const

export function homeRidges(scene: Scene): string {
  const { next, width, paint, tone } = scene
  const rising = (crest: Crest, rise: number): Crest => {
    return (x) => crest(x) - rise * Math.min(1, Math.max(0, x / width - 0.3) / 0.62) ** 1.5
  }
  const near = rising(rollingCrest(scene, { base: 622, sway: 18, length: 560 }), 96)
  const trees = Array.from({ length: Math.round(width / 15) }, () => {
    // Few and low on the left, dense and tall on the right.
    const part = next() ** 0.62
    const x = part * (width + 30)
    return { x, y: near(x) + 8, height: within(next, 36, 86) + 110 * part ** 3 * next() }
  })
  return [
    ...ridges.map(({ base, sway, length, rise, ...ridge }) =>
      drawRidge(scene, { ...ridge, crest: rising(rollingCrest(scene, { base, sway, length }), rise), own: '#3f5d4a' }),
    ),
    `<path fill="${paint(tone(0.88, '#1b2f26'))}" d="${spruces(trees, next)}"/>`,
    drawGrass(scene, { crest: near, size: 9, depth: 0.9, own: ['#26332a', '#0d1512'], rows: 3, reach: 60 }),
  ].join('')
}
