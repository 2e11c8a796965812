/** The signs of the twelve months in the whitetail's year, each about 100 across around 0,0. */
import { growAntler } from '../antlers/antler'
import { antlerMarkup } from '../antlers/antler-markup'
import { nearTones } from '../antlers/antler-pair'
import { sideAntlers } from '../antlers/side-antlers.data'
import { acorn } from './acorn'
import { cloverLeaf } from './food-plants'
import { oakLeaf } from './oak-leaf'
import { curve, disc, fill, limb, loop, oval, place, stroke } from './pen'
import { hardRack, velvetRack } from './racks'

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
const february = place(antlerMarkup(growAntler(sideAntlers['white-tailed-deer']), nearTones, 0.35), {
  x: 38,
  y: 24,
  turn: -66,
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
  [-30, -2],
  [-18, -14],
  [-4, -20],
  [10, -20],
  [-22, 4],
  [-8, -4],
  [6, -6],
  [20, -10],
  [-12, 10],
  [4, 8],
  [24, 4],
]

/** A fawn, curled up in the grass. */
const june = [
  fill(loop('-48,14 -46,-10 -30,-26 -4,-33 22,-28 38,-10 42,12 30,26 0,30 -30,28'), 'fawn'),
  fill(loop('-30,28 0,30 30,26 42,12 30,16 0,20 -34,18'), 'fawn-shade'),
  ...spots.map(([x = 0, y = 0]) => disc(x, y, 3.6, 'fur-white')),
  fill(loop('-44,4 -36,-6 -20,-4 -8,6 8,16 18,24 12,31 -4,30 -26,26 -42,18'), 'fawn-light'),
  fill(loop('-40,0! -52,-14 -58,-30 -44,-24 -32,-8'), 'fawn-shade'),
  fill(loop('-26,-4! -26,-20 -18,-34 -10,-22 -14,-4'), 'fawn-shade'),
  oval({ x: 15, y: 27, rx: 5, ry: 4 }, 'nose'),
  disc(-18, 10, 4, 'eye-rim'),
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

/** A rubbed sapling, the bark in shreds. */
const september = [
  fill(limb('0,54,22 -2,0,19 2,-54,15'), 'bole'),
  fill(loop('-7,-24! 4,-32! 7,-10 6,14 8,30! -2,24! -8,34! -9,8'), 'rub'),
  stroke(curve('-2,-20 -3,0 -2,18') + curve('3,-22 3,0 4,20'), 'bone', 2),
  fill(limb('-8,28,5 -16,38,4 -14,50,2'), 'bole'),
  fill(limb('8,24,5 16,32,4 18,46,2'), 'bole'),
  fill(limb('2,-36,7 26,-46,4 40,-56,2'), 'bole'),
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
  fill(loop('-52,50! -30,38 0,42 30,38 52,50!'), 'snow'),
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
