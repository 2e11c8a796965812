/** Antlers that stand smaller than on their own plates: outline, bone and the shaded edge, nothing finer. In centimetres. */
import type { Branch } from '~/features/art/antlers/antler'
import { px } from '~/features/art/drawing'
import { lineAlong, stopsBetween, strip, type Edge } from '~/features/art/ribbon'
import { unit } from '~/features/art/smooth-path'

interface Tones {
  base: string
  shade: string
  line: string
}

export const hardTones: Tones = { base: 'antler', shade: 'antler-shade', line: 'antler-line' }
export const farTones: Tones = { base: 'antler-far', shade: 'antler-far-shade', line: 'antler-line' }
export const velvetTones: Tones = { base: 'velvet', shade: 'velvet-shade', line: 'velvet-line' }

const fromLeft: Edge = () => -1
const toRight: Edge = () => 1

/** `outline` is the width of the dark edge. */
export function plainAntlers(branches: readonly Branch[], { base, shade, line }: Tones, outline = 0.25): string {
  const bone = branches.map((branch) => strip(branch, [fromLeft, toRight], stopsOf(branch))).join('')
  const edge = `stroke="var(--${line})" stroke-width="${px((2 * outline) / unit)}" stroke-linejoin="round"`
  return [
    `<g transform="scale(${String(unit)})">`,
    `<path d="${bone}" fill="var(--${base})" ${edge} paint-order="stroke"/>`,
    `<path d="${branches.map(shadeOf).join('')}" fill="var(--${shade})"/>`,
    `<path d="${branches.map(furrowsOf).join('')}" fill="none" stroke="var(--${shade})" stroke-width="${px(0.5 / unit)}"/>`,
    '</g>',
  ].join('')
}

/** The side away from the light, which comes from the upper left. */
function shadeOf(branch: Branch): string {
  const { dx, dy } = branch.spine.at(0.5)
  const away = dx * 0.77 - dy * 0.64 > 0 ? 1 : -1
  const isBlade = branch.kind === 'blade'
  const inner: Edge = (part) => away * (isBlade ? 0.72 + 0.28 * part ** 4 : 0.25 + 0.75 * part * part)
  return strip(branch, [inner, () => away], stopsBetween(branch.inside + 0.06, 0.96, branch.kind === 'tine' ? 3 : 7))
}

/** Over a palm towards its points. */
function furrowsOf(branch: Branch): string {
  return branch.kind === 'blade'
    ? [-0.55, -0.2, 0.15, 0.45].map((across) => lineAlong(branch, () => across, [0.28, 0.5, 0.72, 0.88])).join('')
    : ''
}

function stopsOf({ kind, inside }: Branch): number[] {
  if (kind === 'tine') return [0, ...stopsBetween(inside, 1, 4)]
  return stopsBetween(0, 1, kind === 'blade' ? 12 : 9)
}
