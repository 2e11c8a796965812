/** The sheet that every post's picture is drawn on: 16:9, as cards crop it. */
import type { Drawing } from '../drawing'
import { postColors } from './post-colors.data'

export const plateSize = { width: 1200, height: 675 }

export function plate(title: string, parts: readonly string[]): Drawing {
  return { title, ...plateSize, body: parts.join(''), colors: postColors }
}

/** A sheet of one color from edge to edge. */
export function sheet(color: string): string {
  return `<rect width="1200" height="675" fill="var(--${color})"/>`
}
