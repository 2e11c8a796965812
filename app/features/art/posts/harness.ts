/**
 * A hunter stands on the platform of a tree stand and glasses the woods. The tether goes from the harness, between the
 * shoulders, up to the tree strap above his head; the lifeline runs down the trunk beside the climbing sticks.
 */
import type { Drawing } from '~/features/art/drawing'
import { clipped, box, curve, disc, fill, limb, loop, oval, place, stroke } from './pen'
import { plate, sheet } from './plate'

export function harness(): Drawing {
  return plate('A hunter in a tree stand, tied in above his head', [
    sheet('forest-sky'),
    disc(880, 250, 130, 'forest-glow'),
    farWoods,
    platform,
    hunter,
    trunk,
    sticks,
    lifeline,
    tether,
  ])
}

function farTrunk(x: number, index: number, foot: number): string {
  const [low, middle, high] = [26 + ((index * 7) % 13), 16 + ((index * 3) % 7), 7 + (index % 4)]
  return limb(
    `${String(x)},${String(foot)},${String(low)} ${String(x + 4)},${String(foot - 60)},${String(middle)} ${String(x - 2)},-40,${String(high)}`,
  )
}

/** Seen from above: the ground lies far below. */
const farWoods = [
  fill(loop('-20,560! 160,530 360,548 560,522 760,544 960,520 1220,540! 1220,700! -20,700!'), 'forest-far'),
  ...[52, 128, 214, 640, 718, 806, 948, 1024, 1118, 1184].map((x, index) =>
    fill(farTrunk(x, index, 566), 'forest-far'),
  ),
  ...[
    '128,330 166,270 182,190',
    '214,300 178,240 166,150',
    '718,280 766,220 776,120',
    '948,330 902,262 884,170',
    '1024,260 1070,200 1088,110',
    '1118,340 1160,280 1174,200',
  ].map((branch) => stroke(curve(branch), 'forest-far', 6)),
  fill(loop('-20,620! 240,596 520,612 820,590 1220,610! 1220,700! -20,700!'), 'forest-middle'),
  ...[88, 1066].map((x, index) => fill(farTrunk(x, index + 4, 640), 'forest-middle')),
  ...['88,300 40,230 30,150', '1066,330 1120,262 1136,160'].map((branch) => stroke(curve(branch), 'forest-middle', 8)),
].join('')

const trunkOutline = loop('352,-20! 352,160 347,380 342,560 330,695! 512,695! 500,560 492,380 485,160 480,-20!')
const trunk = [
  fill(limb('366,130,44 300,76,34 220,30,26 120,-20,18'), 'trunk'),
  fill(trunkOutline, 'trunk'),
  clipped(
    [
      fill(loop('440,-30! 448,200 450,400 456,560 466,700! 530,700! 520,-30!'), 'trunk-shade'),
      fill(loop('352,-30! 352,160 347,380 342,560 328,700! 346,700! 362,560 366,380 370,160 370,-30!'), 'trunk-light'),
      ...[
        '386,20 382,140 390,240',
        '410,90 406,220 398,330',
        '378,300 384,400 374,520',
        '424,330 420,460 428,560',
        '396,430 400,540 388,640',
        '426,60 430,150 422,230',
        '366,560 362,620 354,670',
      ].map((bark) => stroke(curve(bark), 'trunk-shade', 5)),
    ].join(''),
    'trunk',
    trunkOutline,
  ),
].join('')

/** Climbing sticks on the side of the trunk that is seen. */
const sticks = [
  box({ x: 408, y: 500, width: 12, height: 200 }, 'iron'),
  ...[520, 586, 652].map((y) => box({ x: 372, y, width: 84, height: 11, radius: 4 }, 'iron')),
  ...[546, 634].map((y) => stroke(`M340,${String(y)}Q420,${String(y + 14)} 500,${String(y)}`, 'strap-dark', 7)),
].join('')

/** Grid of the platform and the cables that hold its edge. */
const platform = [
  stroke('M480,356L752,478', 'iron', 5),
  stroke('M484,600L640,492', 'iron', 10),
  box({ x: 470, y: 478, width: 300, height: 16, radius: 4 }, 'iron'),
  box({ x: 470, y: 398, width: 76, height: 12, radius: 5 }, 'strap-dark'),
  stroke('M478,470L540,410', 'iron', 6),
].join('')

const lifeline = [
  stroke('M352,500Q420,520 494,498', 'strap-dark', 12),
  stroke('M350,112Q420,134 486,110', 'strap-dark', 11),
  stroke(curve('470,120 474,300 478,480 484,690'), 'rope', 6),
  ...[0, 10, 20].map((y) => oval({ x: 474, y: 300 + y, rx: 10, ry: 6 }, 'ribbon')),
].join('')

/** In profile, looking out to the right, 420 tall: vest and cap in orange, the dark harness over them. */
const vest = loop('-46,-196! -50,-246 -48,-300 -40,-334 -18,-350 14,-350 32,-334 40,-292 42,-240 40,-196! 0,-188')
const hunter = place(
  [
    fill(loop('-46,-18! -10,-20! 18,-9 24,0! -46,0!'), 'boot'),
    fill(limb('-18,-200,54 -22,-128,44 -28,-64,36 -30,-12,31'), 'trousers-shade'),
    fill(loop('2,-18! 38,-20! 68,-9 74,0! 2,0!'), 'boot'),
    fill(limb('10,-200,58 20,-130,47 20,-66,38 20,-12,33'), 'trousers'),
    fill(limb('4,-328,36 40,-288,30 66,-270,24'), 'jacket-shade'),
    fill(limb('66,-272,25 66,-320,21 60,-366,18'), 'jacket-shade'),
    fill(vest, 'vest'),
    clipped(
      [
        fill(loop('14,-360! 26,-300 22,-240 26,-186! 60,-186! 60,-360!'), 'vest-shade'),
        stroke(curve('-40,-346 -22,-290 -14,-192') + curve('12,-352 8,-296 -14,-192'), 'harness', 12),
        stroke(curve('-54,-286 0,-276 50,-284'), 'harness', 11),
        stroke(curve('-54,-200 0,-192 50,-200'), 'harness', 13),
      ].join(''),
      'vest',
      vest,
    ),
    stroke(curve('-42,-196 -26,-160 6,-146 36,-164'), 'harness', 10),
    box({ x: -6, y: -291, width: 20, height: 17, radius: 4 }, 'steel'),
    fill(loop('-10,-362! -12,-338! 18,-338! 20,-364!'), 'skin'),
    fill(
      loop('-24,-396 -22,-420 -4,-434 20,-430 31,-414 34,-398 40,-386 34,-382 33,-372 20,-362 -4,-362 -18,-374'),
      'skin',
    ),
    fill(loop('-25,-398 -24,-414 -8,-412 -6,-398 -12,-380 -20,-378'), 'boot'),
    oval({ x: -1, y: -396, rx: 6, ry: 9 }, 'skin-shade'),
    fill(loop('12,-374 30,-372 20,-362 2,-362 -6,-366'), 'skin-shade'),
    fill(loop('-27,-388 -30,-418 -14,-440 12,-442 32,-428! 58,-416! 34,-412! -2,-408 -16,-384'), 'vest'),
    fill(loop('34,-408! 62,-402! 62,-388! 34,-392!'), 'eyecup'),
    fill(limb('-14,-322,36 10,-276,34 34,-262,27'), 'jacket'),
    fill(limb('30,-268,27 46,-320,23 52,-372,18'), 'jacket-light'),
    disc(54, -384, 11, 'skin'),
  ].join(''),
  { x: 612, y: 479, scale: 0.93 },
)

const tether = [
  stroke('M350,44Q420,70 484,44', 'strap-dark', 14),
  disc(484, 50, 10, 'steel-shade'),
  stroke(curve('486,52 516,84 556,128 580,162'), 'ribbon', 8),
].join('')
