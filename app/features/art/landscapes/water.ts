/** Still water, as a winding ribbon or a sheet, which reflects the sky. */
import type { Point } from '~/features/art/curve'
import { px } from '~/features/art/drawing'
import { outline } from '~/features/art/straight-lines'
import { type Scene, sceneHeight, within } from './scene'

interface Ribbon {
  /** Where it appears. */
  x: number
  y: number
  /** Where it leaves the picture at the bottom. */
  endX: number
  /** Half its width there. */
  endHalf: number
  /** Amplitude of its bends at the bottom. */
  sway: number
  bends: number
}

/** By progress from 0 to 1: center, y and half the width. */
export function ribbonAt({ x, y, endX, endHalf, sway, bends }: Ribbon, t: number) {
  const near = t ** 1.2
  return {
    x: x + (endX - x) * near + Math.sin(t ** 0.6 * bends * Math.PI) * sway * (0.1 + 1.5 * t * (1 - 0.75 * t)),
    y: y + (sceneHeight + 6 - y) * t,
    half: 3 + (endHalf - 3) * t ** 1.9,
  }
}

export function drawRibbon(scene: Scene, ribbon: Ribbon): string {
  const { next, paint, light } = scene
  const steps = 30
  const stations = Array.from({ length: steps + 1 }, (_, step) => ribbonAt(ribbon, step / steps))
  const edge = (sign: 1 | -1, inset: number) =>
    stations.map((station): Point => [
      station.x + sign * station.half * (1 - inset) + within(next, -0.05, 0.05) * station.half,
      station.y,
    ])
  const bank = paint(scene.tone(0.9, '#2a2a1f'))
  const d = (inset: number) => `${outline([...edge(-1, inset), ...edge(1, inset).toReversed()])}z`
  const glints = stations
    .slice(4)
    .filter((_, index) => index % 2 === 0)
    .map(({ x, y, half }) => glint(x + within(next, -0.45, 0.35) * half, y + 4, half * within(next, 0.25, 0.6)))
  return [
    `<path fill="${bank}" opacity=".75" d="${d(-0.07)}"/>`,
    `<path fill="${skyBelow(scene, ribbon.y)}" d="${d(0.05)}"/>`,
    `<path fill="${paint(light.glow)}" opacity=".45" d="${glints.join('')}"/>`,
  ].join('')
}

/** The sky, flipped and slightly darker. */
export function skyBelow(scene: Scene, top: number): string {
  const [high, middle, low] = scene.light.sky
  return scene.fade(top, sceneHeight, [
    [0, low],
    [0.45, middle],
    [1, high],
  ])
}

/** A thin horizontal streak of light. */
export function glint(x: number, y: number, length: number): string {
  const [half, thick] = [length / 2, Math.max(1, Math.min(3.2, length / 30))]
  return `M${px(x - half)} ${px(y)}q${px(half)}-${px(thick)} ${px(2 * half)} 0q${px(-half)} ${px(thick)} ${px(-2 * half)} 0z`
}
