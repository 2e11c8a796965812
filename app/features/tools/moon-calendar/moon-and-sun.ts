/**
 * Where the moon stands, by astronomy-engine. Degrees are those of its apparent ecliptic longitude counted from the
 * sun's, as the almanacs define the phases: 0 new moon, 90 first quarter, 180 full moon, 270 last quarter. The library's
 * own phase search leaves the aberration of sunlight out and comes 40 seconds late; SunPosition has it.
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

/** The moon gains between these on the sun in a day, with room to spare. */
const slowest = 10
const fastest = 16

/** Two principal phases never follow each other in less. */
const leastDaysBetween = 6

export interface Quarter {
  /** How many times 90 degrees: 0 is the new moon, 2 the full moon. */
  quarter: 0 | 1 | 2 | 3
  at: Date
}

/** The moon at an instant. */
export interface MoonPlace {
  /** Degrees east of the sun, from 0 to 360. */
  elongation: number
  /** How much of the disc is lit, from 0 to 1. */
  litFraction: number
}

/** From 0 to 360, eastwards. */
function elongationAt(instant: AstroTime): number {
  return eastOfSun(EclipticGeoMoon(instant), SunPosition(instant))
}

/** Moon and sun are reckoned once for both: that is nearly all of the calendar's sums. */
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

/** By the angle at the moon between sun and earth. */
function litFraction(moon: Spherical, sun: EclipticCoordinates, elongation: number): number {
  const sunDistance = sun.vec.Length()
  const between = Math.acos(Math.cos(moon.lat * radians) * Math.cos(elongation * radians))
  const angle = Math.atan2(sunDistance * Math.sin(between), moon.dist - sunDistance * Math.cos(between))
  return (1 + Math.cos(angle)) / 2
}

/** The instants between two others at which the moon is new, full or at a quarter, in their order. */
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
