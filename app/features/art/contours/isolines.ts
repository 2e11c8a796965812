/**
 * Marching squares: each line is closed or ends at the border. Heights are in row order; coordinates are columns and
 * rows.
 */
export interface Grid {
  columns: number
  rows: number
  heights: readonly number[]
}

export interface Isoline {
  points: readonly Point[]
  isClosed: boolean
}

type Point = readonly [x: number, y: number]

export function isolines({ columns, rows, heights }: Grid, level: number): Isoline[] {
  // A height equal to the level would make two lines touch.
  const heightAt = (index: number) => (heights[index] === level ? level + 1e-9 : (heights[index] ?? 0))
  const neighbors = new Map<number, number[]>()
  const join = (a: number, b: number) => {
    neighbors.set(a, [...(neighbors.get(a) ?? []), b])
    neighbors.set(b, [...(neighbors.get(b) ?? []), a])
  }
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const corner = row * columns + column
      // Edge ids: twice the upper left corner, plus one for vertical edges.
      const edges = [2 * corner, 2 * (corner + 1) + 1, 2 * (corner + columns), 2 * corner + 1] as const
      const [a, b, c, d] = [corner, corner + 1, corner + columns + 1, corner + columns].map(heightAt)
      const cut = crossedEdges([a, b, c, d].map((height = 0) => height > level))
      for (const [from, to] of cut) join(edges[from], edges[to])
    }

  const pointOn = (edge: number): Point => {
    const start = edge >> 1
    const end = edge % 2 === 0 ? start + 1 : start + columns
    const part = (level - heightAt(start)) / (heightAt(end) - heightAt(start))
    const [x, y] = [start % columns, Math.floor(start / columns)]
    return edge % 2 === 0 ? [x + part, y] : [x, y + part]
  }
  const seen = new Set<number>()
  const walk = (first: number): Point[] => {
    const points: Point[] = []
    for (let edge: number | undefined = first; edge !== undefined;) {
      seen.add(edge)
      points.push(pointOn(edge))
      edge = neighbors.get(edge)?.find((neighbor) => !seen.has(neighbor))
    }
    return points
  }
  const ends = [...neighbors].filter(([, joined]) => joined.length === 1).map(([edge]) => edge)
  const open = ends.flatMap((edge) => (seen.has(edge) ? [] : [{ points: walk(edge), isClosed: false }]))
  const closed = [...neighbors.keys()].flatMap((edge) =>
    seen.has(edge) ? [] : [{ points: walk(edge), isClosed: true }],
  )
  return [...open, ...closed]
}

type Side = 0 | 1 | 2 | 3

/** Pairs of sides (top, right, bottom, left) to connect, by which corners (clockwise from upper left) are higher. */
function crossedEdges([a = false, b = false, c = false, d = false]: boolean[]): [Side, Side][] {
  const sides = ([0, 1, 2, 3] as const).filter((side) => [a !== b, b !== c, c !== d, d !== a][side])
  const [first, second] = sides
  if (first === undefined || second === undefined) return []
  if (sides.length === 2) return [[first, second]]
  // A saddle: keeps the higher corners apart.
  return a
    ? [
        [3, 0],
        [1, 2],
      ]
    : [
        [0, 1],
        [2, 3],
      ]
}
