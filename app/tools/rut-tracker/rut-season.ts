import { addDays, daysBetween } from '~/lib/days'
import { listWindows, type RutWindow } from './rut-tracker'
import { chaseDays, isBreeding, peakFrom, type RutPlace } from './state-rut'

interface PeakOnLine {
  id: string
  /** The two weeks before the peak begin on this day; undefined where the dates count the chase. */
  chase: string | undefined
  start: string
  end: string
}

interface RutSeason {
  months: readonly string[]
  end: string
  peaks: readonly PeakOnLine[]
  windows: readonly RutWindow[]
}

/** Lays out a season, which begins in July. From April on, the coming one is shown. */
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

/** Returns the percentage of the timeline at the day's start. */
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
