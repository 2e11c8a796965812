/**
 * A full-body treestand harness as it hangs on nobody: two padded shoulder straps, chest strap with its buckle, waist
 * belt with loops for a lineman's belt on both hips, two leg loops, and the tether from the back with its carabiner.
 */
import { carabiner } from './carabiner'
import { curve } from './curve'
import { box, disc, fill, group, moved, placed, solid, stroke, type Point } from './markup'
import { flatShadow } from './shadow'
import { webbing } from './straps'

/** The line that the halves mirror about. */
const axis = 500

export function drawHarness(): string {
  return [
    drawTether(),
    drawBack(),
    mirrored(drawLegLoop),
    mirrored(drawShoulder),
    drawBelt(),
    mirrored(drawHipLoop),
    drawChest(),
    drawTetherEnd(),
    drawRelief(),
  ].join('')
}

/** The left half and its mirror image; clip paths are named by side. */
function mirrored(draw: (side: 'left' | 'right') => string): string {
  return draw('left') + group(draw('right'), `matrix(-1 0 0 1 ${String(2 * axis)} 0)`)
}

/** Yoke between the shoulders and the strap down the back, seen from inside. */
function drawBack(): string {
  const yoke = 'M404 170C440 206 560 206 596 170L612 300C580 360 540 396 532 610H468C460 396 420 360 388 300Z'
  const surface = [
    fill('iron-deep', 'M380 160H620V236C560 262 440 262 380 236Z', 0.35),
    stroke('iron', 'M478 610C468 420 440 370 400 310M522 610C532 420 560 370 600 310', { width: 4 }),
    stroke('iron-lit', 'M500 290V600', { width: 2.5, dash: '8 7', opacity: 0.6, cap: 'butt' }),
  ]
  return [
    flatShadow(yoke),
    drawBeltBehind(),
    solid('yoke', { outline: yoke, color: 'iron-shade', edge: 'iron-deep', surface: surface.join('') }),
    drawLabel(),
  ].join('')
}

/** The belt's other half, from inside. */
function drawBeltBehind(): string {
  const outline = 'M348 574C400 540 600 540 652 574V622C600 590 400 590 348 622Z'
  return flatShadow(outline) + solid('behind', { outline, color: 'olive-shade', edge: 'olive-deep' })
}

/** With the dates of manufacture and replacement. */
function drawLabel(): string {
  return [
    solid('dates', { outline: box([468, 262], [64, 46], 4), color: 'linen', edge: 'iron-deep' }),
    stroke('linen-deep', 'M478 276H522M478 286H522M478 296H506', { width: 2.5, opacity: 0.7 }),
  ].join('')
}

const shoulder =
  'M420 138C392 140 362 166 346 214C326 274 332 360 352 430L366 470L408 462C400 420 392 350 398 296C402 240 420 204 446 176C452 152 440 138 420 138Z'
const lowerStrap: readonly Point[] = [
  [384, 452],
  [392, 510],
  [406, 628],
]

function drawShoulder(side: 'left' | 'right'): string {
  const lit = side === 'left'
  const surface = [
    fill(
      lit ? 'olive-lit' : 'olive-shade',
      'M430 130C380 140 350 190 344 240C336 300 342 380 360 440L330 440L310 150Z',
      0.8,
    ),
    fill(
      lit ? 'olive-shade' : 'olive-lit',
      'M446 176C420 204 402 240 398 296C392 350 400 420 408 462L392 466C380 400 376 340 380 286C386 232 408 194 440 166Z',
      0.7,
    ),
    stroke('olive-deep', 'M428 152C392 156 372 190 362 230C350 290 356 370 378 450', {
      width: 3,
      dash: '9 7',
      opacity: 0.75,
      cap: 'butt',
    }),
  ]
  return [
    flatShadow(shoulder),
    webbing({ points: lowerStrap, width: 38, material: 'coyote' }),
    solid(`shoulder-${side}`, { outline: shoulder, color: 'olive', edge: 'olive-deep', surface: surface.join('') }),
    /* The ladder lock that tightens it. */
    solid(`lock-${side}`, { outline: box([360, 478], [58, 34], 6), color: 'iron', edge: 'iron-deep' }),
    stroke('iron-deep', 'M370 490H408M370 501H408', { width: 4 }),
    fill('iron-lit', box([362, 480], [54, 5], 2), 0.7),
  ].join('')
}

/** Waist belt: the back of it above, the front below, with a buckle. */
function drawBelt(): string {
  const front = 'M346 572C400 610 600 610 654 572L658 628C600 668 400 668 342 628Z'
  const surface = [
    fill('olive-lit', 'M340 566C400 606 600 606 660 566V586C600 624 400 624 340 586Z', 0.75),
    fill('olive-shade', 'M560 590C610 584 640 574 660 560V640C620 660 590 660 560 662Z', 0.6),
    stroke('olive-deep', 'M346 616C400 652 600 652 654 616', { width: 3, dash: '9 7', opacity: 0.75, cap: 'butt' }),
  ]
  return [
    flatShadow(front),
    solid('belt', { outline: front, color: 'olive', edge: 'olive-deep', surface: surface.join('') }),
    drawBuckle([500, 628], 1),
  ].join('')
}

/** A side-release buckle, 100 x 56. */
function drawBuckle([x, y]: Point, scale: number): string {
  const body = [
    flatShadow(box([-52, -28], [104, 56], 12)),
    fill('iron-deep', box([-54, -30], [108, 60], 13)),
    fill('iron', box([-50, -26], [56, 52], 10)),
    fill('iron-shade', box([2, -22], [48, 44], 8)),
    fill('iron-lit', box([-46, -23], [48, 9], 4)),
    fill('orange', box([6, -26], [30, 11], 4)),
    fill('orange', box([6, 15], [30, 11], 4)),
    stroke('iron-deep', 'M-34 -8V12M-24 -8V12M4 -24V24', { width: 4 }),
  ]
  return group(body.join(''), `translate(${String(x)} ${String(y)}) scale(${String(scale)})`)
}

const loopBack: readonly Point[] = [
  [356, 640],
  [330, 700],
  [352, 762],
  [410, 780],
  [462, 744],
  [476, 680],
  [462, 640],
]
const loopFront: readonly Point[] = [
  [366, 634],
  [346, 700],
  [350, 770],
  [396, 822],
  [452, 806],
  [484, 740],
  [480, 650],
]

function drawLegLoop(side: 'left' | 'right'): string {
  const inner = webbing({ points: loopBack, width: 40, material: 'iron' })
  const outer = webbing({ points: loopFront, width: 46, material: 'coyote' })
  const clasp = [
    fill('iron-deep', box([-34, -30], [68, 60], 9)),
    fill('iron', box([-30, -26], [60, 52], 7)),
    fill('iron-lit', box([-27, -23], [54, 8], 3), side === 'left' ? 1 : 0.6),
    stroke('iron-deep', 'M-20 -2H20M-20 12H20', { width: 5 }),
  ]
  return inner + outer + placed(clasp.join(''), [347, 712], 2)
}

/** For the lineman's belt: a loop of webbing on the hip. */
function drawHipLoop(): string {
  return [
    webbing({
      points: [
        [362, 606],
        [322, 590],
        [300, 622],
        [322, 652],
        [362, 634],
      ],
      width: 22,
      material: 'orange',
    }),
    fill('orange-deep', box([352, 594], [16, 52], 3)),
  ].join('')
}

function drawChest(): string {
  const strap = webbing({
    points: [
      [364, 388],
      [430, 398],
      [500, 401],
      [570, 398],
      [636, 388],
    ],
    width: 34,
    material: 'coyote',
  })
  const keepers = [360, 614].map(
    (x) => fill('iron-deep', box([x, 366], [26, 46], 5)) + fill('iron', box([x + 4, 370], [18, 38], 4)),
  )
  return [strap, ...keepers, drawBuckle([500, 401], 0.86)].join('')
}

const tether: readonly Point[] = [
  [500, 262],
  [496, 180],
  [520, 110],
  [600, 78],
  [690, 104],
  [760, 200],
  [800, 330],
  [860, 408],
]

function drawTether(): string {
  return webbing({ points: tether, width: 36, material: 'orange' })
}

/** The end of the tether, sewn back on itself around the carabiner's bar; down is along the tether. */
const tetherLoop = [
  solid('sewn', {
    outline: 'M-20 -46H20V18Q20 34 4 36H-4Q-20 34 -20 18Z',
    color: 'orange',
    edge: 'orange-deep',
    surface: fill('orange-lit', box([-20, -46], [12, 90]), 0.8) + fill('orange-shade', box([10, -46], [12, 90]), 0.8),
  }),
  stroke('linen', 'M-12 -34L12 -4M12 -34L-12 -4M-12 -38H12M-12 0H12', { width: 3, opacity: 0.9 }),
].join('')

/** The sewn end with its energy absorber, and the carabiner that it carries. */
function drawTetherEnd(): string {
  const pack = box([-30, -70], [60, 128], 8)
  const surface = fill('iron-lit', box([-30, -70], [18, 128]), 0.7) + fill('iron-shade', box([12, -70], [20, 128]))
  const absorber = [
    flatShadow(pack),
    solid('absorber', { outline: pack, color: 'iron', edge: 'iron-deep', surface }),
    stroke('orange', 'M-20 -52H20M-20 40H20', { width: 5 }),
  ]
  return [
    placed(absorber.join(''), [783, 286], -22),
    moved(group(carabiner, 'rotate(-34)'), [916, 494]),
    placed(tetherLoop, [856, 398], -47),
  ].join('')
}

/** The strap to stand in while help comes, rolled up, with its loose end. */
function drawRelief(): string {
  const spiral = Array.from({ length: 34 }, (_, index): Point => {
    const angle = index * 0.62
    return [Math.cos(angle) * (5 + index * 1.55), Math.sin(angle) * (5 + index * 1.55)]
  })
  const roll = disc([0, 0], 58)
  const end = webbing({
    points: [
      [0, 52],
      [70, 53],
      [130, 48],
      [186, 54],
    ],
    width: 13,
    material: 'coyote',
  })
  const content = [
    flatShadow(roll),
    end,
    solid('relief', {
      outline: roll,
      color: 'coyote',
      edge: 'coyote-deep',
      surface: fill('coyote-lit', disc([-18, -20], 44), 0.7),
    }),
    stroke('coyote-deep', curve(spiral), { width: 3.4 }),
  ]
  return moved(content.join(''), [820, 742])
}
