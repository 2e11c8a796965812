/** Shapes as markup in an animal's own colours, which bear its name: two animals stand in one picture. */
import { px } from '~/features/art/drawing'
import type { DrawnSpecies } from '~/features/art/species.data'
import { compactPath } from './path-data'
import { simplifyPath } from './path-lines'
import type { Tone } from './species-coat.data'

/** The tones that all species share. */
const sharedTones = ['hoof', 'eye', 'black'] as const
export type SharedTone = (typeof sharedTones)[number]

/** How finely a picture is drawn. */
export interface Detail {
  /** Centimetres that the numbers of a path count. */
  unit: number
  /** Seen small: straight lines within so many centimetres of the curves, and no small parts. */
  within?: number
}

export interface Paint {
  /** Whether fine parts are to be left out. */
  small: boolean
  trace: (path: string) => string
  fill: (path: string, tone: Tone | SharedTone, opacity?: number) => string
  /** `width` in centimetres. */
  line: (path: string, tone: Tone | SharedTone, width: number, opacity?: number) => string
  /** Dots and dashes that are to stay however small they are. */
  dots: (path: string, tone: Tone | SharedTone, width: number, opacity?: number) => string
  /** A clip path of that name. */
  clip: (path: string, name: string) => string
}

export function paintOf(species: DrawnSpecies, detail: Detail): Paint {
  const { unit, within } = detail
  const color = (tone: Tone | SharedTone) =>
    `var(--${sharedTones.some((shared) => shared === tone) ? 'deer' : species}-${tone})`
  const trace = (path: string) => (within === undefined ? compactPath(path, unit) : simplifyPath(path, unit, within))
  const stroke = (path: string, tone: Tone | SharedTone, width: number, opacity = 1) =>
    drawn(
      path,
      `fill="none" stroke="${color(tone)}" stroke-width="${px(width / unit)}" stroke-linecap="round"${faint('stroke', opacity)}`,
    )
  return {
    small: within !== undefined,
    trace,
    fill: (path, tone, opacity = 1) => drawn(trace(path), `fill="${color(tone)}"${faint('fill', opacity)}`),
    line: (path, ...how) => stroke(trace(path), ...how),
    dots: (path, ...how) => stroke(compactPath(path, unit), ...how),
    clip: (path, name) => `<clipPath id="${name}"><path d="${trace(path)}"/></clipPath>`,
  }
}

function drawn(path: string, attributes: string): string {
  return path === '' ? '' : `<path d="${path}" ${attributes}/>`
}

function faint(what: 'fill' | 'stroke', opacity: number): string {
  return opacity === 1 ? '' : ` ${what}-opacity="${String(opacity)}"`
}
