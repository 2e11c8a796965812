import { readMoon, type TrueMoon } from './true-moon'

export type MoonOfDay = Pick<TrueMoon, 'name' | 'litFraction' | 'elongation'>

/** The moon is cached, because the home page asks for the same day all day. */
let known: { day: string; timeZone: string; moon: MoonOfDay } | undefined

/** @param day such as 2026-11-21, in the time zone */
export function moonOf(day: string, timeZone: string): MoonOfDay {
  if (known?.day !== day || known.timeZone !== timeZone) known = { day, timeZone, moon: readMoon(day, timeZone) }
  return known.moon
}
