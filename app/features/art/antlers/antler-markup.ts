/** An antler's branches as markup: outline, bone, the shade on the side away from the light (upper left), pale tips. */
import { lineAlong, stopsBetween, strip, type Edge } from '../ribbon'
import { unit } from '../smooth-path'
import { fading, type Branch } from './antler'

/** Names of colours, in `antlerColors`. */
export interface AntlerTones {
  base: string
  shade: string
  line: string
  tip?: string
}

const fromLeft: Edge = () => -1
const toRight: Edge = () => 1

/** @param outline its width in centimetres */
export function antlerMarkup(branches: readonly Branch[], tones: AntlerTones, outline: number): string {
  const bone = branches.map((branch) => strip(branch, [fromLeft, toRight], stopsOf(branch))).join('')
  const line = `stroke="var(--${tones.line})" stroke-linejoin="round" stroke-linecap="round"`
  const whole = `<path d="${bone}" fill="var(--${tones.base})" ${line} stroke-width="${String((2 * outline) / unit)}" paint-order="stroke"/>`
  const shade = `<path d="${branches.map(shadeOf).join('')}" fill="var(--${tones.shade})"/>`
  const tips = tones.tip === undefined ? '' : `<path d="${branches.map(tipOf).join('')}" fill="var(--${tones.tip})"/>`
  const grooves = `<path d="${branches.map(groovesOf).join('')}" fill="none" ${line} stroke-width="${String((0.7 * outline) / unit)}" stroke-opacity=".55"/>`
  return `<g transform="scale(${String(unit)})">${whole}${shade}${tips}${grooves}</g>`
}

function stopsOf({ kind, spine, inside }: Branch): number[] {
  if (kind === 'tine') return [0, inside, ...stopsBetween(inside, 1, spine.length > 8 ? 7 : 5).slice(1)]
  const burr = 1.4 / spine.length
  return [0, burr, ...stopsBetween(burr, 1, 16).slice(1)]
}

/** How far the light stands to the left of the way, -1 to 1. */
function lightOf({ spine }: Branch, part: number): number {
  const { dx, dy } = spine.at(part)
  return dy * -0.64 + dx * 0.77
}

/** Two strips, one along either edge: as the branch turns under the light one runs out and the other sets in. */
function shadeOf(branch: Branch): string {
  const from = branch.kind === 'tine' ? branch.inside * 1.2 : 0
  const stops = stopsBetween(from, 0.97, branch.kind === 'tine' ? 5 : 14)
  const depth = (part: number, side: number) => {
    const lit = lightOf(branch, part) * side
    const most = branch.kind === 'blade' ? 0.5 : 0.95
    const clear = branch.forks.reduce((rest, fork) => {
      return fork.side === side ? rest * (1 - fading((part - fork.part) / (fork.wide * 0.9))) : rest
    }, 1)
    return Math.max(0, lit) * most * clear
  }
  const sides = [1, -1].filter((side) => stops.some((part) => depth(part, side) > 0.12))
  return sides.map((side) => strip(branch, [(part) => side * (1 - depth(part, side)), () => side], stops)).join('')
}

function tipOf(branch: Branch): string {
  if (branch.kind === 'blade') return ''
  const from = Math.max(0.62, 1 - 9 / branch.spine.length)
  const lit = lightOf(branch, 0.9) < 0 ? 1 : -1
  const edge: Edge = (part) => lit * (1 - 1.5 * Math.min(1, (part - from) / (1 - from)))
  return strip(branch, [() => lit, edge], stopsBetween(from, 1, 3))
}

/** The furrows of the lower beam. */
function groovesOf(branch: Branch): string {
  if (branch.kind === 'tine') return ''
  return [-0.35, 0.25].map((across) => lineAlong(branch, () => across, [0.04, 0.15, 0.3, 0.42])).join('')
}
