/**
 * The hours of each state in which deer may be hunted. A state is "not read" until a text that gives them was found.
 * state-hours-sources.data.ts has the sources, and state-hours-quotes.test-data.ts their words.
 */
import type { HuntTypeId } from '~/tools/checklist/checklist-items.data'
import type { StateCode } from '~/lib/states.data'

/** Minutes before sunrise and after sunset; below 0 on the sun's side. */
export interface LegalOffsets {
  before: number
  after: number
}

export type HoursRule = (LegalOffsets | { words: string }) & {
  /** The words say whom the rule is for, such as "for bowhunting"; without them it is for every deer season. */
  scope?: string
  weapons?: readonly HuntTypeId[]
}

export interface StateHours {
  /** The first rule is the strictest of those that many hunt by. */
  rules: readonly [HoursRule, ...HoursRule[]]
  /** A sentence that hunters should not miss. */
  note?: string
  /** The year of a text of 2022 or earlier, where it is known. */
  year?: number
}

const halfHour = { before: 30, after: 30 }

export const stateHours = {
  AL: { rules: [halfHour], year: 2021 },
  AK: 'not read',
  AZ: { rules: [{ words: 'daylight hours; the law gives no minutes, so sunrise to sunset is shown' }] },
  AR: { rules: [halfHour], note: 'An old copy: compare the guidebook.' },
  CA: { rules: [halfHour] },
  CO: { rules: [halfHour], note: 'From a brochure of before 2011.' },
  CT: {
    rules: [{ before: 30, after: 0, scope: 'for bowhunting', weapons: ['archery', 'crossbow'] }],
    note: 'Firearms: not read.',
    year: 2019,
  },
  DE: { rules: [halfHour] },
  FL: { rules: [{ ...halfHour, scope: 'for guns', weapons: ['rifle', 'muzzleloader'] }], note: 'Bows: not read.' },
  GA: { rules: [halfHour], year: 2022 },
  HI: { rules: [{ ...halfHour, scope: 'in public hunting areas' }], note: 'Private land: not read.' },
  ID: { rules: [halfHour] },
  IL: { rules: [halfHour], year: 2017 },
  IN: { rules: [halfHour] },
  IA: {
    rules: [{ ...halfHour, scope: 'in the early muzzleloader season', weapons: ['rifle', 'muzzleloader'] }],
    note: 'First shotgun and late muzzleloader seasons: the same. Archery: not read.',
  },
  KS: { rules: [halfHour], year: 2022 },
  KY: {
    rules: [{ ...halfHour, scope: 'in the modern gun season', weapons: ['rifle'] }],
    note: 'Other seasons: not read.',
    year: 2021,
  },
  LA: { rules: [halfHour], year: 2015 },
  ME: { rules: [halfHour], note: 'Another lawyer says that the sun of Bangor counts in all of Maine.' },
  MD: { rules: [halfHour], note: 'On some Sundays firearms stop earlier in some counties.' },
  MA: {
    rules: [halfHour],
    note: 'On wildlife management areas stocked with pheasant or quail, during those seasons: sunrise to sunset.',
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
  NE: { rules: [halfHour] },
  NV: { rules: [halfHour] },
  NH: { rules: [halfHour] },
  NJ: {
    rules: [{ ...halfHour, scope: 'in the bow seasons', weapons: ['archery', 'crossbow'] }],
    note: 'Go by the state’s table for Trenton. Firearm seasons: not read.',
  },
  NM: { rules: [halfHour] },
  NY: { rules: [halfHour], year: 2021 },
  NC: { rules: [halfHour], note: 'On Sundays firearms must also rest from 9:30 a.m. to 12:30 p.m.' },
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
  OR: { rules: [halfHour] },
  PA: { rules: [halfHour] },
  RI: { rules: [halfHour], year: 2020 },
  SC: { rules: [{ before: 60, after: 60 }], note: 'Wildlife management areas: not read.' },
  SD: {
    rules: [{ ...halfHour, scope: 'in the East River firearms season', weapons: ['rifle'] }],
    note: 'Other seasons: not read.',
    year: 2015,
  },
  TN: { rules: [halfHour] },
  TX: { rules: [halfHour] },
  UT: 'not read',
  VT: { rules: [halfHour], year: 2022 },
  VA: { rules: [halfHour] },
  WA: { rules: [halfHour], note: 'The state’s table of clock times counts.' },
  WV: { rules: [halfHour], note: 'Of the first and the last day of each season.', year: 2020 },
  WI: 'not read',
  WY: { rules: [halfHour] },
} as const satisfies Readonly<Record<StateCode, StateHours | 'not read'>>

export type ReadState = {
  [State in StateCode]: (typeof stateHours)[State] extends string ? never : State
}[StateCode]
