/** The official pages for deer hunters, by state and topic. */
import type { State } from './states.data'

export const stateTopics = ['deer', 'license', 'seasons', 'hunter-education', 'cwd', 'orange', 'legal-hours'] as const
export type StateTopic = (typeof stateTopics)[number]

export interface StateLink {
  url: string
  /** The page's own title, or what it is. */
  title: string
  /** The day on which the address was checked, and against what it was checked. */
  checkedOn: string
  /** A few words that matter before opening it, such as "PDF" or "none: the state has no deer season". */
  note?: string
}

const none = {} as const
const pennsylvania = 'https://www.pgc.pa.gov/'

/** A topic that is absent has no page that was found. */
export const statePages: Readonly<Record<State['id'], Readonly<Partial<Record<StateTopic, StateLink>>>>> = {
  ...{ AL: none, AK: none, AZ: none, AR: none, CA: none, CO: none, CT: none, DE: none, FL: none, GA: none },
  ...{ HI: none, ID: none, IL: none, IN: none, IA: none, KS: none, KY: none, LA: none, ME: none, MD: none },
  ...{ MA: none, MI: none, MN: none, MS: none, MO: none, MT: none, NE: none, NV: none, NH: none, NJ: none },
  ...{ NM: none, NY: none, NC: none, ND: none, OH: none, OK: none, OR: none, RI: none, SC: none, SD: none },
  ...{ TN: none, TX: none, UT: none, VT: none, VA: none, WA: none, WV: none, WI: none, WY: none },
  PA: {
    deer: { url: pennsylvania, title: 'White-tailed deer', checkedOn: '2026-11-25' },
    seasons: { url: pennsylvania, title: 'Seasons and bag limits', checkedOn: '2026-11-25', note: 'PDF' },
  },
}
