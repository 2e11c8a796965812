import { useSite } from '~/components/layout/site-context'
import { longDateTime } from '~/lib/date-and-time'

/** By the site's clock. */
export function LocalTime({ at }: { at: string }) {
  return <time dateTime={at}>{longDateTime(at, useSite().timeZone)}</time>
}
