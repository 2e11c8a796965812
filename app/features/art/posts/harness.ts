/**
 * A hunter stands on the platform of a tree stand. The tether goes from the harness, between the shoulders, up to the tree
 * strap above his head; the lifeline runs down the trunk beside the climbing sticks, its knot where the climb ended.
 */
import type { Drawing } from '../drawing'
import { box, curve, disc, fill, limb, loop, oval, place, stroke } from './pen'
import { plate, sheet } from './plate'

export function harness(): Drawing {
  return plate('A hunter in a tree stand, tied in above his head', [
    sheet('forest-sky'),
    disc(860, 300, 150, 'forest-glow'),
    farWoods,
    trunk,
    sticks,
    platform,
    lifeline,
    hunter,
    tether,
  ])
}

const farWoods = [
  fill(loop('-20,520! 160,470 360,500 560,462 760,490 960,450 1220,480! 1220,700! -20,700!'), 'forest-far'),
  ...[40, 112, 208, 296, 640, 726, 812, 934, 1010, 1106, 1180].map((x, index) =>
    fill(
      limb(
        `${String(x)},690,${String(22 + ((index * 5) % 11))} ${String(x + 4)},300,${String(14 + ((index * 3) % 7))} ${String(x - 2)},-30,${String(8 + (index % 4))}`,
      ),
      index % 3 === 0 ? 'forest-middle' : 'forest-far',
    ),
  ),
  ...[
    '112,300 150,240 170,170',
    '296,260 250,200 236,120',
    '726,240 770,180 780,100',
    '934,300 890,230 872,150',
    '1010,220 1060,160 1080,80',
    '1106,330 1150,270 1164,200',
  ].map((branch) => stroke(curve(branch), 'forest-far', 7)),
  fill(loop('-20,600! 240,572 520,590 820,566 1220,588! 1220,700! -20,700!'), 'forest-middle'),
].join('')

const trunk = [
  fill(loop('352,-20! 352,160 346,380 340,560 322,690! 520,690! 500,560 490,380 484,160 480,-20!'), 'trunk'),
  fill(loop('436,-20! 444,200 446,400 452,560 468,690! 520,690! 500,560 490,380 484,160 480,-20!'), 'trunk-shade'),
  ...[
    '376,20 372,140 380,240',
    '404,90 400,220 392,330',
    '368,300 374,400 364,520',
    '420,330 416,460 424,560',
    '388,430 392,540 380,640',
    '424,60 428,150 420,230',
    '356,560 352,620 344,670',
  ].map((bark) => stroke(curve(bark), 'trunk-shade', 5)),
  fill(limb('366,130,44 300,76,34 220,30,26 120,-20,18'), 'trunk'),
].join('')

/** Climbing sticks on the side of the trunk that is seen. */
const sticks = [
  box({ x: 408, y: 486, width: 12, height: 210 }, 'iron'),
  ...[506, 572, 638].map((y) => box({ x: 376, y, width: 76, height: 10, radius: 4 }, 'iron')),
].join('')

/** Grid of the platform, its seat folded against the trunk, its braces. */
const platform = [
  stroke('M484,392L748,452', 'iron', 6),
  stroke('M486,560L640,462', 'iron', 9),
  box({ x: 470, y: 452, width: 300, height: 15, radius: 4 }, 'iron'),
  stroke('M350,470Q420,490 492,470', 'strap-dark', 12),
].join('')

const lifeline = [
  stroke('M340,104Q420,128 486,104', 'strap-dark', 11),
  stroke(curve('470,114 474,300 476,470 482,690'), 'rope', 6),
  ...[0, 9, 18].map((y) => oval({ x: 473, y: 366 + y, rx: 9, ry: 5.5 }, 'blaze')),
].join('')

/** In profile, looking out to the right; the harness over the jacket. */
const hunter = place(
  [
    fill(limb('-14,-214,58 -20,-130,46 -18,-60,36 -22,-14,30'), 'trousers-shade'),
    fill(loop('-40,-18! -4,-18! 26,-8 30,0! -40,0!'), 'boot'),
    fill(limb('8,-214,58 16,-130,46 12,-60,36 10,-14,30'), 'trousers'),
    fill(loop('-8,-18! 28,-18! 58,-8 62,0! -8,0!'), 'boot'),
    fill(loop('-40,-200! -48,-270 -46,-330 -34,-366 -6,-378 22,-370 38,-340 40,-280 36,-200! 0,-192'), 'jacket'),
    fill(loop('10,-376 34,-350 40,-290 36,-200! 8,-196 20,-270'), 'jacket-light'),
    fill(limb('-4,-350,40 -2,-280,36 34,-232,28 76,-226,22'), 'jacket-shade'),
    disc(86, -226, 13, 'skin'),
    fill(loop('-6,-384! -8,-360! 20,-362! 22,-384!'), 'skin'),
    fill(loop('-20,-420 -18,-440 8,-450 30,-438 34,-418 40,-406 34,-400 32,-388 16,-382 -6,-386 -18,-400'), 'skin'),
    fill(loop('-24,-412 -26,-440 -6,-460 22,-456 36,-436! 54,-428! 34,-426! -4,-420 -14,-404'), 'blaze'),
    harnessStraps(),
  ].join(''),
  { x: 596, y: 452, scale: 0.92 },
)

function harnessStraps(): string {
  return [
    stroke(curve('-34,-352 -14,-300 -8,-212'), 'harness', 11),
    stroke(curve('-44,-292 0,-284 40,-290'), 'harness', 11),
    stroke(curve('-42,-204 0,-196 38,-204'), 'harness', 11),
    stroke(curve('-36,-204 -22,-166 12,-150 38,-168'), 'harness', 10),
  ].join('')
}

const tether = [
  stroke('M346,54Q420,80 486,54', 'strap-dark', 14),
  disc(486, 58, 10, 'iron'),
  stroke(curve('488,62 520,86 554,114 562,128'), 'blaze', 8),
].join('')
