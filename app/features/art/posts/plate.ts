/** The sheet that every post's picture is drawn on: 16:9, as cards crop it. */
import { antlerColors } from '~/features/art/antlers/antler-pair'
import type { Drawing } from '~/features/art/drawing'
import type { Shade } from '~/features/art/palette.data'
import { postColors } from './post-colors.data'

export const plateSize = { width: 1200, height: 675 }

/** `colors` are those of shapes that were drawn elsewhere. */
export function plate(title: string, parts: readonly string[], colors: Readonly<Record<string, Shade>> = {}): Drawing {
  return { title, ...plateSize, body: parts.join(''), colors: { ...antlerColors, ...postColors, ...colors } }
}

/** A sheet of one color from edge to edge. */
export function sheet(color: string): string {
  return `<rect width="1200" height="675" fill="var(--${color})"/>`
}
