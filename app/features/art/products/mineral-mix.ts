/** A bag of mineral mix without a brand, its top rolled open, loose grains before it and a scoop full of them. */
import { seededRandom } from '~/lib/seeded-random'
import { box, fill, placed, polygon, solid, stroke, type Color, type Point } from './markup'
import { groundShadow } from './shadow'

export function drawMineralMix(): string {
  return [
    groundShadow([440, 792], [260, 34]),
    groundShadow([800, 796], [290, 30]),
    drawBag(),
    drawHeap(),
    drawScoop(),
    drawLooseGrains(),
  ].join('')
}

const bag =
  'M268 226C300 214 560 214 600 226L612 300C616 420 634 560 630 700C628 760 622 800 596 806C500 816 370 816 286 806C256 800 248 760 248 700C246 560 254 420 258 300Z'
const gusset =
  'M600 226L612 300C616 420 634 560 630 700C628 760 622 800 596 806C580 740 566 640 566 520C566 400 570 300 560 226Z'

function drawBag(): string {
  const surface = [
    fill('canvas-lit', 'M240 210H360C330 340 318 560 330 820H240Z', 0.75),
    fill('canvas-shade', gusset, 0.85),
    stroke('canvas-deep', 'M560 226C570 300 566 400 566 520C566 640 580 740 596 806', { width: 2.5, opacity: 0.6 }),
    fill('canvas-deep', 'M240 770C360 800 520 800 640 770V830H240Z', 0.25),
    /* Creases from what presses from inside. */
    stroke(
      'canvas-shade',
      'M286 330C300 380 296 420 284 460M540 340C528 390 536 430 546 470M300 700C316 730 340 750 372 760M540 690C530 724 512 744 486 756',
      { width: 5 },
    ),
    stroke('canvas-deep', 'M262 300C360 312 510 312 612 300', { width: 3, opacity: 0.6 }),
    fill('orange', 'M262 312C360 324 510 324 612 312V332C510 344 360 344 261 332Z'),
    fill('orange-shade', 'M566 318L613 312V332L566 338Z'),
  ]
  return [
    solid('bag', { outline: bag, color: 'canvas', edge: 'canvas-deep', surface: surface.join('') }),
    drawBagLabel(),
    drawRolledTop(),
  ].join('')
}

/** A plain panel with crystals on it. */
function drawBagLabel(): string {
  const panel = 'M304 430C380 438 470 438 540 430V680C470 690 380 690 304 680Z'
  const crystals: readonly (readonly [readonly Point[], Color])[] = [
    [
      [
        [422, 470],
        [462, 512],
        [462, 616],
        [422, 648],
      ],
      'brown',
    ],
    [
      [
        [422, 470],
        [382, 512],
        [382, 616],
        [422, 648],
      ],
      'coyote',
    ],
    [
      [
        [372, 548],
        [396, 574],
        [396, 628],
        [372, 648],
      ],
      'brown-shade',
    ],
    [
      [
        [372, 548],
        [346, 574],
        [346, 628],
        [372, 648],
      ],
      'brown-lit',
    ],
    [
      [
        [474, 534],
        [500, 560],
        [500, 628],
        [474, 648],
      ],
      'brown-shade',
    ],
    [
      [
        [474, 534],
        [450, 560],
        [450, 628],
        [474, 648],
      ],
      'coyote-lit',
    ],
  ]
  const surface = [
    fill('linen-lit', 'M300 420H400L340 700H300Z', 0.7),
    fill('linen-shade', 'M500 420H560V700H480Z', 0.5),
    stroke('olive-shade', 'M316 446C390 452 460 452 528 446V666C460 674 390 674 316 666Z', { width: 3 }),
    ...crystals.map(([points, color]) => fill(color, polygon(points))),
    stroke('linen-deep', 'M422 470V648', { width: 1.6, opacity: 0.5 }),
  ]
  return solid('panel', { outline: panel, color: 'linen', edge: 'canvas-deep', surface: surface.join('') })
}

/** The mouth with grains in it, and its front edge rolled outwards. */
function drawRolledTop(): string {
  const mouth = 'M276 216C330 172 540 172 594 216C540 244 330 244 276 216Z'
  const roll =
    'M258 222C250 206 262 196 276 204C340 236 530 236 594 204C608 196 620 206 610 224C600 262 268 262 258 222Z'
  const surface = fill('canvas-lit', 'M250 200C340 240 530 240 620 200V222C530 250 340 250 250 222Z', 0.9)
  return [
    solid('mouth', {
      outline: mouth,
      color: 'canvas-deep',
      edge: 'canvas-deep',
      surface:
        fill('brown-shade', 'M300 236C340 198 520 194 580 226L560 250H310Z') + scatter('mouth', 110, () => mouthSpot),
    }),
    solid('roll', {
      outline: roll,
      color: 'canvas',
      edge: 'canvas-deep',
      surface: surface + fill('canvas-shade', 'M540 244C580 236 600 220 610 200V260H540Z', 0.7),
    }),
  ].join('')
}

interface Spot {
  from: Point
  size: Point
}

const mouthSpot: Spot = { from: [316, 200], size: [244, 34] }

const grainColors: readonly Color[] = [
  'brown',
  'brown-lit',
  'coyote',
  'coyote-lit',
  'linen',
  'brown-shade',
  'canvas-lit',
]

/** Broken grains, from where they begin. */
const grains = [
  'l9 2 4 7-6 6-9-4Z',
  'l7-5 8 4-1 8-9 4-7-5Z',
  'l11 3-2 9-8 2-5-7Z',
  'l5-3 5 3 1 6-7 3-5-4Z',
  'l6 1 2 5-5 3-5-4Z',
]

/** In several colors; one path for each colour keeps the file small. */
function scatter(seed: string, count: number, spotOf: (random: () => number) => Spot): string {
  const random = seededRandom(seed)
  const paths = grainColors.map(() => '')
  for (let index = 0; index < count; index += 1) {
    const { from, size } = spotOf(random)
    const [x, y] = [from[0] + random() * size[0], from[1] + random() * size[1]]
    const color = Math.floor(random() * grainColors.length)
    const shape = grains[Math.floor(random() * grains.length)] ?? ''
    paths[color] = `${paths[color] ?? ''}M${String(Math.round(x))} ${String(Math.round(y))}${shape}`
  }
  return grainColors.map((color, index) => fill(color, paths[index] ?? '')).join('')
}

const heap =
  'M560 806C600 760 660 700 730 684C790 668 850 690 900 724C950 756 1000 786 1040 806C900 822 700 822 560 806Z'

function drawHeap(): string {
  const surface = [
    fill('brown-lit', 'M560 806C620 740 680 690 760 676C740 720 700 770 690 826H560Z', 0.6),
    scatter('heap', 300, (random) => ({ from: [560 + random() * 380, 676 + random() * 90], size: [100, 60] })),
    fill('brown-deep', 'M560 800C760 810 900 800 1050 790V830H560Z', 0.35),
    fill('brown-deep', 'M840 676C920 720 980 770 1060 820H960C920 780 880 730 820 690Z', 0.3),
  ]
  return solid('heap', { outline: heap, color: 'brown', edge: 'brown-shade', surface: surface.join('') })
}

/** A steel scoop, its bowl pushed into the heap, its handle to the upper right. */
function drawScoop(): string {
  const bowl = 'M-150 -6C-150 -62 -110 -70 -60 -66H70Q100 -64 100 -30V34Q100 70 66 72C0 78 -130 84 -150 -6Z'
  const inside = 'M-138 -8C-136 -48 -104 -56 -60 -54H66Q86 -52 86 -34C60 -14 -60 -2 -138 -8Z'
  const handle = 'M96 -18H250Q274 -18 274 4T250 26H96Z'
  const surface = [
    fill('steel-lit', 'M-160 -20C-60 20 40 0 110 -30V0C40 26 -60 40 -150 14Z', 0.9),
    fill('steel-shade', 'M-150 20C-80 60 40 52 110 20V90H-150Z'),
    fill('steel-deep', 'M60 -70H110V90H60C78 40 78 -20 60 -70Z', 0.3),
  ]
  const grip = [fill('orange-lit', box([96, -18], [190, 12])), fill('orange-shade', box([96, 12], [190, 20]))]
  const content = [
    solid('handle', { outline: handle, color: 'orange', edge: 'orange-deep', surface: grip.join('') }),
    fill('steel-deep', box([88, -24], [34, 56], 6)),
    fill('steel', box([91, -21], [28, 50], 5)),
    solid('bowl', { outline: bowl, color: 'steel', edge: 'steel-deep', surface: surface.join('') }),
    solid('inside', { outline: inside, color: 'brown-shade', edge: 'steel-deep' }),
    solid('load', {
      outline: 'M-132 -12C-110 -60 -60 -96 0 -94C50 -90 76 -62 84 -36C50 -14 -60 -2 -132 -12Z',
      color: 'brown',
      edge: 'brown-deep',
      surface: scatter('load', 90, () => ({ from: [-130, -98], size: [216, 92] })),
    }),
  ]
  return placed(content.join(''), [800, 640], -24)
}

function drawLooseGrains(): string {
  return [
    scatter('loose-left', 12, () => ({ from: [590, 790], size: [90, 28] })),
    scatter('loose-right', 16, () => ({ from: [960, 778], size: [130, 36] })),
    scatter('loose-front', 12, () => ({ from: [680, 806], size: [260, 18] })),
  ].join('')
}
