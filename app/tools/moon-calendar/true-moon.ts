import { clockOf, listNoons, noonOf, type LocalTime } from './local-clock'
import { listQuarters, placeMoon } from './moon-and-sun'
import { dayOf, daysIn } from './moon-month'
import type { PhaseName } from './moon-calendar.data'

const millisecondsPerMinute = 60_000
const millisecondsPerDay = 86_400_000

const principalNames = ['New Moon', 'First Quarter', 'Full Moon', 'Last Quarter'] as const
const betweenNames = ['Waxing Crescent', 'Waxing Gibbous', 'Waning Gibbous', 'Waning Crescent'] as const

/** The phase is rounded to the minute. */
export interface PrincipalPhase {
  name: (typeof principalNames)[number]
  at: Date
  /** The day and the clock are those of the time zone. */
  day: string
  clock: string
}

export interface TrueMoon {
  /** The name of a principal phase if one falls on the day, else of the phase between two of them. */
  name: PhaseName
  /** The time of the day's principal phase. */
  clock: string | undefined
  /** The elongation at noon, in degrees, 0 to 360. */
  elongation: number
  /** The lit part at noon, 0 to 1. */
  litFraction: number
}

export function listPrincipalPhases(start: Date, end: Date, clock: (instant: Date) => LocalTime): PrincipalPhase[] {
  return listQuarters(start, end).map(({ quarter, at: exact }) => {
    // The instant is rounded first, so that day and time agree.
    const at = new Date(Math.round(exact.getTime() / millisecondsPerMinute) * millisecondsPerMinute)
    const local = clock(at)
    return { name: principalNames[quarter], at, day: local.day, clock: local.clock }
  })
}

export function readSky(month: string, timeZone: string): { phases: PrincipalPhase[]; moons: TrueMoon[] } {
  const clock = clockOf(timeZone)
  const count = daysIn(month)
  // A day more on both sides covers every time zone.
  const start = Date.parse(`${month}-01T00:00:00Z`) - millisecondsPerDay
  const end = start + (count + 2) * millisecondsPerDay
  const phases = listPrincipalPhases(new Date(start), new Date(end), clock).filter(({ day }) => day.startsWith(month))
  const days = Array.from({ length: count }, (_day, index) => dayOf(month, index + 1))
  const noons = listNoons(days, clock)
  return { phases, moons: noons.map(({ day, at }) => moonAtNoon(day, at, phases)) }
}

/** Reads the moon of one day, such as 2026-11-21. */
export function readMoon(day: string, timeZone: string): TrueMoon {
  const clock = clockOf(timeZone)
  const noon = noonOf(day, clock)
  const before = new Date(noon.getTime() - millisecondsPerDay)
  const after = new Date(noon.getTime() + millisecondsPerDay)
  return moonAtNoon(day, noon, listPrincipalPhases(before, after, clock))
}

function moonAtNoon(day: string, noon: Date, phases: readonly PrincipalPhase[]): TrueMoon {
  const phase = phases.find((candidate) => candidate.day === day)
  const { elongation, litFraction } = placeMoon(noon)
  return { name: phase?.name ?? betweenName(elongation), clock: phase?.clock, elongation, litFraction }
}

function betweenName(elongation: number): PhaseName {
  const found = betweenNames[Math.floor(elongation / 90)]
  if (!found) throw new Error(`The moon is at ${String(elongation)} degrees`)
  return found
}
