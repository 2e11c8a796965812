/** All times are wall times; see wall-time.ts. */
import type { LegalHours } from '~/tools/legal-light/legal-hours'
import { countOf } from '~/lib/text'
import { hourName, minuteOfDay, wallDay } from './wall-time'

interface Shot {
  camera: string
  at: number
}

export interface Visit {
  camera: string
  start: number
  end: number
  shots: number
}

/** Sunrise and sunset are minutes of the day, by the clocks of the place; days without them are missing. */
export type SunTable = Readonly<Record<string, { rise: number; set: number; hours: DayHours }>>

type DayHours = Pick<LegalHours, 'before' | 'after' | 'name' | 'rule'>

export interface CountedVisits {
  label: string
  visits: number
}

export interface SunActivity {
  sunrise: CountedVisits[]
  sunset: CountedVisits[]
  midday: number
  night: number
  inLegalLight: number
  /** Each rule counts once: a season may have other hours than its state. */
  hours: DayHours[]
  withoutSun: number
}

interface CameraActivity {
  camera: string
  shots: number
  visits: number
  first: number
  last: number
}

export interface Activity {
  shots: number
  visits: Visit[]
  hours: number[]
  busiest: string
  cameras: CameraActivity[]
  sun: SunActivity | undefined
}

const millisecondsPerMinute = 60_000
const binMinutes = 30
const darkMinutes = 90
const lightMinutes = 180

export function reportActivity(shots: readonly Shot[], gapMinutes: number, sun: SunTable | undefined): Activity {
  const visits = groupVisits(shots, gapMinutes)
  const hours = Array.from({ length: 24 }, (_hour, hour) => visits.filter(({ start }) => hourOf(start) === hour).length)
  return {
    shots: shots.length,
    visits,
    hours,
    busiest: describeBusiest(hours),
    cameras: listCameras(visits),
    sun: sun && countBySun(visits, sun),
  }
}

/** A picture belongs to the visit before it if the same camera took its last one no longer ago than the gap. */
export function groupVisits(shots: readonly Shot[], gapMinutes: number): Visit[] {
  const open = new Map<string, Visit>()
  const visits: Visit[] = []
  for (const { camera, at } of shots.toSorted((one, other) => one.at - other.at)) {
    const visit = open.get(camera)
    if (visit && at - visit.end <= gapMinutes * millisecondsPerMinute) {
      visit.end = at
      visit.shots += 1
    } else {
      const next = { camera, start: at, end: at, shots: 1 }
      open.set(camera, next)
      visits.push(next)
    }
  }
  return visits
}

function hourOf(at: number): number {
  return Math.floor(minuteOfDay(at) / 60)
}

function describeBusiest(hours: readonly number[]): string {
  const most = Math.max(...hours)
  if (most === 0) return ''
  const hour = hours.indexOf(most)
  return `${spanOfHour(hour)} with ${countOf(most, 'visit')}`
}

export function spanOfHour(hour: number): string {
  const [from, to] = [hourName(hour), hourName(hour + 1)]
  return from.slice(-2) === to.slice(-2) ? `${from.slice(0, -3)} to ${to}` : `${from} to ${to}`
}

function listCameras(visits: readonly Visit[]): CameraActivity[] {
  const cameras = new Map<string, CameraActivity>()
  for (const { camera, start, end, shots } of visits) {
    const known = cameras.get(camera)
    cameras.set(camera, {
      camera,
      shots: shots + (known?.shots ?? 0),
      visits: 1 + (known?.visits ?? 0),
      first: known?.first ?? start,
      last: Math.max(end, known?.last ?? end),
    })
  }
  return [...cameras.values()].toSorted((one, other) => other.visits - one.visits)
}

function countBySun(visits: readonly Visit[], sun: SunTable): SunActivity {
  const sunrise = emptyBins(-darkMinutes, lightMinutes, 'sunrise')
  const sunset = emptyBins(-lightMinutes, darkMinutes, 'sunset')
  const counted: SunActivity = { sunrise, sunset, midday: 0, night: 0, inLegalLight: 0, hours: [], withoutSun: 0 }
  for (const { start } of visits) {
    const offsets = offsetsOf(start, sun)
    if (!offsets) {
      counted.withoutSun += 1
      continue
    }
    const { rise, set, hours } = offsets
    if (rise >= -hours.before && set <= hours.after) counted.inLegalLight += 1
    if (!counted.hours.some(({ rule }) => rule === hours.rule)) counted.hours.push(hours)
    const isMorning = Math.abs(rise) <= Math.abs(set)
    const bin = isMorning ? binOf(sunrise, rise + darkMinutes) : binOf(sunset, set + lightMinutes)
    if (bin) bin.visits += 1
    else if (rise > 0 && set < 0) counted.midday += 1
    else counted.night += 1
  }
  return counted
}

/** Both are minutes after sunrise and sunset of the same day, and negative before them. */
export function offsetsOf(at: number, sun: SunTable): SunTable[string] | undefined {
  const times = sun[wallDay(at)]
  return times && { ...times, rise: minuteOfDay(at) - times.rise, set: minuteOfDay(at) - times.set }
}

function binOf(bins: CountedVisits[], minutes: number): CountedVisits | undefined {
  return bins[Math.floor(minutes / binMinutes)]
}

function emptyBins(from: number, to: number, event: string): CountedVisits[] {
  return Array.from({ length: (to - from) / binMinutes }, (_bin, index) => {
    const start = from + index * binMinutes
    const label =
      start < 0
        ? `${String(-start)} to ${String(-start - binMinutes)} min before ${event}`
        : `${String(start)} to ${String(start + binMinutes)} min after ${event}`
    return { label, visits: 0 }
  })
}
