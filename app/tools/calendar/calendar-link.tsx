/** The link leads to a calendar file of the server. With JavaScript the browser makes the file, and sends nothing. */
import { useState } from 'react'
import { buttonClass } from '~/components/ui/button'
import { downloadText } from '~/lib/download-text'
import { unlessNotLoaded } from '~/tools/lazy-module'
import { writeCalendar, type Calendar } from './calendar-file'

interface CalendarLinkProps {
  href: string
  fileName: string
  /** Writes the calendar with a lazy module that usePreload has loaded. */
  write: () => Promise<Calendar>
  children: string
}

export function CalendarLink({ href, fileName, write, children }: CalendarLinkProps) {
  const [message, setMessage] = useState('')
  const save = async () => {
    setMessage('')
    downloadText(fileName, 'text/calendar', writeCalendar(await write(), new Date()))
  }
  return (
    <>
      <a
        href={href}
        rel="nofollow"
        download={fileName}
        className={buttonClass('secondary')}
        onClick={(event) => {
          event.preventDefault()
          void unlessNotLoaded(save, setMessage)
        }}
      >
        {children}
      </a>
      <p role="status" className="w-full text-base text-soft empty:hidden">
        {message}
      </p>
    </>
  )
}
