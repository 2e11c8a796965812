/** Shapes as markup in an animal's own colours, which bear its name: two animals stand in one picture. */
import { px } from '../drawing'
import type { DrawnSpecies } from '../species.data'
import type { Tone } from './species-coat.data'

/** The tones that all species share. */
export type SharedTone = 'hoof' | 'eye' | 'black'

export interface Paint {
  color: (tone: Tone | SharedTone) => string
  fill: (path: string, tone: Tone | SharedTone, opacity?: number) => string
  line: (path: string, tone: Tone | SharedTone, width: number, opacity?: number) => string
}

export function paintOf(species: DrawnSpecies): Paint {
  const color = (tone: Tone | SharedTone) =>
    `var(--${tone === 'hoof' || tone === 'eye' || tone === 'black' ? `deer-${tone}` : `${species}-${tone}`})`
  return {
    color,
    fill: (path, tone, opacity = 1) => `<path d="${path}" fill="${color(tone)}"${faint('fill', opacity)}/>`,
    line: (path, tone, width, opacity = 1) =>
      `<path d="${path}" fill="none" stroke="${color(tone)}" stroke-width="${px(width)}" stroke-linecap="round"${faint('stroke', opacity)}/>`,
  }
}

function faint(what: 'fill' | 'stroke', opacity: number): string {
  return opacity === 1 ? '' : ` ${what}-opacity="${String(opacity)}"`
}
