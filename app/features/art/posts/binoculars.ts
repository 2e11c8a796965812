/** Binoculars set down on a fence post at first light, above a valley with a river and one deer on the meadow. */
import type { Drawing } from '../drawing'
import { box, clipped, curve, disc, fill, loop, oval, place, stroke } from './pen'
import { plate, sheet } from './plate'

export function binoculars(): Drawing {
  return plate('Binoculars on a fence post above a valley', [sheet('dawn-sky'), sun, ridges, valley, grass, fence, pair])
}

const sun = disc(300, 232, 58, 'dawn-sun')

const ridges = [
  fill(loop('-20,300! 90,236 190,262 300,206 420,250 560,190 690,244 820,200 960,252 1080,214 1220,262! 1220,700! -20,700!'), 'ridge-1'),
  fill(loop('-20,330! 120,318 240,288 380,326 520,282 640,310 800,268 960,316 1100,286 1220,308! 1220,700! -20,700!'), 'ridge-2'),
  fill(loop('-20,352! 100,344 220,372 340,380 470,362 620,352 760,372 900,330 1060,336 1220,300! 1220,700! -20,700!'), 'ridge-3'),
].join('')

/** A doe far off, feeding: enough to be found by who looks. */
const deer = [
  fill(loop('-34,-40 -8,-46 18,-44 30,-38 40,-22 52,-10 58,2 50,6 42,-6 28,-18 20,-22 -14,-20 -32,-22 -38,-30'), 'far-deer'),
  fill('M-32,-26L-30,2L-26,2L-24,-24ZM-24,-24L-20,2L-16,2L-18,-24ZM14,-24L14,2L18,2L20,-22ZM21,-22L24,2L28,2L27,-20Z', 'far-deer'),
  fill('M40,-20L36,-34L46,-24Z', 'far-deer'),
].join('')

/** The valley floor with the river's bends, and wooded edges. */
const valley = [
  fill(loop('-20,420! 140,404 340,398 560,404 760,392 980,410 1220,396! 1220,700! -20,700!'), 'meadow'),
  fill(
    loop('420,398! 470,408 400,422 330,438 420,458 560,474 480,506 330,540 250,600 230,700! 420,700! 430,600 520,548 650,510 690,474 590,450 480,438 470,424 510,410 470,398!'),
    'river',
  ),
  fill(loop('-20,380! 40,372 100,384 150,402 90,412 -20,424!'), 'ridge-4'),
  fill(loop('610,402! 660,384 730,388 800,376 880,384 960,372 1080,380 1220,360! 1220,420 1000,424 760,416'), 'ridge-4'),
  place(deer, { x: 216, y: 452, scale: 0.62 }),
].join('')

const grass = [
  fill(loop('-20,612! 140,590 320,606 520,596 760,612 980,590 1220,604! 1220,700! -20,700!'), 'near-grass'),
  fill(
    Array.from({ length: 46 }, (_, index) => {
      const x = index * 27 - 12 + ((index * 37) % 15)
      const height = 30 + ((index * 53) % 34)
      const lean = ((index * 29) % 23) - 9
      return `M${String(x)},622Q${String(x + 3)},${String(600 - height / 2)} ${String(x + lean)},${String(612 - height)}Q${String(x + 9)},${String(604 - height / 2)} ${String(x + 10)},622Z`
    }).join(''),
    'near-grass',
  ),
].join('')

/** A thick corner post, cut flat, with two strands of wire. */
const fence = [
  stroke(curve('-20,470 200,486 420,490 700,470'), 'wire', 4),
  stroke(curve('860,470 1000,478 1220,462'), 'wire', 4),
  stroke(curve('-20,572 200,588 420,590 700,574'), 'wire', 4),
  stroke(curve('860,574 1000,584 1220,566'), 'wire', 4),
  fill(loop('672,412! 684,700! 884,700! 896,412!'), 'post'),
  fill(loop('820,412! 826,700! 884,700! 896,412!'), 'post-shade'),
  ...['706,440 712,540 708,690', '744,450 740,560 750,690', '790,446 794,600 786,690', '842,450 846,560 840,690'].map((grain) =>
    stroke(curve(grain), 'post-shade', 3.5),
  ),
  oval({ x: 784, y: 412, rx: 112, ry: 25 }, 'post-top'),
  stroke(`M${'712,413A72,15 0 1 0 856,411'}`, 'post-ring', 2.5),
  stroke(`M${'748,412A36,8 0 1 0 820,412'}`, 'post-ring', 2.5),
  stroke(curve('678,476 784,494 890,476'), 'wire', 4),
  stroke(curve('682,580 784,598 886,580'), 'wire', 4),
].join('')

/** Standing on their front lenses, eyecups up, the strap down the side of the post. */
const barrel = loop('-30,-292! 30,-292! 33,-252 37,-236 46,-190 52,-120 58,-40 60,0! -60,0! -58,-40 -50,-120 -42,-190 -36,-236 -33,-252')

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
  stroke(curve('672,226 640,250 628,330 648,420 660,520 640,600 616,606 610,560 640,470 652,440'), 'strap', 13),
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
