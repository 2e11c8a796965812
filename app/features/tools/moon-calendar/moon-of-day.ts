/** The true moon of one day: what the calendar says of it, and its age for whoever draws it. */
import type { PhaseName } from './moon-calendar.data'
import { readMoon } from './true-moon'

export interface MoonOfDay {
  name: PhaseName
  /** At noon, from 0 to 1. */
  litFraction: number
  /** In thirtieths of its way around, from 0 to 29: 0 is new, 15 full. */
  age: number
}

const degreesPerStep = 12

/** The last that was asked for: the home page asks for the same one all day. */
let known: { day: string; timeZone: string; moon: MoonOfDay } | undefined

/** @param day as 2026-11-21, by the clocks of the time zone */
export function moonOf(day: string, timeZone: string): MoonOfDay {
  if (known?.day !== day || known.timeZone !== timeZone) known = { day, timeZone, moon: reckon(day, timeZone) }
  return known.moon
}

function reckon(day: string, timeZone: string): MoonOfDay {
  const { name, litFraction, elongation } = readMoon(day, timeZone)
  return { name, litFraction, age: Math.round(elongation / degreesPerStep) % 30 }
}
