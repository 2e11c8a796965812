/**
 * Roof-prism binoculars from the front and above: straight barrels that widen from the twist-up eyecups over the prisms
 * to the 42 mm objectives, open bridge with focus wheel and hinge, and the strap around them.
 */
import { px } from '~/features/art/drawing'
import { box, disc, fill, group, oval, polygon, solid, stroke, type Point } from './markup'
import { flatShadow } from './shadow'
import { cord, webbing } from './straps'

/** The line between the barrels; the left one is drawn, the right one mirrors its outline under the same light. */
const axis = 600

export function drawBinoculars(): string {
  return [drawStrap(), drawShadow(), drawBridge(), drawBarrel('left'), drawBarrel('right'), drawHinge()].join('')
}

type Side = 'left' | 'right'

const mirror = `matrix(-1 0 0 1 ${String(2 * axis)} 0)`

function onSide(side: Side, content: string): string {
  return side === 'left' ? content : group(content, mirror)
}

const barrel =
  'M440 168C436 200 430 216 420 246C404 280 394 306 390 352C384 440 372 560 362 690C360 738 566 738 564 690C562 620 556 520 556 440' +
  'C560 400 562 352 556 306C552 280 540 262 536 246C530 216 528 200 524 168Z'

function drawShadow(): string {
  return flatShadow(barrel) + group(flatShadow(barrel), mirror)
}

function drawBarrel(side: Side): string {
  return [
    onSide(
      side,
      solid(`barrel-${side}`, { outline: barrel, color: 'olive', edge: 'olive-deep', surface: armor(side) }),
    ),
    drawEyecup(side),
    drawObjective(side),
  ].join('')
}

/** Rubber armor: the light comes from the left on both barrels, so the right one has it on what is mirrored as its inside. */
function armor(side: Side): string {
  const outer = 'M420 150C400 260 400 300 396 360C386 460 380 560 372 720H340V150Z'
  const outerBand = 'M446 150C424 260 424 310 420 370C412 470 406 560 400 720H366V150Z'
  const inner = 'M522 150C528 260 540 290 540 350C536 420 540 560 536 740H600V150Z'
  const innerBand = 'M500 150C506 260 514 290 514 350C512 420 512 560 506 740H600V150Z'
  const tones =
    side === 'left'
      ? [
          fill('olive-lit', outerBand, 0.85),
          fill('olive', outer, 0.7),
          fill('olive-shade', innerBand),
          fill('olive-deep', inner, 0.35),
        ]
      : [
          fill('olive-lit', innerBand, 0.6),
          fill('olive', inner, 0.8),
          fill('olive-shade', outerBand),
          fill('olive-deep', outer, 0.35),
        ]
  return [
    ...tones,
    /* Ribs where the fingers lie, and the seam before the objective. */
    stroke(
      'olive-deep',
      'M404 400C450 414 500 414 548 402M402 424C450 438 500 438 548 426M400 448C450 462 500 462 548 450',
      { width: 5, opacity: 0.55 },
    ),
    stroke('olive-deep', 'M366 628C420 650 510 650 562 628', { width: 4, opacity: 0.6 }),
    stroke('olive-deep', 'M392 330C440 346 510 346 556 330', { width: 3, opacity: 0.45 }),
  ].join('')
}

function drawEyecup(side: Side): string {
  const x = side === 'left' ? 482 : 2 * axis - 482
  const ribs = [-45, -36, -24, -9, 7, 21, 34, 43].map((dx) => `M${px(x + dx)} 122V170`).join('')
  const cup = `M${px(x - 57)} 112C${px(x - 24)} 100 ${px(x + 24)} 100 ${px(x + 57)} 112L${px(x + 52)} 178C${px(x + 24)} 192 ${px(x - 24)} 192 ${px(x - 52)} 178Z`
  const surface = [
    fill('iron-lit', box([x - 42, 100], [20, 100]), 0.85),
    fill('iron-deep', box([x + 20, 100], [40, 100]), 0.45),
    stroke('iron-deep', ribs, { width: 3.5, opacity: 0.75 }),
    fill('iron-lit', box([x - 60, 100], [120, 16]), 0.35),
  ]
  const ring = `M${px(x - 46)} 182C${px(x - 20)} 196 ${px(x + 20)} 196 ${px(x + 46)} 182L${px(x + 49)} 208C${px(x + 20)} 222 ${px(x - 20)} 222 ${px(x - 49)} 208Z`
  return [
    solid(`ring-${side}`, {
      outline: ring,
      color: 'steel-shade',
      edge: 'iron-deep',
      surface: fill('steel-lit', box([x - 30, 170], [20, 60]), 0.8),
    }),
    solid(`cup-${side}`, { outline: cup, color: 'iron', edge: 'iron-deep', surface: surface.join('') }),
  ].join('')
}

/** Seen from above the lens is a flat oval, deep in its rim. */
function drawObjective(side: Side): string {
  const center: Point = [side === 'left' ? 463 : 2 * axis - 463, 696]
  const [x, y] = center
  const lens = oval([x, y + 4], [78, 34])
  const surface = [
    fill('glass-deep', oval([x, y - 16], [82, 30])),
    fill('glass', oval([x + 10, y + 20], [58, 20])),
    fill('glass-lit', oval([x + 22, y + 24], [26, 8]), 0.85),
    fill('amber-lit', oval([x - 34, y + 12], [16, 7]), 0.75),
    fill(
      'steel-lit',
      polygon([
        [x - 62, y - 26],
        [x - 44, y - 32],
        [x - 26, y + 44],
        [x - 52, y + 44],
      ]),
      0.28,
    ),
  ]
  return [
    solid(`rim-${side}`, {
      outline: oval(center, [102, 50]),
      color: 'iron',
      edge: 'iron-deep',
      surface:
        fill('iron-lit', oval([x - 8, y - 6], [98, 46]), 0.7) + fill('iron-shade', oval([x + 3, y + 3], [92, 43])),
    }),
    fill('iron-deep', oval([x, y], [86, 39])),
    solid(`lens-${side}`, { outline: lens, color: 'glass-shade', edge: 'iron-deep', surface: surface.join('') }),
  ].join('')
}

/** Two arms between the barrels with air between them: an open bridge. */
function drawBridge(): string {
  const arm = (top: number, height: number) => box([520, top], [160, height], 14)
  const lit = fill('olive-lit', box([520, 296], [160, 14])) + fill('olive-shade', box([520, 352], [160, 40]))
  const low = fill('olive-lit', box([520, 506], [160, 10])) + fill('olive-shade', box([520, 540], [160, 30]))
  return [
    flatShadow(arm(296, 84)),
    flatShadow(arm(506, 56)),
    solid('arm', { outline: arm(296, 84), color: 'olive', edge: 'olive-deep', surface: lit }),
    solid('low-arm', { outline: arm(506, 56), color: 'olive', edge: 'olive-deep', surface: low }),
  ].join('')
}

/** Focus wheel above the bridge, the hinge's caps on its arms. */
function drawHinge(): string {
  const wheel = box([562, 214], [76, 88], 12)
  const grooves = [571, 579, 589, 600, 611, 621, 629].map((x) => `M${String(x)} 222V294`).join('')
  const surface = [
    fill('iron-lit', box([572, 210], [18, 100]), 0.8),
    fill('iron-deep', box([614, 210], [40, 100]), 0.5),
    stroke('iron-deep', grooves, { width: 4.5, opacity: 0.8 }),
    fill('orange', box([562, 250], [76, 8])),
  ]
  const hinge = (top: number, height: number, id: string) =>
    solid(id, {
      outline: box([570, top], [60, height], 10),
      color: 'iron',
      edge: 'iron-deep',
      surface:
        fill('iron-lit', box([576, top], [12, height]), 0.8) + fill('iron-deep', box([608, top], [30, height]), 0.5),
    })
  return [
    hinge(290, 108, 'hinge'),
    hinge(496, 82, 'low-hinge'),
    flatShadow(box([566, 230], [68, 68], 12)),
    solid('wheel', { outline: wheel, color: 'iron', edge: 'iron-deep', surface: surface.join('') }),
    /* The cap over the thread for a tripod. */
    fill('iron-shade', disc([600, 540], 15)),
    stroke('iron-deep', disc([600, 540], 15), { width: 3 }),
    stroke('iron-lit', 'M591 540H609', { width: 3.5 }),
  ].join('')
}

const leftCord: readonly Point[] = [
  [408, 290],
  [352, 262],
  [290, 272],
  [232, 330],
  [198, 430],
  [196, 520],
]
const rightCord: readonly Point[] = [
  [792, 290],
  [850, 258],
  [918, 274],
  [972, 340],
  [1000, 440],
  [996, 520],
]
const pad: readonly Point[] = [
  [196, 490],
  [212, 620],
  [288, 736],
  [430, 800],
  [600, 816],
  [770, 800],
  [908, 736],
  [982, 620],
  [996, 490],
]

/** Thin at the lugs, wide around the neck. */
function drawStrap(): string {
  const lug = (x: number) =>
    fill('iron-deep', box([x - 16, 274], [32, 34], 8)) + fill('steel', box([x - 10, 282], [20, 18], 5))
  return [
    webbing({ points: pad, width: 54, material: 'coyote' }),
    cord({ points: leftCord, width: 15, material: 'iron' }),
    cord({ points: rightCord, width: 15, material: 'iron' }),
    ...[196, 996].map(
      (x) =>
        fill('coyote-deep', box([x - 30, 482], [60, 34], 5)) + fill('coyote-shade', box([x - 26, 486], [52, 26], 4)),
    ),
    lug(406),
    lug(794),
  ].join('')
}
