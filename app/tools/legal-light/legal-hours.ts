/**
 * Decides which hours count on a day, and whose they are: the visitor's own, those of a season that the operator has
 * read, or those of a state that were read. Where none were read, the day runs from sunrise to sunset, and no page may
 * call that legal.
 */
import type { HuntTypeId } from '~/tools/checklist/checklist-items.data'
import { states, type StateCode } from '~/lib/states.data'
import type { SeasonHours } from '~/kinds/seasons/seasons'
import { withId } from '~/lib/ids'
import { capitalize, countOf } from '~/lib/text'
import { stateHours, type HoursRule, type LegalOffsets, type StateHours } from './state-hours.data'

export interface LegalHours extends LegalOffsets {
  whose: 'own' | 'season' | 'state' | 'unread'
  /** The name of the span between the hours. */
  name: 'Legal light' | 'Daylight'
  /** A text such as "South Carolina: one hour before sunrise to one hour after sunset, as printed in 2016". */
  rule: string
  /** The other rules: "For firearms: half an hour before sunrise to half an hour after sunset." */
  others: string
  /** Somebody has read the hours at their source: see sourceOf(). */
  isChecked: boolean
  state: StateCode | undefined
  season: SeasonHours | undefined
}

/** The minutes that the visitor has typed; undefined where there are none. */
export type OwnHours = Readonly<Record<keyof LegalOffsets, number | undefined>>

export interface HoursQuestion {
  /** A date such as 2026-11-14; without it no season counts. */
  day?: string
  weapon?: HuntTypeId | undefined
  seasons?: readonly SeasonHours[] | undefined
  /** The hours that the visitor has typed. */
  own?: OwnHours | undefined
}

/** Returns the hours of the state if there is no question. */
export function legalHoursFor(state: StateCode | undefined, question: HoursQuestion = {}): LegalHours {
  const { own } = question
  const hours =
    findSeasonHours(state, question) ?? findStateHours(state, question.weapon) ?? unreadHours(state, question)
  if (own?.before === undefined && own?.after === undefined) return hours
  const offsets = { before: own.before ?? hours.before, after: own.after ?? hours.after }
  const others = `${hours.rule}. ${hours.others}`.trim()
  return {
    ...hours,
    ...offsets,
    whose: 'own',
    name: 'Legal light',
    rule: `Your own hours: ${inWords(offsets)}`,
    others,
  }
}

/** If only the hours of other weapons were read, they are the others. */
function unreadHours(state: StateCode | undefined, { weapon }: HoursQuestion): LegalHours {
  const place = state === undefined ? 'this place' : withId(states, state).name
  const read = findStateHours(state)
  const forWeapon = read && weapon ? ` for ${weaponNames[weapon]}` : ''
  return {
    before: 0,
    after: 0,
    whose: 'unread',
    name: 'Daylight',
    rule: `We have not read the hunting hours of ${place}${forWeapon}`,
    others: read ? `${read.rule}.` : '',
    isChecked: false,
    state,
    season: undefined,
  }
}

const weaponNames = {
  archery: 'bows',
  crossbow: 'crossbows',
  muzzleloader: 'muzzleloaders',
  rifle: 'firearms',
} as const satisfies Record<HuntTypeId, string>

/** Finds the strictest of the rules that were read. Returns undefined if there is none, or none for the weapon. */
function findStateHours(state: StateCode | undefined, weapon?: HuntTypeId): LegalHours | undefined {
  const row: StateHours | 'not read' = state === undefined ? 'not read' : stateHours[state]
  if (state === undefined || row === 'not read') return undefined
  const rules: readonly HoursRule[] = row.rules
  const [rule] = rules
    .filter(({ weapons }) => weapon === undefined || (weapons?.includes(weapon) ?? true))
    .toSorted((one, other) => lengthOfSpan(one) - lengthOfSpan(other))
  if (!rule) return undefined
  const others = row.rules
    .filter((other) => other !== rule)
    .map((other) => `${capitalize(other.scope ?? '')}: ${inWords(other)}.`)
  return {
    before: rule.before,
    after: rule.after,
    whose: 'state',
    name: 'Legal light',
    rule: `${withId(states, state).name}: ${describeRule(rule)}, as printed in ${String(row.year)}`,
    others: [...others, row.note ?? ''].filter(Boolean).join(' '),
    isChecked: true,
    state,
    season: undefined,
  }
}

/** Returns a text such as "half an hour before sunrise to sunset for bowhunting". */
function describeRule(rule: HoursRule): string {
  return [inWords(rule), rule.scope].filter(Boolean).join(' ')
}

function lengthOfSpan({ before, after }: LegalOffsets): number {
  return before + after
}

/** Finds the strictest of the seasons open that day, and names the hours of its state beside it. */
function findSeasonHours(
  state: StateCode | undefined,
  { day = '', weapon, seasons = [] }: HoursQuestion,
): LegalHours | undefined {
  const [season, ...others] = seasons
    .filter((each) => each.state === state && each.opensOn <= day && day <= each.closesOn && isFor(each.weapon, weapon))
    .toSorted((one, other) => lengthOfSpan(one) - lengthOfSpan(other))
  if (!season) return undefined
  const { before, after } = season
  const all = findStateHours(season.state, weapon)
  return {
    before,
    after,
    whose: 'season',
    name: 'Legal light',
    rule: describeSeason(season),
    others: [...others.map(describeSeason), ...(all ? [all.rule] : [])].map((rule) => `${rule}.`).join(' '),
    isChecked: true,
    state,
    season,
  }
}

/** The words match what an operator may have typed for a weapon. A text such as "Any legal weapon" is for all. */
const weaponWords = {
  archery: /\barch|\bbow/i,
  crossbow: /crossbow/i,
  muzzleloader: /muzzle|primitive|black ?powder/i,
  rifle: /rifle|gun|firearm/i,
} as const satisfies Record<HuntTypeId, RegExp>

function isFor(typed: string, weapon: HuntTypeId | undefined): boolean {
  if (weapon === undefined || weaponWords[weapon].test(typed)) return true
  return !Object.values(weaponWords).some((words) => words.test(typed))
}

function describeSeason(season: SeasonHours): string {
  const { state, species, weapon, zone } = season
  return `${[withId(states, state).name, species, weapon, zone].join(', ')}: ${inWords(season)}`
}

/** Returns a text such as "one hour before sunrise to sunset". */
export function inWords({ before, after }: LegalOffsets): string {
  const start = before < 0 ? `${lengthOf(-before)} after sunrise` : `${lengthOf(before)} before sunrise`
  const end = after < 0 ? `${lengthOf(-after)} before sunset` : `${lengthOf(after)} after sunset`
  return `${before === 0 ? 'sunrise' : start} to ${after === 0 ? 'sunset' : end}`
}

function lengthOf(minutes: number): string {
  if (minutes === 30) return 'half an hour'
  return minutes === 60 ? 'one hour' : countOf(minutes, 'minute')
}
