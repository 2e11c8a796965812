/** The winds of the last week plan, with the day that they begin on, as this browser keeps them. */
import { emptyWeek, type WeekWinds } from '~/tools/stands/plan-week'
import { storedText } from '~/lib/use-stored-text'
import { readPickerQuery, withWeek } from './wind-picker.schema'

const stored = storedText('stagwise-week')

/** @param from the day of the first winds. None on the server, before hydration, and where nothing is kept. */
export function useStoredWeek(from: string): WeekWinds {
  const text = stored.useText()
  return text === null ? emptyWeek() : readPickerQuery(new URLSearchParams(text), from).week
}

export function storeWeek(week: WeekWinds, from: string): void {
  stored.save(withWeek(new URLSearchParams(), week, from).toString())
}
