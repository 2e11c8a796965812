/**
 * Acorns, 100 tall, hanging from 0,0, the point of the nut at 0,100. White oak: an oblong pale nut in a bowl of
 * warty scales. Northern red oak: a stout dark nut under a flat cap of small tight scales.
 */
import { clipped, curve, disc, fill, loop, stroke } from './pen'
import type { OakKind } from './oak-leaf'

/** `id` is unique in the picture. */
export function acorn(kind: OakKind, id: string): string {
  return kind === 'white' ? whiteAcorn(id) : redAcorn(id)
}

function whiteAcorn(id: string): string {
  const nut = loop('-22,22 -24,50 -17,78 -7,91 0,97! 7,91 17,78 24,50 22,22')
  const cap = loop('-5,5 -20,9 -29,22 -29,34 -18,39 0,41 18,39 29,34 29,22 20,9 5,5')
  const warts = rows([
    [13, 16, 4],
    [21, 22, 5],
    [30, 25, 6],
  ]).map(([x, y]) => disc(x, y, 4, 'cap-scale'))
  return [
    fill(nut, 'nut'),
    clipped(
      fill(loop('8,20 12,60 -2,100 40,100 40,20'), 'nut-shade') +
        fill(loop('-15,40 -15,62 -10,78 -9,58 -10,40'), 'nut-light'),
      `${id}-nut`,
      nut,
    ),
    fill(cap, 'cap'),
    clipped(fill(loop('8,0 16,24 6,44 40,44 40,0'), 'cap-shade') + warts.join(''), `${id}-cap`, cap),
  ].join('')
}

function redAcorn(id: string): string {
  const nut = loop('-31,20 -34,46 -28,72 -13,89 -4,93 0,99! 4,93 13,89 28,72 34,46 31,20')
  const cap = loop('-5,4 -26,8 -38,17 -39,25 -24,28 0,29 24,28 39,25 38,17 26,8 5,4')
  const scales = rows([
    [10, 18, 5],
    [16, 28, 7],
    [22, 33, 8],
  ]).map(([x, y]) => stroke(curve(`${x - 4},${y - 2} ${x},${y + 2} ${x + 4},${y - 2}`), 'red-cap-scale', 1.6))
  return [
    fill(nut, 'red-nut'),
    clipped(
      fill(loop('12,16 18,54 -2,104 48,104 48,16'), 'red-nut-shade') +
        fill(loop('-22,36 -22,58 -15,74 -14,54 -15,36'), 'red-nut-light'),
      `${id}-nut`,
      nut,
    ),
    fill(cap, 'red-cap'),
    clipped(fill(loop('10,0 20,16 10,32 50,32 50,0'), 'red-cap-shade') + scales.join(''), `${id}-cap`, cap),
  ].join('')
}

/** Scales in rows: [y, half the width, how many]. */
function rows(table: readonly (readonly [y: number, reach: number, count: number])[]): [x: number, y: number][] {
  return table.flatMap(([y, reach, count]) =>
    Array.from({ length: count }, (_, index): [number, number] => [-reach + (2 * reach * index) / (count - 1), y]),
  )
}
