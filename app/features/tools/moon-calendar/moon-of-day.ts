/** The true moon of one day: what the calendar says of it, and its age for whoever draws it. */
import type { PhaseName } from './moon-calendar.data'
import { readSky } from './true-moon'

export interface MoonOfDay {
  name: PhaseName
  /** At noon, from 0 to 1. */
  litFraction: number
  /** In thirtieths of its way around, from 0 to 29: 0 is new, 15 full. */
  age: number
}

const degreesPerStep = 12

/**
 * @param day as 2026-11-21, by the clocks of the time zone
 */
export function moonOf(day: string, timeZone: string): MoonOfDay {
  const moon = readSky(day.slice(0, 7), timeZone).moons[Number(day.slice(8)) - 1]
  if (!moon) throw new Error(`There is no day ${day}`)
  const { name, litFraction, elongation } = moon
  return { name, litFraction, age: Math.round(elongation / degreesPerStep) % 30 }
}
