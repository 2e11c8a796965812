/** Arrows of a diagram: a soft line with an open or a full head where it ends. */
import { px } from '~/features/art/drawing'
import { curve, facet, fill, stroke } from './pen'

interface Look {
  color: string
  width: number
  /** As SVG writes dashes; none where it is left out. */
  dashes?: string
}

export function arrow(points: string, { color, width, dashes }: Look): string {
  const [before, end] = points
    .split(' ')
    .slice(-2)
    .map((point) => point.split(',').map(Number))
  const [x0 = 0, y0 = 0] = before ?? []
  const [x1 = 0, y1 = 0] = end ?? []
  const turn = Math.atan2(y1 - y0, x1 - x0)
  const at = (along: number, aside: number) => {
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)]
    return `${px(x1 + along * dx - aside * dy)},${px(y1 + along * dy + aside * dx)}`
  }
  const head = facet(
    [at(width * 2.6, 0), at(-width * 1.6, width * 2.1), at(-width * 0.7, 0), at(-width * 1.6, -width * 2.1)].join(' '),
  )
  return (
    stroke(curve(points), color, width, dashes === undefined ? '' : `stroke-dasharray="${dashes}"`) + fill(head, color)
  )
}
