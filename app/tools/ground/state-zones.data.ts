/**
 * The time zones of the states follow 49 CFR 71, and custom for the towns along the Chattahoochee in Alabama. Boise,
 * Detroit, Indiana and the like show the same clock as these since 2007 at the latest; three counties of North Dakota
 * and a town of Alaska since 2019.
 */
import type { StateCode } from '~/lib/states.data'
import type { timeZones } from './time-zones.data'

const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'

export const stateZones = {
  AL: [central, eastern],
  AK: ['America/Anchorage', 'America/Adak'],
  AZ: ['America/Phoenix', mountain],
  AR: [central],
  CA: [pacific],
  CO: [mountain],
  CT: [eastern],
  DE: [eastern],
  FL: [eastern, central],
  GA: [eastern],
  HI: ['Pacific/Honolulu'],
  ID: [mountain, pacific],
  IL: [central],
  IN: [eastern, central],
  IA: [central],
  KS: [central, mountain],
  KY: [eastern, central],
  LA: [central],
  ME: [eastern],
  MD: [eastern],
  MA: [eastern],
  MI: [eastern, central],
  MN: [central],
  MS: [central],
  MO: [central],
  MT: [mountain],
  NE: [central, mountain],
  NV: [pacific, mountain],
  NH: [eastern],
  NJ: [eastern],
  NM: [mountain],
  NY: [eastern],
  NC: [eastern],
  ND: [central, mountain],
  OH: [eastern],
  OK: [central],
  OR: [pacific, mountain],
  PA: [eastern],
  RI: [eastern],
  SC: [eastern],
  SD: [central, mountain],
  TN: [central, eastern],
  TX: [central, mountain],
  UT: [mountain],
  VT: [eastern],
  VA: [eastern],
  WA: [pacific],
  WV: [eastern],
  WI: [central],
  WY: [mountain],
} as const satisfies Record<StateCode, readonly (typeof timeZones)[number]['id'][]>
