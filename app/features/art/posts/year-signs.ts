/** The signs of the twelve months in the whitetail's year, each about 100 across around 0,0. */
import { acorn } from './acorn'
import { cloverLeaf } from './food-plants'
import { oakLeaf } from './oak-leaf'
import { curve, disc, fill, limb, loop, place, stroke } from './pen'
import { hardRack, shedAntler, velvetRack } from './racks'

/** A spruce under snow: cover that breaks the wind. */
const january = [
  fill('M-5,50V36H5V50Z', 'bole'),
  ...[
    [38, 40, -2],
    [30, 16, -26],
    [20, -10, -50],
  ].map(([half = 0, foot = 0, top = 0]) => {
    const [w, f, t] = [String(half), String(foot), String(top)]
    const tier = `M0,${t}L${w},${f}L-${w},${f}Z`
    const cap = `M0,${t}L${String(half * 0.62)},${String(top + (foot - top) * 0.62)}L${String(half * 0.3)},${String(top + (foot - top) * 0.5)}L0,${String(top + (foot - top) * 0.68)}L${String(-half * 0.3)},${String(top + (foot - top) * 0.5)}L${String(-half * 0.62)},${String(top + (foot - top) * 0.62)}Z`
    return fill(tier, 'spruce-shade') + fill(cap, 'snow')
  }),
].join('')

/** An antler cast in the snow. */
const february = place(shedAntler(0.35), {
  x: 44,
  y: 20,
  turn: -52,
  scale: 2.3,
})

/** One half of a deer's print. */
const claw = loop('-2,-34! -17,-14 -20,12 -16,28 -8,32 -3,20 -2,0')

/** The print of a deer in the last snow. */
const march = [
  place(fill(claw, 'track') + place(fill(claw, 'track'), { x: 0, y: 0, isMirrored: true }), {
    x: -16,
    y: 16,
    turn: -10,
    scale: 0.95,
  }),
  place(fill(claw, 'track') + place(fill(claw, 'track'), { x: 0, y: 0, isMirrored: true }), {
    x: 20,
    y: -20,
    turn: -10,
    scale: 0.85,
  }),
].join('')

/** The first green. */
const april = [
  stroke(curve('0,52 -2,30 0,6'), 'clover-shade', 6),
  place(cloverLeaf(), { x: 0, y: 4, scale: 0.5 }),
  stroke(curve('-2,50 -16,38 -26,26'), 'clover-shade', 4),
  place(cloverLeaf(), { x: -30, y: 26, scale: 0.24, turn: -20 }),
].join('')

const may = place(velvetRack('forking', 0.35), { x: 0, y: 34, scale: 2.5 })

const spots = [
  [-18, -16],
  [-4, -20],
  [10, -20],
  [24, -14],
  [-6, -8],
  [8, -9],
  [22, -4],
  [4, 3],
  [17, 6],
  [33, 0],
]

/** A fawn, curled up as its mother left it, the nose at the hind leg. */
const june = [
  fill(loop('-46,12 -44,-8 -26,-24 2,-30 30,-22 46,-2 46,18 30,30 0,32 -32,28'), 'fawn'),
  fill(loop('8,30 20,14 38,6 47,10 44,22 30,31'), 'fawn-shade'),
  ...spots.map(([x = 0, y = 0]) => disc(x, y, 3.1, 'fur-white')),
  fill(loop('-46,10 -45,-4 -36,-12 -24,-10 -10,4 4,17 12,24 8,30 -6,29 -28,29 -42,22'), 'fawn-light'),
  fill(loop('-34,-8! -48,-18 -60,-20 -54,-8 -42,0'), 'fawn-shade'),
  fill(loop('-26,-8! -30,-26 -24,-38 -15,-26 -16,-8'), 'fawn-shade'),
  fill(loop('4,20 12,23 10,29 4,28'), 'nose'),
  fill(loop('-26,8 -20,4 -14,9 -20,12'), 'eye-rim'),
].join('')

/** High sun over the bean rows. */
const july = [
  disc(0, -8, 22, 'sun'),
  ...Array.from({ length: 12 }, (_, index) =>
    place(fill('M-3.5,-28L0,-45L3.5,-28Z', 'sun'), { x: 0, y: -8, turn: index * 30 }),
  ),
  fill(loop('-52,50! -40,34 0,28 40,34 52,50!'), 'bean'),
].join('')

const august = place(velvetRack('full', 0.35), { x: 0, y: 38, scale: 2.3 })

/** A rubbed tree: bare wood where the bark is gone, shreds at both ends of it. */
const september = [
  fill(limb('6,-30,9 28,-44,5 44,-58,2'), 'bole'),
  fill(limb('-6,-38,8 -24,-50,4 -36,-62,2'), 'bole'),
  fill(loop('-19,56! -15,40 -14,0 -12,-60! 12,-60! 14,0 15,40 19,56!'), 'bole'),
  fill(loop('-9,-26! -4,-18 0,-34! 4,-20 9,-30! 10,0 10,24! 5,18 2,36! -3,20 -8,32! -10,4'), 'rub'),
  stroke(curve('-4,-10 -5,2 -4,14') + curve('4,-14 4,-2 5,12'), 'bone', 2),
].join('')

const october = [
  place(oakLeaf('white', 'dry-leaf'), { x: -30, y: 44, turn: 20, scale: 0.32 }),
  place(acorn('white', 'october-acorn'), { x: 22, y: -14, turn: -14, scale: 0.62 }),
].join('')

const november = place(hardRack('white-tailed-deer', 0.35), { x: 0, y: 38, scale: 2.3 })

/** Bare oak, snow on the ground. */
const december = [
  fill(limb('0,44,13 -1,6,10 0,-16,6 2,-48,2'), 'bole'),
  fill(limb('-1,10,7 -20,-8,5 -32,-34,2'), 'bole'),
  fill(limb('0,0,7 20,-18,5 34,-40,2'), 'bole'),
  fill(limb('-16,-6,4 -34,-8,3 -44,-18,1.5'), 'bole'),
  fill(limb('16,-14,4 32,-14,3 44,-24,1.5'), 'bole'),
  fill(limb('0,-20,4 -12,-36,3 -14,-50,1.5'), 'bole'),
  fill(loop('-40,50! -26,38 0,42 26,38 40,50!'), 'snow'),
].join('')

/** From January on. */
export const yearSigns = [
  january,
  february,
  march,
  april,
  may,
  june,
  july,
  august,
  september,
  october,
  november,
  december,
] as const
