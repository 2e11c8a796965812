/**
 * A ridge in section, early on a clear day: air climbs the slope that the sun has reached and still drains down the one
 * in shade, the general wind passes over both, and swirls behind the crest. The stand is above the trail, on the sunny
 * side.
 */
import type { Drawing } from '../drawing'
import { arrow } from './arrow'
import { box, clipped, curve, disc, fill, limb, loop, place, stroke } from './pen'
import { plate, sheet } from './plate'

export function thermals(): Drawing {
  return plate('Air rising on the sunny side of a ridge and sinking on the shaded one', [
    sheet('air'),
    disc(1120, 196, 70, 'air-sun'),
    farRidge,
    hill,
    general,
    woods,
    stand,
    deer,
    sinking,
    rising,
  ])
}

const farRidge = fill(
  loop('-20,470! 100,440 220,452 340,430 600,420 860,440 980,414 1100,430 1220,404! 1220,700! -20,700!'),
  'air-far',
)

/** The surface from left to right. */
const surface =
  '-20,574! 60,572 140,556 220,520 300,458 370,390 440,318 500,270 548,250 590,254 640,288 700,346 752,388 800,404 850,414 900,446 960,500 1030,546 1110,566 1220,570!'
const body = loop(`${surface} 1220,700! -20,700!`)

const hill = [
  fill(body, 'earth'),
  clipped(
    [
      ...[34, 74, 118, 166, 220].map((depth, index) =>
        place(
          stroke(
            curve(surface.replaceAll('!', '')),
            index % 2 === 0 ? 'earth-deep' : 'earth-line',
            index % 2 === 0 ? 16 : 3,
          ),
          {
            x: 0,
            y: depth,
          },
        ),
      ),
      stroke(curve(surface.replaceAll('!', '')), 'sod-sun', 30),
      clipped(stroke(curve(surface.replaceAll('!', '')), 'sod-shade', 30), 'shade-side', 'M-20,0H566V700H-20Z'),
    ].join(''),
    'hill',
    body,
  ),
].join('')

/** A spruce, 100 tall from its foot at 0,0. */
const spruce = (tone: string) =>
  fill(
    'M-3,0L-3,-12L-22,-8L-12,-30L-18,-29L-9,-52L-13,-51L-5,-76L-7,-76L0,-102L7,-76L5,-76L13,-51L9,-52L18,-29L12,-30L22,-8L3,-12L3,0Z',
    tone,
  )

/** An oak in leaf, 100 tall from its foot at 0,0. */
const oak = (tone: string) =>
  fill(limb('0,4,10 -1,-30,8 0,-56,4'), 'bole') +
  fill(loop('-12,-34 -32,-36 -42,-54 -32,-72 -22,-88 0,-99 20,-90 34,-74 42,-54 30,-38 12,-33 0,-38'), tone)

const woods = [
  ...[
    [66, 568, 0.62],
    [112, 560, 0.8],
    [168, 546, 0.74],
    [214, 522, 0.95],
    [262, 490, 0.78],
    [330, 428, 0.9],
    [366, 394, 0.74],
    [430, 330, 0.86],
    [470, 296, 0.7],
  ].map(([x = 0, y = 0, scale]) => place(spruce('spruce-shade'), { x, y, scale })),
  ...[
    [612, 268, 0.62],
    [702, 346, 0.66],
    [850, 414, 0.78],
    [1016, 538, 0.86],
    [1092, 564, 0.7],
    [1160, 570, 0.82],
  ].map(([x = 0, y = 0, scale], index) => place(oak(index % 2 === 0 ? 'oak-sun' : 'oak-gold'), { x, y, scale })),
].join('')

/** A trunk with a platform and a sitting hunter, above the bench. */
const stand = place(
  [
    fill(loop('-14,-128 -46,-134 -62,-160 -48,-188 -26,-210 8,-220 40,-206 58,-180 54,-152 30,-134 8,-128'), 'oak-sun'),
    fill(loop('-46,-176 -26,-204 6,-214 28,-204 10,-196 -14,-186 -26,-166'), 'oak-gold'),
    fill(limb('0,10,17 -1,-60,14 2,-130,10 0,-172,4'), 'bole'),
    fill(limb('-2,-124,6 -20,-146,4 -32,-168,2'), 'bole'),
    fill(limb('2,-132,6 20,-152,4 30,-176,2'), 'bole'),
    box({ x: 6, y: -74, width: 34, height: 5 }, 'ink-mark'),
    stroke('M8,-60L36,-72', 'ink-mark', 3),
    fill(loop('9,-112 18,-116 24,-106 24,-90 36,-88 38,-74! 31,-74! 29,-81 12,-80 8,-94'), 'blaze'),
    disc(17, -122, 7, 'ink-mark'),
  ].join(''),
  { x: 732, y: 376, scale: 1.05 },
)

const general = [
  '40,150 220,128 420,150 560,128 700,142 880,166',
  '120,222 300,196 440,196 560,160 660,170 760,202',
  '300,92 500,66 700,84 900,118',
]
  .map((points) => arrow(points, { color: 'wind', width: 6 }))
  .concat(arrow('590,206 660,214 690,250 664,276 634,262', { color: 'wind', width: 5 }))
  .join('')

const sinking = ['452,186 384,252 322,316', '298,344 236,402 172,442', '142,458 88,480 34,490']
  .map((points) => arrow(points, { color: 'wind-cold', width: 10 }))
  .join('')

const rising = [
  '1176,476 1110,468 1046,428',
  '1020,412 970,366 916,338',
  '890,318 840,292 806,252',
  '800,232 782,180 800,116',
]
  .map((points) => arrow(points, { color: 'blaze', width: 10 }))
  .join('')

const deer = place(
  [
    fill(
      loop(
        '-36,-44 -30,-54 0,-52 20,-56 32,-74 38,-86 48,-84 58,-74 54,-70 44,-70 40,-56 34,-38 24,-30 -10,-30 -32,-34',
      ),
      'ink-mark',
    ),
    fill(limb('-30,-38,12 -34,-20,5 -31,0,4'), 'ink-mark'),
    fill(limb('-22,-36,12 -20,-18,5 -22,0,4'), 'ink-mark'),
    fill(limb('20,-38,10 22,-18,5 20,0,4'), 'ink-mark'),
    fill(limb('28,-38,10 32,-18,5 32,0,4'), 'ink-mark'),
    fill(limb('40,-82,6 34,-94,7 30,-102,2'), 'ink-mark'),
  ].join(''),
  { x: 950, y: 492, scale: 0.7, turn: 0 },
)
