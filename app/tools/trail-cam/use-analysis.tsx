import { useEffect, useRef, useState } from 'react'
import { simulateAnalysis, type SimulatedAnalysis } from './trail-cam'
import { delayMs } from './trail-cam.data'

export interface Timers {
  after: (delayMs: number, act: () => void) => () => void
  every: (intervalMs: number, act: () => void) => () => void
}

interface AnalysisSetting {
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

interface AnalysisState {
  percent?: number
  result?: SimulatedAnalysis
}

export function useAnalysis(setting: () => AnalysisSetting = browserSetting) {
  const [state, setState] = useState<AnalysisState>({})
  const end = useRef<() => void>()
  useEffect(() => () => end.current?.(), [])
  const clear = () => {
    end.current?.()
    setState({})
  }
  const start = () => {
    end.current?.()
    setState({ percent: 0 })
    end.current = runAnalysis(setting(), {
      onProgress: (percent) => {
        setState({ percent })
      },
      onResult: (result) => {
        setState({ percent: 100, result })
      },
    })
  }
  return { ...state, isRunning: state.percent !== undefined && !state.result, start, clear }
}

function browserSetting(): AnalysisSetting {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    delayMs,
    progressSteps: isReduced ? 4 : 20,
    random: Math.random,
    timers: {
      after(ms, act) {
        const timer = setTimeout(act, ms)
        return () => {
          clearTimeout(timer)
        }
      },
      every(ms, act) {
        const timer = setInterval(act, ms)
        return () => {
          clearInterval(timer)
        }
      },
    },
  }
}
