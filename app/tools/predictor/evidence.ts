/**
 * Weighs what studies of deer say for one day and place: each term has what is known of the day, and what was found.
 */
import type { Ground } from '~/tools/ground/ground'
import { readSun, toMinute } from '~/tools/legal-light/sky-day'
import { clockOf } from '~/tools/moon-calendar/local-clock'
import { readMoon } from '~/tools/moon-calendar/true-moon'
import { rutSources, type RutSource } from '~/tools/rut-tracker/rut-sources.data'
import { datesOf, nameOf, peakOf } from '~/tools/rut-tracker/rut-dates'
import { isPast, readStateRut, type RutStage, type StateRut } from '~/tools/rut-tracker/state-rut'
import { judgeStands, type SitTime, type VerdictId } from '~/tools/stands/judge-stand'
import { halves, type DayWinds, type Half } from '~/tools/stands/plan-week'
import type { Stand, WindId } from '~/tools/stands/stand'
import { pressureIn, temperatureGap, toInches, type Units } from '~/tools/units'
import { directions } from '~/tools/wind-picker/wind-picker.data'
import { countDays, hoursAndMinutes, twelveHours } from '~/lib/days'
import { withId } from '~/lib/ids'
import { isInches, type DayConditions } from './conditions.schema'
import { terms, type Finding, type StudyId, type SupportId, type TermId } from './evidence.data'
import { moonPhases, weathers, type MoonPhase, type Weather } from './predictor.data'

export interface Term {
  id: TermId
  name: string
  support: SupportId
  /** The sentence says what the studies found. */
  holds: string
  /** The text says what is known of the day; it is empty where nothing is. */
  today: string
  /** The source of what is known of the day, if that is not from the sky or the hunter. */
  source: RutSource | undefined
  findings: readonly { text: string; study: StudyId }[]
}

export interface DayFacts {
  /** A date such as 2026-11-21. */
  day: string
  ground: Ground | undefined
  /** The site's time zone, for the moon where no place is known. */
  timeZone: string
  /** The weather is undefined if nobody chose it. */
  weather?: Weather['id'] | undefined
  moonPhase?: MoonPhase['id'] | undefined
  conditions: DayConditions
  stands: readonly Stand[]
  /** The winds of the day in the hunter’s week plan count if no wind is chosen. */
  planned?: DayWinds | undefined
  /** The area whose rut the hunter follows, as the rut tracker names it; empty if none was chosen. */
  rutZone: string
  /** The units are undefined if nobody chose them: then a typed number stays in its own units. */
  units?: Units | undefined
}

export function weighEvidence(facts: DayFacts): Term[] {
  const { ground, rutZone, day } = facts
  const rut = ground?.state && readStateRut(ground.state, rutZone, day)
  const today: Readonly<Record<TermId, string>> = {
    time: describeTime(facts),
    rut: describeRut(rut, day),
    wind: describeWind(facts),
    temperature: describeTemperature(facts),
    weather: facts.weather === undefined ? '' : `You chose: ${withId(weathers, facts.weather).name.toLowerCase()}.`,
    pressure: describePressure(facts),
    moon: describeMoon(facts),
  }
  const source = rut?.kind === 'measured' && rut.chosen ? rutSources[rut.chosen.sources[0]] : undefined
  return terms.map((term) => {
    const { id } = term
    const found: readonly Finding[] = term.findings
    const findings = found.map(({ text, study }) => ({
      text: typeof text === 'string' ? text : text(facts.units ?? 'us'),
      study,
    }))
    return { ...term, findings, today: today[id], source: id === 'rut' ? source : undefined }
  })
}

const millisecondsPerMinute = 60_000

function describeTime({ day, ground, conditions: { at } }: DayFacts): string {
  if (!ground) return ''
  const light = readSun(day, ground)
  if (!light.rise || !light.set) return 'The sun does not rise and set there that day.'
  const clock = clockOf(ground.timeZone)
  const [rise, set] = [clock(toMinute(light.rise)), clock(toMinute(light.set))]
  const events = [
    { name: 'sunrise', ...rise },
    { name: 'sunset', ...set },
  ]
  const sun = `Sunrise ${rise.clock}, sunset ${set.clock}.`
  if (at === '') return sun
  const sit = Date.parse(`${day}T${at}:00Z`)
  const [nearest] = events
    .map(({ name, asUniversal }) => ({ name, minutes: (sit - asUniversal) / millisecondsPerMinute }))
    .toSorted((one, other) => Math.abs(one.minutes) - Math.abs(other.minutes))
  if (!nearest) return sun
  const { name, minutes } = nearest
  const distance =
    minutes === 0 ? `at ${name}` : `${countTime(Math.abs(minutes))} ${minutes < 0 ? 'before' : 'after'} ${name}`
  return `${twelveHours(at)} is ${distance}. ${sun}`
}

function countTime(minutes: number): string {
  return minutes < 60 ? `${String(minutes)} min` : hoursAndMinutes(minutes)
}

function describeRut(rut: StateRut | undefined, day: string): string {
  if (!rut) return ''
  const { name } = rut.state
  if (rut.kind === 'no whitetails') return `${name} has no whitetails: ${rut.deer}`
  if (rut.kind === 'none found') return `No published peak found for ${name}. The rut tracker has its region.`
  if (!rut.chosen) return `The peak in ${name} depends on the area. Choose yours in the rut tracker.`
  const { evidence, stage } = rut.chosen
  return `${peakOf(evidence)} in ${nameOf(rut, rut.chosen)}: ${datesOf(rut, day)}. ${tellWhen('It', stage)}`
}

/** A study found bucks to move least from this hour on. */
const quietHour = '09:00'
/** Bucks moved most in the last minutes of the light. */
const eveningMinutes = 90

export interface Conclusion {
  /** The hours to sit: "6:59 to 9:00 AM and 4:08 to 5:38 PM". */
  figure: string
  /** One or two sentences give the reason. */
  summary: string
}

/** Concludes from the evidence: the hours of the light, the rut, and the wind at the stands. */
export function concludeDay(facts: DayFacts, legal: { first: Date; last: Date } | undefined): Conclusion {
  const { ground, day, rutZone } = facts
  const rut = ground?.state && readStateRut(ground.state, rutZone, day)
  const stage = rut?.kind === 'measured' ? rut.chosen?.stage : undefined
  const isRut = stage?.id === 'peak' || stage?.id === 'chase'
  const summary = [
    isRut ? (stage.id === 'peak' ? 'The peak of the rut is on.' : 'The peak of the rut is near.') : '',
    isRut ? 'Bucks move by day, too.' : 'Weather and moon matter little.',
    tellHunted(facts),
    ground ? '' : 'Choose a state under “Change” for the times and its rut.',
  ]
  const figure =
    !ground || !legal ? 'the first two hours of light and the last hour and a half' : hoursOf(legal, ground, isRut)
  return { figure, summary: summary.filter(Boolean).join(' ') }
}

function hoursOf({ first, last }: { first: Date; last: Date }, { timeZone }: Ground, isAllDay: boolean): string {
  const clock = clockOf(timeZone)
  const short = (at: Date) => clock(at).clock.split(' ').slice(0, 2).join(' ')
  if (isAllDay) return `all day, ${short(first)} to ${short(last)}`
  const at = (minutes: number, from: Date) => new Date(from.getTime() + minutes * millisecondsPerMinute)
  const early = at(eveningMinutes, first)
  const isDark = new Date(clock(early).asUniversal).toISOString().slice(11, 16) < quietHour
  const end = isDark ? '9:00 AM' : short(early)
  const inHalf = (time: string, other: string) => (time.slice(-2) === other.slice(-2) ? time.slice(0, -3) : time)
  const evening = short(at(-eveningMinutes, last))
  return `${inHalf(short(first), end)} to ${end} and ${inHalf(evening, short(last))} to ${short(last)}`
}

interface SitWind {
  wind: WindId
  time: SitTime | undefined
  /** A wind of the week plan has a half day. */
  half?: Half
}

/** Returns the chosen wind, or else those of the week plan. */
function windsOf({ conditions: { wind, at }, planned }: DayFacts): SitWind[] {
  if (wind !== '') return [{ wind, time: sitTimeOf(at) }]
  const asked = at === '' ? halves : halves.filter((half) => half === (at < '12:00' ? 'morning' : 'evening'))
  return asked.flatMap((half) => {
    const expected = planned?.[half] ?? ''
    return expected === '' ? [] : [{ wind: expected, time: at === '' ? half : sitTimeOf(at), half }]
  })
}

function tellHunted(facts: DayFacts): string {
  const sits = windsOf(facts).flatMap(({ wind, time, half }) => {
    const good = judgeStands(facts.stands, wind, time).filter(({ verdict }) => verdict === 'good')
    return good.length === 0 ? [] : [{ names: good.map(({ stand }) => stand.name).join(' or '), half }]
  })
  const [first, second] = sits
  if (!first) return ''
  if (first.half === undefined) return `With this wind, hunt ${first.names}.`
  if (first.names === second?.names) return `By your week plan, hunt ${first.names}.`
  return `By your week plan, hunt ${sits.map(({ names, half = '' }) => `${names} in the ${half}`).join(' and ')}.`
}

function tellWhen(peak: string, stage: RutStage): string {
  if (stage.id === 'peak') return `${peak} is on right now.`
  return isPast(stage)
    ? `${peak} ended ${countDays(stage.daysSince)} ago.`
    : `${peak} begins in ${countDays(stage.daysTo)}.`
}

function describeWind(facts: DayFacts): string {
  if (facts.stands.length === 0) return 'Add your stands in the wind picker to see where to sit in this wind.'
  const winds = windsOf(facts)
  const [first] = winds
  if (!first) return 'Choose the wind to see which of your stands fits.'
  const said = winds.map((sit) => tellStands(sit, facts.stands)).join(' ')
  return first.half === undefined ? said : `By your week plan: ${said.charAt(0).toLowerCase()}${said.slice(1)}`
}

function tellStands({ wind, time, half }: SitWind, stands: readonly Stand[]): string {
  const judgments = judgeStands(stands, wind, time)
  const named = (verdict: VerdictId) =>
    judgments.filter((judgment) => judgment.verdict === verdict).map(({ stand }) => stand.name)
  const parts = [
    { what: 'hunt', names: named('good') },
    { what: 'with care', names: named('care') },
    { what: 'leave', names: named('bad') },
  ]
  const said = parts.filter(({ names }) => names.length > 0).map(({ what, names }) => `${what} ${names.join(', ')}`)
  const from = withId(directions, wind).name.toLowerCase()
  return `From the ${from}${half === undefined ? '' : ` in the ${half}`}: ${said.join('; ') || 'your stands have no good winds yet'}.`
}

function sitTimeOf(at: string): SitTime | undefined {
  if (at === '') return undefined
  return at < '10:00' ? 'morning' : at < '14:00' ? 'midday' : 'evening'
}

function describeTemperature({ conditions: { tempNow, tempUsual, unit }, units }: DayFacts): string {
  if (tempNow === undefined || tempUsual === undefined) return ''
  const difference = Math.round((tempNow - tempUsual) * 10) / 10
  if (difference === 0) return 'The same as the last few days.'
  const typed = unit === 'C' ? 'metric' : 'us'
  const fahrenheit = unit === 'C' ? difference * 1.8 : difference
  return `${temperatureGap(fahrenheit, units ?? typed)} ${difference < 0 ? 'colder' : 'warmer'} than the last few days.`
}

/** The pressure of the standard atmosphere at sea level. */
const standardInches = 29.92

function describePressure({ conditions: { pressure }, units }: DayFacts): string {
  if (pressure === undefined) return ''
  const [inches, typed] = isInches(pressure) ? [pressure, 'us' as const] : [toInches(pressure), 'metric' as const]
  const shownIn = units ?? typed
  const { value, unit } = pressureIn(inches, shownIn)
  const normal = pressureIn(standardInches, shownIn).value
  const side = value > normal ? 'above' : value < normal ? 'below' : 'the same as'
  return `${String(value)} ${unit} is ${side} the standard ${String(normal)}.`
}

function describeMoon({ day, ground, timeZone, moonPhase }: DayFacts): string {
  const { name, litFraction } = readMoon(day, ground?.timeZone ?? timeZone)
  const truth = `${name}, ${String(Math.round(litFraction * 100))}% lit.`
  if (moonPhase === undefined) return truth
  const chosen = withId(moonPhases, moonPhase)
  return phaseOf(name) === moonPhase ? truth : `${truth} You chose ${chosen.name.toLowerCase()} for the score.`
}

/** Returns the choice of the form for a true phase. */
export function phaseOf(name: string): MoonPhase['id'] {
  if (name === 'New Moon') return 'new'
  if (name === 'Full Moon') return 'full'
  return name.endsWith('Quarter') ? 'quarter' : 'other'
}
