/**
 * The deer movement score, 0 to 100, adds up points for weather and moon by this site's rule of thumb, and luck, which
 * is chance. The same draw always gives the same score.
 */
import { withId } from '~/lib/ids'
import {
  moonPhases,
  mostLuck,
  mostScore,
  weathers,
  windows,
  type DayWindow,
  type MoonPhase,
  type Weather,
} from './predictor.data'

/** The draw is in the address, so a reload or a shared link shows the same score. */
export interface Draw {
  /** The luck is an integer from 0 to 20. */
  luck: number
  window: DayWindow['id']
}

interface Conditions {
  weather: Weather['id']
  moonPhase: MoonPhase['id']
}

export interface Prediction {
  weather: Weather
  moonPhase: MoonPhase
  /** The mean of the points for weather and moon. */
  mean: number
  luck: number
  /** The sum before rounding and capping. */
  sum: number
  score: number
  /** The scores that are possible with the same weather and moon. */
  range: { lowest: number; highest: number }
  window: DayWindow
  /** The steps tell how the score was calculated. */
  steps: string[]
}

/** `random` returns [0, 1). Every luck and window is equally likely. */
export function drawChance(random: () => number): Draw {
  const luck = Math.floor(random() * (mostLuck + 1))
  const window = windows[Math.floor(random() * windows.length)]
  if (!window) throw new Error('A random number lies from 0 up to, but never at, 1')
  return { luck, window: window.id }
}

export function withDraw(query: URLSearchParams, { luck, window }: Draw): URLSearchParams {
  const drawn = new URLSearchParams(query)
  drawn.set('luck', String(luck))
  drawn.set('window', window)
  return drawn
}

export function predictMovement(conditions: Conditions, { luck, window: windowId }: Draw): Prediction {
  const weather = withId(weathers, conditions.weather)
  const moonPhase = withId(moonPhases, conditions.moonPhase)
  const window = withId(windows, windowId)
  const mean = (weather.points + moonPhase.points) / 2
  const sum = mean + luck
  const score = toScore(sum)
  return {
    weather,
    moonPhase,
    mean,
    luck,
    sum,
    score,
    range: { lowest: toScore(mean), highest: toScore(mean + mostLuck) },
    window,
    steps: [
      `Weather, ${weather.name.toLowerCase()}: ${String(weather.points)} points.`,
      `Moon, ${moonPhase.name.toLowerCase()}: ${String(moonPhase.points)} points.`,
      `Average of the two: (${String(weather.points)} + ${String(moonPhase.points)}) / 2 = ${String(mean)}.`,
      `Luck, drawn at random: ${String(mean)} + ${String(luck)} = ${String(sum)}.`,
      `Rounded, ${String(mostScore)} at most: ${String(score)}.`,
      `Best time, drawn at random from ${String(windows.length)} windows: ${window.name.toLowerCase()}.`,
      'The location is only a label.',
    ],
  }
}

function toScore(sum: number): number {
  return Math.min(mostScore, Math.floor(sum + 0.5))
}
