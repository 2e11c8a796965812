/** One season on a timeline: whole months that hold the site's windows, the peaks of some places and, if it can, today. */
import { addDays, daysBetween } from '~/lib/days'
import { listWindows, type RutWindow } from './rut-tracker'
import { chaseDays, isBreeding, peakFrom, type RutPlace } from './state-rut'

interface PeakOnLine {
  id: string
  /** First day of the two weeks before; undefined where the dates count the chase. */
  chase: string | undefined
  start: string
  end: string
}

interface RutSeason {
  /** First days of the months, and the first day after the last of them. */
  months: readonly string[]
  end: string
  peaks: readonly PeakOnLine[]
  windows: readonly RutWindow[]
}

/** A season begins in July. From April on, the coming one is shown. */
export function layOutSeason(places: readonly RutPlace[], shiftDays: number, today: string): RutSeason {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '04-01' ? 1 : 0)
  const peaks = places.map(({ id, peak, evidence }) => {
    const { start, end } = peakFrom(peak.from < '07-01' ? year + 1 : year, peak)
    return { id, chase: isBreeding(evidence) ? addDays(start, -chaseDays) : undefined, start, end }
  })
  const shown = today >= `${String(year)}-07-01` ? [today] : []
  const days = [...peaks.flatMap(({ chase, start, end }) => [chase ?? start, end]), ...shown].toSorted()
  const first = earlier(`${String(year)}-09`, days[0]?.slice(0, 7))
  const last = later(`${String(year)}-12`, days.at(-1)?.slice(0, 7))
  const months: string[] = []
  let month = `${first}-01`
  while (month.slice(0, 7) <= last) {
    months.push(month)
    month = nextMonth(month)
  }
  return { months, end: month, peaks, windows: listWindows(year, shiftDays) }
}

/** Position of a day's start between the ends of the timeline, in percent. */
export function shareOf({ months: [first = ''], end }: RutSeason, day: string): number {
  return Math.round((daysBetween(first, day) / daysBetween(first, end)) * 1000) / 10
}

function earlier(one: string, other = one): string {
  return other < one ? other : one
}

function later(one: string, other = one): string {
  return other > one ? other : one
}

function nextMonth(firstDay: string): string {
  return `${addDays(firstDay, 31).slice(0, 7)}-01`
}
