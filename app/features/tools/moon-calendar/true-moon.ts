/** The moon of each day by the clocks of a time zone: the names that almanacs give, and how much of the disc is lit. */
import { clockOf, listNoons, noonOf, type LocalTime } from './local-clock'
import { listQuarters, placeMoon } from './moon-and-sun'
import { dayOf, daysIn } from './moon-month'
import type { PhaseName } from './moon-calendar.data'

const millisecondsPerMinute = 60_000
const millisecondsPerDay = 86_400_000

const principalNames = ['New Moon', 'First Quarter', 'Full Moon', 'Last Quarter'] as const
const betweenNames = ['Waxing Crescent', 'Waxing Gibbous', 'Waning Gibbous', 'Waning Crescent'] as const

/** A new moon, a full moon or a quarter: an instant, given to the minute. */
export interface PrincipalPhase {
  name: (typeof principalNames)[number]
  at: Date
  /** In the time zone. */
  day: string
  clock: string
}

export interface TrueMoon {
  /** Of the day: a principal phase where one falls in it, else what lies between two of them. */
  name: PhaseName
  /** When the principal phase of this day is. */
  clock: string | undefined
  /** At noon: degrees east of the sun, from 0 to 360. */
  elongation: number
  /** At noon, from 0 to 1. */
  litFraction: number
}

/** The principal phases between two instants, in their order. */
export function listPrincipalPhases(start: Date, end: Date, clock: (instant: Date) => LocalTime): PrincipalPhase[] {
  return listQuarters(start, end).map(({ quarter, at: exact }) => {
    // Rounded before it is read, so that day and time belong together.
    const at = new Date(Math.round(exact.getTime() / millisecondsPerMinute) * millisecondsPerMinute)
    const local = clock(at)
    return { name: principalNames[quarter], at, day: local.day, clock: local.clock }
  })
}

/** A month's principal phases and the moon of each of its days. */
export function readSky(month: string, timeZone: string): { phases: PrincipalPhase[]; moons: TrueMoon[] } {
  const clock = clockOf(timeZone)
  const count = daysIn(month)
  // A day more on both sides: no time zone is further than that from universal time.
  const start = Date.parse(`${month}-01T00:00:00Z`) - millisecondsPerDay
  const end = start + (count + 2) * millisecondsPerDay
  const phases = listPrincipalPhases(new Date(start), new Date(end), clock).filter(({ day }) => day.startsWith(month))
  const days = Array.from({ length: count }, (_day, index) => dayOf(month, index + 1))
  const noons = listNoons(days, clock)
  return { phases, moons: noons.map(({ day, at }) => moonAtNoon(day, at, phases)) }
}

/** The moon of one day, as 2026-11-21, without reckoning its month. */
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
