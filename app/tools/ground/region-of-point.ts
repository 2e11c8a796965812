/**
 * The lines of region-lines.data.ts are off by a few hundred meters at most, at sea and in the far north by a few
 * miles. Outside the United States and Canada the zone is an estimate, often the neighbor's near a zone line.
 */
import tzLookup from '@photostructure/tz-lookup'
import { regionLines, regions, type Region } from './region-lines.data'

interface Line {
  /** The numbers count places in `regions` from 1; 0 is neither country. */
  sides: readonly number[]
  /** Longitude and latitude alternate, in thousandths of a degree. */
  points: readonly number[]
  west: number
  east: number
  south: number
  north: number
}

let lines: readonly Line[] | undefined

/** @param longitude from -180 to 180 */
export function regionOf(latitude: number, longitude: number): Region {
  lines ??= readLines(readNumbers(regionLines))
  // The Aleutians continue beyond 180°.
  const x = 1000 * (longitude > 100 ? longitude - 360 : longitude)
  const y = 1000 * latitude
  // A walk west from inside a region crosses its border an odd number of times.
  const isInside = new Array<boolean>(regions.length + 1).fill(false)
  for (const line of lines) {
    if (!isCrossedWestOf(line, x, y)) continue
    for (const side of line.sides) isInside[side] = !isInside[side]
  }
  const region = regions[isInside.indexOf(true, 1) - 1]
  return region ?? { timeZone: tzLookup(latitude, longitude), state: undefined, province: undefined }
}

function isCrossedWestOf({ points, west, east, south, north }: Line, x: number, y: number): boolean {
  if (y < south || y >= north || x < west) return false
  if (x > east) return isBelow(points.at(1), y) !== isBelow(points.at(-1), y)
  let isOdd = false
  let [fromX = 0, fromY = 0] = points
  for (let index = 2; index < points.length; index += 2) {
    const [toX = 0, toY = 0] = [points[index], points[index + 1]]
    const isCrossed = isBelow(fromY, y) !== isBelow(toY, y)
    if (isCrossed && x > fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)) isOdd = !isOdd
    fromX = toX
    fromY = toY
  }
  return isOdd
}

function isBelow(pointY = 0, y: number): boolean {
  return pointY <= y
}

/** A line is written as its two sides, the number of its points, and their steps from the point before. */
function readLines(numbers: readonly number[]): Line[] {
  const found: Line[] = []
  let [x, y, at] = [0, 0, 0]
  const next = () => numbers[at++] ?? 0
  while (at < numbers.length) {
    const sides = [next(), next()]
    const points: number[] = []
    for (let count = next(); count > 0; count -= 1) {
      x += next()
      y += next()
      points.push(x, y)
    }
    const xs = points.filter((_, index) => index % 2 === 0)
    const ys = points.filter((_, index) => index % 2 === 1)
    const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    found.push({ sides, points, west, east, south, north })
  }
  return found
}

/** The numbers are whole: 42 characters end a number, and the ten after them begin a long one. */
function readNumbers(text: string): number[] {
  const numbers: number[] = []
  let size = 0
  for (let index = 0; index < text.length; index += 1) {
    const digit = text.charCodeAt(index) - 40
    if (digit >= 42) {
      size = size * 10 + digit - 42
    } else {
      const doubled = size * 42 + digit
      numbers.push(doubled % 2 === 0 ? doubled / 2 : -(doubled + 1) / 2)
      size = 0
    }
  }
  return numbers
}
