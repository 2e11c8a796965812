/**
 * Reads the winds of a pasted forecast: for each of seven days one for the morning and one for the evening. The text
 * may be the National Weather Service's zone or point text, its hourly table, an hourly list of an app, or typed lines
 * such as "Mon AM NW 8 mph, PM W 5". A wind is named for where it comes from. Arrows are not read: some apps draw them
 * with the wind and some against it.
 */
import { emptyWeek, halves, weekDays, type Half, type WeekWinds } from '~/tools/stands/plan-week'
import type { WindId } from '~/tools/stands/stand'
import { findLabels, readLabels, takeIssueDay, type ForecastTime } from './forecast-labels'
import { readHourlyTable } from './hourly-table'
import { readWinds, windOf, type WindEntry } from './wind-words'

export interface ForecastReading {
  week: WeekWinds
  /** The number of the fourteen winds that were read. */
  count: number
  notRead: Unread[]
}

/** A text that names a day or a wind, and the reason why it gave none. */
export interface Unread {
  text: string
  reason: string
}

/** The winds that a forecast gives for one day, half day or hour. */
interface Block extends Pick<ForecastTime, 'part' | 'isHour'> {
  day: number
  text: string
  entries: readonly WindEntry[]
}

/** A longer text is cut. Two days of the hourly table have about 2,500 characters. */
export const mostForecastCharacters = 6000

const mostQuoted = 80

/** @param today the day on which the text is read, such as 2026-11-21 */
export function readForecast(text: string, today: string): ForecastReading {
  const { rest, issued } = takeIssueDay(tidy(text.slice(0, mostForecastCharacters)), today)
  const table = readHourlyTable(rest, today)
  const blocks = [...table.hours.map(toBlock), ...readBlocks(table.rest, today, issued)]
  const week = emptyWeek()
  const notRead = [...table.notRead, ...blocks.flatMap((block) => explain(block, blocks))]
  for (const [day, winds] of week.entries()) {
    for (const half of halves) {
      const { wind, problem } = settle(blocks, day, half)
      winds[half] = wind
      if (problem) notRead.push(problem)
    }
  }
  const beyond = text.slice(mostForecastCharacters).trim()
  if (beyond !== '')
    notRead.push({
      text: beyond,
      reason: `past the first ${mostForecastCharacters.toLocaleString('en-US')} characters`,
    })
  const count = week.flatMap((winds) => halves.filter((half) => winds[half] !== '')).length
  if (count === 0 && notRead.length === 0) notRead.push({ text: rest, reason: 'no wind in it' })
  const quoted = notRead.map((item) => ({ ...item, text: quote(item.text) }))
  return {
    week,
    count,
    notRead: quoted.filter(({ text: one }, at) => quoted.findIndex((item) => item.text === one) === at),
  }
}

/** Leaves one kind of space, quote and dash, and joins sentences that were wrapped. */
function tidy(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u00A0\u2007\u202F]/g, ' ')
    .replaceAll(/[–—]/g, '-')
    .replaceAll('’', "'")
    .replaceAll(/ +$/gm, '')
    .replaceAll(/(?<=[^\n\t]{48}[^\n\t.])\n(?=[a-z]|[A-Z]{2,}\b|\d(?!\d?(?:\/|:| ?[ap]m)))/g, ' ')
    .replaceAll('...', ', ')
}

function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= mostQuoted ? line : `${line.slice(0, mostQuoted).trimEnd()}…`
}

function toBlock({
  day,
  part,
  degrees,
}: {
  day: number
  part: ForecastTime['part']
  degrees: number | undefined
}): Block {
  return { day, part, isHour: true, text: '', entries: [{ degrees, isChange: false, when: undefined }] }
}

function readBlocks(text: string, today: string, issued: number): Block[] {
  const labels = findLabels(text)
  if (labels.length === 0) return readLines(text)
  const times = readLabels(labels, today, issued)
  const before = text.slice(0, labels[0]?.start)
  const head: Block = { day: -1, part: 'unknown', isHour: false, text: before, entries: readWinds(before) }
  const named = labels.flatMap(({ start, end }, index) => {
    const next = labels[index + 1]?.start ?? text.length
    const { days, part, isHour } = times[index] ?? { days: [], part: 'day', isHour: false }
    const entries = readWinds(text.slice(end, next))
    return days.map((day): Block => ({ day, part, isHour, text: text.slice(start, next), entries }))
  })
  return [head, ...named]
}

/** Reads each line as one day, beginning with today, if the text names no day. */
function readLines(text: string): Block[] {
  return text
    .split('\n')
    .map((line) => ({ line, entries: readWinds(line) }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ line, entries }, day) => ({ day, part: 'day', isHour: false, text: line, entries }))
}

/** Says why a day or half day that is named gives no wind. Hours and nights need no wind. */
function explain(block: Block, blocks: readonly Block[]): Unread[] {
  const { day, part, isHour, text, entries } = block
  if (part === 'unknown') return entries.length > 0 ? [{ text, reason: 'the day is not known' }] : []
  if (part === 'night' || part === 'midday' || isHour) return []
  if (day < 0 || day >= weekDays) return entries.length > 0 ? [{ text, reason: 'not one of these seven days' }] : []
  if (entries.length > 0) return []
  // The block is the heading of a day whose hours or halves follow.
  const isHeading = part === 'day' && blocks.some((other) => other.day === day && isForSit(other))
  return isHeading ? [] : [{ text, reason: 'no direction in it' }]
}

function isForSit({ part, entries }: Block): boolean {
  return part !== 'night' && entries.length > 0
}

/** What is said of the half day itself comes before what is said of the day, and the first text before a second one. */
function settle(blocks: readonly Block[], day: number, half: Half): { wind: WindId | ''; problem?: Unread } {
  const told = blocks.filter((block) => block.day === day && block.entries.length > 0)
  const hours = told.filter(({ isHour, part }) => isHour && part === half)
  if (hours.length > 0) return meanOf(hours, half)
  const named = told.find(({ isHour, part }) => !isHour && part === half)
  const whole = told.find(({ part }) => part === 'day')
  const entry = named ? named.entries[0] : whole && pickEntry(whole.entries, half)
  if (!entry) return { wind: '' }
  if (entry.degrees !== undefined) return { wind: windOf(entry.degrees) }
  return { wind: '', problem: { text: `${half}: ${(named ?? whole)?.text ?? ''}`, reason: 'calm or variable' } }
}

/** Picks the wind of a half day from a text such as "South, becoming west in the afternoon". */
function pickEntry(entries: readonly WindEntry[], half: Half): WindEntry | undefined {
  if (half === 'morning') {
    return entries.findLast(({ isChange, when }) => (isChange ? when === 'morning' : when !== 'evening'))
  }
  return entries.findLast(({ isChange, when }) => isChange || when !== 'morning')
}

/** The mean of unit vectors is at least so long: 1 for one direction, 0.85 for two of them 64 degrees apart. */
const leastSteady = 0.85

function meanOf(hours: readonly Block[], half: Half): { wind: WindId | ''; problem?: Unread } {
  const known = hours.flatMap(({ entries }) => entries.flatMap(({ degrees }) => degrees ?? []))
  if (known.length === 0) return { wind: '' }
  const mean = (part: (radians: number) => number) =>
    known.reduce((sum, degrees) => sum + part((degrees * Math.PI) / 180), 0) / known.length
  const [north, east] = [mean(Math.cos), mean(Math.sin)]
  const degrees = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
  // The degrees are rounded, so that halfway is halfway.
  if (Math.hypot(north, east) >= leastSteady) return { wind: windOf(Math.round(degrees * 10) / 10) }
  const turned = [...new Set(known.map(windOf))].join(', ')
  return {
    wind: '',
    problem: { text: `${half}: ${hours.map(({ text }) => text).join(' ')}`, reason: `it turns: ${turned}` },
  }
}
