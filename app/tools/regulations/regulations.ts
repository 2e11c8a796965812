/**
 * Sample regulations are the same for every state; only the agency differs. The specification's rule knows only months:
 * active in a month of the season, else upcoming.
 */
import { longDay } from '~/lib/dates'
import { withId } from '~/lib/ids'
import { agencies, type Agency } from './agencies.data'
import { seasonDates, seasons, type Season } from './regulations.data'
import { regions, states, type State } from '~/lib/states.data'

export interface SeasonStatus {
  name: string
  dates: string
  /** `ended` means over until next year. */
  status: 'active' | 'upcoming' | 'ended'
  /** The specification's rule gives this status. */
  ruleStatus: 'active' | 'upcoming'
}

export interface Regulations {
  state: State
  agency: Agency
  month: string
  seasons: SeasonStatus[]
  steps: string[]
}

export function findRegulations(stateId: State['id'], today: string): Regulations {
  const state = withId(states, stateId)
  const month = Number(today.slice(5, 7))
  const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(new Date(today))
  const statuses = seasons.map((season) => ({
    name: season.name,
    dates: seasonDates(season),
    status: seasonStatus(season, today),
    ruleStatus: ruleStatus(season, month),
  }))
  return {
    state,
    agency: agencies[stateId],
    month: monthName,
    seasons: statuses,
    steps: [
      `${state.name} (${state.id}) is in the ${regionName(state)} region. The sample values are the same for all ${String(states.length)} states.`,
      `By the sample dates on ${longDay(today)}: ${statuses.map(({ name, status }) => `${name}: ${status}`).join('; ')}.`,
      `By the site’s rule, in ${monthName}: ${statuses.map(({ name, ruleStatus }) => `${name}: ${ruleStatus}`).join('; ')}. It goes by the month alone, so it can say active before a season opens or after it closes, and upcoming when a season is over.`,
    ],
  }
}

/** No season crosses the end of a year. */
function seasonStatus({ opens, closes }: Season, today: string): SeasonStatus['status'] {
  const day = today.slice(5)
  if (day < monthAndDay(opens)) return 'upcoming'
  return day <= monthAndDay(closes) ? 'active' : 'ended'
}

function monthAndDay({ month, day }: Season['opens']): string {
  return `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function ruleStatus({ opens, closes }: Season, month: number): SeasonStatus['ruleStatus'] {
  return month >= opens.month && month <= closes.month ? 'active' : 'upcoming'
}

function regionName({ region }: State): string {
  return withId(regions, region).name
}
