import { describe, expect, test } from 'vitest'
import { contourPaths, type ContourLevel } from './contour-lines'

const sheet = { width: 640, height: 360, levels: 9 }

describe.each(['ridge', 'basin', 'draw'])('the contour lines of "%s"', (seed) => {
  const levels = contourPaths({ ...sheet, seed })

  test('close or run off the sheet', () => {
    const ends = levels.flatMap(({ paths }) => paths.filter((path) => !path.endsWith('z')).map(flatten))
    expect(ends.length).toBeGreaterThan(0)
    for (const line of ends) for (const point of [line[0], line.at(-1)]) expect(isOffSheet(point)).toBe(true)
  })

  test('never cross each other', () => {
    const lines = levels.flatMap(({ paths }) => paths.map(flatten))
    const crossings = lines.flatMap((line, index) =>
      lines.slice(index + 1).flatMap((other) => (doCross(line, other) ? [index] : [])),
    )
    expect(crossings).toEqual([])
  })
})

test('every fifth line is an index contour', () => {
  const levels: ContourLevel[] = contourPaths({ ...sheet, seed: 'ridge' })
  const bold = levels.flatMap(({ isIndex }, index) => (isIndex ? [index] : []))
  expect(bold).toEqual([2, 7])
})

test('another seed has other lines, the same seed the same', () => {
  expect(contourPaths({ ...sheet, seed: 'ridge' })).toEqual(contourPaths({ ...sheet, seed: 'ridge' }))
  expect(contourPaths({ ...sheet, seed: 'ridge' })).not.toEqual(contourPaths({ ...sheet, seed: 'basin' }))
})

interface Point {
  x: number
  y: number
}

/** Path data of relative quadratic curves as short straight pieces. */
function flatten(path: string): Point[] {
  const [x = 0, y = 0, ...rest] = (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  const points = [{ x, y }]
  for (let index = 0; index + 3 < rest.length; index += 4) {
    const [cx = 0, cy = 0, dx = 0, dy = 0] = rest.slice(index, index + 4)
    const start = points.at(-1) ?? { x, y }
    for (const t of [0.25, 0.5, 0.75, 1])
      points.push({
        x: start.x + 2 * t * (1 - t) * cx + t * t * dx,
        y: start.y + 2 * t * (1 - t) * cy + t * t * dy,
      })
  }
  return points
}

function isOffSheet(point: Point | undefined): boolean {
  return point !== undefined && (point.x <= 0 || point.x >= sheet.width || point.y <= 0 || point.y >= sheet.height)
}

function doCross(line: Point[], other: Point[]): boolean {
  return line.some((a, i) => {
    const b = line[i + 1]
    return (
      b !== undefined &&
      other.some((c, j) => {
        const d = other[j + 1]
        return d !== undefined && side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
      })
    )
  })
}

function side(a: Point, b: Point, c: Point): number {
  return Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))
}
