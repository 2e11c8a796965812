/**
 * A ridge in section, early on a clear day: air climbs the slope that the sun has reached and still drains down the one
 * in shade, the general wind passes over both, and swirls behind the crest. The stand is above the trail, on the sunny
 * side.
 */
import type { Drawing } from '~/features/art/drawing'
import { arrow } from './arrow'
import { deerSilhouette } from './deer-silhouette'
import { box, clipped, curve, disc, fill, limb, loop, place, stroke } from './pen'
import { plate, sheet } from './plate'

export function thermals(): Drawing {
  return plate('Air rising on the sunny side of a ridge and sinking on the shaded one', [
    sheet('air'),
    disc(1120, 196, 70, 'air-sun'),
    farRidge,
    general,
    woods,
    stand,
    hill,
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
  '-20,574! 60,572 140,556 220,520 300,458 370,390 440,318 500,270 548,250 590,254 640,288 700,346 752,388 800,404 850,414 890,438 928,470 972,484 1020,494 1062,530 1120,560 1220,568!'
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

/** A spruce, 100 tall from its foot at 0,0, its lit side paler. */
const spruce = [
  fill(
    'M-3,0V-10L-21,-7L-12,-28L-17,-27L-8,-50L-12,-49L0,-102L12,-49L8,-50L17,-27L12,-28L21,-7L3,-10V0Z',
    'spruce-shade',
  ),
  fill('M0,-102L-12,-49L-8,-50L-17,-27L-12,-28L-21,-7L-9,-9L-3,-30L-6,-29L-1,-54L-4,-53Z', 'spruce-light'),
].join('')

/** An oak in fall, 100 tall from its foot at 0,0. */
const oak = (tone: string, lit: string) =>
  [
    fill(loop('-14,-30 -34,-34 -45,-52 -38,-72 -22,-82 -8,-98 12,-97 24,-84 40,-74 46,-54 36,-36 16,-30 0,-34'), tone),
    fill(loop('-40,-50 -34,-70 -20,-79 -8,-93 8,-92 0,-80 -14,-72 -22,-58 -34,-46'), lit),
    fill(limb('0,3,11 -1,-24,8 0,-58,4'), 'bole'),
    fill(limb('-1,-28,5 -12,-44,3 -18,-58,1.5'), 'bole'),
    fill(limb('0,-36,5 11,-50,3 17,-64,1.5'), 'bole'),
  ].join('')

const woods = [
  ...[
    [28, 572, 0.7],
    [70, 570, 0.9],
    [112, 562, 0.72],
    [150, 554, 0.98],
    [190, 536, 0.76],
    [226, 516, 1],
    [262, 490, 0.74],
    [300, 460, 0.92],
    [338, 424, 0.74],
    [372, 390, 0.96],
    [410, 352, 0.72],
    [446, 316, 0.86],
    [484, 286, 0.64],
    [520, 264, 0.72],
  ].map(([x = 0, y = 0, scale = 1]) => place(spruce, { x, y, scale })),
  ...[
    [788, 402, 0.62],
    [846, 414, 0.8],
    [1064, 540, 0.9],
    [1112, 562, 0.74],
    [1166, 572, 1.02],
  ].map(([x = 0, y = 0, scale = 1], index) =>
    place(index % 2 === 0 ? oak('oak-sun', 'oak-sun-lit') : oak('oak-gold', 'oak-gold-lit'), { x, y, scale }),
  ),
].join('')

/** A trunk with a platform and a sitting hunter, above the bench. */
const stand = place(
  [
    fill(
      loop(
        '-14,-126 -40,-124 -58,-138 -60,-160 -48,-172 -46,-192 -26,-206 -8,-204 8,-218 30,-210 38,-196 56,-190 62,-168 54,-152 46,-134 24,-126 6,-130',
      ),
      'oak-sun',
    ),
    fill(
      loop('-52,-158 -42,-186 -24,-200 -8,-198 8,-210 24,-204 12,-192 -6,-188 -18,-176 -34,-172 -44,-154'),
      'oak-sun-lit',
    ),
    fill(limb('0,20,20 -1,-20,15 -1,-70,13 2,-130,9 0,-176,3'), 'bole'),
    fill(limb('-2,-118,7 -22,-142,4 -36,-168,2'), 'bole'),
    fill(limb('2,-128,7 22,-150,4 36,-176,2'), 'bole'),
    fill(limb('-1,-136,5 -10,-164,3 -16,-186,1.5'), 'bole'),
    box({ x: 6, y: -74, width: 34, height: 5 }, 'ink-mark'),
    stroke('M8,-60L36,-72', 'ink-mark', 3),
    fill(loop('9,-112 18,-116 24,-106 24,-90 36,-88 38,-74! 31,-74! 29,-81 12,-80 8,-94'), 'blaze'),
    disc(17, -122, 7, 'ink-mark'),
  ].join(''),
  { x: 732, y: 376, scale: 1.05 },
)

const general = [
  '40,150 220,128 420,150 560,128 700,142 880,166',
  '120,222 300,196 440,196 540,162 600,164 640,182',
  '300,92 500,66 700,84 900,118',
]
  .map((points) => arrow(points, { color: 'wind', width: 6 }))
  .concat(arrow('560,206 616,206 660,228 668,262 640,278 616,262', { color: 'wind', width: 5 }))
  .join('')

const sinking = ['474,204 414,256 354,314', '334,334 272,390 208,434', '184,450 122,474 48,486']
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

const deer = place(deerSilhouette('ink-mark'), { x: 930, y: 482, scale: 0.6 })
