/** What has fallen on the ground around a print, seeded: needles, and a birch leaf in autumn where there is no snow. */
import { px } from '~/features/art/drawing'
import { seededRandom } from '~/lib/seeded-random'
import type { Ground, Piece } from './ground'

/** A birch leaf 1 cm long, its tip at the top: the blade, its half in the shade, its ribs, its stalk. */
const leaf = {
  blade:
    'M0-.5C.08-.38.2-.3.29-.13 .37.03.32.2.2.27 .12.32.05.32 0 .33-.05.32-.12.32-.2.27-.32.2-.37.03-.29-.13-.2-.3-.08-.38 0-.5z',
  dark: 'M0-.5C.08-.38.2-.3.29-.13 .37.03.32.2.2.27 .12.32.05.32 0 .33z',
  ribs: 'M0-.42V.33M0-.22L.14-.33M0-.06L.23-.2M0 .1L.26-.03M0 .24L.2.16M0-.22L-.14-.33M0-.06L-.23-.2M0 .1L-.26-.03M0 .24L-.2.16',
  stalk: 'M0 .33Q.02.45-.06.56',
}

export function drawLitter(piece: Piece, { ground, seed, perCm }: Omit<Ground, 'grain'> & { perCm: number }): string {
  const random = seededRandom(`${seed}, litter`)
  const between = (from: number, to: number) => from + random() * (to - from)
  /** Along the edge of the piece, out of the print's way. */
  const place = () => {
    const margin = 1.8 * perCm
    const [across, down] = [between(0.02, 0.22), between(0.02, 0.98)]
    const x = random() < 0.5 ? across : 1 - across
    return {
      x: piece.x + margin + x * (piece.wide - 2 * margin),
      y: piece.y + margin + down * (piece.high - 2 * margin),
    }
  }
  const needles = Array.from({ length: 7 }, () => {
    const at = place()
    const [turn, long, bend] = [between(0, Math.PI), between(0.8, 1.5) * perCm, between(-0.15, 0.15)]
    const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long]
    return `M${px(at.x)} ${px(at.y)}q${px(dx / 2 - dy * bend)} ${px(dy / 2 + dx * bend)} ${px(dx)} ${px(dy)}`
  })
  const fallen = `<path d="${needles.join('')}" fill="none" stroke="var(--needle)" stroke-width="2.4" stroke-linecap="round"/>`
  const corner = {
    x: piece.x + (random() < 0.5 ? 0.09 : 0.91) * piece.wide,
    y: piece.y + (random() < 0.5 ? between(0.1, 0.2) : between(0.8, 0.9)) * piece.high,
  }
  return ground === 'snow' ? fallen : fallen + drawLeaf(corner, { turn: between(0, 360), size: 3.6 * perCm })
}

function drawLeaf({ x, y }: { x: number; y: number }, { turn, size }: { turn: number; size: number }): string {
  const placed = (dx: number, dy: number) =>
    `transform="translate(${px(x + dx)} ${px(y + dy)})rotate(${px(turn)})scale(${px(size)})"`
  const line = (width: number) =>
    `fill="none" stroke="var(--leaf-dark)" stroke-width="${String(width)}" stroke-linecap="round"`
  return [
    `<path d="${leaf.blade}" ${placed(5, 6)} fill="var(--mud-low)"/>`,
    `<g ${placed(0, 0)}>`,
    `<path d="${leaf.blade}" fill="var(--leaf)"/>`,
    `<path d="${leaf.dark}" fill="var(--leaf-dark)" fill-opacity=".35"/>`,
    `<path d="${leaf.ribs}" ${line(0.012)}/>`,
    `<path d="${leaf.stalk}" ${line(0.03)}/>`,
    '</g>',
  ].join('')
}
