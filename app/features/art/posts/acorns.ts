/** A botanical plate: leaf and acorns of a white oak on the left, of a northern red oak on the right. */
import type { Drawing } from '~/features/art/drawing'
import { acorn } from './acorn'
import { oakLeaf } from './oak-leaf'
import { box, curve, place, stroke } from './pen'
import { plate, sheet } from './plate'

export function acorns(): Drawing {
  return plate('Leaf and acorns of a white oak and of a red oak', [
    sheet('paper'),
    box({ x: 0, y: 0, width: 600, height: 675 }, 'panel'),
    place(whiteOak, { x: 20.2, y: 4, scale: 0.91 }),
    place(redOak, { x: 72.8, y: 0.8, scale: 0.91 }),
  ])
}

const whiteOak = [
  place(oakLeaf('white'), { x: 214, y: 540, turn: -7, scale: 1.42 }),
  stroke(curve('344,246 400,264 466,274 548,264'), 'leaf-stalk', 9),
  stroke(curve('424,269 432,290 434,318') + curve('498,272 508,292 510,312'), 'leaf-stalk', 6),
  place(acorn('white', 'w1'), { x: 512, y: 302, turn: -9, scale: 1.9 }),
  place(acorn('white', 'w2'), { x: 432, y: 306, turn: 8, scale: 1.95 }),
].join('')

const redOak = [
  place(oakLeaf('red'), { x: 800, y: 540, turn: -5, scale: 1.32 }),
  stroke(curve('946,240 1000,256 1066,266 1156,258'), 'leaf-stalk', 10),
  stroke(curve('1026,262 1034,272 1036,288') + curve('1108,264 1116,274 1118,292'), 'leaf-stalk', 9),
  place(acorn('red', 'r1'), { x: 1118, y: 280, turn: -12, scale: 1.65 }),
  place(acorn('red', 'r2'), { x: 1036, y: 278, turn: 7, scale: 1.85 }),
].join('')
