/** Bull elk and bull moose face each other in a mountain valley, at one scale. */
import type { Drawing } from '~/features/art/drawing'
import { colorsOf } from '~/features/art/species/species-plate'
import { bust } from './bust'
import { grassBlades } from './grass'
import { fill, loop, place } from './pen'
import { plate, sheet } from './plate'

export function elkAndMoose(): Drawing {
  return plate('A bull elk and a bull moose face each other', [sheet('haze-sky'), mountains, bulls, meadow], colors)
}

const colors = colorsOf(['elk', 'moose'])

const mountains = [
  fill(
    loop(
      '-20,440! 60,360 120,372 210,262 290,330 380,286 470,214 530,272 580,250 680,346 780,300 860,352 980,268 1080,338 1150,300 1220,340! 1220,700! -20,700!',
    ),
    'haze-1',
  ),
  fill(loop('-20,520! 140,470 320,496 520,440 700,474 900,436 1080,470 1220,446! 1220,700! -20,700!'), 'haze-2'),
].join('')

/** In centimetres, the ground below the sheet. */
const bulls = [
  place(bust('elk'), { x: 318, y: 912, scale: 3, isMirrored: true }),
  place(bust('moose'), { x: 858, y: 950, scale: 3 }),
].join('')

const meadow = [
  fill(loop('-20,640! 200,624 420,640 640,622 860,640 1220,624! 1220,700! -20,700!'), 'near-grass'),
  fill(grassBlades({ from: -10, to: 1210, foot: 646, step: 19, height: 46 }), 'near-grass'),
].join('')
