/** A clock change skips local times or repeats them. */
import { perTimeZone } from '~/lib/dates'

const minuteMs = 60_000
/** No local time differs from UTC by more. */
const aroundMs = 30 * 60 * minuteMs

const clockFormat = perTimeZone({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const wordFormat = perTimeZone({ dateStyle: 'medium', timeStyle: 'short' })
const timeFormat = perTimeZone({ timeStyle: 'short' })
const zoneFormat = perTimeZone({ timeZoneName: 'short' })

export interface LocalMinute {
  date: string
  time: string
}

/** A time in a gap has no moment; one in a repeated hour has two, in order. */
type Moments =
  | { kind: 'once'; at: Date }
  | { kind: 'twice'; first: Date; second: Date }
  | { kind: 'never'; before: Date; after: Date }

export function momentsOf({ date, time }: LocalMinute, timeZone: string): Moments | undefined {
  const wanted = universalOf(date, time)
  if (wanted === undefined) return undefined
  const offsets = new Set([wanted - aroundMs, wanted, wanted + aroundMs].map((at) => offsetAt(at, timeZone)))
  const [first, second] = [...offsets]
    .map((offset) => wanted - offset)
    .filter((at) => at + offsetAt(at, timeZone) === wanted)
    .toSorted((one, other) => one - other)
  if (first === undefined) return { kind: 'never', ...aroundGap(wanted, timeZone) }
  if (second === undefined) return { kind: 'once', at: new Date(first) }
  return { kind: 'twice', first: new Date(first), second: new Date(second) }
}

export function localMinute(at: Date, timeZone: string): LocalMinute {
  const local = new Date(Math.floor(at.getTime() / minuteMs) * minuteMs + offsetAt(at.getTime(), timeZone))
  const iso = local.toISOString()
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) }
}

export function shortDateTime(at: string | Date, timeZone: string): string {
  return withPlainSpaces(wordFormat(timeZone).format(new Date(at)))
}

export function clockTime(at: Date, timeZone: string): string {
  return withPlainSpaces(timeFormat(timeZone).format(at))
}

export function zoneAt(at: Date, timeZone: string): string {
  return (
    zoneFormat(timeZone)
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  )
}

const weekMs = 7 * 24 * 60 * minuteMs

/**
 * Lists a clock's changes for five years: `0=-240 29886120=-300`, in minutes since 1970 and minutes ahead of UTC. A
 * browser reads the time from this list at once, where the first clock of a time zone would take a phone 70 ms.
 */
export function clockChanges(timeZone: string, from: Date): string {
  const first = Math.floor(from.getTime() / minuteMs) * minuteMs
  let offset = offsetAt(first, timeZone)
  const changes = [`0=${String(offset / minuteMs)}`]
  for (let at = first + weekMs; at <= first + 5 * 52 * weekMs; at += weekMs) {
    const next = offsetAt(at, timeZone)
    if (next === offset) continue
    const change = firstMinute(at - weekMs, at, (each) => offsetAt(each, timeZone) === next)
    changes.push(`${String(change / minuteMs)}=${String(next / minuteMs)}`)
    offset = next
  }
  return changes.join(' ')
}

function aroundGap(wanted: number, timeZone: string): { before: Date; after: Date } {
  const after = firstMinute(wanted - aroundMs, wanted + aroundMs, (at) => at + offsetAt(at, timeZone) >= wanted)
  return { before: new Date(after - minuteMs), after: new Date(after) }
}

/** Finds the first minute after `from` for which `isAfter` holds, as it does from then on. */
function firstMinute(from: number, to: number, isAfter: (at: number) => boolean): number {
  let [before, after] = [from, to]
  while (after - before > minuteMs) {
    const middle = Math.floor((before + after) / 2 / minuteMs) * minuteMs
    if (isAfter(middle)) after = middle
    else before = middle
  }
  return after
}

function universalOf(date: string, time: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d$/.test(time)) return undefined
  const at = new Date(`${date}T${time}:00.000Z`)
  // The engine would read 2026-02-30 as March 2.
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === date ? at.getTime() : undefined
}

/** Returns how many milliseconds the clocks are ahead of UTC, in whole minutes. */
function offsetAt(at: number, timeZone: string): number {
  const minute = Math.floor(at / minuteMs) * minuteMs
  const clock = clockFormat(timeZone).formatToParts(minute)
  const shown = new Map<string, number>(clock.map(({ type, value }) => [type, Number(value)]))
  const part = (type: string) => shown.get(type) ?? Number.NaN
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - minute
}

/** Engines put a narrow space before AM. */
function withPlainSpaces(text: string): string {
  return text.replaceAll(/\s/g, ' ')
}
