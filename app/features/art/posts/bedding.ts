/**
 * A topographic map: beds on the sheltered point of a spur, wind over the ridge behind them, exit trails down the slopes
 * on three sides, and the line around it all that a hunter does not cross.
 */
import type { Drawing } from '~/features/art/drawing'
import { arrow } from './arrow'
import { readGround } from './bedding-ground'
import { curve, fill, limb, loop, place, stroke } from './pen'
import { plate, sheet } from './plate'

export function bedding(): Drawing {
  return plate('A contour map with beds on the sheltered point of a ridge', [
    sheet('map-0'),
    ground(),
    creek,
    line,
    trails,
    beds,
    wind,
  ])
}

const levels = Array.from({ length: 17 }, (_, index) => -0.02 + index * 0.0615)
const tones: Readonly<Record<number, string>> = { 2: 'map-1', 5: 'map-2', 9: 'map-3', 13: 'map-4' }

/** From the lowest up, so that what is filled covers nothing but its own ground; every fourth line changes the tone. */
function ground(): string {
  const outlineAbove = readGround()
  return levels
    .map((level, index) => {
      const tone = tones[index]
      const paint = tone === undefined ? 'fill="none"' : `fill="var(--${tone})"`
      return `<path d="${outlineAbove(level)}" ${paint} stroke="var(--contour)" stroke-width="${index % 5 === 1 ? '3' : '1.4'}"/>`
    })
    .join('')
}

const creek = [
  stroke(curve('-20,566 120,600 250,580 380,606 520,598 660,624 820,612 960,588 1080,606 1220,582'), 'creek', 9),
  fill(limb('410,300,1 424,420,4 396,520,6 380,604,8'), 'creek'),
  fill(limb('944,300,1 966,400,4 950,500,6 966,588,8'), 'creek'),
].join('')

const keepOut = loop('560,282 680,236 806,292 886,400 870,508 772,548 660,500 540,478 474,420 486,340')
const line = fill(keepOut, 'blaze', 'fill-opacity=".1"') + stroke(keepOut, 'blaze', 5)

const bedLine = '-32,0 -23,-16 0,-20 23,-15 33,0 23,15 0,19 -23,15'

/** A hollow as maps draw it: a closed line with ticks that point inwards. */
const bed = [
  fill(loop(bedLine), 'bed-hollow'),
  stroke(loop(bedLine), 'bed', 4.5),
  ...['-24,-12 -18,-7', '0,-19 0,-11', '24,-11 18,-6', '24,11 18,6', '0,18 0,10', '-24,11 -18,6'].map((tick) =>
    stroke(curve(tick), 'bed', 3.5),
  ),
].join('')

const beds = [
  { x: 790, y: 424, turn: 38, scale: 1.35 },
  { x: 690, y: 346, turn: 20, scale: 1.15 },
  { x: 580, y: 402, turn: 8, scale: 1.1 },
]
  .map((at) => place(bed, at))
  .join('')

const trails = [
  '668,376 640,430 636,500 612,560',
  '796,472 818,510 826,552 816,588',
  '836,402 880,392 920,420 946,474',
  '552,420 510,452 466,486 430,540',
]
  .map((points) => arrow(points, { color: 'trail', width: 5, dashes: '1 11' }))
  .join('')

const wind = [
  '90,46 230,100 360,190 460,250',
  '300,20 430,70 540,150 610,210',
  '520,14 640,60 740,140 790,206',
  '760,18 880,70 960,140 1000,206',
]
  .map((points) => arrow(points, { color: 'wind', width: 7 }))
  .join('')
