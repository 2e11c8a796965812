/** What all parts of a landscape share: the sheet, the light, chance, and the colours used so far. */
import { mixColors } from '~/features/art/color'
import type { Shade } from '~/features/art/palette.data'
import { seededRandom } from '~/lib/seeded-random'
import { type Hour, type Light, lights } from './hours.data'

/** Every landscape is drawn this high and as wide as its sides ask. */
export const sceneHeight = 675

export interface Scene {
  width: number
  hour: Hour
  light: Light
  /** What is smaller is left out: it would not be seen at the picture's size. */
  finest: number
  next: () => number
  /** A colour as it is, by the name that it gets. */
  paint: (color: string) => string
  /** At a depth from 0 (the farthest ridge) to 1 (at one's feet); `own` is what it would be without haze and hour. */
  tone: (depth: number, own?: string) => string
  /** A gradient from top to foot, as a fill. */
  fade: (top: number, foot: number, stops: readonly Stop[]) => string
  colors: Record<string, Shade>
  defs: string[]
}

type Stop = readonly [offset: number, color: string, opacity?: number]

const nightfall = '#060a08'

interface Setting {
  seed: string
  hour: Hour
  width: number
  finest: number
  /** In place of the hour's. */
  light?: Light
}

export function startScene({ seed, hour, width, finest, light = lights[hour] }: Setting): Scene {
  const names = new Map<string, string>()
  const colors: Record<string, Shade> = {}
  const defs: string[] = []
  const paint = (color: string) => {
    const known = names.get(color)
    if (known !== undefined) return known
    const name = `c${String(names.size)}`
    colors[name] = [color, mixColors(color, nightfall, light.dim)]
    names.set(color, `var(--${name})`)
    return `var(--${name})`
  }
  const tone = (depth: number, own?: string) => {
    const hazy = mixColors(light.far, light.near, depth)
    return own === undefined ? hazy : mixColors(hazy, own, light.color * (0.5 + 0.5 * depth))
  }
  const fade = (top: number, foot: number, stops: readonly Stop[]) => {
    const id = `l${String(defs.length)}`
    defs.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${String(Math.round(top))}" y2="${String(Math.round(foot))}">${stopsOf(stops, paint)}</linearGradient>`,
    )
    return `url(#${id})`
  }
  return { width, hour, light, finest, next: seededRandom(seed), paint, tone, fade, colors, defs }
}

export function stopsOf(stops: readonly Stop[], paint: (color: string) => string): string {
  return stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${String(offset)}" stop-color="${paint(color)}"${opacity === undefined ? '' : ` stop-opacity="${String(opacity)}"`}/>`,
    )
    .join('')
}

/** A number between, by chance. */
export function within(next: () => number, least: number, most: number): number {
  return least + (most - least) * next()
}

/** One of them, by chance. */
export function oneOf<T>(next: () => number, first: T, ...others: T[]): T {
  return [first, ...others][Math.floor(next() * (others.length + 1))] ?? first
}
