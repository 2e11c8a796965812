/** Spots, and the dark line down the back. */
import { px } from '~/features/art/drawing'
import { seededRandom } from '~/lib/seeded-random'
import type { Landmarks } from './body-landmarks'
import { closedCurve, type CurvePoint } from './landmark-curve'
import type { Paint } from './paint'
import type { Marks } from './species-coat.data'

/** Spots in loose rows along the trunk, the lowest along the flank. */
export function spotRows({ level, back }: Landmarks, { spots }: Marks, { dots: stroke, small }: Paint): string {
  if (spots === undefined || (spots === 'faint' && small)) return ''
  const random = seededRandom('spots')
  const size = -back[1] * (spots === 'bright' ? 0.027 : 0.02)
  const dots = spotLines.flatMap(({ depth, from, to, count }, row) =>
    Array.from({ length: count }, (_, i) => {
      const share = from + ((i + (random() - 0.5) * 0.55) * (to - from)) / (count - 1)
      const sag = row === 0 ? 0.02 : 0.05 * Math.sin(Math.PI * share) - (share > 0.76 ? (share - 0.76) * 0.5 : 0)
      const [x, y] = level(
        share,
        depth - sag + (random() - 0.5) * (row === 0 || row === spotLines.length - 1 ? 0.015 : 0.07),
      )
      const long =
        row === spotLines.length - 1 && spots === 'bright'
          ? size * (0.5 + random() * 0.7)
          : size * (0.08 + random() * 0.3)
      const chance = random()
      const kind =
        row === 0 || row === spotLines.length - 1
          ? 'small'
          : chance > 0.62
            ? 'large'
            : chance > 0.25
              ? 'middle'
              : 'small'
      return { kind, path: `M${px(x)} ${px(y)}l${px(long)} ${px(-long * 0.04)}` }
    }),
  )
  const opacity = spots === 'bright' ? 0.92 : 0.26
  const sizes = { large: 1.12, middle: 0.86, small: 0.62 }
  return Object.entries(sizes)
    .map(([kind, part]) =>
      stroke(dots.flatMap((dot) => (dot.kind === kind ? [dot.path] : [])).join(''), 'pale', size * part, opacity),
    )
    .join('')
}

/** The first row runs beside the dorsal stripe, the last along the lower flank. */
const spotLines = [
  { depth: 0.93, from: 0.3, to: 0.88, count: 13 },
  { depth: 0.79, from: 0.25, to: 0.89, count: 12 },
  { depth: 0.66, from: 0.29, to: 0.9, count: 11 },
  { depth: 0.52, from: 0.22, to: 0.9, count: 11 },
  { depth: 0.39, from: 0.3, to: 0.86, count: 9 },
  { depth: 0.28, from: 0.35, to: 0.71, count: 8 },
]

/** The dark line down the back, running out at both ends. */
export function backStripe(marks: Landmarks, { dorsalStripe, tail }: Marks, { fill }: Paint): string {
  if (!dorsalStripe) return ''
  const { napeLine, withers, hump, back, loin, croup, tailBase } = marks
  const top = [withers, hump, back, loin, croup]
  const deep = -back[1] * 0.0145
  /** It goes on into a black tail, and runs out before a white one. */
  const end: CurvePoint[] =
    tail === 'black-above'
      ? [[tailBase[0] + 3, tailBase[1] - 3], tailBase]
      : [[(croup[0] + tailBase[0] * 2) / 3, (croup[1] + tailBase[1] * 2) / 3 - deep * 1.2, 0.3]]
  const stripe = closedCurve([
    [napeLine[1][0], napeLine[1][1], 0.4],
    [napeLine[2][0] + 3, napeLine[2][1] - 4],
    ...top.map(([x, y]): CurvePoint => [x, y - 4]),
    ...end,
    ...top.map(([x, y]): CurvePoint => [x, y + deep]).reverse(),
    [napeLine[2][0] - deep * 0.3, napeLine[2][1] + deep * 0.5],
  ])
  return fill(stripe, 'edge')
}
