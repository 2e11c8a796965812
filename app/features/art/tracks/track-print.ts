/**
 * One print pressed into the ground, light from the upper left: a rim of what was pushed out, the wall in shade, the
 * wall in light, the floor and on it the pad. In centimetres around the middle of the two toes, the way on upwards.
 */
import { flipped, grown, moved, outlineThrough, turned } from '~/features/art/outline'
import { closedPath, unit } from '~/features/art/smooth-path'
import type { Point } from '~/features/art/spine'
import type { DrawnSpecies } from '~/features/art/species.data'
import { prints } from './prints.data'

/** Colours are in `trackColors`, those of mud or of snow, as the species' data say. */
export function trackPrint(species: DrawnSpecies): string {
  const { ground, length, pad } = prints[species]
  const { toes, dewclaws } = shapesOf(species)
  const all = [...toes, ...dewclaws]
  const deep = 0.08 + length * 0.026
  const filled = (tone: string, change: (outline: readonly Point[]) => readonly Point[], outlines = all) =>
    `<path d="${outlines.map((outline) => closed(change(outline))).join('')}" fill="var(--${ground}-${tone})"/>`
  const floorOf = (outline: readonly Point[]) => moved(grown(outline, -deep), [deep * 0.3, deep * 0.3])
  const padLine = length * (0.5 - pad)
  return [
    `<g transform="scale(${String(unit)})">`,
    filled('fleck', (outline) => pushedOut(outline, 0.5 + deep * 2)),
    filled('low', (outline) => moved(pushedOut(outline, deep), [deep * 0.7, deep * 0.7])),
    filled('rim', (outline) => pushedOut(outline, deep)),
    filled('lit', (outline) => grown(outline, deep * 0.1)),
    filled('shade', (outline) => moved(grown(outline, -deep * 0.35), [-deep * 0.35, -deep * 0.35])),
    filled('floor', floorOf),
    filled('pad', (outline) => grown(floorOf(outline), -deep * 0.35).filter(([, y]) => y > padLine), toes),
    '</g>',
  ].join('')
}

/** Grown unevenly, as soft ground gives way. */
function pushedOut(outline: readonly Point[], by: number): Point[] {
  const even = grown(outline, by)
  return outline.map(([x, y], index): Point => {
    const [atX, atY] = even[index] ?? [x, y]
    const give = 0.8 + 0.22 * Math.sin(1.3 * x + 0.9 * y) + 0.16 * Math.sin(2.1 * index + x)
    return [x + (atX - x) * give, y + (atY - y) * give]
  })
}

/** The bare outline, as path data in the `unit` of smooth-path.ts. */
export function printPath(species: DrawnSpecies): string {
  const { toes, dewclaws } = shapesOf(species)
  return [...toes, ...dewclaws].map(closed).join('')
}

function shapesOf(species: DrawnSpecies): { toes: Point[][]; dewclaws: Point[][] } {
  const { length, width, toe, dewclaw } = prints[species]
  const right = outlineThrough(
    toe.map(([x, y]): Point => [(x * width) / 2, (y - 0.5) * length]),
    26,
  )
  // The inner toe is a little shorter: a left foot's print.
  const left = flipped(right).map(([x, y]): Point => [x, y * 0.97 + length * 0.012])
  const corner = left.pop()
  const toes = [right, corner ? [corner, ...left] : left]
  if (dewclaw === undefined) return { toes, dewclaws: [] }
  const { at, length: long, turn } = dewclaw
  const drop: Point[] = [
    [0, -0.5],
    [0.2, -0.3],
    [0.3, 0.05],
    [0.24, 0.38],
    [0, 0.5],
    [-0.22, 0.36],
    [-0.27, 0.05],
    [-0.18, -0.3],
  ]
  const claw = turned(
    moved(
      outlineThrough(
        drop.map(([x, y]): Point => [x * long, y * long]),
        12,
      ),
      at,
    ),
    turn,
    at,
  )
  return { toes, dewclaws: [claw, flipped(claw)] }
}

function closed(outline: readonly Point[]): string {
  const [first] = outline
  return first === undefined ? '' : closedPath([[...outline, first]])
}
