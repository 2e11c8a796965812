/**
 * Moon phases by astronomy-engine. Elongation is the moon's apparent ecliptic longitude minus the sun's, in degrees:
 * 0 new moon, 90 first quarter, 180 full moon, 270 last quarter. The library's own phase search ignores the
 * aberration of sunlight and is 40 seconds late; SunPosition includes it.
 */
import {
  EclipticGeoMoon,
  MakeTime,
  Search,
  SunPosition,
  type AstroTime,
  type EclipticCoordinates,
  type Spherical,
} from 'astronomy-engine'

const millisecondsPerDay = 86_400_000
const radians = Math.PI / 180

/** The elongation grows by so many degrees a day, with a margin. */
const slowest = 10
const fastest = 16

/** Two principal phases are at least so many days apart. */
const leastDaysBetween = 6

interface Quarter {
  /** The elongation / 90: 0 is new, 2 is full. */
  quarter: 0 | 1 | 2 | 3
  at: Date
}

interface MoonPlace {
  /** The elongation is in degrees, 0 to 360. */
  elongation: number
  /** The fraction is from 0 to 1. */
  litFraction: number
}

function elongationAt(instant: AstroTime): number {
  return eastOfSun(EclipticGeoMoon(instant), SunPosition(instant))
}

/** Computes moon and sun once for both values, because that is nearly all of the calendar's cost. */
export function placeMoon(instant: Date): MoonPlace {
  const time = MakeTime(instant)
  const moon = EclipticGeoMoon(time)
  const sun = SunPosition(time)
  const elongation = eastOfSun(moon, sun)
  return { elongation, litFraction: litFraction(moon, sun, elongation) }
}

function eastOfSun(moon: Spherical, sun: EclipticCoordinates): number {
  return (moon.lon - sun.elon + 360) % 360
}

/** Computes the lit part from the phase angle at the moon. */
function litFraction(moon: Spherical, sun: EclipticCoordinates, elongation: number): number {
  const sunDistance = sun.vec.Length()
  const between = Math.acos(Math.cos(moon.lat * radians) * Math.cos(elongation * radians))
  const angle = Math.atan2(sunDistance * Math.sin(between), moon.dist - sunDistance * Math.cos(between))
  return (1 + Math.cos(angle)) / 2
}

/** Lists the principal phases in chronological order. */
export function listQuarters(start: Date, end: Date): Quarter[] {
  const found: Quarter[] = []
  let next = findQuarter(start)
  while (next.at < end) {
    found.push(next)
    next = findQuarter(new Date(next.at.getTime() + leastDaysBetween * millisecondsPerDay))
  }
  return found
}

function findQuarter(start: Date): Quarter {
  const from = MakeTime(start)
  const elongation = elongationAt(from)
  const passed = Math.floor(elongation / 90)
  const target = (passed + 1) * 90
  const isBehind = target - elongation
  const past = (time: AstroTime) => ((elongationAt(time) - target + 900) % 360) - 180
  const time = Search(past, from.AddDays(isBehind / fastest), from.AddDays(isBehind / slowest))
  if (!time) throw new Error(`No phase of the moon follows ${start.toISOString()}`)
  const quarters = [1, 2, 3, 0] as const
  return { quarter: quarters[passed] ?? 0, at: time.date }
}
