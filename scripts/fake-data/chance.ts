import { seededRandom } from '~/lib/seeded-random'

export interface Chance {
  next: () => number
  whole: (from: number, to: number) => number
  happens: (share: number) => boolean
  pick: <T>(list: readonly T[]) => T
  /** The distribution is Zipf's, like that of words in texts. */
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
    pickUneven: (list) => at(list, Math.floor(Math.exp(next() * Math.log(list.length + 1))) - 1),
  }
}
