/**
 * Where a day is in a state's rut, by the dates that were measured there. Days such as 2026-11-21. A peak may cross New
 * Year or fall in summer, so a day is compared with the peak before it and the one after it.
 */
import { withId } from '~/lib/ids'
import { states, type State, type StateCode } from '~/features/tools/regulations/states.data'
import { daysBetween } from './rut-tracker'
import type { Source } from '~/lib/source'
import { measuredStates, rutSources, statesWithoutWhitetails, type RutEvidence, type RutPeak } from './state-rut.data'

/** In the order of the year: each ends where the next begins, and the first follows the last. */
export type RutStageId = 'far' | 'month' | 'chase' | 'peak' | 'after'

export interface RutStage {
  id: RutStageId
  /** Days until the next peak begins; 0 within the peak. */
  daysTo: number
  /** Days since the last peak ended; 0 within the peak. */
  daysSince: number
}

/** The measured peak of a state, or of one of its zones. */
export interface RutPlace {
  /** As in the address; a state without zones has one place. */
  id: string
  /** Empty where it is the whole state. */
  name: string
  peak: RutPeak
  evidence: RutEvidence
  /** When it was measured, where the source says so. */
  years: string | undefined
  source: Source
  stage: RutStage
}

export type StateRut =
  | {
      kind: 'measured'
      state: State
      /** The chosen one first. */
      places: readonly RutPlace[]
      /** Undefined where the state has zones and none of them is chosen. */
      chosen: RutPlace | undefined
    }
  | { kind: 'none found'; state: State }
  | { kind: 'no whitetails'; state: State; deer: string; source: Source }

/** @param zone the id of one of the state's zones; another state's is ignored */
export function readStateRut(stateId: StateCode, zone: string | undefined, today: string): StateRut {
  const state = withId(states, stateId)
  const without = statesWithoutWhitetails[stateId]
  if (without) return { kind: 'no whitetails', state, deer: without.deer, source: rutSources[without.source] }
  const measured = measuredStates[stateId]
  if (!measured) return { kind: 'none found', state }
  const { evidence, years, source, zones } = measured
  const places = zones.map(({ id, name, from, to, label }) => ({
    ...{ id, name, evidence, years, source: rutSources[source] },
    peak: { from, to, label },
    stage: findStage({ from, to }, today),
  }))
  const chosen = places.length === 1 ? places[0] : places.find(({ id }) => id === zone)
  return {
    kind: 'measured',
    state,
    places: chosen ? [chosen, ...places.filter((place) => place !== chosen)] : places,
    chosen,
  }
}

/** Bucks chase where it shows from about this many days before the peak. */
export const chaseDays = 14
const monthDays = 31
/** A doe that was not bred comes into heat again four weeks later. */
const afterDays = 28

export function findStage({ from, to }: { from: string; to: string }, today: string): RutStage {
  const year = Number(today.slice(0, 4))
  const spans = [year - 2, year - 1, year, year + 1].map((first) => ({
    start: `${String(first)}-${from}`,
    end: `${String(to < from ? first + 1 : first)}-${to}`,
  }))
  if (spans.some(({ start, end }) => start <= today && today <= end)) return { id: 'peak', daysTo: 0, daysSince: 0 }
  const next = spans.find(({ start }) => start > today)
  const last = spans.findLast(({ end }) => end < today)
  if (!next || !last) throw new Error(`No peak lies on both sides of ${today}`)
  const [daysTo, daysSince] = [daysBetween(today, next.start), daysBetween(last.end, today)]
  return { id: stageOf(daysTo, daysSince), daysTo, daysSince }
}

function stageOf(daysTo: number, daysSince: number): RutStageId {
  if (daysTo <= chaseDays) return 'chase'
  if (daysTo <= monthDays) return 'month'
  return daysSince <= afterDays ? 'after' : 'far'
}
