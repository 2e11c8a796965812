/** A venison roast on a board: dark crust, three slices cut across the grain, a dial thermometer, rosemary. */
import type { Drawing } from '~/features/art/drawing'
import { box, clipped, curve, disc, fill, limb, loop, oval, place, stroke } from './pen'
import { plate, sheet } from './plate'

export function cooking(): Drawing {
  return plate('A sliced venison roast with a thermometer in it', [
    sheet('panel'),
    table,
    board,
    roast,
    slices,
    place(rosemary(10), { x: 1062, y: 470, turn: -90, scale: 1.05, squash: 0.85 }),
    place(rosemary(8), { x: 1056, y: 508, turn: -99, scale: 1, squash: 0.85 }),
    juniper,
    thermometer,
  ])
}

/** The table's edge behind the board. */
const table =
  box({ x: 0, y: 330, width: 1200, height: 345 }, 'table') + box({ x: 0, y: 330, width: 1200, height: 7 }, 'table-edge')

const boardTop = loop('84,542! 224,362! 998,362! 1138,542!')
const board = [
  oval({ x: 612, y: 592, rx: 545, ry: 22 }, 'table-shade'),
  fill(loop('84,536! 1138,536! 1134,572 1112,590! 110,590! 88,572'), 'board-side'),
  fill(boardTop, 'board'),
  clipped(
    [
      '0,398 400,392 800,404 1200,396',
      '0,436 420,446 760,430 1200,440',
      '0,482 380,474 820,490 1200,480',
      '0,528 500,536 900,522 1200,530',
    ]
      .map((grain) => stroke(curve(grain), 'board-grain', 3))
      .join(''),
    'board',
    boardTop,
  ),
].join('')

/** A boned leg muscle: a long loaf, its cut end to the left. */
const roastSide = loop('420,300 520,234 660,214 800,232 880,290 902,372 880,446 800,482 640,488 470,482 400,440')
const roast = [
  oval({ x: 660, y: 482, rx: 270, ry: 24 }, 'board-grain'),
  fill(roastSide, 'crust'),
  clipped(
    [
      fill(loop('380,470 520,420 700,432 860,398 920,330 960,520 420,540'), 'crust-shade'),
      fill(loop('470,282 560,248 680,234 790,252 680,262 570,276'), 'crust-light'),
      ...['560,224 536,300 548,420 580,500', '680,206 662,300 672,410 700,500', '796,222 786,300 794,400 812,490'].map(
        (string) => stroke(curve(string), 'string', 6),
      ),
    ].join(''),
    'roast',
    roastSide,
  ),
  cutFace({ x: 436, y: 388, size: 1 }, 'face'),
].join('')

/** The cut surface: a rim of crust, meat cooked through, gray-brown to the middle, the lines of the muscle. */
function cutFace({ x, y, size }: { x: number; y: number; size: number }, id: string): string {
  const rim = '-66,-52 -20,-98 40,-84 74,-22 70,52 26,98 -34,92 -72,34'
  const inner = loop('-52,-42 -16,-78 32,-68 58,-18 54,42 20,78 -28,74 -56,28')
  const grain = ['-40,-40 0,-30 40,-44', '-52,-8 0,4 56,-12', '-48,24 4,36 52,22', '-24,60 8,66 34,54']
  return place(
    [
      fill(loop(rim), 'crust-edge'),
      fill(loop('-60,-48 -18,-90 37,-78 67,-20 63,48 23,90 -31,85 -65,31'), 'meat-rim'),
      fill(inner, 'meat'),
      clipped(grain.map((line) => stroke(curve(line), 'meat-grain', 4)).join(''), id, inner),
    ].join(''),
    { x, y, scale: size },
  )
}

/** Three slices, fallen over one another to the left. */
const slices = [
  { x: 352, y: 424, turn: -16 },
  { x: 282, y: 450, turn: -30 },
  { x: 214, y: 474, turn: -46 },
]
  .map(({ x, y, turn }, index) =>
    [
      place(oval({ x: 10, y: 12, rx: 78, ry: 88 }, 'board-shade'), { x, y, turn, squash: 0.8 }),
      place(fill(loop('-58,-52 -12,-98 48,-84 82,-22 78,52 34,98 -26,92 -64,34'), 'crust-shade'), {
        x: x + 5,
        y: y + 8,
        turn,
        squash: 0.8,
      }),
      place(cutFace({ x: 0, y: 0, size: 1 }, `slice-${String(index)}`), { x, y, turn, squash: 0.8 }),
    ].join(''),
  )
  .join('')

const ticks = Array.from({ length: 11 }, (_, index) =>
  place(box({ x: -2.5, y: -62, width: 5, height: index % 5 === 0 ? 17 : 11 }, 'dial-mark'), {
    x: 0,
    y: 0,
    turn: -130 + index * 26,
  }),
)

/** Its probe goes into the thickest part. */
const thermometer = [
  stroke(curve('742,300 778,132'), 'steel-shade', 13),
  stroke(curve('740,300 776,132'), 'steel', 7),
  oval({ x: 741, y: 300, rx: 15, ry: 7 }, 'crust-edge'),
  place(
    [
      disc(0, 0, 86, 'steel-shade'),
      disc(-3, -3, 82, 'steel'),
      disc(0, 0, 70, 'dial'),
      ...ticks,
      stroke('M0,0L37,-40', 'blaze', 8),
      disc(0, 0, 10, 'dial-mark'),
    ].join(''),
    { x: 790, y: 112 },
  ),
].join('')

/** Needles in pairs along a stem, 20 apart, from the foot upwards. */
function rosemary(pairs: number): string {
  const needles = Array.from({ length: pairs }, (_, index) => {
    const y = -26 - index * 20
    const reach = 42 - index * 1.6
    const needle = (side: 1 | -1) =>
      fill(
        limb(
          `0,${String(y)},5 ${String(side * reach * 0.6)},${String(y - 16)},9 ${String(side * reach)},${String(y - 34)},2`,
        ),
        side === 1 ? 'herb-shade' : 'herb',
      )
    return needle(1) + needle(-1)
  })
  const top = -20 - pairs * 20
  return [
    stroke(`M0,0L0,${String(top)}`, 'leaf-stalk', 6),
    ...needles,
    fill(limb(`0,${String(top + 8)},6 0,${String(top - 14)},8 2,${String(top - 34)},2`), 'herb'),
  ].join('')
}

const juniper = [
  [520, 522, 11],
  [548, 534, 10],
  [610, 522, 11],
]
  .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, 'juniper') + disc(x - r / 3, y - r / 3, r / 4, 'juniper-light'))
  .join('')
