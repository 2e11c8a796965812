/** Contour lines of imaginary terrain, as on a topographic map; every fifth is bolder. Returns SVG markup. */
import { curveAlong } from '~/features/art/curve'
import { evenlySpaced } from './evenly-spaced'
import { heightField } from './height-field'
import { isolines } from './isolines'

export interface ContourSheet {
  seed: string
  width: number
  height: number
  /** Number of lines. */
  levels: number
  /** `var(--name)`. */
  color?: string
  /** Of the thin lines; bold ones are twice as wide. */
  strokeWidth?: number
}

/** Grid cells; shorter lines are specks. */
const fewestPoints = 10
/** Grid cells between points: fewer cost more than they show, more cut corners. */
const bendDistance = 2

export function contourLines(sheet: ContourSheet): string {
  const { color = 'var(--hairline)', strokeWidth = 1.2 } = sheet
  const lines = contourPaths(sheet)
  const paths = (isIndex: boolean) =>
    lines
      .filter((line) => line.isIndex === isIndex)
      .flatMap((line) => line.paths)
      .join('')
  return `<g fill="none" stroke="${color}" stroke-linecap="round"><path stroke-width="${String(strokeWidth)}" d="${paths(false)}"/><path stroke-width="${String(strokeWidth * 2)}" d="${paths(true)}"/></g>`
}

export interface ContourLevel {
  isIndex: boolean
  /** SVG path data. */
  paths: string[]
}

/** Lowest first. */
export function contourPaths({ seed, width, height, levels }: ContourSheet): ContourLevel[] {
  const reach = Math.hypot(width, height) / 3.6
  const side = reach / 27
  const heightAt = heightField(seed, reach)
  // One cell wider on all sides, so that no line ends within the sheet.
  const columns = Math.ceil(width / side) + 3
  const rows = Math.ceil(height / side) + 3
  const heights = Array.from({ length: columns * rows }, (_, index) =>
    heightAt(((index % columns) - 1) * side, (Math.floor(index / columns) - 1) * side),
  )
  const lowest = Math.min(...heights)
  const highest = Math.max(...heights)
  return Array.from({ length: levels }, (_, index) => {
    const level = lowest + ((highest - lowest) * (index + 0.6)) / levels
    const lines = isolines({ columns, rows, heights }, level).filter(({ points }) => points.length >= fewestPoints)
    const paths = lines.map(({ points, isClosed }) => {
      const bends = evenlySpaced(points, bendDistance, isClosed)
      return curveAlong(
        bends.map(([x, y]) => [(x - 1) * side, (y - 1) * side] as const),
        isClosed,
      )
    })
    return { isIndex: index % 5 === 2, paths }
  })
}
