/** Turns the sky of a place into the page's texts about a day's light. */
import { roundDegrees, type Ground, type Place } from '~/tools/ground/ground'
import { zoneName } from '~/tools/ground/clocks'
import { clockOf, noonOf } from '~/tools/moon-calendar/local-clock'
import { addDays, hoursAndMinutes, shortDay } from '~/lib/days'
import { legalHoursFor, type HoursQuestion, type LegalHours } from './legal-hours'
import { readLegalLight, readSkyDay, toMinute, walkInMinutes, type SkyDay } from './sky-day'

export interface TimeRow {
  name: string
  value: string
}

export interface LightReport {
  sky: SkyDay
  /** The hours say whose they are. */
  hours: LegalHours
  /** A text such as "6:22 AM to 5:07 PM MST", "No legal light", or "Check the local rules". */
  figure: string
  title: string
  summary: string
  sun: TimeRow[]
  moon: TimeRow[]
  /** The sentence says how dark the walk in will be. It is undefined if there is no legal light. */
  walkIn: string | undefined
  /** The spans are folklore: around the moon's highest and lowest, and its rise and set. */
  solunar: { majors: string[]; minors: string[] }
  steps: string[]
}

/** Where the hours of a day were not read, its first and last light are sunrise and sunset. */
export type LightOfWeek = readonly { day: string; first: string; last: string; isRead: boolean }[]

const millisecondsPerMinute = 60_000
const majorMinutes = 60
const minorMinutes = 30

/** A place without a state has hours that are nobody's. */
type LitPlace = Place & Partial<Pick<Ground, 'state'>>

export function reportLight(day: string, place: LitPlace, question: Omit<HoursQuestion, 'day'> = {}): LightReport {
  const hours = legalHoursFor(place.state, { ...question, day })
  const sky = readSkyDay(day, place, hours)
  const { sun, legal, moon, walkIn } = sky
  const clock = readClock(day, place.timeZone)
  const isRead = hours.whose !== 'unread'
  const figure = figureOf(hours, legal, clock)
  const zone = zoneOf(clock(sun.noon))
  const inZone = (time: string) => withoutZone(time, zone)
  const polar = sun.polar === 'up' ? 'The sun stays up all day here.' : 'The sun does not rise here.'
  return {
    sky,
    hours,
    figure,
    title: legal && isRead ? `${hours.name} ${figure}` : figure,
    summary: legal
      ? `${shortDay(day)}: sunrise ${inZone(clock(sun.rise))}, sunset ${clock(sun.set)}.`
      : `${shortDay(day)}: ${polar} Ask the agency which hours are legal.`,
    sun: [
      { name: 'Civil twilight begins', value: inZone(clock(sun.dawn)) },
      { name: 'Sunrise', value: inZone(clock(sun.rise)) },
      { name: 'Sun highest', value: inZone(clock(sun.noon)) },
      { name: 'Sunset', value: inZone(clock(sun.set)) },
      { name: 'Civil twilight ends', value: inZone(clock(sun.dusk)) },
      { name: 'Length of day', value: hoursAndMinutes(Math.round(sun.minutesUp)) },
    ],
    moon: [
      { name: 'Phase', value: `${moon.moon.name}, ${String(Math.round(moon.moon.litFraction * 100))}% lit` },
      { name: 'Moonrise', value: moon.rises.map((at) => inZone(clock(at))).join(' and ') || 'None today' },
      { name: 'Moonset', value: moon.sets.map((at) => inZone(clock(at))).join(' and ') || 'None today' },
      { name: 'Moon overhead', value: inZone(clock(moon.overhead)) },
      { name: 'Moon underfoot', value: inZone(clock(moon.underfoot)) },
    ],
    walkIn: walkIn && describeWalkIn(inZone(clock(walkIn.at)), walkIn.moonAltitude, walkIn.litFraction),
    solunar: {
      majors: around([moon.overhead, moon.underfoot], majorMinutes, clock),
      minors: around([...moon.rises, ...moon.sets], minorMinutes, clock),
    },
    steps: [
      `Place: ${String(roundDegrees(place.latitude))}°, ${String(roundDegrees(place.longitude))}°, ${zoneName(place.timeZone)}.`,
      `Sunrise and sunset: the sun’s upper edge on a level horizon, with the usual 34′ of refraction: ${clock(sun.rise)} and ${clock(sun.set)}.`,
      ...(legal ? [`Hours: ${hours.rule}.`] : []),
      ...(legal && isRead
        ? [
            `First legal light: ${clock(sun.rise)} − ${String(hours.before)} min = ${clock(legal.first)}.`,
            `Last legal light: ${clock(sun.set)} + ${String(hours.after)} min = ${clock(legal.last)}.`,
          ]
        : []),
      ...(walkIn
        ? [
            `Walking in ${String(walkInMinutes)} minutes before ${isRead ? 'that' : 'sunrise'}, at ${clock(walkIn.at)}: the moon is ${Math.abs(walkIn.moonAltitude).toFixed(0)}° ${walkIn.moonAltitude > 0 ? 'above' : 'below'} the horizon and ${String(Math.round(walkIn.litFraction * 100))}% lit.`,
          ]
        : []),
    ],
  }
}

/**
 * Reads seven days from `start` on. The headline says its zone; the week says one only after the clocks have changed.
 */
export function readWeek(start: string, place: LitPlace, question: Omit<HoursQuestion, 'day'> = {}): LightOfWeek {
  const zone = zoneOf(readClock(start, place.timeZone)(noonOf(start, clockOf(place.timeZone))))
  return Array.from({ length: 7 }, (_day, index) => addDays(start, index)).map((day) => {
    const hours = legalHoursFor(place.state, { ...question, day })
    const light = readLegalLight(day, place, hours)
    const clock = readClock(day, place.timeZone)
    const short = (at: Date | undefined) => withoutZone(clock(at), zone)
    return { day, first: short(light?.first), last: short(light?.last), isRead: hours.whose !== 'unread' }
  })
}

/** Reads the hours and their figure, without what else the sky does that day. */
export function readLegalFigure(
  day: string,
  place: LitPlace,
  question: Omit<HoursQuestion, 'day'>,
): Pick<LightReport, 'hours' | 'figure'> & Pick<SkyDay, 'legal'> {
  const hours = legalHoursFor(place.state, { ...question, day })
  const legal = readLegalLight(day, place, hours)
  return { hours, figure: figureOf(hours, legal, readClock(day, place.timeZone)), legal }
}

/** Hours that nobody has read have no figure, which would pass for the law. */
function figureOf({ whose }: LegalHours, legal: SkyDay['legal'], clock: (instant: Date) => string): string {
  if (whose === 'unread') return 'Check the local rules'
  return legal ? span(clock(legal.first), clock(legal.last)) : 'No legal light'
}

/** Returns a reader of instants to the minute. A time on another day than the one asked for says so. */
function readClock(day: string, timeZone: string): (instant: Date | undefined) => string {
  const clock = clockOf(timeZone)
  return (instant) => {
    if (!instant) return 'None'
    const local = clock(toMinute(instant))
    if (local.day === day) return local.clock
    return `${local.clock} ${local.day > day ? '(next day)' : '(day before)'}`
  }
}

/** Returns " MST" of "6:22 AM MST". */
function zoneOf(time: string): string {
  return / (?!AM$|PM$)\S+$/.exec(time)?.[0] ?? ''
}

/** Says the zone once: "6:22 AM to 5:07 PM MST". */
function span(first: string, last: string): string {
  const zone = zoneOf(first)
  return `${last.endsWith(zone) ? withoutZone(first, zone) : first} to ${last}`
}

function withoutZone(time: string, zone: string): string {
  return time.endsWith(zone) ? time.slice(0, time.length - zone.length) : time
}

function describeWalkIn(time: string, altitude: number, litFraction: number): string {
  const lit = `${String(Math.round(litFraction * 100))}% lit`
  if (altitude <= 0) return `At ${time} the moon is down: expect full dark until twilight.`
  const height = `${altitude.toFixed(0)}° up, ${lit}`
  if (litFraction < 0.25 || altitude < 5) return `At ${time} the moon is ${height}: little light on the trail.`
  return `At ${time} the moon is ${height}: ${litFraction > 0.75 && altitude > 15 ? 'bright enough for deer to see you, so keep to the shadows' : 'some light on the trail'}.`
}

function around(times: readonly (Date | undefined)[], minutes: number, clock: (at: Date) => string): string[] {
  return times.flatMap((time) => {
    if (!time) return []
    const [start, end] = [-minutes, minutes].map((each) => new Date(time.getTime() + each * millisecondsPerMinute))
    return start && end ? [span(clock(start), clock(end))] : []
  })
}
