/** This browser saves the winds of the last week plan, with the day that they begin on. */
import { emptyWeek, hasWinds, type WeekWinds } from '~/tools/stands/plan-week'
import { storedText } from '~/lib/use-stored-text'
import { fromField, readPickerQuery, withWeek } from './wind-picker.schema'

const stored = storedText('stagwise-week')

/**
 * @param from the day of the first winds
 * @returns no winds on the server, before hydration, and where nothing is saved
 */
export function useStoredWeek(from: string): WeekWinds {
  const text = stored.useText()
  return text === null ? emptyWeek() : readPickerQuery(new URLSearchParams(text), from).week
}

/** Tells whether a stored text has winds, on its own days. */
export function isStoredWeek(text: string): boolean {
  const query = new URLSearchParams(text)
  return hasWinds(readPickerQuery(query, query.get(fromField) ?? '').week)
}

export function storeWeek(week: WeekWinds, from: string): void {
  stored.save(withWeek(new URLSearchParams(), week, from).toString())
}
