/** The operator has read these seasons at a source and dated them. Such seasons replace the sample of their state. */
import { states } from '~/lib/states.data'
import { daysBetween } from '~/lib/days'
import { withId } from '~/lib/ids'
import type { EntryStamps, RecordOf } from '~/lib/record-fields'
import { countOf } from '~/lib/text'
import type { seasonFields } from './season.fields'

export interface StateSeason extends RecordOf<typeof seasonFields> {
  id: number
}

export interface SeasonEntry extends StateSeason, EntryStamps {}

/** Hours are minutes before sunrise and after sunset. */
export type SeasonHours = Pick<
  StateSeason,
  'state' | 'species' | 'weapon' | 'zone' | 'opensOn' | 'closesOn' | 'sourceUrl' | 'checkedOn'
> & { before: number; after: number }

/** Fifty states with zones, weapons and youth days need no more. The tool's page has them all and asks no server. */
export const maxSeasons = 2000

export interface SeasonStatus {
  kind: 'open' | 'ahead' | 'over'
  label: string
}

/** The first and the last day are open. */
export function seasonStatus(
  { opensOn, closesOn }: Pick<StateSeason, 'opensOn' | 'closesOn'>,
  today: string,
): SeasonStatus {
  if (today > closesOn) return { kind: 'over', label: 'Over' }
  if (today >= opensOn) return { kind: 'open', label: 'Open now' }
  const days = daysBetween(today, opensOn)
  return { kind: 'ahead', label: days === 1 ? 'Opens tomorrow' : `Opens in ${days.toLocaleString('en-US')} days` }
}

export function seasonsToday(seasons: readonly StateSeason[], today: string): string {
  const open = seasons.filter((season) => seasonStatus(season, today).kind === 'open').length
  return `Open now: ${open === 0 ? 'none' : String(open)} of ${countOf(seasons.length, 'season')}. The agency has the last word.`
}

export function seasonName({
  state,
  species,
  weapon,
  zone,
}: Pick<StateSeason, 'state' | 'species' | 'weapon' | 'zone'>) {
  return `${withId(states, state).name}: ${species}, ${weapon}, ${zone}`
}
