/**
 * Wild carrot, Daucus carota: the flat lace of its umbel with forked bracts below, an older umbel closed to a nest,
 * finely cut leaves, and the pale root.
 */
import type { Point } from '~/features/art/curve'
import { type Drawing, px } from '~/features/art/drawing'
import { seededRandom } from '~/lib/seeded-random'
import { along } from './leaf'
import { plateColors, plateSize } from './plate.data'

export function wildCarrot(): Drawing {
  const next = seededRandom('wild carrot')
  const stroke = (color: string, width: number, d: string) =>
    `<path stroke="var(--${color})" stroke-width="${px(width)}" d="${d}"/>`
  const stems = [
    { d: 'M392 690C400 560 372 420 384 236', width: 8 },
    { d: 'M391 560C420 500 520 470 566 352', width: 5.5 },
    { d: 'M386 470C350 420 262 410 226 330', width: 5 },
  ]
  const leaves = [
    fern({ from: [391, 560], bend: [300, 540], to: [196, 588] }),
    fern({ from: [389, 600], bend: [470, 560], to: [590, 604] }),
    fern({ from: [383, 420], bend: [440, 380], to: [478, 392] }),
  ].join('')
  const rootLeaves = [
    fern({ from: [906, 250], bend: [880, 150], to: [800, 84] }),
    fern({ from: [912, 250], bend: [930, 140], to: [1016, 74] }),
    fern({ from: [909, 250], bend: [906, 150], to: [912, 52] }),
  ].join('')
  const body = [
    `<path fill="var(--paper)" d="M0 0h1200v675H0z"/>`,
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    stroke('leaf-shade', 2.2, rootLeaves),
    stroke('leaf', 2.2, leaves),
    ...stems.map(({ d, width }) => stroke('stem', width, d)),
    stroke('stem-shade', 2, 'M395 690C403 560 375 420 387 240'),
    umbel({ x: 384, y: 236, wide: 190, high: 46, lift: 76, rays: 46 }),
    umbel({ x: 566, y: 352, wide: 96, high: 24, lift: 46, rays: 24 }),
    nest({ x: 226, y: 330, size: 52 }, next),
    '</g>',
    root(next),
  ].join('')
  return {
    title: 'Wild carrot: flowering umbel, closed umbel, leaves and root',
    ...plateSize,
    body,
    colors: {
      ...plateColors,
      floret: ['#fffefa', '#f4f1e4'],
      'floret-shade': ['#b9c0a0', '#a7b08e'],
      'floret-deep': ['#8e9a78', '#76835f'],
      root: ['#dcc498', '#d3b986'],
      'root-lit': ['#eedcb8', '#e6d1a2'],
      'root-shade': ['#ad8f5f', '#94784a'],
    },
  }
}

/** Leaflets on leaflets along a bent stalk, as short strokes. */
function fern({ from, bend, to }: { from: Point; bend: Point; to: Point }): string {
  const lines = [`M${px(from[0])} ${px(from[1])}Q${px(bend[0])} ${px(bend[1])} ${px(to[0])} ${px(to[1])}`]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const line = ([x, y]: Point, turn: number, reach: number): Point => {
    const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach]
    lines.push(`M${whole(x)} ${whole(y)}l${whole(dx)} ${whole(dy)}`)
    return [dx, dy]
  }
  for (let t = 0.26; t < 0.99; t += 0.085) {
    const at = along(from, bend, to, t)
    const ahead = along(from, bend, to, t + 0.02)
    const heading = Math.atan2(ahead[1] - at[1], ahead[0] - at[0])
    const reach = length * 0.3 * Math.sin(Math.PI * (0.22 + 0.74 * t)) + 6
    for (const side of [-1, 1]) {
      const turn = heading + side * 0.85
      const [dx, dy] = line(at, turn, reach)
      for (const part of [0.42, 0.72]) {
        const twig: Point = [at[0] + dx * part, at[1] + dy * part]
        for (const fork of [-1, 1]) line(twig, turn + fork * 0.72, reach * 0.4 * (1.25 - part))
      }
    }
  }
  return lines.join('')
}

interface Umbel {
  /** Where the rays part. */
  x: number
  y: number
  wide: number
  high: number
  /** From there up to the middle of the lace. */
  lift: number
  rays: number
}

function umbel({ x, y, wide, high, lift, rays }: Umbel): string {
  const tops = Array.from({ length: rays }, (_, index) => {
    const turn = index * 2.39996
    const reach = Math.sqrt((index + 0.5) / rays)
    const dome = (1 - reach * reach) * high * 0.55
    return {
      x: x + Math.cos(turn) * reach * wide,
      y: y - lift + Math.sin(turn) * reach * high - dome,
    }
  }).sort((a, b) => a.y - b.y)
  const ray = (top: { x: number; y: number }) =>
    `M${px(x)} ${px(y)}Q${whole(x + (top.x - x) * 0.55)} ${whole(y - (y - top.y) * 0.32)} ${whole(top.x)} ${whole(top.y + 5)}`
  const bracts = [-1, -0.62, -0.25, 0.25, 0.62, 1].map((side) => {
    const [tipX, tipY] = [x + side * wide * 0.36, y + wide * (0.2 - 0.1 * Math.abs(side))]
    const fork = wide * 0.09
    return `M${px(x)} ${px(y)}Q${px(x + side * wide * 0.24)} ${px(y + wide * 0.02)} ${px(tipX)} ${px(tipY)}m${px(-side * fork * 1.4)} ${px(-fork * 0.9)}l${px(side * fork * 1.9)} ${px(-fork * 0.1)}`
  })
  /** One umbellet's dots, the same in all: what repeats costs next to nothing. */
  const dots = (shift: number, count: number, spread: number) => {
    const size = wide * 0.11 * spread
    let at: Point = [0, 0]
    const steps = Array.from({ length: count }, (_, dot) => {
      const turn = dot * 2.39996
      const reach = size * Math.sqrt((dot + 0.4) / count)
      const to: Point = [Math.cos(turn) * reach * 1.15, Math.sin(turn) * reach * 0.66]
      const step = `m${px(to[0] - at[0])} ${px(to[1] - at[1])}h0`
      at = to
      return step
    }).join('')
    return tops.map(({ x: topX, y: topY }) => `M${whole(topX)} ${whole(topY + shift)}${steps}`).join('')
  }
  const floret = wide * 0.034
  return [
    `<path stroke="var(--stem)" stroke-width="${px(Math.max(1.3, wide * 0.011))}" d="${tops.map(ray).join('')}"/>`,
    `<path stroke="var(--stem-shade)" stroke-width="${px(Math.max(1.4, wide * 0.012))}" d="${bracts.join('')}"/>`,
    `<path stroke="var(--floret-deep)" stroke-width="${px(floret * 1.35)}" d="${dots(wide * 0.034, 9, 0.98)}"/>`,
    `<path stroke="var(--floret-shade)" stroke-width="${px(floret * 1.2)}" d="${dots(wide * 0.014, 10, 1)}"/>`,
    `<path stroke="var(--floret)" stroke-width="${px(floret)}" d="${dots(-wide * 0.012, 12, 1)}"/>`,
    // The one dark floret in the middle, by which the species is known.
    `<path stroke="#5b1f2e" stroke-width="${px(floret * 1.1)}" d="M${px(x)} ${px(y - lift - high * 0.62)}h.1"/>`,
  ].join('')
}

/** An umbel in seed: its rays bend inwards to a cup. */
function nest({ x, y, size }: { x: number; y: number; size: number }, next: () => number): string {
  const rays = Array.from({ length: 26 }, (_, index) => {
    const side = (index / 25) * 2 - 1
    const tip: Point = [
      x + side * size * 0.62 + (next() - 0.5) * 8,
      y - size * (1.5 + 0.3 * next() - 0.12 * side * side),
    ]
    return {
      d: `M${px(x)} ${px(y)}C${px(x + side * size * 1.5)} ${px(y - size * 0.3)} ${px(x + side * size * 1.35)} ${px(y - size)} ${px(tip[0])} ${px(tip[1])}`,
      tip,
    }
  })
  const seeds = rays.flatMap(({ tip: [tipX, tipY] }) =>
    [0, 1, 2, 3].map((seed) => `M${px(tipX + (seed - 1.5) * 5)} ${px(tipY + (seed % 2) * 6)}l${px(2 - seed)} -5`),
  )
  const bracts = [-1, -0.5, 0.5, 1].map(
    (side) =>
      `M${px(x)} ${px(y)}q${px(side * size * 0.5)} ${px(size * 0.04)} ${px(side * size * 0.8)} ${px(size * 0.34)}`,
  )
  const lines = rays.map(({ d }) => d)
  return [
    `<path stroke="var(--stem-shade)" stroke-width="1.8" d="${lines.filter((_, index) => index % 2 === 0).join('')}${bracts.join('')}"/>`,
    `<path stroke="var(--stem)" stroke-width="1.8" d="${lines.filter((_, index) => index % 2 === 1).join('')}"/>`,
    `<path stroke="var(--bark)" stroke-width="3" opacity=".75" d="${seeds.join('')}"/>`,
  ].join('')
}

/** The taproot, long and pale, with rings and hair roots. */
function root(next: () => number): string {
  const outline =
    'M866 272C864 252 886 240 908 241C934 242 952 254 950 276C948 330 936 390 926 452C918 506 914 566 896 640C894 560 886 506 880 452C874 396 868 330 866 272z'
  const lit = 'M872 274C872 258 888 248 904 249C894 300 894 400 894 470C888 440 874 340 872 274z'
  const shade =
    'M934 250C950 256 952 266 950 276C948 330 936 390 926 452C918 506 914 566 897 634C902 540 912 470 920 400C928 340 936 300 934 250z'
  const rings = Array.from({ length: 17 }, () => {
    const y = 286 + next() * 260
    const half = 38 - (y - 286) * 0.105
    const from = 907 - half + next() * half * 0.9
    const length = half * (0.35 + 0.6 * next())
    return `M${px(from)} ${px(y)}q${px(length / 2)} 5 ${px(length)} 0`
  })
  const hairs = Array.from({ length: 16 }, (_, index) => {
    const y = 330 + index * 18
    const side = index % 2 === 0 ? -1 : 1
    const half = Math.max(3, 36 - (y - 300) * 0.11)
    const reach = 22 + next() * 34
    return `M${px(904 + side * half)} ${px(y)}q${px(side * reach * 0.5)} ${px(2 + next() * 6)} ${px(side * reach)} ${px(14 + next() * 18)}`
  })
  return [
    `<path fill="none" stroke="var(--root-shade)" stroke-width="1.6" stroke-linecap="round" d="${hairs.join('')}"/>`,
    `<path fill="var(--root)" d="${outline}"/><path fill="var(--root-lit)" d="${lit}"/><path fill="var(--root-shade)" opacity=".7" d="${shade}"/>`,
    `<path fill="none" stroke="var(--root-shade)" stroke-width="1.8" stroke-linecap="round" d="${rings.join('')}"/>`,
    `<path fill="var(--stem-shade)" d="M886 246Q896 226 902 238Q908 218 914 238Q922 226 930 246Q908 256 886 246z"/>`,
  ].join('')
}

function whole(value: number): string {
  return String(Math.round(value))
}
