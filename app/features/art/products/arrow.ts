/** An arrow that stands in something at the origin: the shaft along the x axis, vanes and nock at its far end, 362 long. */
import { box, disc, fill, stroke } from './markup'

const vaneUp = 'M232 -5L262 -28H318L326 -5Z'
const vaneDown = 'M232 5L262 28H318L326 5Z'
export const arrow = [
  fill('iron-deep', disc([0, 0], 10)),
  fill('linen', vaneUp),
  stroke('linen-deep', vaneUp, { width: 2.5 }),
  fill('linen-shade', vaneDown),
  stroke('linen-deep', vaneDown, { width: 2.5 }),
  stroke('iron-deep', 'M0 0H340', { width: 13, cap: 'butt' }),
  stroke('iron', 'M0 0H340', { width: 9, cap: 'butt' }),
  stroke('iron-lit', 'M0 2H340', { width: 3, cap: 'butt' }),
  fill('orange', 'M230 -3L262 3H318L328 -3Z'),
  stroke('orange-deep', 'M230 0H330', { width: 1.6 }),
  fill('orange', box([338, -7], [22, 14], 5)),
  stroke('orange-deep', 'M350 0H362', { width: 4 }),
].join('')
