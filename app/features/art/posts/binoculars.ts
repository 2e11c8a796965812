/** Binoculars set down on a fence post at first light, above a valley with a river and one deer on the meadow. */
import type { Drawing } from '~/features/art/drawing'
import { deerSilhouette } from './deer-silhouette'
import { grassBlades } from './grass'
import { box, clipped, curve, disc, fill, loop, oval, place, stroke } from './pen'
import { plate, sheet } from './plate'

export function binoculars(): Drawing {
  return plate('Binoculars on a fence post above a valley', [
    sheet('dawn-sky'),
    sun,
    ridges,
    valley,
    grass,
    fence,
    pair,
  ])
}

const sun = disc(300, 232, 58, 'dawn-sun')

const ridges = [
  fill(
    loop(
      '-20,300! 90,236 190,262 300,206 420,250 560,190 690,244 820,200 960,252 1080,214 1220,262! 1220,700! -20,700!',
    ),
    'ridge-1',
  ),
  fill(
    loop('-20,330! 120,318 240,288 380,326 520,282 640,310 800,268 960,316 1100,286 1220,308! 1220,700! -20,700!'),
    'ridge-2',
  ),
  fill(
    loop('-20,352! 100,344 220,372 340,380 470,362 620,352 760,372 900,330 1060,336 1220,300! 1220,700! -20,700!'),
    'ridge-3',
  ),
].join('')

/** Far off: enough to be found by who looks. */
const deer = place(deerSilhouette('far-deer'), { x: 190, y: 486, scale: 0.62 })

/** The valley floor with the river's bends, and wooded edges. */
const valley = [
  fill(loop('-20,420! 140,404 340,398 560,404 760,392 980,410 1220,396! 1220,700! -20,700!'), 'meadow'),
  fill(
    loop(
      '420,398! 470,408 400,422 330,438 420,458 560,474 480,506 330,540 250,600 230,700! 420,700! 430,600 520,548 650,510 690,474 590,450 480,438 470,424 510,410 470,398!',
    ),
    'creek',
  ),
  fill(loop('-20,380! 40,372 100,384 150,402 90,412 -20,424!'), 'ridge-4'),
  fill(
    loop('610,402! 660,384 730,388 800,376 880,384 960,372 1080,380 1220,360! 1220,420 1000,424 760,416'),
    'ridge-4',
  ),
  deer,
].join('')

const grass = [
  fill(loop('-20,612! 140,590 320,606 520,596 760,612 980,590 1220,604! 1220,700! -20,700!'), 'near-grass'),
  fill(grassBlades({ from: -12, to: 1230, foot: 624, step: 21, height: 62 }), 'near-grass'),
].join('')

/** A thick corner post, cut flat, with two strands of wire. */
const fence = [
  stroke(curve('-20,474 200,490 420,494 642,480'), 'wire', 4),
  stroke(curve('926,480 1020,478 1220,462'), 'wire', 4),
  stroke(curve('-20,574 200,592 420,596 648,582'), 'wire', 4),
  stroke(curve('920,582 1020,584 1220,566'), 'wire', 4),
  fill(loop('636,412! 650,700! 918,700! 932,412!'), 'post'),
  fill(loop('848,412! 852,700! 918,700! 932,412!'), 'post-shade'),
  ...['676,446 682,540 678,690', '722,456 718,560 728,690', '780,452 784,600 776,690', '880,450 884,560 878,690'].map(
    (grain) => stroke(curve(grain), 'post-shade', 3.5),
  ),
  oval({ x: 784, y: 412, rx: 148, ry: 30 }, 'post-top'),
  stroke('M690,413A94,18 0 1 0 878,411', 'post-ring', 2.5),
  stroke('M736,412A48,9 0 1 0 832,412', 'post-ring', 2.5),
  stroke(curve('640,480 784,502 928,480'), 'wire', 4),
  stroke(curve('646,582 784,604 922,582'), 'wire', 4),
].join('')

/** Standing on their front lenses, eyecups up, the strap down the side of the post. */
const barrel = loop(
  '-30,-292! 30,-292! 33,-252 37,-236 46,-190 52,-120 58,-40 60,0! -60,0! -58,-40 -50,-120 -42,-190 -36,-236 -33,-252',
)

function tube(id: string): string {
  return [
    fill(barrel, 'armor'),
    clipped(
      [
        fill(loop('20,-300! 22,-200 30,-100 32,10! 80,10! 80,-300!'), 'armor-shade'),
        fill(loop('-26,-246 -34,-190 -42,-110 -46,-50 -38,-50 -32,-110 -24,-190'), 'armor-light'),
        box({ x: -70, y: -26, width: 140, height: 26 }, 'armor-shade'),
        ...[-214, -200].map((y) => stroke(`M-60,${String(y)}Q0,${String(y + 12)} 60,${String(y)}`, 'armor-shade', 4)),
      ].join(''),
      id,
      barrel,
    ),
    fill(loop('-34,-326 -36,-300! -34,-270! 34,-270! 36,-300! 34,-326 0,-318'), 'eyecup'),
    oval({ x: 0, y: -322, rx: 35, ry: 11 }, 'eyecup-rim'),
    oval({ x: 0, y: -321, rx: 25, ry: 7 }, 'eyecup'),
    oval({ x: -3, y: -321, rx: 8, ry: 3 }, 'dawn-sky'),
    oval({ x: 0, y: -2, rx: 60, ry: 12 }, 'eyecup'),
  ].join('')
}

const strap = [
  stroke(
    curve('690,214 646,232 604,300 572,400 556,500 560,540 578,552 594,532 606,450 618,340 646,254 690,226'),
    'strap',
    13,
  ),
].join('')

const pair = [
  strap,
  oval({ x: 790, y: 416, rx: 104, ry: 18 }, 'post-shade'),
  fill(loop('734,200! 834,200! 838,246 830,262! 738,262! 730,246'), 'armor-shade'),
  fill(loop('738,318! 830,318! 826,346! 742,346!'), 'armor-shade'),
  box({ x: 764, y: 168, width: 40, height: 54, radius: 9 }, 'eyecup'),
  ...[774, 784, 794].map((x) => stroke(`M${String(x)},174V214`, 'armor-light', 2.5)),
  place(tube('left-tube'), { x: 718, y: 412 }),
  place(tube('right-tube'), { x: 850, y: 412 }),
].join('')
