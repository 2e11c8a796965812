/** The sources of an answer's hours are apart, so that only a page that shows them loads the fifty addresses. */
import { longDay } from '~/lib/dates'
import { hostOf } from '~/lib/text'
import type { LegalHours } from './legal-hours'
import {
  hoursReadOn,
  stateHoursSources,
  unreadHoursLinks,
  type HoursSource,
  type StateHoursSource,
} from './state-hours-sources.data'
import type { StateCode } from '~/lib/states.data'

/** Returns undefined if the hours were not read. */
export function sourceOf({ isChecked, state, season }: LegalHours): (HoursSource & { readOn: string }) | undefined {
  if (!isChecked) return undefined
  if (!season) return state && stateSourceOf(state)
  const { sourceUrl: url, checkedOn } = season
  return { title: 'The season’s rules', publisher: hostOf(url), url, readOn: checkedOn }
}

/** Returns undefined if the state's hours were not read. */
export function stateSourceOf(state: StateCode): Required<StateHoursSource> | undefined {
  const sources: Partial<Record<StateCode, StateHoursSource>> = stateHoursSources
  const source = sources[state]
  return source && { readOn: hoursReadOn, ...source }
}

/** Finds where the hours of a state that were not read are written. */
export function unreadLinkOf(state: StateCode | undefined): HoursSource | undefined {
  const links: Partial<Record<StateCode, HoursSource>> = unreadHoursLinks
  return state && links[state]
}

/** Writes the rule, what else holds, and the source as plain text for a calendar. */
export function describeHours(hours: LegalHours): string {
  const source = sourceOf(hours)
  const link = unreadLinkOf(hours.state)
  const origin = source
    ? `Source: ${source.title}, ${source.publisher}, ${source.url}, read ${longDay(source.readOn)}.`
    : link && `Look for them in ${link.title}, ${link.url}.`
  return [`${hours.rule}.`, hours.others, origin].filter(Boolean).join(' ')
}
