import type { PhaseName } from './moon-calendar.data'
import { readMoon } from './true-moon'

export interface MoonOfDay {
  name: PhaseName
  /** At noon, 0 to 1. */
  litFraction: number
  /** Thirtieths of a cycle, 0 to 29: 0 is new, 15 full. */
  age: number
}

const degreesPerStep = 12

/** Cached, because the home page asks for the same day all day. */
let known: { day: string; timeZone: string; moon: MoonOfDay } | undefined

/** @param day such as 2026-11-21, in the time zone */
export function moonOf(day: string, timeZone: string): MoonOfDay {
  if (known?.day !== day || known.timeZone !== timeZone) known = { day, timeZone, moon: reckon(day, timeZone) }
  return known.moon
}

function reckon(day: string, timeZone: string): MoonOfDay {
  const { name, litFraction, elongation } = readMoon(day, timeZone)
  return { name, litFraction, age: Math.round(elongation / degreesPerStep) % 30 }
}
