/** A distant snowy range: lit flanks on the left, shaded ones on the right, fading into haze. */
import { mixColors } from '~/features/art/color'
import type { Point } from '~/features/art/curve'
import { outline } from '~/features/art/straight-lines'
import { type Scene, sceneHeight, within } from './scene'

interface RangePlan {
  /** Where it fades out, from the top. */
  base: number
  /** Height of the highest peak. */
  high: number
}

interface Peak {
  x: number
  y: number
}

export function drawRange(scene: Scene, { base, high }: RangePlan): string {
  const { next, width, light, tone } = scene
  const count = Math.max(3, Math.round(width / 170))
  const main = Math.floor(within(next, 0.3, 0.8) * count)
  const peaks = Array.from({ length: count }, (_, index): Peak => {
    const rank = Math.max(0.34, 1 - Math.abs(index - main) * 0.21) * within(next, 0.72, 1.02)
    return { x: ((index + within(next, 0.2, 0.8)) / count) * width, y: base - high * rank }
  })
  const all: Peak[] = [{ x: -120, y: base - high * 0.4 }, ...peaks, { x: width + 120, y: base - high * 0.45 }]
  const flanks = all.slice(0, -1).map((peak, index) => flank(peak, all[index + 1] ?? peak, next))
  const line = [...flanks.flatMap(({ down, up }) => [...down, ...up])]

  const isNight = scene.hour === 'night'
  const snow = mixColors(tone(0.05), light.moon, isNight ? 0.32 : 0.74)
  const shade = mixColors(tone(0.2), light.sky[0], 0.35)
  const lit = scene.fade(base - high, base + 30, [
    [0, snow],
    [0.5, mixColors(snow, light.mist, 0.5)],
    [1, light.mist],
  ])
  const dark = scene.fade(base - high, base + 20, [
    [0, shade],
    [0.5, mixColors(shade, light.mist, 0.4)],
    [1, light.mist],
  ])
  const shaded = flanks.map(({ down }, index) => shadedFlank(all[index] ?? { x: 0, y: 0 }, down, { base, next }))
  const spurs = flanks.map(({ up }) => spur(up, base, next))
  return `<path fill="${lit}" d="${outline(line)}V${String(sceneHeight)}H-120z"/><path fill="${dark}" d="${shaded.join('')}${spurs.join('')}"/>`
}

/** From a peak down to the saddle and up to the next. */
function flank(from: Peak, to: Peak, next: () => number): { down: Point[]; up: Point[] } {
  const low = Math.max(from.y, to.y)
  const saddle = {
    x: from.x + (to.x - from.x) * within(next, 0.42, 0.6),
    y: low + (to.x - from.x) * within(next, 0.1, 0.26),
  }
  const between = (a: Peak, b: Peak, parts: readonly number[]) =>
    parts.map((t): Point => [a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t + (t === 0 ? 0 : within(next, -6, 5))])
  return { down: between(from, saddle, [0, 0.14, 0.3, 0.5, 0.74]), up: between(saddle, to, [0, 0.25, 0.48, 0.7, 0.88]) }
}

function shadedFlank({ x, y }: Peak, down: readonly Point[], { base, next }: { base: number; next: () => number }) {
  const depth = base + 20 - y
  const drift = within(next, -0.12, 0.2)
  const rib = [0.1, 0.2, 0.31, 0.45, 0.6, 0.8, 1].map((t, index): Point => {
    const crook = (index % 2 === 0 ? 1 : -1) * depth * within(next, 0.02, 0.075)
    return [x + crook + depth * t * drift, y + t * depth]
  })
  const [saddleX, saddleY] = down.at(-1) ?? [x, y]
  const fall = base + 20 - saddleY
  // The valley, where the next peak's lit flank begins.
  const valley = [1, 0.74, 0.5, 0.26].map((t, index): Point => [
    saddleX + (index % 2 === 0 ? 1 : -0.6) * fall * within(next, 0.04, 0.1) + fall * t * 0.22,
    saddleY + fall * t,
  ])
  return `${outline([[x, y], ...rib, ...valley, ...down.toReversed()])}z`
}

function spur(up: readonly Point[], base: number, next: () => number): string {
  const top = up[3]
  if (top === undefined) return ''
  const [x, y] = top
  const depth = (base - y) * within(next, 0.45, 0.75)
  if (depth < 18) return ''
  return `${outline([
    [x, y],
    [x - depth * 0.04, y + depth * 0.4],
    [x + depth * 0.03, y + depth * 0.55],
    [x - depth * 0.05, y + depth],
    [x + depth * 0.14, y + depth * 0.5],
    [x + depth * 0.11, y + depth * 0.24],
  ])}z`
}
