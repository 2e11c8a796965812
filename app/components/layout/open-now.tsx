import { createElement } from 'react'
import { useSite } from './site-context'

/** open-now-page-script.js writes in whose time the hours are, and whether the business is open. */
export function OpenNow({ className }: { className?: string }) {
  const { hoursClock, hoursZoneName, schedule } = useSite()
  return (
    <p className={className}>
      Times are {hoursZoneName}.{' '}
      {hoursClock &&
        createElement('open-now', {
          'data-clock': hoursClock,
          'data-hours': schedule,
          suppressHydrationWarning: true,
          // The script writes the text, also when React hydrates.
          dangerouslySetInnerHTML: { __html: '' },
        })}
    </p>
  )
}
