/** Straight lines as short path data: relative, in integers. */
import type { Point } from './curve'

export function outline(points: readonly Point[]): string {
  const [first] = points
  if (first === undefined) return ''
  return `M${pair(first)}${stepsAlong(points)}`
}

/** Only the steps, for shapes that repeat. */
export function stepsAlong(points: readonly Point[]): string {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const steps = rounded.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = rounded[index] ?? [0, 0]
    return [x - fromX, y - fromY]
  })
  return `l${steps.map(pair).join(' ')}`.replaceAll(' -', '-')
}

function pair([x, y]: Point): string {
  return `${String(Math.round(x))} ${String(Math.round(y))}`
}
