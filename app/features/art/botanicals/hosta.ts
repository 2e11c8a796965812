/** A hosta: a clump of broad ribbed leaves and a scape of bells; at the right a deer has been at it. */
import type { Point } from '~/features/art/curve'
import { type Drawing, px } from '~/features/art/drawing'
import { seededRandom } from '~/lib/seeded-random'
import { outline } from '~/features/art/landscapes/straight-lines'
import { type LeafForm, leafPaths } from './leaf'
import { plateColors, plateSize } from './plate.data'

/** Where all its stalks come from. */
const crown: Point = [590, 596]

interface Blade {
  /** From the crown, in degrees from straight up, to the right. */
  turn: number
  stalk: number
  length: number
  wide: number
  /** How far the tip hangs. */
  droop: number
  torn?: number
}

/** From the back to the front. */
const blades: readonly Blade[] = [
  { turn: -12, stalk: 190, length: 225, wide: 84, droop: 12 },
  { turn: 20, stalk: 180, length: 215, wide: 80, droop: 26 },
  { turn: -42, stalk: 185, length: 235, wide: 84, droop: 60 },
  { turn: 50, stalk: 178, length: 225, wide: 80, droop: 64, torn: 0.52 },
  { turn: -66, stalk: 160, length: 235, wide: 82, droop: 110 },
  { turn: 4, stalk: 92, length: 215, wide: 88, droop: 26 },
  { turn: -29, stalk: 88, length: 225, wide: 86, droop: 64 },
  { turn: 71, stalk: 118, length: 220, wide: 78, droop: 92 },
  { turn: -76, stalk: 66, length: 205, wide: 76, droop: 78 },
]

/** Stalks whose leaves are eaten: where they end. */
const browsed: readonly Point[] = [
  [676, 432],
  [724, 448],
  [752, 494],
]

export function hosta(): Drawing {
  const next = seededRandom('hosta')
  const [crownX, crownY] = crown
  return {
    title: 'Hosta: a clump in leaf and flower, with browsed stalks',
    ...plateSize,
    body: [
      `<path fill="var(--paper)" d="M0 0h1200v675H0z"/>`,
      `<path fill="var(--ground)" d="M250 606q340 -34 690 0q-120 34 -350 34t-340 -34z"/>`,
      scape(next),
      ...blades.map(drawBlade),
      ...browsed.map((end) => stalkTo(end, true)),
      `<path fill="var(--leaf-shade)" d="M${px(crownX - 58)} ${px(crownY + 8)}q58 -34 116 0q-58 18 -116 0z"/>`,
    ].join(''),
    colors: {
      ...plateColors,
      bell: ['#9a86b4', '#ab97c6'],
      'bell-lit': ['#c3b4d3', '#cfc0e0'],
      torn: ['#b9a36a', '#c4ad74'],
    },
  }
}

function drawBlade({ turn, stalk, length, wide, droop, torn }: Blade): string {
  const angle = (turn * Math.PI) / 180
  const [x, y] = crown
  const base: Point = [x + Math.sin(angle) * stalk, y - Math.cos(angle) * stalk]
  const bend: Point = [base[0] + Math.sin(angle) * length * 0.6, base[1] - Math.cos(angle) * length * 0.6]
  const tip: Point = [base[0] + Math.sin(angle) * length * 1.02, base[1] - Math.cos(angle) * length + droop * 1.5]
  const form: LeafForm = { base, bend, tip, wide: (t) => wide * heart(t), ribs: 4, ...(torn !== undefined && { torn }) }
  const { left, right, ribs, midrib } = leafPaths(form)
  // The half that is turned up to the left has the light.
  const [lit, shaded] = turn < 30 ? [left, right] : [right, left]
  return [
    stalkTo(base, false),
    `<path fill="var(--leaf-lit)" d="${lit}"/><path fill="var(--leaf)" d="${shaded}"/>`,
    `<g fill="none" stroke="var(--leaf-line)" stroke-linecap="round"><path stroke-width="1.3" opacity=".5" d="${ribs}"/>`,
    `<path stroke-width="1.6" opacity=".55" d="${left}${right}"/><path stroke="var(--leaf-shade)" stroke-width="3" d="${midrib}"/></g>`,
  ].join('')
}

/** Round at the base, pointed at the tip. */
function heart(t: number): number {
  return t <= 0 ? 0.12 : Math.max(0, Math.sin(Math.PI * t ** 0.72) ** 0.82)
}

function stalkTo([endX, endY]: Point, isTorn: boolean): string {
  const [x, y] = crown
  const path = `M${px(x)} ${px(y)}Q${px(x + (endX - x) * 0.3)} ${px(y + (endY - y) * 0.55)} ${px(endX)} ${px(endY)}`
  const stalk = `<path fill="none" stroke="var(--stem-shade)" stroke-width="11" d="${path}"/><path fill="none" stroke="var(--stem)" stroke-width="7" d="${path}"/>`
  if (!isTorn) return stalk
  // A deer has no upper front teeth: it tears, and leaves a ragged end.
  const end: Point[] = [
    [endX - 7, endY + 3],
    [endX - 6, endY - 7],
    [endX - 2, endY - 2],
    [endX + 2, endY - 12],
    [endX + 4, endY - 1],
    [endX + 9, endY - 4],
    [endX + 6, endY + 5],
  ]
  return `${stalk}<path fill="var(--torn)" d="${outline(end)}z"/>`
}

/** A bare stem with bells that hang to one side. */
function scape(next: () => number): string {
  const stem = 'M592 590C604 420 604 240 640 78'
  const bells = Array.from({ length: 9 }, (_, index) => {
    const t = index / 8
    const side = index % 2 === 0 ? 1 : -1
    return bell(
      [634 - t * 22, 96 + t * 136],
      (side > 0 ? 0.5 : Math.PI - 0.5) + side * (0.35 + 0.15 * next()),
      26 + 30 * t,
    )
  })
  return [
    `<path fill="none" stroke="var(--stem)" stroke-width="6" stroke-linecap="round" d="${stem}"/>`,
    `<path fill="var(--bell)" d="${bells.map(({ whole }) => whole).join('')}"/>`,
    `<path fill="var(--bell-lit)" d="${bells.map(({ lit }) => lit).join('')}"/>`,
  ].join('')
}

/** A trumpet from its stalk to the flared mouth; its upper side has the light. */
function bell([x, y]: Point, turn: number, size: number): { whole: string; lit: string } {
  const at = (out: number, side: number): Point => [
    x + (Math.cos(turn) * out - Math.sin(turn) * side) * size,
    y + (Math.sin(turn) * out + Math.cos(turn) * side) * size,
  ]
  const edge = (side: 1 | -1): Point[] =>
    [
      [0.1, 0.05],
      [0.35, 0.1],
      [0.62, 0.19],
      [0.84, 0.25],
      [1.06, 0.42],
    ].map(([out = 0, reach = 0]) => at(out, side * reach))
  const mouth = [at(0.96, -0.16), at(1.12, 0), at(0.96, 0.16)]
  const up = Math.cos(turn) > 0 ? -1 : 1
  return {
    whole: `${outline([at(0, 0), ...edge(-1), ...mouth, ...edge(1).toReversed()])}z`,
    lit: `${outline([at(0, 0), ...edge(up), at(0.96, up * 0.16), at(0.5, up * 0.02)])}z`,
  }
}
