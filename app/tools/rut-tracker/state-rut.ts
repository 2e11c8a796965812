/** A peak may cross New Year or fall in summer, so a day is compared with the peak before it and the one after it. */
import { states, type State, type StateCode } from '~/lib/states.data'
import { withId } from '~/lib/ids'
import { addDays, dayRange, daysBetween, monthDay } from '~/lib/days'
import type { RutSourceId } from './rut-sources.data'
import {
  measuredStates,
  statesWithoutWhitetails,
  type BreedingEvidence,
  type MeasuredState,
  type RutEvidence,
  type RutSpan,
  type RutZone,
} from './state-rut.data'

/** Each stage ends where the next begins. Dates that count the chase have no `chase` before them. */
export type RutStageId = 'far' | 'month' | 'chase' | 'peak' | 'after'

export interface RutStage {
  id: RutStageId
  /** The number of days until the next peak begins; 0 within the peak. */
  daysTo: number
  /** The number of days since the last peak ended; 0 within the peak. */
  daysSince: number
}

export interface RutPeak {
  /** Both are days such as 11-10. If `to` is before `from`, the peak crosses New Year. A mean or a peak day is both. */
  from: string
  to: string
  label: string
}

/** A place is a state, or one of its zones. */
export interface RutPlace {
  /** The address names the zone by this id; a state without zones has one place. */
  id: string
  name: string
  peak: RutPeak
  evidence: RutEvidence
  /** A text such as "measured 2000 to 2007" or "published 2019"; empty if the source gives none. */
  years: string
  sources: readonly [RutSourceId, ...RutSourceId[]]
  /** The sentence says what is known of breeding itself, beside dates of the rut. */
  breeding: string | undefined
  stage: RutStage
}

export interface MeasuredRut {
  kind: 'measured'
  state: State
  places: readonly RutPlace[]
  /** The place is undefined if the state has zones and none of them is chosen. */
  chosen: RutPlace | undefined
  /** The range goes from the first peak of these places to the last; a month by name where the source gives no days. */
  range: string | undefined
  note: string | undefined
}

export type StateRut =
  | MeasuredRut
  | { kind: 'none found'; state: State }
  | { kind: 'no whitetails'; state: State; deer: string; source: RutSourceId }

/** @param zone the id of one of the state's zones; any other is ignored */
export function readStateRut(stateId: StateCode, zone: string | undefined, today: string): StateRut {
  const state = withId(states, stateId)
  const without = statesWithoutWhitetails[stateId]
  if (without) return { kind: 'no whitetails', state, deer: without.deer, source: without.source }
  const measured = measuredStates[stateId]
  if (!measured) return { kind: 'none found', state }
  const places = measured.zones.map((one) => toPlace(one, measured, today))
  const chosen = places.length === 1 ? places[0] : places.find(({ id }) => id === zone)
  const others = places.filter((place) => place !== chosen)
  const { range, note } = measured
  return { kind: 'measured', state, places: chosen ? [chosen, ...others] : places, chosen, range, note }
}

function toPlace(zone: RutZone, state: MeasuredState, today: string): RutPlace {
  const { id, name, from, to = from, years = state.years ?? '', source = state.source } = zone
  const { evidence, breeding, otherSources = [] } = state
  const peak = { from, to, label: labelOf(zone) }
  const stage = findStage(peak, evidence, today)
  return { id, name, peak, evidence, years, sources: [source, ...otherSources], breeding, stage }
}

/** Any year without February 29 will do. */
const someYear = 2026

function labelOf({ from, to, words }: RutSpan): string {
  if (words !== undefined) return words
  if (to === undefined) return `around ${monthDay(`${String(someYear)}-${from}`)}`
  const { start, end } = peakFrom(someYear, { from, to })
  return dayRange(start, end)
}

/** A mean or a peak day counts as the week around it. */
const aroundDays = 3

export function peakFrom(year: number, { from, to }: { from: string; to: string }): { start: string; end: string } {
  const start = `${String(year)}-${from}`
  if (from === to) return { start: addDays(start, -aroundDays), end: addDays(start, aroundDays) }
  return { start, end: `${String(to < from ? year + 1 : year)}-${to}` }
}

/** A longer span says when deer breed, but not when the rut peaks. */
const longestPeakDays = 31

export function isShortPeak(peak: { from: string; to: string }): boolean {
  const { start, end } = peakFrom(someYear, peak)
  return daysBetween(start, end) < longestPeakDays
}

/** Bucks chase from about this many days before breeding peaks. */
export const chaseDays = 14

/** The chase comes before dates of breeding; other dates count it already. */
export function isBreeding(evidence: RutEvidence): evidence is BreedingEvidence {
  return evidence === 'conceptions' || evidence === 'breeding'
}

const monthDays = 31
/** A doe that was not bred comes into heat again four weeks later. */
const cycleDays = 28

export function findStage(peak: { from: string; to: string }, evidence: RutEvidence, today: string): RutStage {
  const year = Number(today.slice(0, 4))
  const peaks = [year - 2, year - 1, year, year + 1, year + 2].map((first) => peakFrom(first, peak))
  if (peaks.some(({ start, end }) => start <= today && today <= end)) return { id: 'peak', daysTo: 0, daysSince: 0 }
  const next = peaks.find(({ start }) => start > today)
  const last = peaks.findLast(({ end }) => end < today)
  if (!next || !last) throw new Error(`No peak lies on both sides of ${today}`)
  const [daysTo, daysSince] = [daysBetween(today, next.start), daysBetween(last.end, today)]
  return { id: stageOf(daysTo, daysSince, isBreeding(evidence)), daysTo, daysSince }
}

export function isPast({ id, daysTo, daysSince }: RutStage): boolean {
  return id === 'after' || (id === 'far' && daysSince < daysTo)
}

function stageOf(daysTo: number, daysSince: number, isChaseBefore: boolean): RutStageId {
  if (isChaseBefore && daysTo <= chaseDays) return 'chase'
  if (daysTo <= monthDays) return 'month'
  return daysSince <= cycleDays ? 'after' : 'far'
}

/** A season begins in July. Both are days such as 09-30 and 12-24. */
export function rangeOf(places: readonly RutPlace[]): { from: string; to: string } {
  const inSeason = (day: string) => (day < '07-01' ? `1-${day}` : `0-${day}`)
  const [first = ''] = places.map(({ peak }) => inSeason(peak.from)).toSorted()
  const last =
    places
      .map(({ peak }) => inSeason(peak.to))
      .toSorted()
      .at(-1) ?? ''
  return { from: first.slice(2), to: last.slice(2) }
}
