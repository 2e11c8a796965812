/**
 * One print pressed into the ground, light from the upper left: a rim of what was pushed out, the wall in shade, the
 * wall in light, the floor and on it the pad. In centimetres around the middle of the two toes, the way on upwards.
 */
import { flipped, grown, moved, outlineThrough, turned } from '~/features/art/outline'
import { closedPath, openPath, unit } from '~/features/art/smooth-path'
import type { Point } from '~/features/art/spine'
import type { DrawnSpecies } from '~/features/art/species.data'
import { prints } from './prints.data'

/** Colours are in `trackColors`, those of mud or of snow, as the species' data say. */
export function trackPrint(species: DrawnSpecies): string {
  const { ground, length, pad } = prints[species]
  const shapes = shapesOf(species)
  const { toes } = shapes
  const all = [...toes, ...shapes.dewclaws]
  const filled = (tone: string, outlines: readonly (readonly Point[])[]) =>
    `<path d="${outlines.map(closed).join('')}" fill="var(--${ground}-${tone})"/>`
  const deep = 0.2 + length * 0.014
  const floors = all.map((outline) => moved(grown(outline, -deep), [deep * 0.3, deep * 0.3]))
  const padLine = length * (0.5 - pad)
  const pads = floors.slice(0, toes.length).map((floor) => grown(floor, -deep * 0.35).filter(([, y]) => y > padLine))
  return [
    `<g transform="scale(${String(unit)})">`,
    filled(
      'low',
      all.map((outline) => moved(grown(outline, deep * 1.3), [deep * 0.8, deep * 0.8])),
    ),
    filled(
      'rim',
      all.map((outline) => grown(outline, deep * 1.1)),
    ),
    filled(
      'lit',
      all.map((outline) => grown(outline, deep * 0.1)),
    ),
    filled(
      'shade',
      all.map((outline) => moved(grown(outline, -deep * 0.35), [-deep * 0.35, -deep * 0.35])),
    ),
    filled('floor', floors),
    filled('pad', pads),
    ridges(floors.slice(0, toes.length), ground, length),
    '</g>',
  ].join('')
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

/** Fine lines on the floor, where the edge of the hoof dragged. */
function ridges(floors: readonly (readonly Point[])[], ground: string, length: number): string {
  const lines = floors.flatMap((floor) =>
    [0.5, 0.8].map((by) => {
      const inner = grown(floor, -length * 0.045 * by * 2).filter(([, y]) => y < -length * (0.02 + by * 0.14))
      return inner.length > 3 ? openPath([inner.slice(1, Math.ceil(inner.length * 0.55))]) : ''
    }),
  )
  return `<path d="${lines.join('')}" fill="none" stroke="var(--${ground}-shade)" stroke-opacity=".45" stroke-width="${String(0.07 / unit)}" stroke-linecap="round"/>`
}
