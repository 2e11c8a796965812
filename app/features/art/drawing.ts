/**
 * A picture as the site draws it: the inside of an SVG in user units, coloured by name, so that one drawing serves both
 * schemes in the browser, and one of them alone where a renderer knows no media query (the PNG of a social card).
 */
import { escapeXml } from '~/lib/escape'
import { palette, type Shade } from './palette.data'

export interface Drawing {
  /** What it shows, in words: the document's title, and its alternative text where it stands in a page. */
  title: string
  width: number
  height: number
  /** SVG markup; a colour is `var(--name)`, of the palette or of `colors`. */
  body: string
  /** Colours of its own beside the palette's. */
  colors?: Readonly<Record<string, Shade>>
}

export type Scheme = 'light' | 'dark'

/** A document that follows the reader's colour scheme; with `scheme` it holds that one alone, written out. */
export function toSvg(drawing: Drawing, scheme?: Scheme): string {
  const { title, width, height } = drawing
  const size = `width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}"`
  const content = scheme === undefined ? styleOf(drawing) + drawing.body : inOneScheme(drawing, scheme)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img"><title>${escapeXml(title)}</title>${content}</svg>`
}

/** The markup with every colour written out, to stand inside another picture. */
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

/** A number as a drawing writes it: one decimal is finer than any screen shows. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10)
}
