import { readStoredGround } from '~/tools/ground/stored-ground'
import { readSun } from '~/tools/legal-light/sky-day'
import { clockOf } from '~/tools/moon-calendar/local-clock'
import { deerIn, isOfCamera, isOutside, windName, type Sit } from './sit'

/** A bar never appears without the number of sits it rests on. */
export interface LogBar {
  label: string
  deer: number
  sits: number
}

interface LogSummary {
  sits: number
  deer: number
  sunrise: LogBar[]
  sunset: LogBar[]
  wind: LogBar[]
  stand: LogBar[]
  sitsWithoutLight: number
  deerWithoutTime: number
  deerOutsideSits: number
}

/** With fewer sits, chance says more than the deer. */
export const leastSits = 10

export const fewSits = 3

const binMinutes = 30
const sunriseBins = { from: -60, to: 240 }
const sunsetBins = { from: -240, to: 60 }
const minutesPerDay = 1440
const millisecondsPerMinute = 60_000

/** Leaves out the entries of cameras: a camera sits longer than a hunter, and sees what no hunter was there for. */
export function summarizeLog(entries: readonly Sit[]): LogSummary {
  const sits = entries.filter((sit) => !isOfCamera(sit))
  const lit = sits.flatMap((sit) => {
    const light = lightOf(sit)
    return light ? [{ sit, light }] : []
  })
  return {
    sits: sits.length,
    deer: sumOf(sits.map(deerIn)),
    sunrise: binsOf(
      lit.map(({ sit, light }) => ({ sit, at: light.rise })),
      sunriseBins,
      'sunrise',
    ),
    sunset: binsOf(
      lit.map(({ sit, light }) => ({ sit, at: light.set })),
      sunsetBins,
      'sunset',
    ),
    wind: groupsOf(sits, ({ wind }) => windName(wind)),
    stand: groupsOf(sits, ({ stand }) => stand || 'Not noted'),
    sitsWithoutLight: sits.length - lit.length,
    deerWithoutTime: sumOf(
      sits.flatMap(({ sightings }) => sightings.filter(({ time }) => time === '')).map(({ count }) => count),
    ),
    deerOutsideSits: sumOf(
      sits.flatMap((sit) => sit.sightings.filter(({ time }) => isOutside(sit, time))).map(({ count }) => count),
    ),
  }
}

/** Both times are minutes of the day, by the clocks of the place. */
function lightOf({ ground, date }: Sit): { rise: number; set: number } | undefined {
  const place = readStoredGround(ground)
  if (!place) return undefined
  const { rise, set } = readSun(date, place)
  const clock = clockOf(place.timeZone)
  const minutes = (at: Date) => Math.round(clock(at).asUniversal / millisecondsPerMinute) % minutesPerDay
  return rise && set && { rise: minutes(rise), set: minutes(set) }
}

function binsOf(
  sits: readonly { sit: Sit; at: number }[],
  { from, to }: { from: number; to: number },
  event: string,
): LogBar[] {
  const bars: LogBar[] = []
  for (let start = from; start < to; start += binMinutes) {
    const end = start + binMinutes
    const there = sits.filter(({ sit, at }) => minutesOf(sit.from) - at < end && minutesOf(sit.to) - at > start)
    const seen = there.flatMap(({ sit, at }) =>
      sit.sightings.filter(({ time }) => {
        if (time === '' || isOutside(sit, time)) return false
        const offset = minutesOf(time) - at
        return offset >= start && offset < end
      }),
    )
    if (there.length === 0) continue
    bars.push({ label: labelOf(start, end, event), deer: sumOf(seen.map(({ count }) => count)), sits: there.length })
  }
  return bars
}

function labelOf(start: number, end: number, event: string): string {
  return start < 0
    ? `${String(-start)} to ${String(-end)} min before ${event}`
    : `${String(start)} to ${String(end)} min after ${event}`
}

function groupsOf(sits: readonly Sit[], nameOf: (sit: Sit) => string): LogBar[] {
  const groups = new Map<string, LogBar>()
  for (const sit of sits) {
    const label = nameOf(sit)
    const { deer, sits: count } = groups.get(label) ?? { deer: 0, sits: 0 }
    groups.set(label, { label, deer: deer + deerIn(sit), sits: count + 1 })
  }
  return [...groups.values()].toSorted((one, other) => other.sits - one.sits || one.label.localeCompare(other.label))
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
