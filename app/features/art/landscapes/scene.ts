/** Shared state of a landscape: size, light, random numbers, and the colors used. */
import { mixColors } from '~/features/art/color'
import type { Shade } from '~/features/art/palette.data'
import { seededRandom } from '~/lib/seeded-random'
import { type Hour, type Light, lights } from './hours.data'

export const sceneHeight = 675

export interface Scene {
  width: number
  hour: Hour
  light: Light
  /** Smaller details are left out. */
  finest: number
  next: () => number
  /** Registers a color. */
  paint: (color: string) => string
  /**
   * A color at a depth from 0 (the farthest ridge) to 1 (the foreground), with haze and light; `own` is the plain
   * color.
   */
  tone: (depth: number, own?: string) => string
  /** A vertical gradient. */
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
  /** Overrides the hour's light. */
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

export function within(next: () => number, least: number, most: number): number {
  return least + (most - least) * next()
}

export function oneOf<T>(next: () => number, first: T, ...others: T[]): T {
  return [first, ...others][Math.floor(next() * (others.length + 1))] ?? first
}
