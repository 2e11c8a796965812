/** The piece of the frontal bone that a hunter saws off with the antlers on it. Centimetres, between the burrs. */
import { closedPath, openPath, unit } from '~/features/art/smooth-path'
import type { Point } from '~/features/art/spine'

/** @param half from the middle to where a burr sits; @param thick the beam above it */
export function skullPlate(half: number, thick: number): string {
  const wide = half + thick * 0.42
  const low = half * 1.15 + thick * 0.9
  const rightOf: Point[] = [
    [0, thick * 0.28],
    [half - thick * 0.75, thick * 0.12],
    [half - thick * 0.4, -thick * 0.1],
    [half + thick * 0.3, -thick * 0.16],
    [wide, thick * 0.3],
    [wide + thick * 0.12, low * 0.45],
    [wide - thick * 0.1, low * 0.8],
  ]
  const sawn: Point[] = [
    [wide - thick * 0.1, low * 0.8],
    [half * 0.7, low * 0.93],
    [0, low],
    [-half * 0.7, low * 0.93],
    [-wide + thick * 0.1, low * 0.8],
  ]
  const whole = closedPath([rightOf, sawn, rightOf.map(([x, y]): Point => [-x, y]).reverse()])
  const rightEdge = rightOf.slice(3)
  const shade = closedPath([
    rightEdge,
    rightEdge.map(([x, y]): Point => [x - thick * 0.42, y + thick * 0.12]).reverse(),
  ])
  const cut = closedPath([sawn, sawn.map(([x, y]): Point => [x * 0.985, y - thick * 0.16]).reverse()])
  const sutureSteps = Array.from({ length: 12 }, (_, index): Point => {
    const part = index / 11
    return [(index % 2 === 0 ? 1 : -1) * thick * 0.05, thick * 0.4 + part * (low - thick * 0.65)]
  })
  const line = `stroke="var(--antler-line)" stroke-linejoin="round"`
  const outline = String(0.2 / unit)
  return [
    `<g transform="scale(${String(unit)})">`,
    `<path d="${whole}" fill="var(--bone)" ${line} stroke-width="${String(0.4 / unit)}" paint-order="stroke"/>`,
    `<path d="${shade}${cut}" fill="var(--bone-shade)"/>`,
    `<path d="${openPath([sutureSteps])}" fill="none" ${line} stroke-width="${outline}" stroke-opacity=".5"/>`,
    '</g>',
  ].join('')
}
