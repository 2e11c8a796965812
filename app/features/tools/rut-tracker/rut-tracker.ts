/**
 * The rut windows of a region, and the phase of a day such as 2026-11-21. A region shifts every window by the same
 * number of days; none crosses the end of a year.
 */
import { withId } from '~/lib/ids'
import {
  measuredRuts,
  offSeason,
  regions,
  rutPhases,
  type MeasuredRut,
  type Region,
  type RutPhase,
  type SeasonPhase,
} from './rut-tracker.data'

const millisecondsPerDay = 86_400_000

/** A phase in a given year. */
export interface RutWindow {
  phase: RutPhase
  /** First and last day. */
  start: string
  end: string
}

export interface DayPhase extends SeasonPhase {
  /** Undefined in the off-season. */
  phase: RutPhase | undefined
  /** The window that begins next. */
  next: RutWindow
  daysToNext: number
}

export interface RutAnswer {
  region: Region
  /** Measured dates of the region's states, compared with today. */
  measured: { title: string; figure: string; states: readonly (MeasuredRut & { text: string })[] }
  /** By the site's rule. */
  now: DayPhase
  /** Of today's year. */
  windows: RutWindow[]
  /** How the answer came about. */
  steps: string[]
}

export function trackRut(regionId: Region['id'], today: string): RutAnswer {
  const region = withId(regions, regionId)
  const { shiftDays } = region
  return {
    region,
    measured: {
      ...measuredRuts[region.id],
      states: measuredRuts[region.id].states.map((rut) => ({ ...rut, text: describe(rut, today) })),
    },
    now: readDay(today, shiftDays),
    windows: listWindows(Number(today.slice(0, 4)), shiftDays),
    steps: explain(region, today),
  }
}

function describe({ state, dates, weeks }: MeasuredRut, today: string): string {
  const sentence = `In ${state}, ${dates}.`
  if (weeks === undefined) return sentence
  const day = today.slice(5)
  const isOn = weeks.from <= day && day <= weeks.to
  return `${sentence} Today, ${monthDay(today)}, is ${isOn ? 'within' : 'outside'} those weeks.`
}

export function listWindows(year: number, shiftDays: number): RutWindow[] {
  return rutPhases.map((phase) => ({
    phase,
    start: addDays(`${String(year)}-${phase.from}`, shiftDays),
    end: addDays(`${String(year)}-${phase.to}`, shiftDays),
  }))
}

/** Undefined in the off-season. A day on which two windows meet belongs to the earlier. */
export function findPhase(day: string, shiftDays: number): RutPhase | undefined {
  const unshifted = addDays(day, -shiftDays).slice(5)
  return rutPhases.find(({ from, to }) => from <= unshifted && unshifted <= to)
}

export function readDay(day: string, shiftDays: number): DayPhase {
  const phase = findPhase(day, shiftDays)
  const { name, description, tips } = phase ?? offSeason
  const year = Number(day.slice(0, 4))
  const coming = [...listWindows(year, shiftDays), ...listWindows(year + 1, shiftDays)]
  const next = coming.find(({ start, phase: { id } }) => start >= day && id !== phase?.id)
  if (!next) throw new Error(`No window follows ${day}`)
  return { name, description, tips, phase, next, daysToNext: daysBetween(day, next.start) }
}

export function addDays(day: string, count: number): string {
  return new Date(toTime(day) + count * millisecondsPerDay).toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return (toTime(to) - toTime(from)) / millisecondsPerDay
}

function toTime(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** Such as November 21. */
export function monthDay(day: string): string {
  return monthDayFormat.format(toTime(day))
}

const monthDayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

export function countDays(count: number): string {
  return `${String(count)} ${count === 1 ? 'day' : 'days'}`
}

function explain({ name, shiftDays }: Region, today: string): string[] {
  const phase = findPhase(today, shiftDays)
  const unshifted = addDays(today, -shiftDays)
  const year = unshifted.slice(0, 4)
  const shift = shiftDays === 0 ? '0 days' : `${countDays(Math.abs(shiftDays))} ${shiftDays < 0 ? 'earlier' : 'later'}`
  return [
    `In the ${name}, every window shifts ${shift}.`,
    `So today, ${monthDay(today)}, compares with ${monthDay(unshifted)} on the unshifted calendar.`,
    phase
      ? `${monthDay(unshifted)} falls between ${monthDay(`${year}-${phase.from}`)} and ${monthDay(`${year}-${phase.to}`)}: ${phase.name}.`
      : `${monthDay(unshifted)} falls outside all three windows: ${offSeason.name}.`,
  ]
}
