/**
 * Named colors let one drawing serve both color schemes; renderers without media queries (social cards) need a single
 * one.
 */
import { escapeXml } from '~/lib/escape'
import { palette, type Shade } from './palette.data'

export interface Drawing {
  title: string
  width: number
  height: number
  /** The markup's colors are `var(--name)`, from the palette or `colors`. */
  body: string
  colors?: Readonly<Record<string, Shade>>
  /** Nothing important is near an edge, so it can be cropped. */
  isBackdrop?: boolean
}

type Scheme = 'light' | 'dark'

export function toSvg(drawing: Drawing, scheme?: Scheme): string {
  const { title, width, height } = drawing
  const size = `width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}"`
  const content = scheme === undefined ? styleOf(drawing) + drawing.body : inOneScheme(drawing, scheme)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${escapeXml(title)}</title>${content}</svg>`
}

export function inOneScheme(drawing: Drawing, scheme: Scheme): string {
  return drawing.body.replaceAll(colorPattern, (_, name: string) => shadeOf(drawing, name)[scheme === 'light' ? 0 : 1])
}

const colorPattern = /var\(--([a-z0-9-]+)\)/g

function styleOf(drawing: Drawing): string {
  const names = [...new Set([...drawing.body.matchAll(colorPattern)].map(([, name = '']) => name))].sort()
  if (names.length === 0) return ''
  const block = (index: 0 | 1) =>
    `:root{${names.map((name) => `--${name}:${shadeOf(drawing, name)[index]}`).join(';')}}`
  return `<style>${block(0)}@media(prefers-color-scheme:dark){${block(1)}}</style>`
}

function shadeOf({ title, colors }: Drawing, name: string): Shade {
  const shade = colors?.[name] ?? new Map<string, Shade>(Object.entries(palette)).get(name)
  if (shade === undefined) throw new Error(`"${title}" names the color ${name}, which neither it nor the palette has`)
  return shade
}

/** One decimal is finer than any screen. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10)
}
