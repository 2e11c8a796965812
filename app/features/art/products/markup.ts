/** SVG elements with the plates' colours, and outlines of plain figures. */
import type { palette } from '~/features/art/palette.data'
import { px } from '~/features/art/drawing'
import type { materials } from './materials.data'

export type Color = keyof typeof materials | keyof typeof palette | 'tint' | 'tint-lit' | 'tint-line'
export type Point = readonly [x: number, y: number]

interface Stroke {
  width: number
  dash?: string
  opacity?: number
  /** Straps end square, cords round. */
  cap?: 'butt' | 'round'
}

export function fill(color: Color, outline: string, opacity?: number): string {
  return `<path d="${outline}" fill="var(--${color})"${attribute('opacity', opacity)}/>`
}

export function stroke(color: Color, line: string, { width, dash, opacity, cap = 'round' }: Stroke): string {
  const ends = cap === 'round' ? ' stroke-linecap="round" stroke-linejoin="round"' : ''
  const looks = `${attribute('stroke-dasharray', dash)}${attribute('opacity', opacity)}`
  return `<path d="${line}" fill="none" stroke="var(--${color})" stroke-width="${px(width)}"${ends}${looks}/>`
}

/** A figure with what lies on its surface, and its edge drawn over both. */
export function solid(id: string, { outline, color, edge, surface = '' }: Solid): string {
  const base = `<path d="${outline}" fill="var(--${color})" fill-rule="evenodd"/>`
  const clip = `<clipPath id="${id}"><path d="${outline}" clip-rule="evenodd"/></clipPath>`
  const line = edge === undefined ? '' : stroke(edge, outline, { width: 2.6 })
  if (surface === '') return base + line
  return `${base}${clip}<g clip-path="url(#${id})">${surface}</g>${line}`
}

interface Solid {
  /** A figure inside another is a hole. */
  outline: string
  color: Color
  edge?: Color
  surface?: string
}

export function group(content: string, transform: string): string {
  return `<g transform="${transform}">${content}</g>`
}

export function moved(content: string, [x, y]: Point): string {
  return group(content, `translate(${px(x)} ${px(y)})`)
}

/** Turned by degrees about the origin, then moved there. */
export function placed(content: string, [x, y]: Point, degrees: number): string {
  return group(content, `translate(${px(x)} ${px(y)}) rotate(${px(degrees)})`)
}

export function oval([x, y]: Point, [rx, ry]: Point): string {
  return `M${px(x - rx)} ${px(y)}a${px(rx)} ${px(ry)} 0 1 0 ${px(2 * rx)} 0a${px(rx)} ${px(ry)} 0 1 0 ${px(-2 * rx)} 0Z`
}

export function disc(center: Point, radius: number): string {
  return oval(center, [radius, radius])
}

/** From its upper left corner. */
export function box([x, y]: Point, [width, height]: Point, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r === 0) return `M${px(x)} ${px(y)}h${px(width)}v${px(height)}h${px(-width)}Z`
  const arc = (dx: number, dy: number) => `a${px(r)} ${px(r)} 0 0 1 ${px(dx)} ${px(dy)}`
  const across = px(width - 2 * r)
  const down = px(height - 2 * r)
  return `M${px(x + r)} ${px(y)}h${across}${arc(r, r)}v${down}${arc(-r, r)}h-${across}${arc(-r, -r)}v-${down}${arc(r, -r)}Z`
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z`
}

function attribute(name: string, value: string | number | undefined): string {
  return value === undefined ? '' : ` ${name}="${String(value)}"`
}
