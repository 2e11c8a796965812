/** A steel carabiner with a screw gate, 110 x 190 about the origin, its gate to the right. */
import { box, fill, moved, stroke } from './markup'
import { lineShadow } from './shadow'

const ring = 'M44 -52C44 -84 14 -94 -10 -94C-42 -94 -56 -70 -54 -40L-42 56C-38 82 -22 94 2 94C32 94 44 74 44 44Z'
const gate = 'M44 -44V40'

export const carabiner = [
  lineShadow(ring, 18),
  stroke('steel-deep', ring, { width: 22 }),
  stroke('steel-shade', ring, { width: 17 }),
  moved(stroke('steel', ring, { width: 11 }), [-1.5, -2]),
  moved(stroke('steel-lit', ring, { width: 4 }), [-3, -4]),
  stroke('steel-deep', gate, { width: 20, cap: 'butt' }),
  stroke('steel', gate, { width: 14, cap: 'butt' }),
  fill('steel-lit', 'M38 -44H42V40H38Z'),
  fill('iron-deep', box([29, -30], [30, 56], 6)),
  fill('iron', box([32, -27], [24, 50], 4)),
  stroke('iron-lit', 'M36 -18H52M36 -9H52M36 0H52M36 9H52M36 18H52', { width: 3 }),
].join('')
