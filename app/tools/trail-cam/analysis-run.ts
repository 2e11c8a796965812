import { simulateAnalysis, type SimulatedAnalysis } from './trail-cam'

export interface Timers {
  after: (delayMs: number, act: () => void) => () => void
  every: (intervalMs: number, act: () => void) => () => void
}

export interface AnalysisSetting {
  delayMs: number
  progressSteps: number
  random: () => number
  timers: Timers
}

interface Listener {
  onProgress: (percent: number) => void
  onResult: (result: SimulatedAnalysis) => void
}

/** @returns a function that cancels the run and its timers */
export function runAnalysis(
  { delayMs, progressSteps, random, timers }: AnalysisSetting,
  { onProgress, onResult }: Listener,
): () => void {
  let step = 0
  const stopProgress = timers.every(delayMs / progressSteps, () => {
    // Browser timers drift; only the end of the delay completes the progress.
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
