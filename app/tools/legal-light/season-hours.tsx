import type { SeasonHours } from '~/kinds/seasons/seasons'
import { createContext, useContext } from 'react'

/** The context holds the operator's seasons in all states, so that any is answered without a request. */
export const SeasonHoursContext = createContext<readonly SeasonHours[]>([])

export function useSeasonHours(): readonly SeasonHours[] {
  return useContext(SeasonHoursContext)
}
