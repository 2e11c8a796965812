/** Banded buttes, grass, and junipers in the draws. */
import { drawCedars } from '~/features/art/landscapes/cedar'
import { drawGrass } from '~/features/art/landscapes/grass'
import { drawRidge, rollingCrest } from '~/features/art/landscapes/ridge'
import { type Scene, sceneHeight, within } from '~/features/art/landscapes/scene'
import { mixColors } from '~/features/art/color'
import type { Point } from '~/features/art/curve'
import { outline } from '~/features/art/straight-lines'

export function prairieBreaks(scene: Scene): string {
  const { next, width } = scene
  const plain = drawRidge(scene, {
    crest: rollingCrest(scene, { base: 356, sway: 8, length: 700 }),
    depth: 0.04,
    mist: 50,
  })
  const rows = [
    { foot: 410, high: 62, count: 2, depth: 0.2, wide: 300, from: 0.5 },
    { foot: 448, high: 108, count: 2, depth: 0.38, wide: 290, from: 0.05 },
  ].map(({ count, from, ...row }) =>
    Array.from({ length: count }, (_, index) =>
      butte(scene, { ...row, x: ((index + from + within(next, 0, 0.45)) / count) * width }),
    ).join(''),
  )
  const swells = [
    { base: 444, sway: 18, length: 420, depth: 0.46, mist: 90, own: '#b79a5c', size: 3 },
    { base: 490, sway: 30, length: 460, depth: 0.62, mist: 110, own: '#b08d4c', size: 5 },
    { base: 548, sway: 34, length: 520, depth: 0.76, mist: 150, own: '#94763c', size: 8 },
  ]
  const [back, middle, front] = swells.map(({ base, sway, length, ...swell }) => {
    const crest = rollingCrest(scene, { base, sway, length })
    return { crest, ground: drawRidge(scene, { ...swell, cover: 'grass', crest, thickness: 0.3 }) }
  })
  const junipers = (crest: (x: number) => number, count: number, height: number) => {
    const start = next() * width
    return Array.from({ length: count }, () => {
      const x = start + (next() + next() - 1) * width * 0.34
      const place = next() * height
      return { x, y: crest(x) + place * 0.6 + 3, height: height * within(next, 0.5, 1.1) }
    }).sort((a, b) => a.y - b.y)
  }
  const near = rollingCrest(scene, { base: 618, sway: 22, length: 460 })
  const look = { own: '#2f4635', lit: '#56684a' }
  return [
    plain,
    ...rows,
    back?.ground,
    middle && drawCedars(scene, junipers(middle.crest, 12, 26), { ...look, depth: 0.56 }),
    middle?.ground,
    front && drawCedars(scene, junipers(front.crest, 9, 44), { ...look, depth: 0.72 }),
    front?.ground,
    drawGrass(scene, { crest: near, size: 13, depth: 0.84, own: ['#8d733c', '#2e2a1a'], rows: 4, reach: 62 }),
  ].join('')
}

interface ButtePlan {
  x: number
  foot: number
  high: number
  wide: number
  depth: number
}

/** Rock cap, steep wall, and talus, lit from the left. */
function butte(scene: Scene, { x, foot, high, wide, depth }: ButtePlan): string {
  const { next, paint, tone, light, fade } = scene
  const half = (wide / 2) * within(next, 0.5, 1)
  const top = foot - high * within(next, 0.8, 1.15)
  const wall = top + (foot - top) * within(next, 0.3, 0.42)
  const skirt = half + (foot - top) * within(next, 1, 1.5)
  const rim = [0, 0.24, 0.5, 0.78, 1].map((t): Point => [x - half + 2 * half * t, top + within(next, -2.5, 3)])
  const shape: Point[] = [
    [x - skirt, foot + 40],
    [x - half - 22, wall + 12],
    [x - half - 6, wall],
    ...rim,
    [x + half + 8, wall],
    [x + half + 26, wall + 14],
    [x + skirt, foot + 40],
  ]
  const rock = tone(depth, '#b07a4c')
  const fill = fade(top, foot + 40, [
    [0, rock],
    [0.5, mixColors(rock, light.mist, 0.25)],
    [1, mixColors(rock, light.mist, 0.7)],
  ])
  const turn = x + half * within(next, 0.1, 0.45)
  const shaded: Point[] = [
    [turn, top],
    [turn + 8, wall],
    [turn + half * 0.16, wall + 20],
    [turn + half * 0.1, foot + 40],
    [x + skirt, foot + 40],
    ...shape.slice(-4, -1).toReversed(),
    [x + half, top + 1],
  ]
  const gullies = [0.12, 0.3, 0.46].map((t) => {
    const at = x - half + 2 * half * (t + within(next, -0.05, 0.05))
    const out = (t - 0.5) * 46
    return `${outline([
      [at, wall + 2],
      [at + out - 3, wall + (foot - wall) * 0.6],
      [at + out * 2, foot + 30],
      [at + out * 1.6 + 16, foot + 30],
      [at + out + 9, wall + (foot - wall) * 0.5],
    ])}z`
  })
  const dark = fade(top, foot + 40, [
    [0, mixColors(rock, light.near, 0.34)],
    [1, mixColors(rock, light.mist, 0.66)],
  ])
  const band = mixColors(rock, light.near, 0.3)
  const ledge = `M${String(Math.round(x - half - 5))} ${String(Math.round(wall))}H${String(Math.round(x + half + 7))}`
  return [
    `<path fill="${fill}" d="${outline(shape)}V${String(sceneHeight)}H${String(Math.round(x - skirt))}z"/>`,
    `<path fill="${dark}" d="${outline(shaded)}z${gullies.join('')}"/>`,
    `<path fill="none" stroke="${paint(band)}" stroke-width="1.6" opacity=".55" d="${ledge}"/>`,
  ].join('')
}
