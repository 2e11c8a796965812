import { useHydrated } from 'remix-utils/use-hydrated'
import { localHour } from '~/lib/dates'

/**
 * Returns today's date, such as 2026-11-21, by the clocks of a place. The server's date comes first: a page that is
 * saved for days without a signal would still show its own.
 */
export function useToday(today: string, timeZone: string | undefined): string {
  const isHydrated = useHydrated()
  return isHydrated && timeZone !== undefined ? localHour(new Date(), timeZone).slice(0, 10) : today
}
