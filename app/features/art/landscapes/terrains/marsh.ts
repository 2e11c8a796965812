/** Open water with reed beds, spruces and tamaracks, and cattails in the foreground. */
import { drawReeds } from '~/features/art/landscapes/reeds'
import { drawRidge, rollingCrest } from '~/features/art/landscapes/ridge'
import { type Scene, sceneHeight, within } from '~/features/art/landscapes/scene'
import { drawSlope } from '~/features/art/landscapes/slope'
import { glint, skyBelow } from '~/features/art/landscapes/water'
import { coveredLine } from '~/features/art/landscapes/cover'

/** The far shore. */
const shore = 424

export function marsh(scene: Scene): string {
  const { next, width, paint, tone, light } = scene
  const far = drawRidge(scene, {
    ...{ depth: 0.1, mist: 60 },
    crest: rollingCrest(scene, { base: 356, sway: 30, length: 520 }),
  })
  const woods = [
    { base: shore - 26, size: 17, depth: 0.36, own: '#4d6650', mottle: ['#b08a44'], mist: 70, thickness: 0.6 },
    { base: shore - 6, size: 26, depth: 0.56, own: '#34503e', mottle: ['#a87f3c'], mist: 60, thickness: 0.35 },
  ].map(({ base, ...slope }) =>
    drawSlope(scene, { ...slope, cover: 'spruce', crest: rollingCrest(scene, { base, sway: 8, length: 260 }) }),
  )
  const end = String(Math.ceil(width))
  const shadow = scene.fade(shore, shore + 62, [
    [0, tone(0.55, '#34503e'), 0.75],
    [1, tone(0.4, '#34503e'), 0],
  ])
  const beds = [
    { y: shore + 12, from: 0, to: 0.42, size: 7, depth: 0.6 },
    { y: shore + 20, from: 0.66, to: 1.1, size: 8, depth: 0.64 },
    { y: shore + 52, from: 0.34, to: 0.7, size: 11, depth: 0.7 },
    { y: shore + 92, from: -0.1, to: 0.24, size: 15, depth: 0.78 },
    { y: shore + 118, from: 0.62, to: 1.1, size: 18, depth: 0.84 },
  ].map(({ y, from, to, size, depth }) => {
    const [start, stop] = [from + within(next, -0.05, 0.05), to + within(next, -0.05, 0.05)].map((part) => part * width)
    return reedBed(scene, { y, start: start ?? 0, stop: stop ?? width, size, depth })
  })
  const glints = Array.from({ length: 26 }, () => {
    const near = next()
    return glint(next() * width, shore + 24 + near * 210, within(next, 30, 120) * (0.5 + near))
  })
  const clump = (middle: number, spread: number, count: number) =>
    Array.from({ length: count }, () => ({
      x: width * middle + (next() + next() + next() - 1.5) * spread,
      y: 690,
      height: within(next, 130, 255),
    }))
  return [
    far,
    ...woods,
    `<path fill="${skyBelow(scene, shore)}" d="M0 ${String(shore)}H${end}V${String(sceneHeight)}H0z"/>`,
    `<path fill="${shadow}" d="M0 ${String(shore)}H${end}v70H0z"/>`,
    `<path fill="${paint(light.glow)}" opacity=".35" d="${glints.join('')}"/>`,
    ...beds,
    drawReeds(scene, [...clump(0.1, 150, 44), ...clump(0.93, 130, 36)], { depth: 0.95, own: '#5c5c30' }),
  ].join('')
}

interface Bed {
  y: number
  start: number
  stop: number
  size: number
  depth: number
}

/** With its dark reflection. */
function reedBed({ next, paint, tone, light }: Scene, { y, start, stop, size, depth }: Bed): string {
  const middle = (start + stop) / 2
  const half = (stop - start) / 2
  const from = Math.round(start)
  const crest = (x: number) => y - size * 0.7 * Math.sqrt(Math.max(0, 1 - ((x - middle) / half) ** 2))
  const line = coveredLine({ cover: 'grass', size, crest, next }, from, stop - size * 2)
  const own = tone(depth, '#a8894a')
  return [
    `<path fill="${paint(tone(depth, '#4a4326'))}" opacity="${light.color > 0.3 ? '.5' : '.7'}" d="M${String(from)} ${String(y)}Q${String(Math.round(middle))} ${String(Math.round(y + size * 1.7))} ${String(Math.round(stop))} ${String(y)}z"/>`,
    `<path fill="${paint(own)}" d="${line}L${String(Math.round(stop))} ${String(y)}Q${String(Math.round(middle))} ${String(Math.round(y + size * 0.4))} ${String(from)} ${String(y)}z"/>`,
  ].join('')
}
