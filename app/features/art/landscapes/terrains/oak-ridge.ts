/** Hardwood ridges in their last leaves, with oaks on the near one. */
import { drawGrass } from '~/features/art/landscapes/grass'
import { drawHardwood } from '~/features/art/landscapes/hardwood'
import { drawRidge, rollingCrest } from '~/features/art/landscapes/ridge'
import { type Scene, within } from '~/features/art/landscapes/scene'
import { drawSlope } from '~/features/art/landscapes/slope'

/** Late October leaves, each with its lit color. */
const leaves = [
  ['#8a4a22', '#c07a3a'],
  ['#80602a', '#bf9748'],
  ['#743c24', '#b0623a'],
] as const

const far = [
  { base: 312, sway: 46, length: 520, depth: 0.06, mist: 70 },
  { base: 348, sway: 46, length: 430, depth: 0.18, mist: 70 },
]

const wooded = [
  { base: 392, sway: 48, length: 440, size: 4, depth: 0.34, mist: 90, own: '#7b6a4a', mottle: [] },
  { base: 436, sway: 50, length: 420, size: 8, depth: 0.5, mist: 110, own: '#86603a', mottle: ['#b0793a', '#5f6138'] },
  {
    base: 500,
    sway: 54,
    length: 460,
    size: 12,
    depth: 0.68,
    mist: 160,
    own: '#5b4a2e',
    mottle: ['#9c5a2c', '#a07c3c'],
  },
]

export function oakRidge(scene: Scene): string {
  const { next, width } = scene
  const high = within(next, 0.64, 0.76) * width
  const roll = rollingCrest(scene, { base: 600, sway: 16, length: 420 })
  const crest = (x: number) => roll(x) - 64 * Math.exp(-(((x - high) / 330) ** 2))
  const oaks = [
    { offset: -170, height: 130 },
    { offset: 0, height: 245 },
    { offset: 165, height: 150 },
  ].map(({ offset, height }) => {
    const x = high + offset + within(next, -24, 24)
    const [own, lit] = leaves[Math.floor(next() * leaves.length)] ?? leaves[0]
    const isBare = offset > 0 && next() < 0.6
    const tree = { x, y: crest(x), height: height * within(next, 0.9, 1.05), spread: 0.6, depth: 0.93 }
    return drawHardwood(scene, isBare ? tree : { ...tree, leaves: own, lit })
  })
  return [
    ...far.map(({ base, sway, length, ...ridge }) =>
      drawRidge(scene, { ...ridge, crest: rollingCrest(scene, { base, sway, length }) }),
    ),
    ...wooded.map(({ base, sway, length, ...slope }) =>
      drawSlope(scene, { ...slope, cover: 'hardwood', crest: rollingCrest(scene, { base, sway, length }) }),
    ),
    ...oaks,
    drawGrass(scene, { crest, size: 10, depth: 0.86, own: ['#5d5a30', '#25281b'], rows: 4, reach: 66 }),
  ].join('')
}
