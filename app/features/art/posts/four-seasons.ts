/** Four panels of food: clover in spring, soybean in summer, an acorn and an apple in fall, twigs over snow in winter. */
import type { Drawing } from '~/features/art/drawing'
import { acorn } from './acorn'
import { apple, beanLeaf, beanPod, cloverHead, cloverLeaf, winterTwig } from './food-plants'
import { oakLeaf } from './oak-leaf'
import { box, curve, disc, fill, loop, oval, place, stroke } from './pen'
import { plate } from './plate'

export function fourSeasons(): Drawing {
  return plate('Deer food of spring, summer, fall and winter', [
    ...['spring', 'summer', 'fall', 'winter'].map((season, index) =>
      box({ x: index * 300, y: 0, width: 301, height: 675 }, season),
    ),
    spring,
    summer,
    fall,
    winter,
    ...[300, 600, 900].map((x) => box({ x: x - 4, y: 0, width: 8, height: 675 }, 'paper')),
  ])
}

const spring = [
  fill(loop('0,610! 90,588 200,596 300,584! 300,675! 0,675!'), 'spring-ground'),
  stroke(curve('146,640 140,500 116,380 108,300'), 'clover-shade', 7),
  stroke(curve('156,640 168,480 200,360 212,220'), 'clover-shade', 6),
  stroke(curve('152,640 190,580 214,540 222,500'), 'clover-shade', 6),
  stroke(curve('146,640 110,590 84,560 72,530'), 'clover-shade', 6),
  place(cloverHead(), { x: 212, y: 196, scale: 1.3 }),
  place(cloverLeaf(), { x: 104, y: 318, turn: -10, scale: 1.02 }),
  place(cloverLeaf(), { x: 220, y: 476, turn: 14, scale: 0.8 }),
  place(cloverLeaf(), { x: 76, y: 530, turn: -22, scale: 0.62 }),
].join('')

const summer = place(
  [
    fill(loop('0,614! 90,598 200,606 300,594! 300,675! 0,675!'), 'summer-ground'),
    stroke(curve('150,640 146,500 154,360 150,236'), 'bean-stem', 9),
    stroke(curve('149,470 186,430 202,400'), 'bean-stem', 6),
    stroke(curve('150,380 118,356 106,336'), 'bean-stem', 6),
    place(beanPod(), { x: 140, y: 420, turn: 24, scale: 1.05 }),
    place(beanPod(), { x: 158, y: 480, turn: -16, scale: 1.1 }),
    place(beanPod(), { x: 142, y: 492, turn: 14, scale: 1.05 }),
    place(beanLeaf(), { x: 202, y: 400, turn: 26, scale: 0.62 }),
    place(beanLeaf(), { x: 106, y: 336, turn: -22, scale: 0.66 }),
    place(beanLeaf(), { x: 150, y: 236, turn: 4, scale: 0.92 }),
  ].join(''),
  { x: 300, y: 0 },
)

const fall = place(
  [
    fill(loop('0,560! 90,544 200,552 300,540! 300,675! 0,675!'), 'fall-ground'),
    stroke(curve('300,40 250,56 196,84 160,132'), 'leaf-stalk', 9),
    stroke(curve('214,74 212,110 204,160'), 'leaf-stalk', 6),
    place(oakLeaf('red'), { x: 176, y: 96, turn: -158, scale: 0.74 }),
    place(acorn('red', 'fall-acorn'), { x: 210, y: 152, turn: -6, scale: 1.35 }),
    oval({ x: 118, y: 612, rx: 74, ry: 13 }, 'fall-shade'),
    place(apple('fall-apple'), { x: 118, y: 478, turn: -10, scale: 1.35 }),
    oval({ x: 238, y: 618, rx: 30, ry: 7 }, 'fall-shade'),
    place(acorn('red', 'fallen-acorn'), { x: 268, y: 576, turn: 64, scale: 0.8 }),
  ].join(''),
  { x: 600, y: 0 },
)

const winter = place(
  [
    place(winterTwig(), { x: 140, y: 600, turn: 4, scale: 1.18 }),
    place(winterTwig(), { x: 226, y: 616, turn: 12, scale: 0.7, isMirrored: true }),
    fill(loop('0,568! 60,548 140,556 210,574 300,546! 300,675! 0,675!'), 'snow'),
    fill(loop('0,626! 80,606 180,620 300,600! 300,675! 0,675!'), 'snow-shade'),
    ...[
      [52, 90, 5],
      [230, 70, 4],
      [260, 190, 5],
      [40, 250, 4],
      [100, 170, 3],
      [250, 330, 4],
      [36, 420, 5],
      [150, 40, 3],
    ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, 'snow')),
  ].join(''),
  { x: 900, y: 0 },
)
