/** A treestand lifeline: rope with a reflective tracer, coiled, its upper end with an eye, and on it a Prusik knot with a carabiner. */
import { carabiner } from './carabiner'
import { curve } from './curve'
import { box, disc, fill, placed, solid, stroke, type Point } from './markup'
import { flatShadow } from './shadow'
import { cord, rope } from './straps'

export function drawLifeline(): string {
  const lowerStrand = cord({ points: strands[1], width: wrapThick, material: 'olive' })
  return [drawUpperEnd(), drawCoil(), drawTag(), lowerStrand, drawCarabiner(), drawPrusik()].join('')
}

const thick = 25

/** Turns of the coil from the undermost: centre, half width and height, and how far each is turned. */
const turns: readonly (readonly [Point, Point, number])[] = [
  [[420, 512], [262, 226], -10],
  [[432, 520], [238, 214], 14],
  [[414, 506], [250, 196], 30],
  [[426, 514], [222, 206], -24],
  [[420, 508], [236, 184], 6],
  [[428, 516], [206, 186], 22],
]

function turn([[cx, cy], [rx, ry], degrees]: (typeof turns)[number]): Point[] {
  const tilt = (degrees * Math.PI) / 180
  return Array.from({ length: 17 }, (_, index) => {
    // Ends meet under the wraps.
    const angle = (index / 16 + 215 / 360) * 2 * Math.PI - tilt
    const [x, y] = [rx * Math.cos(angle), ry * Math.sin(angle)]
    return [cx + x * Math.cos(tilt) - y * Math.sin(tilt), cy + x * Math.sin(tilt) + y * Math.cos(tilt)]
  })
}

function drawCoil(): string {
  return [...turns.map((one) => tracedRope(turn(one))), drawWraps()].join('')
}

/** The tracer lights up in a headlamp: a pale thread in the rope. */
function tracedRope(points: readonly Point[]): string {
  return (
    rope({ points, width: thick, material: 'orange' }) +
    stroke('linen-lit', curve(points), { width: 3.4, dash: '10 17', opacity: 0.85, cap: 'butt' })
  )
}

/** The end goes around the coil at its upper left and keeps it together. */
function drawWraps(): string {
  const wraps = [0, 1, 2, 3, 4].map((index) =>
    rope({
      points: [
        [-74, -46 + index * 25],
        [-30, -52 + index * 25],
        [40, -46 + index * 25],
        [84, -36 + index * 25],
      ],
      width: thick,
      material: 'orange',
    }),
  )
  return placed(wraps.join(''), [248, 372], -52 + 90)
}

const eye: readonly Point[] = [
  [846, 262],
  [838, 226],
  [806, 170],
  [818, 112],
  [852, 92],
  [886, 112],
  [898, 170],
  [866, 226],
  [858, 262],
]
const fall: readonly Point[] = [
  [852, 250],
  [852, 420],
  [852, 600],
  [836, 716],
  [756, 786],
  [640, 790],
  [540, 728],
]

function drawUpperEnd(): string {
  const sleeve = box([832, 226], [40, 82], 8)
  return [
    tracedRope(fall),
    rope({ points: eye, width: thick, material: 'orange' }),
    flatShadow(sleeve),
    solid('sleeve', {
      outline: sleeve,
      color: 'iron',
      edge: 'iron-deep',
      surface: fill('iron-lit', box([832, 226], [13, 82]), 0.8),
    }),
    stroke('iron-deep', 'M832 246H872M832 288H872', { width: 3 }),
  ].join('')
}

const knotY = 470
const wrapThick = 19

/** From the knot to the carabiner: the upper one lies over its bar, the lower one under it, and they are one loop. */
const strands: readonly [readonly Point[], readonly Point[]] = [
  [
    [838, knotY - 9],
    [886, knotY - 9],
    [952, knotY + 8],
    [1006, knotY + 52],
    [1020, knotY + 74],
  ],
  [
    [838, knotY + 9],
    [886, knotY + 9],
    [944, knotY + 28],
    [994, knotY + 70],
    [1006, knotY + 88],
    [1018, knotY + 86],
    [1022, knotY + 72],
  ],
]

/** Three turns above and three below where the two strands come out, and the bight's bridge over all of them. */
function drawPrusik(): string {
  const wrap = (y: number) =>
    cord({
      points: [
        [828, y + 4],
        [840, y - 3],
        [864, y - 7],
        [878, y - 4],
      ],
      width: wrapThick,
      material: 'olive',
    })
  const ys = [-66, -45, -24, 24, 45, 66]
  const bridge: Point[] = [
    [838, knotY - 68],
    [872, knotY - 70],
    [888, knotY - 44],
    [888, knotY],
    [888, knotY + 44],
    [872, knotY + 68],
    [838, knotY + 64],
  ]
  return [
    ...ys.map((dy) => wrap(knotY + dy)),
    cord({ points: strands[0], width: wrapThick, material: 'olive' }),
    cord({ points: bridge, width: wrapThick, material: 'olive', noShadow: true }),
  ].join('')
}

function drawCarabiner(): string {
  return placed(carabiner, [1010, 612], 8)
}

/** For the date of first use, on a loop of thread. */
function drawTag(): string {
  const tag = 'M-58 -30L-40 -48H66V48H-40L-58 30Z'
  const surface = fill('linen-lit', 'M-58 -48H66L-58 48Z', 0.8)
  const lines = stroke('linen-deep', 'M-16 -16H46M-16 6H46M-16 28H24', { width: 3, opacity: 0.5 })
  const hole = fill('linen-deep', disc([-38, 0], 8))
  const body = [
    flatShadow(tag),
    solid('tag', { outline: tag, color: 'linen', edge: 'linen-deep', surface }),
    lines,
    hole,
  ]
  return [
    stroke('linen-deep', 'M642 660C620 676 600 684 592 702C586 716 598 720 604 708C610 694 622 676 642 660', {
      width: 4,
    }),
    placed(body.join(''), [672, 636], -38),
  ].join('')
}
