/** A creek in wooded hills, with bare trees and reeds. */
import { drawGrass } from '~/features/art/landscapes/grass'
import { groundShade } from '~/features/art/landscapes/ground-shade'
import { drawHardwood } from '~/features/art/landscapes/hardwood'
import { drawReeds } from '~/features/art/landscapes/reeds'
import { type Crest, drawRidge, rollingCrest } from '~/features/art/landscapes/ridge'
import { type Scene, sceneHeight, within } from '~/features/art/landscapes/scene'
import { drawSlope } from '~/features/art/landscapes/slope'
import { drawRibbon, ribbonAt } from '~/features/art/landscapes/water'

/** Start of the bottom land. */
const floor = 446

export function creekBottom(scene: Scene): string {
  const { next, width, paint, tone } = scene
  const source = width * within(next, 0.48, 0.58)
  /** Hills on both sides of the creek. */
  const valley = (crest: Crest, deep: number, wide: number): Crest => {
    return (x) => crest(x) + deep * Math.exp(-(((x - source) / wide) ** 2))
  }
  const hills = [
    { base: 330, sway: 34, length: 480, deep: 40, wide: 260, depth: 0.1, mist: 80 },
    { base: 352, sway: 36, length: 400, deep: 66, wide: 230, depth: 0.24, mist: 80, cover: 'hardwood', size: 4 },
  ] as const
  const slopes = [
    { base: 378, sway: 26, deep: 66, size: 8, depth: 0.42, own: '#7d6440', mottle: ['#a87038', '#6a6a40'], mist: 90 },
    { base: 408, sway: 16, deep: 36, size: 11, depth: 0.58, own: '#6a4c2c', mottle: ['#945a2e'], mist: 90 },
  ]
  const ribbon = {
    ...{ x: source, y: floor + 4, endX: width * within(next, 0.32, 0.42), endHalf: width * 0.19 },
    ...{ sway: width * 0.13 * (next() < 0.5 ? 1 : -1), bends: 3 },
  }
  const bank = (t: number, side: 1 | -1, away: number) => {
    const { x, y, half } = ribbonAt(ribbon, t)
    return { x: x + side * (half + away), y }
  }
  const trees = [
    { ...bank(0.12, 1, 90), height: 92 },
    { ...bank(0.16, -1, 110), height: 104 },
    { ...bank(0.3, 1, 190), height: 150 },
    { ...bank(0.38, -1, 210), height: 196 },
    { ...bank(0.52, 1, 300), height: 288 },
  ]
  const shore = rollingCrest(scene, { base: 640, sway: 10, length: 240 })
  const right: Crest = (x) => shore(x) + 60 - 150 * Math.max(0, (x - width * 0.55) / width) ** 0.8
  const reeds = Array.from({ length: 45 }, () => {
    const x = width * (1.02 - 0.42 * next() ** 1.4)
    return { x, y: right(x) + within(next, 14, 60), height: within(next, 70, 150) }
  })
  return [
    ...hills.map(({ base, sway, length, deep, wide, ...hill }) =>
      drawRidge(scene, { ...hill, crest: valley(rollingCrest(scene, { base, sway, length }), deep, wide) }),
    ),
    ...slopes.map(({ base, sway, deep, ...slope }) =>
      drawSlope(scene, {
        ...slope,
        cover: 'hardwood',
        crest: valley(rollingCrest(scene, { base, sway, length: 380 }), deep, 150),
      }),
    ),
    drawRidge(scene, { crest: () => floor, cover: 'grass', size: 5, depth: 0.62, own: '#a08a4e' }),
    `<path fill="${scene.fade(floor, sceneHeight, [
      [0, tone(0.6, '#a98f50')],
      [0.4, tone(0.74, '#7f7038')],
      [1, tone(0.95, '#3a3a20')],
    ])}" d="M0 ${String(floor)}H${String(Math.ceil(width))}V${String(sceneHeight)}H0z"/>`,
    ...[482, 528, 584].map((y, index) =>
      drawRidge(scene, {
        ...{ cover: 'grass', size: 6 + 4 * index, depth: 0.66 + 0.09 * index, mist: 70, thickness: 0.18 },
        crest: rollingCrest(scene, { base: y, sway: 6, length: 260 }),
        own: ['#a08a4a', '#8c7a40', '#6d6436'][index] ?? '#6d6436',
      }),
    ),
    drawRibbon(scene, ribbon),
    `<path fill="${paint(tone(1, '#1d2016'))}" opacity=".22" d="${groundShade(trees, 0.2)}"/>`,
    ...trees.map((tree) => drawHardwood(scene, { ...tree, spread: 0.42, depth: 0.6 + tree.height / 900 })),
    drawReeds(scene, reeds, { depth: 0.9, own: '#6f6a38' }),
    drawGrass(scene, { crest: right, size: 14, depth: 0.88, own: ['#5c5a30', '#23261a'], rows: 3, reach: 50 }),
  ].join('')
}
