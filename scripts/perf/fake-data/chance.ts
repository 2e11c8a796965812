/** Draws from a seeded row of numbers: the same seed, the same draws. */
import { seededRandom } from '~/lib/seeded-random'

export interface Chance {
  /** From 0 up to 1, without it. */
  next: () => number
  /** A whole number, both ends included. */
  whole: (from: number, to: number) => number
  /** True in `share` of all draws. */
  happens: (share: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** The first of a list often, the last hardly ever: as words are distributed in texts. */
  pickUneven: <T>(list: readonly T[]) => T
}

export function chanceOf(seed: string): Chance {
  const next = seededRandom(seed)
  const at = <T>(list: readonly T[], index: number): T => {
    const item = list[index]
    if (item === undefined) throw new Error('Nothing to pick from')
    return item
  }
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    happens: (share) => next() < share,
    pick: (list) => at(list, Math.floor(next() * list.length)),
    // The logarithm of the place is spread evenly, which is Zipf's law.
    pickUneven: (list) => at(list, Math.floor(Math.exp(next() * Math.log(list.length + 1))) - 1),
  }
}
