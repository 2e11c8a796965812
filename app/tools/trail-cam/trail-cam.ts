/** The simulated analysis never sees a picture: it draws a number of deer from 1 to 5, and says so. */
import { delayMs, fewestDeer, mostDeer } from './trail-cam.data'

export interface SimulatedAnalysis {
  deerCount: number
  steps: string[]
}

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
