/**
 * The leaves of the two groups of oak, 300 long: from the foot of the blade at 0,0 up to its tip. White oak (Quercus
 * alba) has rounded lobes and no bristles, northern red oak (Quercus rubra) pointed ones that end in bristles.
 */
import { curve, fill, loop, mirrored, stroke } from './pen'

interface Oak {
  /** The right half of the outline, from foot to tip. */
  half: string
  /** Side veins of the right half, from the midrib to the tips of the lobes. */
  veins: readonly string[]
}

const white: Oak = {
  half:
    '0,4 10,-16 26,-34 44,-46 55,-60 48,-74 32,-80 19,-90 21,-99 40,-98 64,-104 82,-118 84,-136 68,-147 44,-148 ' +
    '26,-156 26,-166 46,-168 76,-174 97,-190 99,-210 82,-222 58,-220 38,-224 33,-233 44,-240 62,-246 72,-260 ' +
    '65,-276 46,-280 30,-284 20,-294 0,-300',
  veins: ['0,-34 22,-50 46,-60', '0,-94 36,-116 72,-128', '0,-156 38,-186 88,-202', '0,-218 30,-248 60,-262'],
}

const red: Oak = {
  half:
    '0,4 10,-10 20,-26 46,-38! 38,-46 58,-62! 34,-68 23,-80 24,-90 52,-86 78,-86! 68,-97 101,-112! 76,-118 84,-134! ' +
    '50,-134 27,-144 27,-156 54,-158 86,-160! 76,-172 116,-190! 86,-196 94,-216! 56,-208 29,-212 26,-224 46,-230 ' +
    '66,-236! 58,-246 82,-268! 50,-262 44,-282! 26,-266 18,-268 15,-282 24,-298! 7,-294 0,-316!',
  veins: [
    '0,-18 22,-40 50,-59',
    '0,-80 40,-100 96,-111',
    '0,-148 48,-174 110,-189',
    '0,-208 36,-242 78,-265',
    '0,-252 9,-274 19,-291',
  ],
}

export type OakKind = 'white' | 'red'

const oaks = { white, red }

/** `tones` names a leaf colour that has a `-shade` and a `-vein`. */
export function oakLeaf(kind: OakKind, tones: string = `${kind}-leaf`): string {
  const { half, veins } = oaks[kind]
  const sides = veins.flatMap((vein) => [curve(vein), curve(mirror(vein))]).join('')
  return [
    stroke(curve('0,-20 0,6 4,30 12,52'), 'leaf-stalk', 6),
    fill(mirrored(half), tones),
    fill(loop(`${half}! 0,4!`), `${tones}-shade`),
    stroke(sides, `${tones}-vein`, 1.8),
    stroke(curve('0,2 -1,-140 0,-286'), `${tones}-vein`, 3.4),
  ].join('')
}

/** The outline alone, for a leaf that is too small to show more. */
export function oakLeafOutline(kind: OakKind): string {
  return mirrored(oaks[kind].half)
}

function mirror(points: string): string {
  return points
    .split(' ')
    .map((point) => (point.startsWith('0,') ? point : `-${point}`))
    .join(' ')
}
