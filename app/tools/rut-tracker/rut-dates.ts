import { dayRange } from '~/lib/days'
import { isBreeding, rangeOf, type MeasuredRut, type RutPlace } from './state-rut'
import type { RutEvidence } from './state-rut.data'

export function nameOf({ state }: MeasuredRut, { name }: RutPlace): string {
  return name === '' ? state.name : `${state.name} (${name})`
}

export function peakOf(evidence: RutEvidence): string {
  return isBreeding(evidence) ? 'Peak breeding' : 'Peak of the rut'
}

/** Returns "September 30 to December 24 by area (published 1996)". */
export function datesOf(rut: MeasuredRut, today: string): string {
  const { chosen, places } = rut
  const dates = chosen ? chosen.peak.label : `${rangeIn(rut)} by area`
  const years = new Set((chosen ? [chosen] : places).map((place) => oldYears(place, today)))
  const isPartly = years.delete('')
  return years.size === 0 ? dates : `${dates} (${isPartly ? 'partly ' : ''}${[...years].join(', ')})`
}

export function rangeIn({ range, places }: MeasuredRut): string {
  return range ?? nameRange(rangeOf(places))
}

/** The years appear only where the state's other areas have newer dates. */
export function datesOfArea(area: RutPlace, { places }: MeasuredRut, today: string): string {
  const years = oldYears(area, today)
  const isMixed = places.some((place) => oldYears(place, today) !== years)
  return years !== '' && isMixed ? `${area.peak.label} (${years})` : area.peak.label
}

const oldAfterYears = 15

/** Returns "published 2008", or an empty text if the dates are not old, or have no year. */
export function oldYears({ years }: RutPlace, today: string): string {
  const last = years.match(/\d{4}/g)?.at(-1)
  return last !== undefined && Number(today.slice(0, 4)) - Number(last) > oldAfterYears ? years : ''
}

/** A season begins in July, so earlier days belong to the year after. */
export function nameRange({ from, to }: { from: string; to: string }): string {
  const year = (day: string) => (day < '07-01' ? '2027' : '2026')
  return dayRange(`${year(from)}-${from}`, `${year(to)}-${to}`)
}
