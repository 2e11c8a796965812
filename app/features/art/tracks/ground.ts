/** A piece of ground from above, seeded: flecks, glints, pebbles, and needles or stalks that fell on it. */
import { px } from '~/features/art/drawing'
import { seededRandom } from '~/lib/seeded-random'

interface Piece {
  x: number
  y: number
  wide: number
  high: number
}

/** @param ground whose colours are in `trackColors` */
export function drawGround({ x, y, wide, high }: Piece, ground: 'mud' | 'snow', seed: string): string {
  const random = seededRandom(seed)
  const between = (from: number, to: number) => from + random() * (to - from)
  const place = (margin: number) => ({
    x: between(x + margin, x + wide - margin),
    y: between(y + margin, y + high - margin),
  })
  const count = (per: number) => Math.round((wide * high) / per)
  const smears = (most: number) =>
    Array.from({ length: count(26000) }, () => {
      const [long, thin] = [between(0.4, 1) * most, between(0.08, 0.2) * most]
      const at = place(most)
      const rise = between(-0.2, 0.2) * long
      return `M${px(at.x - long)} ${px(at.y)}q${px(long * 0.8)} ${px(-thin + rise)} ${px(2 * long)} ${px(rise)}q${px(-long)} ${px(thin * 1.6)} ${px(-2 * long)} ${px(-rise)}z`
    }).join('')
  const grains = Array.from({ length: count(9000) }, () => {
    const [at, size] = [place(8), between(1, 3.2)]
    return `M${px(at.x)} ${px(at.y)}l${px(size)} ${px(-size * 0.6)}l${px(size)} ${px(size * 0.7)}l${px(-size)} ${px(size * 0.5)}z`
  }).join('')
  const stalks = Array.from({ length: count(75000) }, () => {
    const [at, long, lean] = [place(50), between(22, 46), between(-20, 20)]
    return `M${px(at.x)} ${px(at.y)}q${px(long / 2)} ${px(lean)} ${px(long)} ${px(lean * 0.6)}`
  }).join('')
  return [
    `<path d="M${px(x)} ${px(y)}h${px(wide)}v${px(high)}h${px(-wide)}z" fill="var(--${ground}-ground)"/>`,
    `<path d="${smears(60)}" fill="var(--${ground}-fleck)"/>`,
    `<path d="${smears(44)}" fill="var(--${ground}-glint)"/>`,
    `<path d="${grains}" fill="var(--${ground}-low)"/>`,
    `<path d="${stalks}" fill="none" stroke="var(--${ground}-low)" stroke-width="2" stroke-linecap="round"/>`,
  ].join('')
}
