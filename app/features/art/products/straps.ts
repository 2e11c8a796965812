/** Webbing, rope and cord along a line, lit from the upper left. */
import { beside, curve, stations } from './curve'
import { moved, stroke, type Point } from './markup'
import type { Material } from './materials.data'
import { lineShadow } from './shadow'

interface Run {
  points: readonly Point[]
  width: number
  material: Material
  /** Where it lies on something else instead of the sheet. */
  noShadow?: true
}

/** Flat webbing with two rows of stitches; ends are square. */
export function webbing({ points, width, material, noShadow }: Run): string {
  const line = curve(points)
  const butt = (w: number) => ({ width: w, cap: 'butt' as const })
  const rows = [-0.34, 0.34].map((part) =>
    stroke(`${material}-lit`, curve(beside(points, part * width)), {
      width: Math.max(1.8, width * 0.045),
      dash: '9 6',
      opacity: 0.85,
      cap: 'butt',
    }),
  )
  return [
    noShadow ? '' : lineShadow(line, width),
    stroke(`${material}-deep`, line, butt(width + 4)),
    stroke(`${material}-shade`, line, butt(width)),
    moved(stroke(material, line, butt(width - 4)), [-1.4, -1.8]),
    ...rows,
  ].join('')
}

/** A laid rope: the strands lean across it. */
export function rope({ points, width, material, noShadow }: Run): string {
  const line = curve(points)
  const lean = stations(points, width * 0.9).map(({ at: [x, y], normal: [nx, ny] }) => {
    const [side, ahead] = [width * 0.44, width * 0.4]
    const [dx, dy] = [nx * side - ny * ahead, ny * side + nx * ahead]
    return `M${whole(x - dx)} ${whole(y - dy)}l${whole(2 * dx)} ${whole(2 * dy)}`
  })
  return [
    noShadow ? '' : lineShadow(line, width),
    stroke(`${material}-deep`, line, { width: width + 4 }),
    stroke(`${material}-shade`, line, { width }),
    moved(stroke(material, line, { width: width * 0.78 }), [-width * 0.08, -width * 0.1]),
    moved(stroke(`${material}-lit`, line, { width: width * 0.26 }), [-width * 0.18, -width * 0.2]),
    stroke(`${material}-shade`, lean.join(''), { width: width * 0.13, opacity: 0.9 }),
  ].join('')
}

/** A thin cord, smooth. */
export function cord({ points, width, material, noShadow }: Run): string {
  const line = curve(points)
  return [
    noShadow ? '' : lineShadow(line, width),
    stroke(`${material}-deep`, line, { width: width + 4 }),
    stroke(material, line, { width }),
    moved(stroke(`${material}-lit`, line, { width: width * 0.32 }), [-width * 0.14, -width * 0.16]),
  ].join('')
}

function whole(value: number): string {
  return String(Math.round(value))
}
