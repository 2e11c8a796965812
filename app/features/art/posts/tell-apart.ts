/** Two bucks seen from behind, as they leave: a whitetail on the left, a mule deer on the right. */
import type { Drawing } from '~/features/art/drawing'
import { box, fill, loop, oval, place } from './pen'
import { plate, sheet } from './plate'
import { muleDeerFromBehind, whitetailFromBehind } from './rear-deer'

export function tellApart(): Drawing {
  return plate('A white-tailed and a mule deer buck from behind', [
    sheet('winter'),
    box({ x: 600, y: 0, width: 600, height: 675 }, 'fall'),
    woods,
    prairie,
    place(whitetailFromBehind(), { x: 300, y: 396, scale: 0.82 }),
    place(muleDeerFromBehind(), { x: 900, y: 396, scale: 0.82 }),
    box({ x: 596, y: 0, width: 8, height: 675 }, 'page'),
  ])
}

const woods =
  fill(loop('0,596! 150,580 320,590 480,578 600,588! 600,675! 0,675!'), 'spring-ground') +
  oval({ x: 300, y: 642, rx: 130, ry: 13 }, 'sod-shade')
const prairie =
  fill(loop('600,588! 760,580 900,592 1060,580 1200,590! 1200,675! 600,675!'), 'summer-ground') +
  oval({ x: 900, y: 642, rx: 130, ry: 13 }, 'earth')
