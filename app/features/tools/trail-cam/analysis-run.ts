/** One run of the simulated analysis: its progress in percent, and after the delay its result. */
import { simulateAnalysis, type SimulatedAnalysis } from './trail-cam'

/** Each starts a timer and returns what stops it. */
export interface Timers {
  after: (delayMs: number, act: () => void) => () => void
  every: (intervalMs: number, act: () => void) => () => void
}

export interface AnalysisSetting {
  delayMs: number
  /** Into how many steps the progress is cut. */
  progressSteps: number
  random: () => number
  timers: Timers
}

interface Listener {
  onProgress: (percent: number) => void
  onResult: (result: SimulatedAnalysis) => void
}

/** Returns what ends the run early: then nothing is heard of it any more, and no timer is left. */
export function runAnalysis(
  { delayMs, progressSteps, random, timers }: AnalysisSetting,
  { onProgress, onResult }: Listener,
): () => void {
  let step = 0
  const stopProgress = timers.every(delayMs / progressSteps, () => {
    // A browser may tick late or often; only the end of the delay makes it complete.
    step = Math.min(step + 1, progressSteps - 1)
    onProgress((step / progressSteps) * 100)
  })
  const stopEnd = timers.after(delayMs, () => {
    stopProgress()
    onResult(simulateAnalysis(random))
  })
  return () => {
    stopProgress()
    stopEnd()
  }
}
