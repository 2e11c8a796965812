/** Relative coordinates in integers make the path data short. */
export type Point = readonly [x: number, y: number]

export function outline(points: readonly Point[]): string {
  const rounded = points.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const [first] = rounded
  if (first === undefined) return ''
  const steps = rounded.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = rounded[index] ?? first
    return [x - fromX, y - fromY]
  })
  return `M${pair(first)}l${steps.map(pair).join(' ')}`.replaceAll(' -', '-')
}

function pair([x, y]: Point): string {
  return `${String(x)} ${String(y)}`
}
