import type { Point } from '~/features/art/curve'
import { px } from '~/features/art/drawing'
import { outline } from '~/features/art/straight-lines'
import { type Scene, within } from './scene'

interface FencePlan {
  /** Ground line, left to right: [x, y, post height]. */
  from: readonly [x: number, y: number, height: number]
  to: readonly [x: number, y: number, height: number]
  posts: number
}

export function drawFence(scene: Scene, { from, to, posts }: FencePlan): string {
  const { next, paint, tone } = scene
  const stand = Array.from({ length: posts }, (_, index) => {
    // Posts get closer with distance.
    const s = index / (posts - 1)
    const ratio = from[2] / to[2]
    const t = (s * ratio) / (s * ratio + (1 - s)) || 0
    const height = from[2] + (to[2] - from[2]) * t
    return {
      x: from[0] + (to[0] - from[0]) * t,
      y: from[1] + (to[1] - from[1]) * t,
      height: height * within(next, 0.94, 1.06),
      lean: within(next, -0.06, 0.06) * height,
    }
  })
  const wood = stand.map(({ x, y, height, lean }) => {
    const half = height * 0.045
    const corners: Point[] = [
      [x - half, y + 3],
      [x - half + lean, y - height],
      [x + half * 0.6 + lean, y - height - half * 0.8],
      [x + half * 1.1 + lean, y - height + half * 0.5],
      [x + half * 1.2, y + 3],
    ]
    return `${outline(corners)}z`
  })
  const wires = [0.9, 0.62, 0.34].map((part) =>
    stand
      .map(({ x, y, height, lean }, index) => {
        const [atX, atY] = [x + lean * part, y - height * part]
        const before = stand[index - 1]
        if (before === undefined) return `M${px(atX)} ${px(atY)}`
        const fromX = before.x + before.lean * part
        const fromY = before.y - before.height * part
        return `Q${px((fromX + atX) / 2)} ${px((fromY + atY) / 2 + before.height * 0.07)} ${px(atX)} ${px(atY)}`
      })
      .join(''),
  )
  const color = paint(tone(1, '#2c261e'))
  return `<path fill="none" stroke="${color}" stroke-width="1.3" d="${wires.join('')}"/><path fill="${color}" d="${wood.join('')}"/>`
}
