/**
 * Two bucks walking away, 0,0 at the root of the tail, 480 high. Whitetail: brown rump, the tail raised and fanned to
 * show its white underside. Mule deer: white patch around a thin white tail with a black tip, and large ears.
 */
import { curve, fill, limb, loop, mirrored, place, stroke } from './pen'
import { hardRack } from './racks'

/** From the back down to the foot of the thigh, with the gap between the legs. */
const rumpHalf = '0,-80 42,-80 82,-68 110,-38 121,6 117,54 106,98 86,116 50,116 20,106 0,98'
const legLine = '64,40,96 62,100,86 60,140,64 62,176,42 62,202,29 60,222,20 58,252,16 58,272,16 59,286,19'
const hoof = loop('48,280! 70,280! 77,306! 42,306!')
const neckHalf = '0,-60! 74,-60! 60,-104 46,-140 38,-172 0,-180'
const skullHalf = '0,-240 22,-236 40,-218 44,-194 37,-172 22,-158 0,-154'

/** The hair around the feet of the antlers. */
const crown = loop('-34,-212 -30,-228 -20,-224 -12,-236 0,-228 12,-236 20,-224 30,-228 34,-212 0,-200')

interface Coat {
  base: string
  shade: string
  light: string
}

export function whitetailFromBehind(): string {
  const coat: Coat = { base: 'rear-brown', shade: 'rear-brown-shade', light: 'rear-brown-light' }
  return [
    front(coat, 1),
    place(hardRack('white-tailed-deer'), { x: 0, y: -226, scale: 4.8 }),
    fill(crown, coat.base),
    hind(coat),
    place(flag, { x: 0, y: 36, turn: 8 }),
  ].join('')
}

export function muleDeerFromBehind(): string {
  const coat: Coat = { base: 'rear-gray', shade: 'rear-gray-shade', light: 'rear-gray-light' }
  return [
    front(coat, 1.36),
    place(hardRack('mule-deer'), { x: 0, y: -226, scale: 4.3 }),
    fill(crown, coat.base),
    hind(coat),
    fill(mirrored('0,-66 34,-62 62,-42 76,-8 74,32 62,64 40,84 16,88 0,84'), 'fur-white'),
    fill(loop('34,-62 62,-42 76,-8 74,32 62,64 40,84 34,74 54,24 46,-34'), 'fur-white-shade'),
    fill(limb('0,-58,34 -2,-10,29 1,36,27 3,60,30'), 'rope-edge'),
    fill(limb('0,-60,24 -2,-10,19 1,36,17 3,62,22'), 'rope-tail'),
    fill(loop('-10,46 3,40 16,46 21,68 17,92 5,110 -8,92 -14,68'), 'rope-tip'),
  ].join('')
}

/** The right half of the raised tail, from its narrow root up: long hair that stands out to both sides, ends in tufts. */
const flagHalf =
  '0,14! 11,6 20,-10 42,-36 64,-64 74,-98! 66,-100 64,-128! 53,-128 45,-154! 32,-150 20,-176! 11,-168 0,-188!'

/** Fanned: white below, a rim of the brown hair of its upper side, the parting of the hair from the root outwards. */
const flag = [
  place(fill(mirrored(flagHalf), 'rear-brown-shade'), { x: 1, y: 5, scale: 1.09 }),
  fill(mirrored(flagHalf), 'fur-white'),
  fill(loop('5,8! 20,-10 42,-36 64,-64 74,-98! 66,-100 64,-128! 53,-128 45,-154! 48,-110 32,-50'), 'fur-white-shade'),
  stroke(
    curve('-10,-24 -32,-58 -54,-84') + curve('-6,-30 -24,-78 -38,-116') + curve('10,-34 16,-84 18,-132'),
    'fur-white-shade',
    3.5,
  ),
  fill(limb('0,6,13 0,-40,11 -2,-92,6 -2,-128,2'), 'fur-white-shade'),
].join('')

/** Neck, head and ears, over the back. */
function front({ base, shade, light }: Coat, earSize: number): string {
  const ear = place(
    fill(loop('0,8! 18,-14 48,-34 84,-44! 74,-12 48,12 18,22'), base) +
      fill(loop('10,10 34,2 62,-16 84,-44! 74,-12 48,12 18,22'), shade),
    { x: 34, y: -204, scale: earSize * 1.05 },
  )
  return [
    fill(mirrored(neckHalf), base),
    fill(loop('24,-60! 74,-60! 60,-104 46,-140 38,-172 24,-174 26,-120'), shade),
    ear,
    `<g transform="scale(-1 1)">${ear}</g>`,
    fill(mirrored(skullHalf), base),
    fill(loop('12,-238 40,-218 44,-194 37,-172 22,-158 10,-156 24,-194'), shade),
    fill(loop('-28,-222 -16,-232 -6,-230 -14,-214 -22,-198'), light),
  ].join('')
}

function hind({ base, shade, light }: Coat): string {
  const leg = (shadow: string) =>
    [
      fill(limb(legLine), base),
      fill(limb(shadow), shade),
      fill(limb('52,178,8 55,198,13 58,216,5'), 'rear-gland'),
      fill(hoof, 'rear-hoof'),
    ].join('')
  return [
    leg('74,190,7 69,206,9 65,240,6 64,280,7'),
    `<g transform="scale(-1 1)">${leg('34,130,8 46,176,8 52,206,7 53,240,5 54,280,5')}</g>`,
    fill(mirrored(rumpHalf), base),
    fill(
      loop(
        '52,-78 82,-68 110,-38 121,6 117,54 106,98 93,140 84,174 77,200 68,210 66,190 76,140 90,84 94,30 86,-24 68,-58',
      ),
      shade,
    ),
    fill(loop('-70,-66 -100,-38 -113,4 -110,44 -100,26 -98,-6 -84,-40'), light),
  ].join('')
}
