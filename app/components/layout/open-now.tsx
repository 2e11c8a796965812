import { createElement } from 'react'
import { timeZoneName } from '~/lib/time-zone-name'
import { useSite } from './site-context'

/** In whose time the hours are, and whether it is open: open-now-page-script.js writes that, if there are scripts. */
export function OpenNow({ className }: { className?: string }) {
  const { hoursZone, schedule } = useSite()
  return (
    <p className={className}>
      Times are {timeZoneName(hoursZone)}.{' '}
      {createElement('open-now', {
        'data-zone': hoursZone,
        'data-hours': schedule,
        suppressHydrationWarning: true,
        // Its text is the script's, also when React hydrates.
        dangerouslySetInnerHTML: { __html: '' },
      })}
    </p>
  )
}
