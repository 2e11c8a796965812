/**
 * The simulated analysis of a trail camera picture. It never sees a picture: the number of deer is drawn at random, from
 * 1 to 5, and says so.
 */
import { delayMs, fewestDeer, mostDeer } from './trail-cam.data'

export interface SimulatedAnalysis {
  deerCount: number
  /** In words, how the number came about. */
  steps: string[]
}

/** `random` gives numbers from 0 up to, but never, 1. Every count is equally likely. */
export function simulateAnalysis(random: () => number): SimulatedAnalysis {
  const deerCount = fewestDeer + Math.floor(random() * (mostDeer - fewestDeer + 1))
  return {
    deerCount,
    steps: [
      'Your browser showed your picture and sent it nowhere.',
      `The ${String(delayMs / 1000)}-second wait was for show.`,
      `Simulated: a random number from ${String(fewestDeer)} to ${String(mostDeer)} came up ${String(deerCount)}.`,
    ],
  }
}
