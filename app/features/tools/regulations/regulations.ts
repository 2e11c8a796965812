/**
 * The sample regulations for a state on a day. They are the same for every state; what differs is the agency that knows
 * the law. A season's badge goes by the month alone: active in a month that the season touches, else upcoming.
 */
import { withId } from '~/lib/with-id'
import { agencies, type Agency } from './agencies.data'
import { seasonDates, seasons, type Season } from './regulations.data'
import { regions, states, type State } from './states.data'

export interface SeasonStatus {
  name: string
  /** As in `Sep 15-Oct 31`. */
  dates: string
  status: 'active' | 'upcoming'
}

export interface Regulations {
  state: State
  agency: Agency
  /** The month that the badges go by, in words. */
  month: string
  seasons: SeasonStatus[]
  /** In words, from what was chosen to the answer. */
  steps: string[]
}

/** `today`: a day of the calendar, such as 2026-11-21. */
export function findRegulations(stateId: State['id'], today: string): Regulations {
  const state = withId(states, stateId)
  const month = Number(today.slice(5, 7))
  const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(new Date(today))
  const statuses = seasons.map((season) => ({
    name: season.name,
    dates: seasonDates(season),
    status: seasonStatus(season, month),
  }))
  return {
    state,
    agency: agencies[stateId],
    month: monthName,
    seasons: statuses,
    steps: [
      `${state.name} (${state.id}) is in the region ${regionName(state)}. Neither changes the values: they are the same for all ${String(states.length)} states.`,
      `It is ${monthName}. ${statuses.map(({ name, status }) => `${name}: ${status}`).join('; ')}.`,
      'A badge goes by the month alone, so it can say active before the first day of a season or after its last.',
    ],
  }
}

function seasonStatus({ opens, closes }: Season, month: number): SeasonStatus['status'] {
  return month >= opens.month && month <= closes.month ? 'active' : 'upcoming'
}

function regionName({ region }: State): string {
  return withId(regions, region).name
}
