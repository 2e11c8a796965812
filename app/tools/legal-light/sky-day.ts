/**
 * Finds sun and moon over one place on one day, by astronomy-engine, and the light that hunting is legal in. Rise and
 * set are those of the almanacs: the upper edge on a level horizon at sea level, with 34 minutes of arc of refraction.
 * A hill to the east, thin air or haze moves them by minutes.
 *
 * The sun's times belong to the day around its noon, so a sunset after midnight is still that day's. The moon's are
 * those between one midnight and the next; on some days the moon does not rise, or does not set.
 */
import {
  Body,
  Equator,
  Horizon,
  Observer,
  SearchAltitude,
  SearchHourAngle,
  SearchRiseSet,
  type AstroTime,
} from 'astronomy-engine'
import type { Place } from '~/tools/ground/ground'
import { clockOf, noonOf, startOfDay } from '~/tools/moon-calendar/local-clock'
import { placeMoon } from '~/tools/moon-calendar/moon-and-sun'
import { readMoon, type TrueMoon } from '~/tools/moon-calendar/true-moon'
import { addDays } from '~/lib/days'
import type { LegalOffsets } from './state-hours.data'

const millisecondsPerMinute = 60_000
const millisecondsPerDay = 86_400_000

/** The altitude of the sun's center, in degrees, at which civil twilight begins and ends. */
const civilTwilight = -6

/** A hunter walks in so long before first legal light. */
export const walkInMinutes = 60

export interface SunDay {
  /** The time when civil twilight begins. */
  dawn: Date | undefined
  rise: Date | undefined
  /** The time when the sun is highest in the sky. */
  noon: Date
  set: Date | undefined
  /** The time when civil twilight ends. */
  dusk: Date | undefined
  /** The minutes from rise to set; 0 or 1,440 on polar days. */
  minutesUp: number
  /** On a day without rise and set, the sun is up all day, or down. */
  polar: 'up' | 'down' | undefined
}

interface MoonDay {
  rises: Date[]
  sets: Date[]
  /** The time when the moon is highest in the sky. */
  overhead: Date | undefined
  /** The time when the moon is lowest, under the other side of the earth. */
  underfoot: Date | undefined
  /** The day's moon as almanacs name it, and the part that is lit at noon. */
  moon: TrueMoon
}

interface LegalLight {
  first: Date
  last: Date
  /** The legal hours count from this rise and set. */
  rise: Date
  set: Date
}

/** The darkness at an instant. */
interface Darkness {
  at: Date
  /** The moon's height in degrees, refraction included. */
  moonAltitude: number
  /** The fraction is from 0 to 1. */
  litFraction: number
}

export interface SkyDay {
  /** A date such as 2026-11-21. */
  day: string
  sun: SunDay
  moon: MoonDay
  /** Legal light is undefined unless the sun both rises and sets. */
  legal: LegalLight | undefined
  /** The darkness an hour before first legal light. */
  walkIn: Darkness | undefined
}

/** @param day a date such as 2026-11-21, by the clocks of the place */
export function readSkyDay(day: string, place: Place, offsets: LegalOffsets): SkyDay {
  const observer = observerAt(place)
  const sun = readSun(day, place)
  const legal = legalLightOf(sun, offsets)
  return {
    day,
    sun,
    moon: readMoonDay(day, place, observer),
    legal,
    walkIn: legal && readDarkness(addMinutes(legal.first, -walkInMinutes), observer),
  }
}

/** Counts from the minute that a table prints, as the agencies do. */
function legalLightOf({ rise, set }: Pick<SunDay, 'rise' | 'set'>, { before, after }: LegalOffsets) {
  return (
    rise && set && { first: addMinutes(toMinute(rise), -before), last: addMinutes(toMinute(set), after), rise, set }
  )
}

function observerAt({ latitude, longitude }: Place): Observer {
  return new Observer(latitude, longitude, 0)
}

/** Reads the hours alone, because twilight, moon and darkness take many times as long. */
export function readLegalLight(day: string, place: Place, offsets: LegalOffsets): LegalLight | undefined {
  const { rise, set } = findSun(day, place, observerAt(place))
  return legalLightOf({ rise: rise?.date, set: set?.date }, offsets)
}

/** @param day a date such as 2026-11-21, by the clocks of the place */
export function readSun(day: string, place: Place): SunDay {
  const observer = observerAt(place)
  const { midnight, rise, noon, set, next } = findSun(day, place, observer)
  const polar = rise && set ? undefined : altitudeOf(Body.Sun, noon, observer) > 0 ? 'up' : 'down'
  return {
    dawn: SearchAltitude(Body.Sun, observer, 1, midnight, noon.ut - midnight.ut, civilTwilight)?.date,
    rise: rise?.date,
    noon: noon.date,
    set: set?.date,
    dusk: SearchAltitude(Body.Sun, observer, -1, noon, next.ut - noon.ut, civilTwilight)?.date,
    minutesUp: rise && set ? (set.ut - rise.ut) * 1440 : polar === 'up' ? 1440 : 0,
    polar,
  }
}

/** The sun's day lies between two of its midnights, when the sun is lowest. */
function findSun(day: string, { timeZone }: Place, observer: Observer) {
  // The sun's noon is within a few hours of twelve by the clocks everywhere, so six hours before twelve is before it.
  const before = new Date(noonOf(day, clockOf(timeZone)).getTime() - millisecondsPerDay / 4)
  const noon = SearchHourAngle(Body.Sun, observer, 0, before, 1).time
  const midnight = SearchHourAngle(Body.Sun, observer, 12, noon, -1).time
  const next = SearchHourAngle(Body.Sun, observer, 12, noon, 1).time
  const rise = SearchRiseSet(Body.Sun, observer, 1, midnight, noon.ut - midnight.ut)
  const set = SearchRiseSet(Body.Sun, observer, -1, noon, next.ut - noon.ut)
  return { midnight, rise, noon, set, next }
}

function readMoonDay(day: string, { timeZone }: Place, observer: Observer): MoonDay {
  const clock = clockOf(timeZone)
  const start = startOfDay(day, clock)
  const end = startOfDay(addDays(day, 1), clock)
  return {
    rises: listMoonCrossings(start, end, observer, 1),
    sets: listMoonCrossings(start, end, observer, -1),
    overhead: listEvents(start, end, (from) => SearchHourAngle(Body.Moon, observer, 0, from, 1).time)[0],
    underfoot: listEvents(start, end, (from) => SearchHourAngle(Body.Moon, observer, 12, from, 1).time)[0],
    moon: readMoon(day, timeZone),
  }
}

function listMoonCrossings(start: Date, end: Date, observer: Observer, direction: 1 | -1): Date[] {
  return listEvents(start, end, (from, days) => SearchRiseSet(Body.Moon, observer, direction, from, days))
}

export interface MoonEvent {
  isRise: boolean
  at: Date
}

/** Lists each rise and set of the moon in a span of days, in order. */
export function listMoonEvents(start: Date, end: Date, place: Place): MoonEvent[] {
  const observer = observerAt(place)
  return [
    ...listMoonCrossings(start, end, observer, 1).map((at) => ({ isRise: true, at })),
    ...listMoonCrossings(start, end, observer, -1).map((at) => ({ isRise: false, at })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Lists all events of a span, because far in the north the moon may rise twice in a day. */
function listEvents(start: Date, end: Date, find: (from: Date, days: number) => AstroTime | null): Date[] {
  const found: Date[] = []
  let from = start
  for (;;) {
    const event = find(from, (end.getTime() - from.getTime()) / millisecondsPerDay)
    if (!event || event.date >= end) return found
    found.push(event.date)
    from = addMinutes(event.date, 1)
  }
}

function readDarkness(at: Date, observer: Observer): Darkness {
  return { at, moonAltitude: altitudeOf(Body.Moon, at, observer), litFraction: placeMoon(at).litFraction }
}

function altitudeOf(body: Body, time: Date | AstroTime, observer: Observer): number {
  const { ra, dec } = Equator(body, time, observer, true, true)
  return Horizon(time, observer, ra, dec, 'normal').altitude
}

/** Rounds to the minute, as almanacs do. */
export function toMinute(time: Date): Date {
  return new Date(Math.round(time.getTime() / millisecondsPerMinute) * millisecondsPerMinute)
}

function addMinutes(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * millisecondsPerMinute)
}
