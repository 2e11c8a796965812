import { useSite } from '~/components/layout/site-context'
import { longDateTime } from '~/lib/date-and-time'

/** Shows the site’s time. */
export function LocalTime({ at }: { at: string }) {
  return <time dateTime={at}>{longDateTime(at, useSite().timeZone)}</time>
}
