/** A meadow with a rill, between spruces, below a snowy range. */
import { drawGrass } from '~/features/art/landscapes/grass'
import { groundShade } from '~/features/art/landscapes/ground-shade'
import { type Crest, drawRidge, rollingCrest } from '~/features/art/landscapes/ridge'
import { type Scene, sceneHeight, within } from '~/features/art/landscapes/scene'
import { drawSlope } from '~/features/art/landscapes/slope'
import { drawRange } from '~/features/art/landscapes/snow-range'
import { spruces } from '~/features/art/landscapes/spruce'
import { drawRibbon } from '~/features/art/landscapes/water'

/** Where the meadow meets the woods. */
const floor = 452

export function mountainMeadow(scene: Scene): string {
  const { next, width, paint, tone } = scene
  const middle = width * within(next, 0.46, 0.56)
  /** Slopes down from both sides. */
  const bowl = (crest: Crest, rise: number): Crest => {
    return (x) => crest(x) - rise * Math.min(1.3, Math.abs(x - middle) / (width / 2)) ** 1.6
  }
  const foothills = drawSlope(scene, {
    ...{ cover: 'spruce', size: 7, depth: 0.3, own: '#4d6a58', mottle: [], mist: 80 },
    crest: bowl(rollingCrest(scene, { base: 396, sway: 22, length: 330 }), 50),
  })
  const woods = drawSlope(scene, {
    ...{ cover: 'spruce', size: 16, depth: 0.5, own: '#3d5c49', mottle: ['#c29a48'], mist: 80, thickness: 0.5 },
    crest: bowl(rollingCrest(scene, { base: floor - 16, sway: 12, length: 260 }), 66),
  })
  const stand = (side: 1 | -1, { count, from, tall }: { count: number; from: number; tall: number }) =>
    Array.from({ length: count }, () => {
      const away = from + (1.06 - from) * next() ** 0.8
      return {
        x: middle + side * away * (side < 0 ? middle : width - middle),
        y: floor + 18 + (away - from) * 130 + within(next, 0, 16),
        height: tall * within(next, 0.45, 1) * (0.5 + away * 0.6),
      }
    }).sort((a, b) => a.y - b.y)
  const back = [...stand(-1, { count: 20, from: 0.34, tall: 110 }), ...stand(1, { count: 20, from: 0.38, tall: 110 })]
  const front = [...stand(-1, { count: 11, from: 0.6, tall: 290 }), ...stand(1, { count: 11, from: 0.62, tall: 270 })]
  const grass = rollingCrest(scene, { base: 606, sway: 12, length: 320 })
  return [
    drawRange(scene, { base: 356, high: 190 }),
    foothills,
    woods,
    drawRidge(scene, { crest: () => floor, cover: 'grass', size: 5, depth: 0.56, own: '#c9a85c' }),
    `<path fill="${scene.fade(floor, sceneHeight, [
      [0, tone(0.5, '#d3b36a')],
      [0.45, tone(0.66, '#b08f4a')],
      [1, tone(0.9, '#5a5228')],
    ])}" d="M0 ${String(floor)}H${String(Math.ceil(width))}V${String(sceneHeight)}H0z"/>`,
    drawRibbon(scene, {
      ...{ x: middle, y: floor + 6, endX: middle + width * within(next, -0.1, 0.1), endHalf: width * 0.055 },
      ...{ sway: width * 0.1 * (next() < 0.5 ? 1 : -1), bends: 3 },
    }),
    `<path fill="${paint(tone(0.95, '#2b3320'))}" opacity=".35" d="${groundShade([...back, ...front], 0.2)}"/>`,
    `<path fill="${paint(tone(0.7, '#2f4f3c'))}" d="${spruces(back, next)}"/>`,
    `<path fill="${paint(tone(0.92, '#1c3729'))}" d="${spruces(front, next)}"/>`,
    drawGrass(scene, { crest: grass, size: 13, depth: 0.84, own: ['#9c8142', '#2b2c1a'], rows: 4, reach: 66 }),
  ].join('')
}
