/**
 * The ground of the bedding map, as heights: a ridge from left to right, a spur that runs out of it to the lower right,
 * a bench on the spur's side, and a creek bottom. Made up, with the shapes that the post tells of.
 */
import { evenlySpaced } from '~/features/art/contours/evenly-spaced'
import { isolines } from '~/features/art/contours/isolines'
import { curveAlong } from '~/features/art/curve'
import { noiseField } from '~/features/art/noise'
import { plateSize } from './plate'

/** User units between two heights of the grid. */
const side = 15
const columns = Math.ceil(plateSize.width / side) + 5
const rows = Math.ceil(plateSize.height / side) + 5
/** Below every line, so that each closes outside of the sheet and can be filled. */
const outside = -9

const bumps = noiseField('bedding ground')

function heightAt(x: number, y: number): number {
  const crest = 150 - 40 * Math.sin(x / 260) - x * 0.03
  const ridge = 1.02 * bell((y - crest) / (y < crest ? 130 : 175)) * (0.9 + 0.12 * Math.sin(x / 190))
  const along = clamp(((x - 560) * 0.72 + (y - 190) * 0.69) / 400)
  const [spineX, spineY] = [560 + 288 * along, 190 + 276 * along]
  const spur = (0.98 - 0.4 * along) * bell(Math.hypot(x - spineX, y - spineY) / (118 - 20 * along))
  const westSpur = 0.62 * bell(Math.hypot((x - 110) / 130, (y - 360) / 150))
  const eastSpur = 0.6 * bell(Math.hypot((x - 1150) / 150, (y - 330) / 190))
  const ground =
    Math.cbrt(ridge ** 3 + spur ** 3 + westSpur ** 3 + eastSpur ** 3) + 0.05 * bumps(x / 170, y / 170) - y / 5200
  const onBench = 0.9 * bell(Math.hypot((x - 572 - (y - 398) * 0.9) / 92, (y - 398) / 58) ** 2)
  return ground * (1 - onBench) + (0.43 + (ground - 0.43) * 0.12) * onBench
}

function bell(distance: number): number {
  return Math.exp(-distance * distance)
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

/** Surveyed when it is drawn and not at every start of the site, of which it was a tenth. */
function survey() {
  const heights = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const isBorder = column === 0 || row === 0 || column === columns - 1 || row === rows - 1
    return isBorder ? outside : heightAt((column - 2) * side, (row - 2) * side)
  })
  return { columns, rows, heights }
}

/** @returns the outline of all that is higher than a level, as path data */
export function readGround(): (level: number) => string {
  const grid = survey()
  return (level) =>
    isolines(grid, level)
      .filter(({ points }) => points.length >= 10)
      .map(({ points, isClosed }) => {
        const bends = evenlySpaced(points, 2, isClosed)
        return curveAlong(
          bends.map(([x, y]) => [(x - 2) * side, (y - 2) * side] as const),
          isClosed,
        )
      })
      .join('')
}
