/** Writes a tool's answers as calendar files (.ics, RFC 5545). */
import type { Place } from '~/tools/ground/ground'

export interface CalendarEvent {
  /** The id is unique for a place among all files, so that a second import replaces the first. */
  id: string
  /** The place is part of the event's id: what is true of one place must not replace what is true of another. */
  place: Place | undefined
  title: string
  description: string
  location?: string | undefined
  start: Date
  end: Date
}

export interface Calendar {
  name: string
  events: readonly CalendarEvent[]
}

/** @returns the text of an .ics file */
export function writeCalendar({ name, events }: Calendar, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    'PRODID:stagwise',
    'METHOD:PUBLISH',
    // If a calendar has a name, Outlook opens it separately, which a single event needs least.
    ...(events.length === 1 ? [] : [`X-WR-CALNAME:${escapeText(name)}`]),
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function eventLines({ id, place, title, description, location, start, end }: CalendarEvent, now: Date): string[] {
  const point = place ? `_${place.latitude.toFixed(2)}_${place.longitude.toFixed(2)}` : ''
  return [
    'BEGIN:VEVENT',
    `UID:${id}${point}@stagwise`,
    `SUMMARY:${escapeText(title)}`,
    `DTSTAMP:${utcOf(now)}`,
    `DTSTART:${utcOf(start)}`,
    // An instant has no end, because an end must be later than the start.
    ...(end > start ? [`DTEND:${utcOf(end)}`] : []),
    `DESCRIPTION:${escapeText(description)}`,
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
    // The event makes nobody busy.
    'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** Returns a time such as 20261114T114500Z. */
function utcOf(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`)
}

const mostOctets = 75

/** Folds a line at 75 octets, never within a character; what follows begins with a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const { length } = encoder.encode(character)
    if (octets + length > mostOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += length
  }
  return folded
}
