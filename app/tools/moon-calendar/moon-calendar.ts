/**
 * A month of moons has each day's true phase, and what the site's eight-day rule of thumb says of it. The rule counts
 * from the first of the month.
 */
import { zoneName } from '~/tools/ground/clocks'
import { dayOf, monthAfter, monthName, toWeeks } from './moon-month'
import { movementOf, rulePhases, type Movement, type PhaseName } from './moon-calendar.data'
import { readSky, type PrincipalPhase, type TrueMoon } from './true-moon'

export interface MoonDay {
  /** The day of the month, from 1. */
  day: number
  isToday: boolean
  rule: RuleMoon
  sky: TrueMoon
  /** The rule and the sky give the day the same name. */
  agrees: boolean
}

interface RuleMoon {
  name: PhaseName
  movement: Movement
}

export interface MoonCalendar {
  month: string
  /** A text such as November 2026. */
  name: string
  days: MoonDay[]
  weeks: (MoonDay | undefined)[][]
  phases: PrincipalPhase[]
  /** The number of days on which rule and sky agree. */
  agreements: number
  previous: string | undefined
  next: string | undefined
  /** The steps explain one day of the month as an example. */
  steps: string[]
}

/** @param day the day of the month, 1 to 31 */
export function readRule(day: number): RuleMoon {
  const name = rulePhases[(day - 1) % rulePhases.length]
  if (!name) throw new Error(`No month has a day ${String(day)}`)
  return { name, movement: movementOf[name] }
}

/** `today` is a date such as 2026-11-21, in the same time zone. */
export function makeCalendar(month: string, today: string, timeZone: string): MoonCalendar {
  const { phases, moons } = readSky(month, timeZone)
  const days = moons.map((sky, index) => {
    const rule = readRule(index + 1)
    const isToday = dayOf(month, index + 1) === today
    return { day: index + 1, isToday, rule, sky, agrees: rule.name === sky.name }
  })
  const agreements = days.filter(({ agrees }) => agrees).length
  return {
    month,
    name: monthName(month),
    days,
    weeks: toWeeks(month, days),
    phases,
    agreements,
    previous: monthAfter(month, -1),
    next: monthAfter(month, 1),
    steps: explain(days, agreements, timeZone),
  }
}

/** Returns today if it is in the month, else the first. */
export function exampleOf(days: readonly MoonDay[]): MoonDay | undefined {
  return days.find(({ isToday }) => isToday) ?? days[0]
}

function explain(days: readonly MoonDay[], agreements: number, timeZone: string): string[] {
  const example = exampleOf(days)
  if (!example) return []
  const { day, rule, sky } = example
  const degrees = sky.elongation.toFixed(1)
  const exactly = sky.clock === undefined ? '' : `, with the phase itself at ${sky.clock}`
  return [
    `The sky, for day ${String(day)}: at noon (${zoneName(timeZone)}) the moon is ${degrees}° east of the sun and ${percent(sky.litFraction)} lit. The day counts as ${sky.name}${exactly}.`,
    `The rule, for day ${String(day)}: (${String(day)} − 1) mod 8 = ${String((day - 1) % 8)}, which is ${rule.name}: ${rule.movement} movement.`,
    `The rule matches the sky on ${String(agreements)} of ${String(days.length)} days this month.`,
  ]
}

export function percent(fraction: number): string {
  return `${String(Math.round(fraction * 100))}%`
}

/** Summarizes the month of the true moon. */
export function summarize({ name, phases }: MoonCalendar): string {
  const moons = phases.map((phase) => `${phase.name} on the ${ordinal(Number(phase.day.slice(8)))}`)
  return `${name}: ${moons.join(', ')}.`
}

function ordinal(number: number): string {
  const isTeen = number >= 11 && number <= 13
  return `${String(number)}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]) ?? 'th'}`
}
