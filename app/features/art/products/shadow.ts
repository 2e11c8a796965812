/** Soft shadows without a filter: under what stands, and beside what lies flat in the light from the upper left. */
import { px } from '~/features/art/drawing'
import { fill, moved, stroke, type Point } from './markup'

/** Under a standing thing: an oval that fades to its edge, darker where it touches the ground. */
export function groundShadow([x, y]: Point, [rx, ry]: Point): string {
  const at = (dx: number, scale: number, opacity: number) =>
    `<ellipse cx="${px(x + dx)}" cy="${px(y)}" rx="${px(rx * scale)}" ry="${px(ry * scale)}" fill="url(#ground)" opacity="${String(opacity)}"/>`
  return at(rx * 0.1, 1.12, 0.55) + at(0, 0.94, 0.6)
}

/** Beside a figure that lies flat. */
export function flatShadow(outline: string): string {
  return layers.map(([x, y, opacity]) => moved(fill('shadow', outline, opacity), [x, y])).join('')
}

/** Beside a strap or a cord that lies flat. */
export function lineShadow(line: string, width: number): string {
  return layers
    .map(([x, y, opacity]) => moved(stroke('shadow', line, { width, opacity, cap: 'butt' }), [x, y]))
    .join('')
}

const layers = [
  [14, 18, 0.07],
  [9, 12, 0.09],
  [5, 6, 0.12],
] as const
