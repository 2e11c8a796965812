/** A link to a calendar file that the server makes. With JavaScript the browser makes it, and nothing is sent. */
import { useEffect } from 'react'
import { buttonClass } from '~/components/ui/button'
import { downloadText } from '~/lib/download-text'
import { writeCalendar, type Calendar } from './calendar-file'

/** Loads a module with the page, so that a click asks nothing of the network later. */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    void load()
  }, [load])
}

interface CalendarLinkProps {
  href: string
  fileName: string
  /** With a module that usePreload has loaded. */
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
