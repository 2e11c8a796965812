/** The link leads to a calendar file of the server. With JavaScript the browser makes the file, and sends nothing. */
import { useEffect } from 'react'
import { buttonClass } from '~/components/ui/button'
import { downloadText } from '~/lib/download-text'
import { writeCalendar, type Calendar } from './calendar-file'

/** Loads a module with the page, so that a later click needs no network. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    void load()
  }, [load])
}

interface CalendarLinkProps {
  href: string
  fileName: string
  /** Writes the calendar with a module that usePreload has loaded. */
  write: () => Promise<Calendar>
  children: string
}

export function CalendarLink({ href, fileName, write, children }: CalendarLinkProps) {
  return (
    <a
      href={href}
      rel="nofollow"
      download={fileName}
      className={buttonClass('secondary')}
      onClick={(event) => {
        event.preventDefault()
        void write().then((calendar) => {
          downloadText(fileName, 'text/calendar', writeCalendar(calendar, new Date()))
        })
      }}
    >
      {children}
    </a>
  )
}
