import { states } from '~/lib/states.data'
import { addDays, countDays, daysBetween, monthDay } from '~/lib/days'
import { datesOf, nameOf, nameRange, peakOf, rangeIn } from './rut-dates'
import { rutStages, rutStagesWithChase, type Region, type StageText } from './rut-tracker.data'
import {
  isBreeding,
  isPast,
  peakFrom,
  rangeOf,
  readStateRut,
  type MeasuredRut,
  type RutPeak,
  type RutPlace,
  type RutStageId,
  type StateRut,
} from './state-rut'

export interface RutHeadline {
  title: string
  figure: string
  summary: string
}

export function describeState(rut: StateRut, today: string): RutHeadline {
  const { name } = rut.state
  if (rut.kind === 'no whitetails')
    return { title: `No whitetail rut in ${name}`, figure: 'No whitetail rut', summary: rut.deer }
  if (rut.kind === 'none found') {
    const summary = `Nothing we read from ${name}’s wildlife agency, a study or a newspaper there gives one.`
    return { title: `No published date found for ${name}`, figure: 'No published date', summary }
  }
  const { chosen, places } = rut
  const [place] = places
  if (!place) throw new Error(`${name} has no dates`)
  if (!chosen) {
    const title = `${peakOf(place.evidence)} in ${name}: ${datesOf(rut, today)}`
    const summary = `It depends on the area. ${countStages(places, today)}`
    return { title, figure: rangeIn(rut), summary }
  }
  const { label } = chosen.peak
  const title = `${peakOf(chosen.evidence)} in ${nameOf(rut, chosen)}: ${datesOf(rut, today)}`
  return { title, figure: label, summary: stageSentence(chosen, today) }
}

export function tellStage({ evidence, stage: { id }, breeding }: RutPlace): StageText {
  if (isBreeding(evidence) || id === 'chase') return rutStages[id]
  const { name, expect } = rutStagesWithChase[evidence][id]
  if (evidence !== 'rut' || (id !== 'peak' && id !== 'after')) return { name, expect }
  const known = id === 'after' ? 'These dates don’t say when most does are bred.' : ''
  return { name, expect: [breeding ?? known, expect].filter((text) => text !== '').join(' ') }
}

export function stageSentence({ peak, stage, evidence }: RutPlace, today: string): string {
  const isDay = peak.from === peak.to
  const noun = `${isDay ? 'peak week' : 'peak'}${isBreeding(evidence) ? '' : ' of the rut'}`
  const day = monthDay(today)
  if (stage.id === 'peak') return `Today, ${day}, falls within ${isDay ? 'that week' : 'it'}.`
  return isPast(stage)
    ? `Today, ${day}: the ${noun} ended ${countDays(stage.daysSince)} ago, on ${monthDay(addDays(today, -stage.daysSince))}.`
    : `Today, ${day}: the ${noun} begins in ${countDays(stage.daysTo)}, on ${monthDay(addDays(today, stage.daysTo))}.`
}

function countStages(places: readonly RutPlace[], today: string): string {
  const count = (id: RutStageId) => places.filter(({ stage }) => stage.id === id).length
  const total = String(places.length)
  const chase = places.some(({ evidence }) => isBreeding(evidence))
    ? `, ${String(count('chase'))} in the two weeks before it`
    : ''
  return `Today, ${monthDay(today)}: ${String(count('peak'))} of ${total} areas at the peak${chase}.`
}

export interface RegionRut {
  measured: readonly MeasuredRut[]
  without: readonly StateRut[]
}

export function readRegionRut(region: Region['id'], today: string): RegionRut {
  const ruts = states.filter((state) => state.region === region).map(({ id }) => readStateRut(id, undefined, today))
  return {
    measured: ruts.filter((rut) => rut.kind === 'measured'),
    without: ruts.filter((rut) => rut.kind !== 'measured'),
  }
}

export function describeRegion({ name }: Region, { measured, without }: RegionRut): RutHeadline {
  const places = measured.flatMap((rut) => rut.places)
  const figure = nameRange(rangeOf(places.map((place) => ({ ...place, peak: middleOf(place.peak) }))))
  const withWhitetails = measured.length + without.filter(({ kind }) => kind === 'none found').length
  const share = measured.length === withWhitetails ? 'All' : `${String(measured.length)} of`
  return {
    title: `Peaks in the ${name}: ${figure}`,
    figure,
    summary: `${share} ${String(withWhitetails)} whitetail states here peak between these dates. ${atPeak(measured)}`,
  }
}

/** A state counts if any of its areas does. */
function atPeak(ruts: readonly MeasuredRut[]): string {
  const names = ruts
    .filter(({ places }) => places.some(({ stage }) => stage.id === 'peak'))
    .map((rut) => rut.state.name)
  return `At the peak today: ${names.length === 0 ? 'none' : names.join(', ')}.`
}

function middleOf(peak: RutPeak): RutPeak {
  const { start, end } = peakFrom(2026, peak)
  const middle = addDays(start, Math.floor(daysBetween(start, end) / 2)).slice(5)
  return { ...peak, from: middle, to: middle }
}
