/** Reads days, half days and hours as forecasts write them: "Fri 27 | Day", ".SUNDAY NIGHT AND MONDAY...", "6 AM". */
import type { Half } from '~/tools/stands/plan-week'
import { addDays, daysBetween } from '~/lib/days'
import { findUnknownDays, type Span } from './unknown-days'

export interface ForecastTime {
  /** The numbers count days from today, and are negative before today. */
  days: readonly number[]
  part: Half | 'day' | 'midday' | 'night' | 'unknown'
  isHour: boolean
}

const weekdayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const weekday = String.raw`(?:sun|mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur)(?:day)?\b`
const month = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?`
const date = String.raw`(?:\d{4}-\d\d-\d\d|\d{1,2}/\d{1,2}(?:/\d{2,4})?|${month} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?)`
const king = String.raw`(?:m\.? ?l\.? ?k(?:ing)?|(?:dr\. )?martin luther king),?(?: jr\.?)?`
/** The National Weather Service names these instead of the weekday. */
const holiday = String.raw`(?:${king}(?: day)?|(?:memorial|independence|inauguration|labor|columbus|indigenous peoples?'?|veterans'?|presidents?'?s?) day|(?:4th|fourth) of july|juneteenth(?: day)?|washington'?s birthday|(?:thanksgiving|christmas|new year'?s)(?: (?:day|eve))?)(?![a-z])`
const half = String.raw`(?:am|pm|a\.m\.|p\.m\.|morning|afternoon|evening|night|day)(?![a-z])`
const relative = '(?:(?:rest of )?today|tonight|tomorrow|overnight|this (?:morning|afternoon|evening))'
const dayName = `(?:${relative}|${weekday}(?! and (?:clouds|a )| mixed)|${holiday}|${date})`
const day = String.raw`${dayName}\.?(?:,? ${date}|,? \d{1,2}(?=[\s|:]|$))?(?:[ |\n]+${half})?`
const link = String.raw`(?: (?:and|through|thru|to|-) |[/-])`
const hour = String.raw`(?:\d{1,2}(?::\d\d)? ?[ap](?:\.?m\.?)?(?![a-z])|\d\d:\d\d)`

const labelPattern = new RegExp(String.raw`(?:${day}(?:${link}${day})*|${half}|${hour})(?=[\s.:,|)/-]|$)`, 'gi')
const hourPattern = new RegExp(`^${hour}$`, 'i')
const namePattern = new RegExp(String.raw`${dayName}(?:\.?,? ${date})?(?: night)?`, 'gi')
const weekdayPattern = new RegExp(`^${weekday}`, 'i')
const lastDatePattern = new RegExp(`${date}$`, 'i')
const monthDayPattern = new RegExp(String.raw`^(${month}) (\d{1,2})`, 'i')
const issuePattern = new RegExp(
  String.raw`\d{1,2}:?\d\d [ap]m [a-z]{2,4},? (?:${weekday},? )?(${month}) (\d{1,2}),? (\d{4})`,
  'i',
)

/**
 * Finds the day that is "today" in the text: "704 AM EST Tue Dec 2 2025", or "Last Update: 3:05 pm EST Nov 26, 2026".
 */
export function takeIssueDay(text: string, today: string): { rest: string; issued: number } {
  const [line = '', name = '', at = '', year = ''] = issuePattern.exec(text) ?? []
  if (line === '') return { rest: text, issued: 0 }
  return { rest: text.replace(line, ''), issued: daysBetween(today, dayOf(Number(year), monthOf(name), Number(at))) }
}

/**
 * Counts days from today to a date, or to the nearest one if it has no year. Returns undefined if the text is no date.
 */
export function daysTo(text: string, today: string): number | undefined {
  const [iso] = /^\d{4}-\d\d-\d\d$/.exec(text) ?? []
  if (iso !== undefined) return Number.isNaN(Date.parse(iso)) ? undefined : daysBetween(today, iso)
  const [, slashMonth = '', slashDay = ''] = /^(\d{1,2})\/(\d{1,2})/.exec(text) ?? []
  const [, name = '', namedDay = slashDay] = monthDayPattern.exec(text) ?? []
  const monthNumber = name === '' ? Number(slashMonth) : monthOf(name)
  if (monthNumber < 1 || monthNumber > 12) return undefined
  const year = Number(today.slice(0, 4))
  const [nearest] = [year - 1, year, year + 1]
    .map((each) => dayOf(each, monthNumber, Number(namedDay)))
    .filter((each) => Number(each.slice(8)) === Number(namedDay))
    .map((each) => daysBetween(today, each))
    .toSorted((one, other) => Math.abs(one) - Math.abs(other))
  return nearest
}

function monthOf(name: string): number {
  return monthNames.indexOf(name.slice(0, 3).toLowerCase()) + 1
}

function dayOf(year: number, monthNumber: number, at: number): string {
  return new Date(Date.UTC(year, monthNumber - 1, at)).toISOString().slice(0, 10)
}

function weekdayOf(name: string): number {
  return weekdayNames.indexOf(name.slice(0, 3).toLowerCase())
}

/** Reads "6 AM", "6p", "06:00" or "6" as an hour of the day. */
export function hourOf(text: string): number {
  const [, written = '', letter = ''] = /^(\d{1,2})(?::\d\d)? ?([ap])?/i.exec(text) ?? []
  if (letter === '') return Number(written) % 24
  return (Number(written) % 12) + (letter.toLowerCase() === 'p' ? 12 : 0)
}

/** A morning's sit is from 5 to 10, an evening's from 2 to 7. */
export function partOfHour(at: number): ForecastTime['part'] {
  if (at < 5 || at >= 19) return 'night'
  return at < 10 ? 'morning' : at < 14 ? 'midday' : 'evening'
}

function partOf(label: string): ForecastTime['part'] {
  if (/night/.test(label)) return 'night'
  if (/morning|\bam\b|a\.m\./.test(label)) return 'morning'
  return /afternoon|evening|\bpm\b|p\.m\.|rest of/.test(label) ? 'evening' : 'day'
}

interface Label extends Span {
  label: string
  isKnown: boolean
}

/**
 * Finds labels at the start of a line or behind a comma, with a colon also behind a sentence, and AM or PM anywhere but
 * behind a number.
 */
export function findLabels(text: string): Label[] {
  const known = [...text.matchAll(labelPattern)].flatMap(({ 0: label, index }) => {
    const before = text.slice(Math.max(0, index - 8), index)
    const end = index + label.length
    const isOpening =
      /(?:^|[\n\t,;|])[ .*•>-]*$/.test(before) ||
      (/^[AP]M$/.test(label) && /[^\d ] $/.test(before)) ||
      (text[end] === ':' && before.endsWith('. '))
    return isOpening ? [{ label, start: index, end, isKnown: true }] : []
  })
  const unknown = findUnknownDays(text, known).map((found) => ({ ...found, isKnown: false }))
  return [...known, ...unknown].toSorted((one, other) => one.start - other.start)
}

/**
 * Reads one label after the other, since a weekday is the next one after the day that the text has come to.
 * @param issued days from today to the day of the forecast
 */
export function readLabels(labels: readonly Label[], today: string, issued: number): ForecastTime[] {
  let at = startOf(labels, today, issued)
  const unknown: ForecastTime = { days: [-1], part: 'unknown', isHour: false }
  let isLost = false
  let lastHour = -1
  let isFirst = true
  const readDay = (name: string): number => {
    const dated = daysTo(dateIn(name), today)
    if (dated !== undefined) at = dated
    else if (name.startsWith('tomorrow')) at = issued + 1
    else if (/today|tonight|overnight|^this /.test(name)) at = issued
    else if (weekdayPattern.test(name)) at += (weekdayOf(name) - dayOfWeek(today, at) + 7) % 7
    // A holiday without a date is the day after the one before.
    else if (!isFirst && !name.endsWith('night')) at += 1
    isFirst = false
    return at
  }
  return labels.map(({ label: written, isKnown }) => {
    const label = written.toLowerCase()
    const names = [...label.matchAll(namePattern)].map(([day]) => day)
    // Hours and halves belong to the day before them.
    const isNoDay = names.map(dateIn).some((each) => each !== '' && daysTo(each, today) === undefined)
    isLost = !isKnown || isNoDay || (isLost && names.length === 0)
    if (isLost) return unknown
    if (hourPattern.test(label)) {
      const hourNow = hourOf(label)
      if (hourNow < lastHour) at += 1
      lastHour = hourNow
      return { days: [at], part: partOfHour(hourNow), isHour: true }
    }
    if (names.length === 0) return { days: [at], part: partOf(label), isHour: false }
    lastHour = -1
    const days = names.map(readDay)
    const [from = at] = days
    if (names.length === 1) return { days, part: partOf(label), isHour: false }
    const isRange = /through|thru| to |-/.test(label)
    const all = isRange ? Array.from({ length: at - from + 1 }, (_each, index) => from + index) : days
    return { days: names[0]?.endsWith('night') ? all.slice(1) : all, part: 'day', isHour: false }
  })
}

/** Returns the date behind a day's name, or an empty text. */
function dateIn(name: string): string {
  return lastDatePattern.exec(name.replace(/ night$/, ''))?.[0] ?? ''
}

/** Finds the day on which a list starts: a list that begins with yesterday, and has today next, is yesterday's. */
function startOf(labels: readonly Label[], today: string, issued: number): number {
  const names = labels.map(({ label }) => label)
  const [first, second] = [...new Set(names.filter((label) => weekdayPattern.test(label)).map(weekdayOf))]
  const now = dayOfWeek(today, issued)
  return first === (now + 6) % 7 && second === now ? issued - 1 : issued
}

function dayOfWeek(today: string, days: number): number {
  return new Date(addDays(today, days)).getUTCDay()
}
