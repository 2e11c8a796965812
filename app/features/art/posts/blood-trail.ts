/**
 * A blood trail at dusk: dark drops on the oak leaves in front, and orange ribbons tied to saplings, each smaller than
 * the last, that lead off between the trunks.
 */
import { seededRandom } from '~/lib/seeded-random'
import type { Drawing } from '~/features/art/drawing'
import { oakLeaf, oakLeafOutline, type OakKind } from './oak-leaf'
import { curve, disc, fill, limb, loop, oval, place, stroke } from './pen'
import { plate, sheet } from './plate'

export function bloodTrail(): Drawing {
  return plate('Drops on oak leaves and orange ribbons that lead into the woods', [
    sheet('dusk-sky'),
    disc(742, 250, 120, 'dusk-glow'),
    farTrunks,
    ground,
    litter,
    sapling({ x: 700, y: 372, scale: 0.36 }),
    sapling({ x: 608, y: 420, scale: 0.56 }),
    sapling({ x: 812, y: 500, scale: 0.95 }),
    nearTrunks,
    leaves,
    drops,
  ])
}

function trunk(x: number, foot: number, width: number): string {
  const half = width / 2
  return loop(
    `${String(x - half)},-20! ${String(x - half * 0.95)},${String(foot - width * 2)} ${String(x - half * 1.15)},${String(foot - width * 0.4)} ` +
      `${String(x - half * 1.7)},${String(foot)}! ${String(x + half * 1.7)},${String(foot + 2)}! ${String(x + half * 1.15)},${String(foot - width * 0.4)} ` +
      `${String(x + half * 0.98)},${String(foot - width * 2)} ${String(x + half * 0.9)},-20!`,
  )
}

const farTrunks = [
  ...[40, 150, 232, 330, 470, 540, 668, 840, 905, 1010, 1104, 1180].map((x, index) =>
    fill(trunk(x, 336, 15 + ((index * 7) % 9)), 'dusk-far'),
  ),
  ...[96, 282, 410, 590, 780, 962, 1066].map((x, index) => fill(trunk(x, 350, 24 + ((index * 5) % 12)), 'dusk-middle')),
].join('')

const ground = [
  fill(loop('-20,336! 200,328 440,338 640,330 860,340 1040,328 1220,338! 1220,700! -20,700!'), 'litter-far'),
  fill(loop('-20,398! 240,380 480,396 760,384 980,400 1220,384! 1220,700! -20,700!'), 'litter'),
  fill(loop('-20,500! 240,476 520,500 800,482 1220,500! 1220,700! -20,700!'), 'litter-near'),
].join('')

const nearTrunks = [
  fill(trunk(176, 470, 84), 'dusk-near'),
  fill(loop('150,-20! 146,200 142,420 120,462 100,470! 134,470! 156,440 162,200 166,-20!'), 'dusk-near-light'),
  fill(trunk(1080, 520, 108), 'dusk-near'),
  fill(loop('1034,-20! 1032,240 1026,440 1006,500 984,520! 1026,520! 1046,470 1052,240 1056,-20!'), 'dusk-near-light'),
].join('')

/** Leaves too far to tell apart, smaller with the distance. */
const litter = (() => {
  const random = seededRandom('litter')
  const leaf = loop('-16,0! -6,-6 6,-5 17,0! 6,6 -6,5')
  return Array.from({ length: 120 }, (_, index) => {
    const depth = (index / 120) ** 1.4
    const y = 346 + depth * 300
    const shade = ['litter-a', 'litter-b', 'litter-c'][Math.floor(random() * 3)] ?? 'litter-a'
    return place(fill(leaf, shade), {
      x: random() * 1200,
      y,
      turn: random() * 180,
      scale: 0.4 + depth * 1.7,
      squash: 0.55,
    })
  }).join('')
})()

/** A whip of a sapling with a ribbon knotted around it. */
function sapling({ x, y, scale }: { x: number; y: number; scale: number }): string {
  return place(
    [
      fill(limb('0,4,13 -4,-120,10 4,-250,8 0,-420,4'), 'sapling'),
      fill(limb('-2,-170,6 40,-224,5 64,-290,2'), 'sapling'),
      fill(limb('2,-260,6 -34,-306,4 -50,-360,2'), 'sapling'),
      fill(loop('-4,-206! 26,-196 44,-168 40,-130 58,-88! 34,-96! 22,-82! 22,-124 14,-166 -6,-190!'), 'ribbon'),
      fill(loop('-6,-200! -30,-176 -30,-140 -44,-104! -24,-108! -12,-92! -10,-134 -2,-170 4,-194!'), 'ribbon-shade'),
      fill(loop('-14,-212 14,-214 16,-190 -12,-186'), 'ribbon'),
      stroke(curve('-12,-198 2,-194 14,-200'), 'ribbon-shade', 3),
    ].join(''),
    { x, y, scale },
  )
}

const lying: readonly { kind: OakKind; tones: string; x: number; y: number; turn: number; scale: number }[] = [
  { kind: 'red', tones: 'red-leaf', x: 1010, y: 560, turn: 30, scale: 0.55 },
  { kind: 'white', tones: 'dry-leaf', x: 350, y: 540, turn: -50, scale: 0.62 },
  { kind: 'red', tones: 'red-leaf', x: 30, y: 640, turn: 62, scale: 0.85 },
  { kind: 'red', tones: 'dry-leaf', x: 1190, y: 690, turn: -50, scale: 1 },
  { kind: 'white', tones: 'pale-leaf', x: 380, y: 690, turn: 42, scale: 1.15 },
  { kind: 'white', tones: 'pale-leaf', x: 600, y: 548, turn: 66, scale: 0.5 },
  { kind: 'white', tones: 'pale-leaf', x: 960, y: 620, turn: -64, scale: 1.1 },
]

const leaves = lying
  .map(({ kind, tones, x, y, turn, scale }) => {
    const shadow = place(fill(oakLeafOutline(kind), 'litter-shade'), { x: x + 6, y: y + 9, turn, scale, squash: 0.55 })
    return shadow + place(oakLeaf(kind, tones), { x, y, turn, scale, squash: 0.55 })
  })
  .join('')

/** Each lies on a leaf; the trail of them points at the ribbons. */
const drops = [
  { x: 500, y: 624, size: 15 },
  { x: 534, y: 604, size: 8 },
  { x: 476, y: 602, size: 6 },
  { x: 548, y: 628, size: 5 },
  { x: 792, y: 578, size: 14 },
  { x: 826, y: 592, size: 8 },
  { x: 770, y: 594, size: 6 },
  { x: 662, y: 534, size: 9 },
  { x: 686, y: 528, size: 5 },
  { x: 716, y: 486, size: 5 },
  { x: 672, y: 456, size: 4 },
  { x: 652, y: 432, size: 3 },
]
  .map(
    ({ x, y, size }) =>
      oval({ x, y, rx: size, ry: size * 0.62 }, 'blood') +
      oval({ x: x - size * 0.3, y: y - size * 0.2, rx: size * 0.25, ry: size * 0.13 }, 'blood-light'),
  )
  .join('')
