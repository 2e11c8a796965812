/** The piece of the frontal bone that a hunter saws off with the antlers on it. Centimetres, y down. */
import { strip, type Ribbon } from '~/features/art/ribbon'
import { closedPath, openPath, unit } from '~/features/art/smooth-path'
import { spineThrough, type Point } from '~/features/art/spine'

/** @param foot where the right antler stands; @param next a place further up its beam; @param thick the beam there */
export function skullPlate({ foot, next, thick }: { foot: Point; next: Point; thick: number }): string {
  const inThick = ([x, y]: Point): Point => [x * thick, y * thick]
  const half = foot[0] / thick
  const top: Point[] = [
    [0, 0.75],
    [half * 0.5, 0.62],
    [half * 0.85, 0.55],
    [half + 0.2, 0.8],
  ]
  /** The brow ridge, and under it the notch of the eye's socket. */
  const brow: Point[] = [
    [half + 0.2, 0.8],
    [half + 0.62, 1.25],
    [half + 0.74, 1.75],
    [half + 0.5, 2.1],
    [half + 0.3, 2.6],
  ]
  const sawn: Point[] = [
    [half + 0.3, 2.6],
    [half * 0.6, 2.78],
    [0, 2.85],
  ]
  const right = [top, brow, sawn].map((edge) => edge.map(inThick))
  const left = right.map((edge) => edge.map(([x, y]): Point => [-x, y]).reverse()).reverse()
  const shadeOn = (edge: readonly Point[], [x, y]: Point) =>
    closedPath([edge, edge.map(([atX, atY]): Point => [atX + x * thick, atY + y * thick]).reverse()])
  const rightBrow = brow.map(inThick)
  const cut = [
    ...sawn,
    ...sawn
      .map(([x, y]): Point => [-x, y])
      .reverse()
      .slice(1),
  ].map(inThick)
  const pedicles = [1, -1].map((side) => pedicleOf({ foot, next, thick }, side))
  const stops = [0, 0.35, 0.7, 1]
  const bone = [
    closedPath([...right, ...left]),
    ...pedicles.map((pedicle) => strip(pedicle, [() => -1, () => 1], stops)),
  ]
  const shades = [
    shadeOn(rightBrow, [-0.3, 0.06]),
    shadeOn(cut, [0, -0.14]),
    ...pedicles.map((pedicle) => strip(pedicle, [(part) => 1 - 0.7 * part, () => 1], stops)),
  ]
  const suture = Array.from({ length: 13 }, (_, index) =>
    inThick([(index % 2 === 0 ? 1 : -1) * 0.045, 0.85 + (index / 12) * 1.75]),
  )
  const line = `stroke="var(--antler-line)" stroke-linejoin="round"`
  return [
    `<g transform="scale(${String(unit)})">`,
    `<path d="${bone.join('')}" fill="var(--bone)" ${line} stroke-width="${String((0.09 * thick) / unit)}" paint-order="stroke"/>`,
    `<path d="${shades.join('')}" fill="var(--bone-shade)"/>`,
    `<path d="${openPath([suture])}" fill="none" ${line} stroke-width="${String((0.035 * thick) / unit)}" stroke-opacity=".6"/>`,
    '</g>',
  ].join('')
}

/** The stump under the burr. */
function pedicleOf({ foot, next, thick }: { foot: Point; next: Point; thick: number }, side: number): Ribbon {
  const [x, y] = foot
  const long = Math.hypot(next[0] - x, next[1] - y)
  const back = (by: number): Point => [x - ((next[0] - x) / long) * by, y - ((next[1] - y) / long) * by]
  const points: Point[] = [[x * 0.62, y + thick * 1.25], back(thick * 0.5), back(-thick * 0.1)]
  const width = (part: number) => thick * (0.62 - 0.16 * part)
  return { spine: spineThrough(points.map(([px, py]): Point => [side * px, py])), left: width, right: width }
}
