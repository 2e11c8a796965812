/** What the home page knows of a day: the sun, so that the browser finds legal light anywhere, and each state's rut. */
import type { SeasonHours } from '~/kinds/seasons/seasons'
import { Body, Equator, MakeTime, Observer, SiderealTime } from 'astronomy-engine'
import { stateCenters } from '~/tools/ground/state-centers.data'
import { stateZones } from '~/tools/ground/state-zones.data'
import { legalHoursFor } from '~/tools/legal-light/legal-hours'
import { states, type StateCode } from '~/lib/states.data'
import { datesOf, peakOf } from '~/tools/rut-tracker/rut-dates'
import { isPast, readStateRut, type RutStage, type StateRut } from '~/tools/rut-tracker/state-rut'
import { countDays } from '~/lib/days'
import { countOf } from '~/lib/text'
import { artPath } from '~/paths'

export interface Today {
  /** See sunAt(). */
  sun: string
  /** "At its peak today in 12 states.". */
  rut: string
  /** Where the state is not known. */
  hours: TodayHours
  states: readonly TodayInState[]
}

interface TodayInState {
  id: string
  name: string
  /** Its center, and the zones that it has: "44.07 -72.67 America/New_York". */
  place: string
  rut: string
  hours: TodayHours
}

/** The day's legal hours: "60 60", minutes before sunrise and after sunset, and whose they are. */
interface TodayHours {
  minutes: string
  rule: string
}

/** @param day such as 2026-11-21 */
export function readToday(day: string, seasons: readonly SeasonHours[] = []): Today {
  const hoursIn = (state: StateCode | undefined): TodayHours => {
    const { before, after, rule } = legalHoursFor(state, { day, seasons })
    return { minutes: `${String(before)} ${String(after)}`, rule: `${rule}.` }
  }
  const ruts = states.map(({ id }) => readStateRut(id, undefined, day))
  const atPeak = ruts.filter((rut) => rut.kind === 'measured' && rut.places.some(({ stage }) => stage.id === 'peak'))
  return {
    sun: sunAt(`${day}T12:00:00Z`),
    rut: `At its peak today in ${nameStates(atPeak.map(({ state }) => state.name))}.`,
    hours: hoursIn(undefined),
    states: ruts.map((rut) => {
      const { latitude, longitude } = stateCenters[rut.state.id]
      const place = [latitude, longitude, ...stateZones[rut.state.id]].join(' ')
      return { id: rut.state.id, name: rut.state.name, place, rut: wordsOf(rut, day), hours: hoursIn(rut.state.id) }
    }),
  }
}

/** Beyond this, the date tells more than the number of days. */
const nearDays = 60

/** With more, their number says as much. */
const mostNamed = 10

function nameStates(names: readonly string[]): string {
  if (names.length === 0) return 'no state'
  return names.length > mostNamed ? countOf(names.length, 'state') : listFormat.format(names)
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
 * Epoch milliseconds; the sun's declination in degrees and its change in a day; its hour angle over Greenwich minus that
 * of a mean sun, in degrees (the equation of time), and its change in a day; its height in degrees as its upper edge is
 * on the horizon, with 34 minutes of arc of refraction.
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

/** Astronomical units. */
const radiusOfSun = 0.0046524726

/** Seen from the center of the earth. */
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

/** The ridges at dusk, and over them the moon on the days when it can be seen near the sunset. */
export function heroPictures(moonAge: number): string[] {
  const moon = moonAge >= 2 && moonAge <= 6 ? [`moon-${String(moonAge)}`] : []
  return ['ridges', ...moon].map((name) => artPath('ridge', name))
}
