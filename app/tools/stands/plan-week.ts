/**
 * Which stand on which day. The rule, day by day: the better fit to the wind; then not yesterday's stand; then not the
 * only good stand of tomorrow; then the one that rested longest; then the hunter's own order.
 */
import { addDays } from '~/lib/days'
import { isSameName, type Stand, type WindId } from './stand'
import { judgeStands, rankOf, type Judgment, type SitTime } from './judge-stand'

export interface DayPlan {
  /** Written as 2026-11-21. */
  day: string
  wind: WindId
  /** Undefined where no stand fits. */
  pick: Judgment | undefined
  /** Whether the stand was hunted the day before, because no other fits as well. */
  isRepeat: boolean
  /** The stands that fit as well, by name, the next best first. */
  others: string[]
}

/** @param winds of one day after the other, beginning today; a day without a wind is left out */
export function planWeek(
  stands: readonly Stand[],
  winds: readonly (WindId | '')[],
  { today, time }: { today: string; time?: SitTime | undefined },
): DayPlan[] {
  const fitting = winds.map((wind) => (wind === '' ? [] : judgeStands(stands, wind, time).filter(isFit)))
  /** The last day each stand was picked for, by its name. */
  const used = new Map<string, number>()
  return winds.flatMap((wind, day) => {
    if (wind === '') return []
    const needed = onlyGood(fitting[day + 1] ?? [])
    const wasYesterday = ({ stand }: Judgment) => used.get(stand.name) === day - 1
    const keysOf = (judgment: Judgment) => [
      rankOf(judgment.verdict),
      Number(wasYesterday(judgment)),
      Number(needed !== undefined && isSameName(needed, judgment.stand.name)),
      used.get(judgment.stand.name) ?? Number.MIN_SAFE_INTEGER,
    ]
    const [pick, ...others] = (fitting[day] ?? []).toSorted((one, other) => compare(keysOf(one), keysOf(other)))
    const isRepeat = pick !== undefined && wasYesterday(pick)
    if (pick) used.set(pick.stand.name, day)
    return [{ day: addDays(today, day), wind, pick, isRepeat, others: others.map(({ stand }) => stand.name) }]
  })
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
