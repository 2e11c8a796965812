/** What is below and what is left: the taproot, and the umbel in seed. */
import type { Point } from '~/features/art/curve'
import { px } from '~/features/art/drawing'

/** An umbel in seed: its rays bend inwards to a cup. */
export function nest({ x, y, size }: { x: number; y: number; size: number }, next: () => number): string {
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
export function taproot(next: () => number): string {
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
