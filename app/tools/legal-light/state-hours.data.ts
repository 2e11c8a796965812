/**
 * The hours of each state in which deer may be hunted. A state is "not read" until a text that gives them, and whose
 * year is known, was found.
 * state-hours-sources.data.ts has the sources, and state-hours-quotes.test-data.ts their words.
 */
import type { HuntTypeId } from '~/tools/checklist/checklist-items.data'
import type { StateCode } from '~/lib/states.data'

/** Minutes before sunrise and after sunset; below 0 on the sun's side. */
export interface LegalOffsets {
  before: number
  after: number
}

export interface HoursRule extends LegalOffsets {
  /** The words say whom the rule is for, such as "for bowhunting"; without them it is for every deer season. */
  scope?: string
  weapons?: readonly HuntTypeId[]
}

export interface StateHours {
  rules: readonly [HoursRule, ...HoursRule[]]
  /** A sentence that hunters should not miss. */
  note?: string
  /** The year of the text as it was read. Hours without one may have changed, and are not printed. */
  year: number
}

const halfHour = { before: 30, after: 30 }

export const stateHours = {
  AL: { rules: [halfHour], year: 2021 },
  AK: 'not read',
  AZ: 'not read',
  AR: {
    rules: [{ ...halfHour, scope: 'in the modern gun season', weapons: ['rifle'] }],
    note: 'Other seasons: not read.',
    year: 2016,
  },
  CA: { rules: [halfHour], note: 'From a report on the north of the state.', year: 2003 },
  CO: 'not read',
  CT: {
    rules: [{ before: 30, after: 0, scope: 'for bowhunting', weapons: ['archery', 'crossbow'] }],
    note: 'Firearms: not read.',
    year: 2019,
  },
  DE: { rules: [halfHour], year: 2017 },
  FL: {
    rules: [{ ...halfHour, scope: 'for guns', weapons: ['rifle', 'muzzleloader'] }],
    note: 'Bows: not read.',
    year: 2012,
  },
  GA: { rules: [halfHour], year: 2022 },
  HI: 'not read',
  ID: { rules: [halfHour], year: 2026 },
  IL: { rules: [halfHour], year: 2017 },
  IN: { rules: [halfHour], year: 2015 },
  IA: {
    rules: [{ ...halfHour, scope: 'in the first shotgun season', weapons: ['rifle'] }],
    note: 'Other seasons: not read.',
    year: 2022,
  },
  KS: { rules: [halfHour], year: 2022 },
  KY: {
    rules: [{ ...halfHour, scope: 'in the modern gun season', weapons: ['rifle'] }],
    note: 'Other seasons: not read.',
    year: 2021,
  },
  LA: { rules: [halfHour], year: 2015 },
  ME: { rules: [halfHour], note: 'A lawyer says Bangor’s sunrise and sunset apply statewide.', year: 2014 },
  MD: { rules: [halfHour], note: 'In some counties, some Sundays end at 10:30 a.m. (law of 2022).', year: 2013 },
  MA: {
    rules: [{ ...halfHour, scope: 'in the shotgun season', weapons: ['rifle'] }],
    note: 'Other seasons, and land stocked with pheasant or quail: not read.',
    year: 2021,
  },
  MI: {
    rules: [halfHour],
    note: 'The state’s table of clock times counts, with minutes added west of Time Zone A.',
    year: 2012,
  },
  MN: 'not read',
  MS: { rules: [halfHour], year: 2020 },
  MO: { rules: [halfHour], year: 2022 },
  MT: {
    rules: [halfHour],
    note: 'The state’s table of sunrise and sunset counts.',
    year: 2019,
  },
  NE: { rules: [halfHour], year: 2024 },
  NV: 'not read',
  NH: { rules: [halfHour], year: 2024 },
  NJ: {
    rules: [{ ...halfHour, scope: 'in the fall bow season', weapons: ['archery', 'crossbow'] }],
    note: 'Go by the state’s table for Trenton. Firearm seasons: not read.',
    year: 2024,
  },
  NM: { rules: [halfHour], year: 2020 },
  NY: { rules: [halfHour], year: 2021 },
  NC: {
    rules: [halfHour],
    note: 'With firearms on Sundays, not from 9:30 a.m. to 12:30 p.m. (G.S. 103-2).',
    year: 2022,
  },
  ND: {
    rules: [{ ...halfHour, scope: 'in the gun seasons', weapons: ['rifle'] }],
    note: 'On the opening day, from noon Central Time. Bow and muzzleloader: not read.',
    year: 2019,
  },
  OH: { rules: [halfHour], year: 2018 },
  OK: {
    rules: [{ ...halfHour, scope: 'in the deer gun season', weapons: ['rifle'] }],
    note: 'Other seasons: not read.',
    year: 2020,
  },
  OR: 'not read',
  PA: { rules: [halfHour], year: 2024 },
  RI: { rules: [halfHour], year: 2020 },
  SC: { rules: [{ before: 60, after: 60 }], note: 'Wildlife management areas: not read.', year: 2016 },
  SD: {
    rules: [{ ...halfHour, scope: 'in the East River firearms season', weapons: ['rifle'] }],
    note: 'Other seasons: not read.',
    year: 2015,
  },
  TN: { rules: [halfHour], year: 2012 },
  TX: { rules: [halfHour], year: 1985 },
  UT: 'not read',
  VT: { rules: [halfHour], year: 2022 },
  VA: { rules: [halfHour], year: 2022 },
  WA: { rules: [halfHour], note: 'The state’s table of clock times counts.', year: 2024 },
  WV: { rules: [halfHour], year: 2017 },
  WI: {
    rules: [{ before: 30, after: 20, scope: 'in the gun season', weapons: ['rifle'] }],
    note: 'The times differ between north and south. Bows and muzzleloaders: not read.',
    year: 2023,
  },
  WY: { rules: [halfHour], year: 2026 },
} as const satisfies Readonly<Record<StateCode, StateHours | 'not read'>>

export type ReadState = {
  [State in StateCode]: (typeof stateHours)[State] extends string ? never : State
}[StateCode]
