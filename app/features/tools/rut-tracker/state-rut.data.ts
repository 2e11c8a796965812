/**
 * When whitetails breed, by state and zone, as agencies and researchers measured it. Days are month and day; a peak that
 * ends before it begins crosses New Year. Every source was read as a stored copy of its page.
 */
import type { StateCode } from '~/features/tools/regulations/states.data'
import type { Source } from '~/lib/source'

/**
 * Where a date comes from. `conceptions`: fetuses or births, counted back. `agency`: the wildlife agency or its biologist
 * says so, without the counts. `collisions`: the week with the most deer hit by cars.
 */
export type RutEvidence = 'conceptions' | 'agency' | 'collisions'

export interface RutPeak {
  /** First and last day, such as 11-10; the same where one day is named. */
  from: string
  to: string
  /** As the source puts it, after "Peak breeding: ". */
  label: string
}

/** A state without zones has one of these, with an empty name. */
export interface RutZone extends RutPeak {
  /** Unique among all states, such as ga-piedmont. */
  id: string
  name: string
}

export interface MeasuredState {
  evidence: RutEvidence
  /** When it was measured, such as 2000 to 2007; undefined where the source does not say. */
  years?: string
  source: RutSourceId
  zones: readonly RutZone[]
}

export interface StateWithoutWhitetails {
  /** What lives there instead. */
  deer: string
  source: RutSourceId
}

export const rutSources = {
  pa: {
    title: 'When is the Rut in Pennsylvania?',
    publisher: 'Pennsylvania Game Commission',
    url: 'https://www.pgc.pa.gov/Wildlife/WildlifeSpecies/White-tailedDeer/Pages/Whenistherut.aspx',
    readOn: '2026-11-21',
    usedFor: 'breeding dates in Pennsylvania, and how they are found',
  },
} satisfies Record<string, Source>

export type RutSourceId = keyof typeof rutSources

export const measuredStates: Partial<Record<StateCode, MeasuredState>> = {
  PA: {
    evidence: 'conceptions',
    years: '2000 to 2007',
    source: 'pa',
    zones: [{ id: 'pa', name: '', from: '11-10', to: '11-20', label: 'mid-November' }],
  },
}

export const statesWithoutWhitetails: Partial<Record<StateCode, StateWithoutWhitetails>> = {}
