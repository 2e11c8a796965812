/**
 * A region shifts every window by the same number of days; no window crosses the end of a year. Days are dates such as
 * 2026-11-21.
 */
import type { StateCode } from '~/lib/states.data'
import { withId } from '~/lib/ids'
import { addDays, countDays, daysBetween, monthDay } from '~/lib/days'
import { offSeason, regions, rutPhases, type Region, type RutPhase, type SeasonPhase } from './rut-tracker.data'
import { describeRegion, describeState, readRegionRut, type RegionRut, type RutHeadline } from './rut-words'
import { readStateRut, type StateRut } from './state-rut'

export interface RutWindow {
  phase: RutPhase
  start: string
  end: string
}

export interface DayPhase extends SeasonPhase {
  phase: RutPhase | undefined
  next: RutWindow
  daysToNext: number
}

export interface RutInput {
  region: Region['id']
  state?: StateCode | undefined
  zone?: string | undefined
}

export interface RutAnswer {
  region: Region
  headline: RutHeadline
  state: StateRut | undefined
  states: RegionRut
  /** The site's rule gives the phase. */
  now: DayPhase
  windows: RutWindow[]
  steps: string[]
}

export function trackRut({ region: regionId, state: stateId, zone }: RutInput, today: string): RutAnswer {
  const region = withId(regions, regionId)
  const { shiftDays } = region
  const state = stateId && readStateRut(stateId, zone, today)
  const states = readRegionRut(regionId, today)
  return {
    region,
    headline: state ? describeState(state, today) : describeRegion(region, states),
    state,
    states,
    now: readDay(today, shiftDays),
    windows: listWindows(Number(today.slice(0, 4)), shiftDays),
    steps: explain(region, today),
  }
}

export function listWindows(year: number, shiftDays: number): RutWindow[] {
  return rutPhases.map((phase) => ({
    phase,
    start: addDays(`${String(year)}-${phase.from}`, shiftDays),
    end: addDays(`${String(year)}-${phase.to}`, shiftDays),
  }))
}

/** Returns undefined in the off-season. A day on which two windows meet belongs to the earlier. */
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
