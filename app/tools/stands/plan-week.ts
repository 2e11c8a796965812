/**
 * Plans which stand to hunt on which morning and evening. The rule, sit by sit: the better fit to the wind; then not a
 * stand that was hunted that day or the day before; then not the only good stand of a sit until tomorrow; then the one
 * that rested longest, by the plan and by the season log; then the hunter's own order.
 */
import { addDays, daysBetween } from '~/lib/days'
import { judgeStands, rankOf, type Judgment } from './judge-stand'
import { standKey, type Stand, type WindId } from './stand'

export const halves = ['morning', 'evening'] as const
export type Half = (typeof halves)[number]
export const weekDays = 7

export type DayWinds = Record<Half, WindId | ''>
/** The winds of seven days, with today first. */
export type WeekWinds = DayWinds[]

export function emptyWeek(): WeekWinds {
  return Array.from({ length: weekDays }, () => ({ morning: '', evening: '' }))
}

export function hasWinds(week: WeekWinds): boolean {
  return week.some(({ morning, evening }) => morning !== '' || evening !== '')
}

export interface LoggedSit {
  stand: string
  /** A date such as 2026-11-21. */
  date: string
}

export interface SitPlan {
  /** A date such as 2026-11-21. */
  day: string
  half: Half
  wind: WindId
  /** The pick is undefined if no stand fits. */
  pick: Judgment | undefined
  /** The last sit in that stand, if the rest that the study found is not over yet. */
  lastSit: { day: string; half?: Half; isLogged: boolean } | undefined
  /** The names of the stands that fit as well, the next best first. */
  others: string[]
}

/** Bucks stayed away from a hunted stand for three days on average: see week-plan.tsx. */
const restDays = 3

/** The number counts days after today, and is negative for a sit of the log. */
interface Use {
  at: number
  half?: Half
  isLogged: boolean
}

/** Leaves out a half day without a wind. */
export function planWeek(
  stands: readonly Stand[],
  week: WeekWinds,
  { today, sits = [] }: { today: string; sits?: readonly LoggedSit[] },
): SitPlan[] {
  const asked = week.flatMap((winds, at) =>
    halves.flatMap((half) => {
      const wind = winds[half]
      return wind === '' ? [] : [{ at, half, wind, fitting: judgeStands(stands, wind, half).filter(isFit) }]
    }),
  )
  const used = usesOf(sits, today)
  return asked.map(({ at, half, wind, fitting }, index) => {
    const soon = asked.slice(index + 1).filter((other) => other.at <= at + 1)
    const needed = new Set(soon.flatMap((other) => onlyGood(other.fitting) ?? []))
    const keysOf = ({ verdict, stand: { name } }: Judgment) => {
      const last = used.get(standKey(name))?.at ?? Number.MIN_SAFE_INTEGER
      return [rankOf(verdict), Number(last >= at - 1), Number(needed.has(name)), last]
    }
    const [pick, ...others] = fitting.toSorted((one, other) => compare(keysOf(one), keysOf(other)))
    const last = pick && used.get(standKey(pick.stand.name))
    if (pick) used.set(standKey(pick.stand.name), { at, half, isLogged: false })
    return {
      day: addDays(today, at),
      half,
      wind,
      pick,
      lastSit: last && at - last.at <= restDays ? { ...last, day: addDays(today, last.at) } : undefined,
      others: others.map(({ stand }) => stand.name),
    }
  })
}

/** Finds the last sit in each stand. */
function usesOf(sits: readonly LoggedSit[], today: string): Map<string, Use> {
  const used = new Map<string, Use>()
  for (const { stand, date } of sits) {
    const at = daysBetween(today, date)
    const key = standKey(stand)
    if (stand !== '' && at <= 0 && at > (used.get(key)?.at ?? -Infinity)) used.set(key, { at, isLogged: true })
  }
  return used
}

function isFit({ verdict }: Judgment): boolean {
  return verdict === 'good' || verdict === 'care'
}

function onlyGood(judgments: readonly Judgment[]): string | undefined {
  const [only, second] = judgments.filter(({ verdict }) => verdict === 'good')
  return second ? undefined : only?.stand.name
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, key] of one.entries()) {
    const difference = key - (other[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
