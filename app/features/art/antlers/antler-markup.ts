/** An antler's branches as markup: outline, bone, the shade on the side away from the light (upper left), pale tips. */
import { px } from '~/features/art/drawing'
import { lineAlong, pointOf, stopsBetween, strip, type Edge } from '~/features/art/ribbon'
import { closedPath, unit } from '~/features/art/smooth-path'
import type { Point } from '~/features/art/spine'
import type { Branch } from './antler'
import { lightStripOf, shadeOf, tipOf } from './antler-light'

/** Names of colours, in `antlerColors`. */
export interface AntlerTones {
  base: string
  shade: string
  light: string
  tip: string
  line: string
}

const fromLeft: Edge = () => -1
const toRight: Edge = () => 1

/** @param outline its width in centimetres */
export function antlerMarkup(branches: readonly Branch[], tones: AntlerTones, outline: number): string {
  const layers = (['back', 'middle', 'front'] as const)
    .map((layer) => branches.filter((branch) => branch.layer === layer))
    .filter((layer) => layer.length > 0)
    .map((layer) => layerMarkup(layer, tones, outline))
  return `<g transform="scale(${String(unit)})">${layers.join('')}</g>`
}

function layerMarkup(branches: readonly Branch[], tones: AntlerTones, outline: number): string {
  const line = (width: number) =>
    `stroke="var(--${tones.line})" stroke-linejoin="round" stroke-linecap="round" stroke-width="${px(width / unit)}"`
  const bone = branches.map((branch) => strip(branch, [fromLeft, toRight], stopsOf(branch)))
  const filled = (tone: string, parts: readonly string[]) => `<path d="${parts.join('')}" fill="var(--${tone})"/>`
  return [
    `<path d="${bone.join('')}" fill="var(--${tones.base})" ${line(2 * outline)} paint-order="stroke"/>`,
    filled(tones.light, branches.map(lightStripOf)),
    filled(tones.shade, branches.map(shadeOf)),
    filled(tones.tip, branches.map(tipOf)),
    `<path d="${branches.map(furrowsOf).join('')}" fill="none" ${line(0.7 * outline)} stroke-opacity=".5"/>`,
    branches.some(isBeam)
      ? `<path d="${branches.filter(isBeam).map(burrOf).join('')}" fill="var(--${tones.base})" ${line(outline)}/>`
      : '',
  ].join('')
}

function stopsOf({ kind, spine, inside }: Branch): number[] {
  if (kind === 'tine') return [0, inside, ...stopsBetween(inside, 1, spine.length > 8 ? 7 : 5).slice(1)]
  const burr = 1.4 / spine.length
  return [0, burr, ...stopsBetween(burr, 1, 16).slice(1)]
}

/** Furrows: along a round beam's lower half; on a blade towards each of its points. */
function furrowsOf(branch: Branch): string {
  if (branch.kind === 'tine') return ''
  if (branch.kind === 'beam') {
    return [-0.4, 0.2].map((across) => lineAlong(branch, () => across, [0.07, 0.15, 0.3, 0.45])).join('')
  }
  return branch.forks
    .filter(({ across }) => across !== 0)
    .map(({ part, across }) => {
      const start = part * 0.45
      const edge: Edge = (here) => across * (0.35 + 0.5 * ((here - start) / (part - start)))
      return lineAlong(branch, edge, [start, part * 0.7, part * 0.95])
    })
    .join('')
}

function isBeam({ inside }: Branch): boolean {
  return inside === 0
}

/** The burr: a crown of pearls around the foot of the beam. */
function burrOf(branch: Branch): string {
  const { length } = branch.spine
  const wide = branch.left(0.06)
  const foot = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((across) => pointOf(branch, 0, across))
  const pearls = [0.9, 0.45, 0, -0.45, -0.9].flatMap((across): Point[] => [
    pointOf(branch, (wide * 0.62) / length, across),
    pointOf(branch, (wide * 0.4) / length, across - 0.22),
  ])
  return closedPath([foot, pearls])
}
