/** The home page's facts of a day: the sun, so that the browser finds legal light anywhere, and each state's rut. */
import type { SeasonHours } from '~/kinds/seasons/seasons'
import { Body, Equator, MakeTime, Observer, SiderealTime } from 'astronomy-engine'
import { stateCenters } from '~/tools/ground/state-centers.data'
import { stateZones } from '~/tools/ground/state-zones.data'
import { legalHoursFor } from '~/tools/legal-light/legal-hours'
import { states, type State, type StateCode } from '~/lib/states.data'
import { readLegalFigure } from '~/tools/legal-light/legal-light'
import { clockOf } from '~/tools/moon-calendar/local-clock'
import { datesOf, peakOf } from '~/tools/rut-tracker/rut-dates'
import {
  isPast,
  isShortPeak,
  peakFrom,
  readStateRut,
  type MeasuredRut,
  type RutStage,
  type StateRut,
} from '~/tools/rut-tracker/state-rut'
import { addDays, countDays, daysBetween } from '~/lib/days'
import { countOf } from '~/lib/text'

export interface Today {
  /** The text is that of sunAt(). */
  sun: string
  day: string
  /** The season decides which colors the ridges have. */
  yearSeason: YearSeason
  /** A text such as "At its peak today in Arizona and Mississippi." */
  rut: string
  /**
   * The page shows the example until a state is chosen: of the states whose hours were read, the one whose rut is
   * nearest to the middle of its peak.
   */
  example: { id: StateCode; name: string; why: string; light: string; rule: string; bar: DayBar | undefined }
  season: {
    /** The number of states at their peak, for each week from July on. */
    peaks: readonly number[]
    /** The place of today in the season, from 0 to 1. */
    today: number
  }
  /** The hours hold where the state is not known. */
  hours: TodayHours
  states: readonly TodayInState[]
}

type YearSeason = (typeof yearSeasons)[number]

const yearSeasons = ['winter', 'spring', 'summer', 'fall'] as const

/** Counts whole months, as meteorologists do: winter is December to February. */
function yearSeasonOf(day: string): YearSeason {
  return yearSeasons[Math.floor((Number(day.slice(5, 7)) % 12) / 3)] ?? 'fall'
}

interface TodayInState {
  id: string
  name: string
  /** The text has the state's center and its zones: "44.07 -72.67 America/New_York". */
  place: string
  rut: string
  /** The path draws the state's peaks, with a unit for each day from July 1 on. */
  peaks: string
  hours: TodayHours
}

/** Each pair has two shares of the day, from midnight to midnight. */
export interface DayBar {
  legal: readonly [number, number]
  sun: readonly [number, number]
}

/** The day's legal hours as minutes before sunrise and after sunset, such as "60 60", or "" if none were read; and whose they are. */
interface TodayHours {
  minutes: string
  rule: string
}

/** @param day such as 2026-11-21 */
export function readToday(day: string, seasons: readonly SeasonHours[] = []): Today {
  const hoursIn = (state: StateCode | undefined): TodayHours => {
    const { whose, before, after, rule } = legalHoursFor(state, { day, seasons })
    return { minutes: whose === 'unread' ? '' : `${String(before)} ${String(after)}`, rule: `${rule}.` }
  }
  const ruts = states.map(({ id }) => readStateRut(id, undefined, day))
  const measured = ruts.flatMap((rut) => (rut.kind === 'measured' ? [rut] : []))
  const withPeaks = measured.map((rut) => ({ ...rut, places: rut.places.filter(({ peak }) => isShortPeak(peak)) }))
  const withHours = withPeaks.filter(({ state }) => hoursIn(state.id).minutes !== '')
  const atPeak = withPeaks.filter(isAtPeak)
  const start = startOfSeason(day)
  return {
    day,
    yearSeason: yearSeasonOf(day),
    sun: sunAt(`${day}T12:00:00Z`),
    rut: `At its peak today in ${nameStates(atPeak.map(({ state }) => state))}.`,
    example: exampleOf(nearestPeak(withHours, day), { day, seasons }),
    season: {
      peaks: countPeaks(withPeaks.map((rut) => spansOf(rut, start))),
      today: daysBetween(start, day) / daysInSeason,
    },
    hours: hoursIn(undefined),
    states: ruts.map((rut) => {
      const { latitude, longitude } = stateCenters[rut.state.id]
      const place = [latitude, longitude, ...stateZones[rut.state.id]].join(' ')
      const spans = rut.kind === 'measured' ? spansOf(rut, start) : []
      const peaks = spans.map(([from, to]) => `M${String(from)} 0H${String(to)}V1H${String(from)}z`)
      return {
        id: rut.state.id,
        name: rut.state.name,
        place,
        rut: wordsOf(rut, day),
        peaks: peaks.join(''),
        hours: hoursIn(rut.state.id),
      }
    }),
  }
}

function isAtPeak({ places }: MeasuredRut): boolean {
  return places.some(({ stage }) => stage.id === 'peak')
}

const daysInSeason = 366
const daysInWeek = 7

function startOfSeason(day: string): string {
  return `${String(Number(day.slice(0, 4)) - (day.slice(5) < '07-01' ? 1 : 0))}-07-01`
}

/** Returns the first day of each span in the season and the day after its last; spans that touch become one. */
function spansOf({ places }: MeasuredRut, start: string): [number, number][] {
  const year = Number(start.slice(0, 4))
  const all = places
    .map(({ peak }) => peakFrom(peak.from < '07-01' ? year + 1 : year, peak))
    .map((peak) => [
      Math.max(0, daysBetween(start, peak.start)),
      Math.min(daysInSeason, daysBetween(start, addDays(peak.end, 1))),
    ])
    .toSorted(([one = 0], [other = 0]) => one - other)
  const spans: [number, number][] = []
  for (const [from = 0, to = 0] of all) {
    const last = spans.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else spans.push([from, to])
  }
  return spans
}

function countPeaks(states: readonly (readonly [number, number][])[]): number[] {
  return Array.from({ length: Math.ceil(daysInSeason / daysInWeek) }, (_week, index) => {
    const [start, end] = [index * daysInWeek, (index + 1) * daysInWeek]
    return states.filter((spans) => spans.some(([from, to]) => from < end && to > start)).length
  })
}

/** Finds the state nearest to the middle of its peak; if none is at its peak, the one whose peak begins next. */
function nearestPeak(ruts: readonly MeasuredRut[], day: string): MeasuredRut {
  const year = Number(day.slice(0, 4))
  const distance = ({ places }: MeasuredRut) =>
    Math.min(
      ...places.flatMap(({ peak, stage }) => {
        if (stage.id !== 'peak') return [daysInSeason + stage.daysTo]
        const spans = [year - 1, year].map((first) => peakFrom(first, peak))
        return spans.map(({ start, end }) => Math.abs(daysBetween(start, day) - daysBetween(day, end)))
      }),
    )
  const [nearest] = ruts.map((rut) => ({ rut, days: distance(rut) })).toSorted((one, other) => one.days - other.days)
  if (!nearest) throw new Error('No state has dates')
  return nearest.rut
}

function exampleOf(
  rut: MeasuredRut,
  { day, seasons }: { day: string; seasons: readonly SeasonHours[] },
): Today['example'] {
  const { id, name } = rut.state
  const whose = rut.places.length > 1 ? 'The rut of an area there' : 'Its rut'
  const why = `${whose} is ${isAtPeak(rut) ? 'nearest the middle of its peak today' : 'the next to peak'}.`
  const [timeZone] = stateZones[id]
  const { figure, hours, legal } = readLegalFigure(day, { ...stateCenters[id], timeZone, state: id }, { seasons })
  const clock = clockOf(timeZone)
  const share = (at: Date) => ((clock(at).asUniversal / 60_000) % minutesPerDay) / minutesPerDay
  /** In Alaska's June the sun sets after midnight, so the span ends with the day. */
  const span = (from: Date, to: Date) => [share(from), share(to) < share(from) ? 1 : share(to)] as const
  const bar = legal && { legal: span(legal.first, legal.last), sun: span(legal.rise, legal.set) }
  const rule = `${hours.rule}. At the center of the state.`
  return { id, name, why: `${why} Choose your state to see yours.`, light: figure, rule, bar }
}

const minutesPerDay = 1440

/** If the peak is farther away than this, the date tells more than the number of days. */
const nearDays = 60

/** More states than this are listed by their letters. */
const mostNamed = 10

function nameStates(named: readonly State[]): string {
  if (named.length === 0) return 'no state'
  if (named.length <= mostNamed) return listFormat.format(named.map(({ name }) => name))
  return `${countOf(named.length, 'state')}: ${named.map(({ id }) => id).join(', ')}`
}

const listFormat = new Intl.ListFormat('en-US')

function wordsOf(rut: StateRut, day: string): string {
  if (rut.kind === 'no whitetails') return 'No whitetails there.'
  if (rut.kind === 'none found') return 'No published date found.'
  const { chosen, places } = rut
  if (!chosen) {
    const now = places.filter(({ stage }) => stage.id === 'peak').length
    const inAreas = now === 0 ? '' : ` Now in ${String(now)} of ${String(places.length)} areas.`
    return `Peak: ${datesOf(rut, day)}.${inAreas}`
  }
  return `${peakOf(chosen.evidence)}: ${datesOf(rut, day)}.${stageWords(chosen.stage)}`
}

function stageWords(stage: RutStage): string {
  if (stage.id === 'peak') return ' That is now.'
  const days = isPast(stage) ? stage.daysSince : stage.daysTo
  if (days > nearDays) return ''
  return isPast(stage) ? ` It ended ${countDays(days)} ago.` : ` It begins in ${countDays(days)}.`
}

const hoursPerDay = 24

/**
 * Returns, with spaces between: epoch milliseconds; the sun's declination in degrees and its change in a day; its hour
 * angle over Greenwich minus that of a mean sun, in degrees (the equation of time), and its change in a day; its height
 * in degrees when its upper edge is on the horizon, with 34 minutes of arc of refraction.
 */
function sunAt(instant: string): string {
  const at = Date.parse(instant)
  const [before, now, after] = [-0.5, 0, 0.5].map((days) => placeOfSun(at + days * hoursPerDay * 3_600_000))
  if (!before || !now || !after) throw new Error('Three instants have three places')
  const numbers = [
    now.declination,
    after.declination - before.declination,
    now.equation,
    after.equation - before.equation,
    now.edge,
  ]
  return [String(at), ...numbers.map((number) => number.toFixed(4))].join(' ')
}

/** The radius is in astronomical units. */
const radiusOfSun = 0.0046524726

/** Returns the sun's place as seen from the center of the earth. */
function placeOfSun(at: number) {
  const time = MakeTime(new Date(at))
  const { ra, dec, dist } = Equator(Body.Sun, time, new Observer(0, 0, 0), true, true)
  const meanAngle = ((at / 3_600_000) % hoursPerDay) - hoursPerDay / 2
  const hours = SiderealTime(time) - ra - meanAngle
  const radius = (Math.asin(radiusOfSun / dist) * 180) / Math.PI
  return {
    declination: dec,
    edge: -34 / 60 - radius,
    equation: (hours - Math.round(hours / hoursPerDay) * hoursPerDay) * 15,
  }
}
