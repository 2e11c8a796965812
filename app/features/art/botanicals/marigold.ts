/** French marigold, Tagetes patula: layered heads from the front and from the side, a bud, and pinnate toothed leaves. */
import type { Point } from '~/features/art/curve'
import { type Drawing, px } from '~/features/art/drawing'
import { seededRandom } from '~/lib/seeded-random'
import { along, leafPaths } from './leaf'
import { plateColors, plateSize } from './plate.data'

export function marigold(): Drawing {
  const next = seededRandom('marigold')
  const stems = [
    'M596 690C600 590 560 470 520 300',
    'M590 600C640 540 760 520 806 372',
    'M584 540C540 500 420 480 372 420',
  ]
  return {
    title: 'French marigold: flower heads, bud and leaves',
    ...plateSize,
    body: [
      `<path fill="var(--paper)" d="M0 0h1200v675H0z"/>`,
      `<g fill="none" stroke-linecap="round"><path stroke="var(--stem-shade)" stroke-width="10" d="${stems.join('')}"/><path stroke="var(--stem)" stroke-width="6" d="${stems.join('')}"/></g>`,
      pinnate({ from: [594, 640], bend: [450, 640], to: [330, 560] }),
      pinnate({ from: [596, 650], bend: [740, 660], to: [872, 590] }),
      pinnate({ from: [568, 480], bend: [650, 420], to: [690, 330] }),
      pinnate({ from: [700, 530], bend: [840, 520], to: [960, 470] }),
      pinnate({ from: [470, 482], bend: [380, 540], to: [250, 520] }),
      bud({ x: 372, y: 420 }),
      sideHead({ x: 806, y: 372, size: 118 }, next),
      frontHead({ x: 520, y: 218, size: 168 }, next),
    ].join(''),
    colors: {
      ...plateColors,
      petal: ['#dd7a1c', '#e0822a'],
      'petal-lit': ['#f0a23a', '#f0a743'],
      'petal-deep': ['#b9540f', '#bd5c18'],
      'petal-blood': ['#7c2a12', '#83321a'],
      heart: ['#f3bd4e', '#f3c25c'],
    },
  }
}

/** Ring by ring from the outside: each petal lies over the one before, orange to the rim and blood-red at its base. */
function frontHead({ x, y, size }: { x: number; y: number; size: number }, next: () => number): string {
  const rings = [
    { reach: 1, petals: 9, wide: 0.4, color: 'petal' },
    { reach: 0.85, petals: 9, wide: 0.36, color: 'petal-lit' },
    { reach: 0.69, petals: 8, wide: 0.31, color: 'petal' },
    { reach: 0.53, petals: 7, wide: 0.27, color: 'petal-lit' },
    { reach: 0.38, petals: 6, wide: 0.22, color: 'petal' },
  ]
  const petals = rings.flatMap(({ reach, petals: count, wide, color }, ring) =>
    Array.from({ length: count }, (_, index) => {
      const turn = ((index + ring * 0.47 + (next() - 0.5) * 0.26) / count) * 2 * Math.PI + 0.4
      const shape = { turn, reach: size * reach * (0.92 + 0.12 * next()), wide: size * wide * (0.92 + 0.2 * next()) }
      const center = { x, y: y - ring * 3 }
      return `<path fill="var(--${color})" d="${petal(center, shape)}"/><path fill="var(--petal-blood)" stroke="none" d="${blotch(center, shape)}"/>`
    }),
  )
  return `<g stroke="var(--petal-deep)" stroke-width="3" stroke-linejoin="round">${petals.join('')}</g>${heart({ x, y: y - 14, size }, next)}`
}

interface Petal {
  turn: number
  reach: number
  wide: number
}

type Center = Readonly<Record<'x' | 'y', number>>

/** A place on a petal, seen a little from above; parts of its reach and of its half width. */
function onPetal({ x, y }: Center, { turn, reach, wide }: Petal, [out, side]: Point): string {
  const [ax, ay] = [Math.cos(turn), Math.sin(turn)]
  const [along, across] = [out * reach, side * wide]
  return `${String(Math.round(x + ax * along - ay * across))} ${String(Math.round(y + (ay * along + ax * across) * 0.86))}`
}

/** A fan with a rippled rim. */
function petal(center: Center, shape: Petal): string {
  const at = (out: number, side: number) => onPetal(center, shape, [out, side])
  return [
    `M${at(0.1, 0)}`,
    `C${at(0.5, 0.45)} ${at(0.7, 1.04)} ${at(0.88, 0.9)}`,
    `Q${at(1.02, 0.8)} ${at(0.97, 0.46)}`,
    `Q${at(1.07, 0.24)} ${at(0.96, 0)}`,
    `Q${at(1.07, -0.24)} ${at(0.97, -0.46)}`,
    `Q${at(1.02, -0.8)} ${at(0.88, -0.9)}`,
    `C${at(0.7, -1.04)} ${at(0.5, -0.45)} ${at(0.1, 0)}z`,
  ].join('')
}

/** The dark base of a petal, with a tongue towards the rim. */
function blotch(center: Center, shape: Petal): string {
  const at = (out: number, side: number) => onPetal(center, shape, [out, side])
  return `M${at(0.1, 0)}Q${at(0.55, 0.42)} ${at(0.68, 0.5)}Q${at(0.68, 0.2)} ${at(0.84, 0)}Q${at(0.68, -0.2)} ${at(0.68, -0.5)}Q${at(0.55, -0.42)} ${at(0.1, 0)}z`
}

/** The disc of small tubes in the middle. */
function heart({ x, y, size }: { x: number; y: number; size: number }, next: () => number): string {
  const dots = Array.from({ length: 40 }, (_, index) => {
    const turn = index * 2.39996
    const reach = size * 0.2 * Math.sqrt((index + 0.5) / 40)
    return `M${px(x + Math.cos(turn) * reach)} ${px(y + Math.sin(turn) * reach * 0.84 + next() * 2)}h.1`
  })
  return `<g fill="none" stroke-linecap="round"><path stroke="var(--petal-deep)" stroke-width="11" d="${dots.join('')}"/><path stroke="var(--heart)" stroke-width="6.5" d="${dots.join('')}"/></g>`
}

/** From the side: rays in three rows above the green cup, the near ones lowest. */
function sideHead({ x, y, size }: { x: number; y: number; size: number }, next: () => number): string {
  const rows = [
    { reach: 0.98, petals: 7, open: 1.9, color: 'petal' },
    { reach: 0.86, petals: 8, open: 2.5, color: 'petal-lit' },
    { reach: 0.66, petals: 7, open: 2.7, color: 'petal' },
  ]
  const center = { x, y: y - size * 0.44 }
  const petals = rows.flatMap(({ reach, petals: count, open, color }) =>
    // From the sides to the middle, which is nearest.
    Array.from({ length: count }, (_, index) => index)
      .sort((one, other) => Math.abs(other - (count - 1) / 2) - Math.abs(one - (count - 1) / 2))
      .map((index) => {
        const turn = -Math.PI / 2 + ((index + 0.5) / count - 0.5) * open + (next() - 0.5) * 0.1
        const shape = { turn, reach: size * reach * (0.92 + 0.14 * next()), wide: size * 0.27 }
        return `<path fill="var(--${color})" d="${petal(center, shape)}"/><path fill="var(--petal-blood)" stroke="none" d="${blotch(center, shape)}"/>`
      }),
  )
  return `<g stroke="var(--petal-deep)" stroke-width="2.6" stroke-linejoin="round">${petals.join('')}</g>${cup({ x, y, size })}`
}

function cup({ x, y, size }: { x: number; y: number; size: number }): string {
  const [half, high] = [size * 0.29, size * 0.56]
  const d = `M${px(x - size * 0.07)} ${px(y + 6)}C${px(x - half)} ${px(y - high * 0.2)} ${px(x - half)} ${px(y - high * 0.6)} ${px(x - half * 0.94)} ${px(y - high)}L${px(x - half * 0.5)} ${px(y - high * 0.88)}L${px(x)} ${px(y - high * 1.02)}L${px(x + half * 0.5)} ${px(y - high * 0.88)}L${px(x + half * 0.94)} ${px(y - high)}C${px(x + half)} ${px(y - high * 0.6)} ${px(x + half)} ${px(y - high * 0.2)} ${px(x + size * 0.07)} ${px(y + 6)}z`
  const ribs = [-0.5, 0, 0.5].map(
    (side) =>
      `M${px(x + side * size * 0.1)} ${px(y)}Q${px(x + side * half * 1.5)} ${px(y - high * 0.4)} ${px(x + side * half)} ${px(y - high * 0.84)}`,
  )
  return `<path fill="var(--leaf)" d="${d}"/><path fill="none" stroke="var(--leaf-shade)" stroke-width="2.4" stroke-linecap="round" d="${ribs.join('')}"/>`
}

function bud({ x, y }: { x: number; y: number }): string {
  const petals = `M${px(x - 21)} ${px(y - 46)}Q${px(x - 24)} ${px(y - 74)} ${px(x - 8)} ${px(y - 80)}Q${px(x)} ${px(y - 90)} ${px(x + 10)} ${px(y - 80)}Q${px(x + 25)} ${px(y - 72)} ${px(x + 21)} ${px(y - 46)}z`
  return `<path fill="var(--petal)" d="${petals}"/><path fill="none" stroke="var(--petal-deep)" stroke-width="2.4" stroke-linecap="round" d="M${px(x - 7)} ${px(y - 50)}V${px(y - 74)}M${px(x + 8)} ${px(y - 50)}V${px(y - 73)}"/>${cup({ x, y: y - 2, size: 84 })}`
}

/** Points along a leaflet's edge: every second is a tooth. */
const teeth = 10

/** Toothed leaflets in pairs along a stalk, and one at its end. */
function pinnate({ from, bend, to }: { from: Point; bend: Point; to: Point }): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const leaflets = [0.34, 0.5, 0.66, 0.82, 1].flatMap((t) => {
    const at = along(from, bend, to, t)
    const before = along(from, bend, to, t - 0.03)
    const heading = Math.atan2(at[1] - before[1], at[0] - before[0])
    const reach = length * (t === 1 ? 0.3 : 0.3 * Math.sin(Math.PI * (0.25 + 0.62 * t)))
    const turns = t === 1 ? [0] : [-0.82, 0.82]
    return turns.map((side) => {
      const turn = heading + side
      const point = (part: number, lift: number): Point => [
        at[0] + Math.cos(turn) * reach * part,
        at[1] + Math.sin(turn) * reach * part + lift,
      ]
      return leafPaths({
        ...{ base: at, bend: point(0.5, -reach * 0.06), tip: point(1, reach * 0.06), steps: teeth },
        wide: (s) =>
          reach *
          0.18 *
          Math.sin(Math.PI * Math.min(1, Math.max(0, s)) ** 0.8) *
          (Math.round(s * teeth) % 2 === 0 ? 0.8 : 1.14),
      })
    })
  })
  const stalk = `M${px(from[0])} ${px(from[1])}Q${px(bend[0])} ${px(bend[1])} ${px(to[0])} ${px(to[1])}`
  return [
    `<path fill="none" stroke="var(--stem)" stroke-width="3.4" stroke-linecap="round" d="${stalk}"/>`,
    `<path fill="var(--leaf-lit)" d="${leaflets.map(({ left }) => left).join('')}"/>`,
    `<path fill="var(--leaf)" d="${leaflets.map(({ right }) => right).join('')}"/>`,
    `<path fill="none" stroke="var(--leaf-shade)" stroke-width="1.4" d="${leaflets.map(({ midrib }) => midrib).join('')}"/>`,
  ].join('')
}
