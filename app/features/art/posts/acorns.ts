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
    place(oakLeaf('white'), { x: 222, y: 545, turn: -7, scale: 1.5 }),
    stroke(curve('372,150 410,176 438,220 441,282'), 'leaf-stalk', 9),
    stroke(curve('420,186 446,196 492,240 506,314'), 'leaf-stalk', 7),
    place(acorn('white', 'w1'), { x: 506, y: 300, turn: -8, scale: 1.85 }),
    place(acorn('white', 'w2'), { x: 440, y: 268, turn: 10, scale: 1.85 }),
    place(oakLeaf('red'), { x: 806, y: 545, turn: -5, scale: 1.42 }),
    stroke(curve('960,140 1006,166 1036,220 1030,298'), 'leaf-stalk', 10),
    stroke(curve('1014,174 1056,186 1096,222 1107,274'), 'leaf-stalk', 8),
    place(acorn('red', 'r1'), { x: 1106, y: 262, turn: -12, scale: 1.75 }),
    place(acorn('red', 'r2'), { x: 1030, y: 286, turn: 10, scale: 1.95 }),
  ])
}
