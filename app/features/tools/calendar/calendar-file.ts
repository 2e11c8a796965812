/** Calendar files (.ics) of what a tool answers. The package for them is large: import this module when it is needed. */
import { createEvents } from 'ics'

export interface CalendarEvent {
  /** Unique among all files, so that a second import replaces the first. */
  id: string
  title: string
  description: string
  location?: string | undefined
  start: Date
  end: Date
}

/** @returns the text of an .ics file */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const { error, value } = createEvents(
    events.map(({ id, location, start, end, ...texts }) => ({
      ...texts,
      uid: `${id}@stagwise`,
      ...(location === undefined ? {} : { location }),
      start: start.getTime(),
      end: end.getTime(),
      startInputType: 'utc',
      // Nobody is busy for it.
      busyStatus: 'FREE',
      transp: 'TRANSPARENT',
    })),
    { productId: 'stagwise', calName: name },
  )
  if (error) throw error
  return value ?? ''
}
