import { useEffect, useRef, useState } from 'react'
import { runAnalysis, type AnalysisSetting } from './analysis-run'
import type { SimulatedAnalysis } from './trail-cam'
import { delayMs } from './trail-cam.data'

export interface AnalysisState {
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
