/** The time zones of the fifty states, as a hunter calls them, and one for the rest of the world. */
import type { StateCode } from '~/features/tools/regulations/states.data'

export const timeZones = [
  { id: 'America/New_York', name: 'Eastern', time: 'Eastern time' },
  { id: 'America/Chicago', name: 'Central', time: 'Central time' },
  { id: 'America/Denver', name: 'Mountain', time: 'Mountain time' },
  { id: 'America/Phoenix', name: 'Mountain, Arizona (no daylight saving)', time: 'Arizona time' },
  { id: 'America/Los_Angeles', name: 'Pacific', time: 'Pacific time' },
  { id: 'America/Anchorage', name: 'Alaska', time: 'Alaska time' },
  { id: 'America/Adak', name: 'Aleutian', time: 'Aleutian time' },
  { id: 'Pacific/Honolulu', name: 'Hawaii', time: 'Hawaii time' },
  { id: 'UTC', name: 'Universal time (UTC)', time: 'universal time' },
] as const

export type TimeZone = (typeof timeZones)[number]['id']

/**
 * The second clock of the states that have two, beside that of their center: the boundaries of 49 CFR part 71, and in
 * Arizona the Navajo Nation, which keeps daylight saving time.
 */
export const secondZones: Readonly<Partial<Record<StateCode, TimeZone>>> = {
  AK: 'America/Adak',
  AZ: 'America/Denver',
  FL: 'America/Chicago',
  ID: 'America/Los_Angeles',
  IN: 'America/Chicago',
  KS: 'America/Denver',
  KY: 'America/Chicago',
  MI: 'America/Chicago',
  ND: 'America/Denver',
  NE: 'America/Denver',
  NV: 'America/Denver',
  OR: 'America/Denver',
  SD: 'America/Denver',
  TN: 'America/New_York',
  TX: 'America/Denver',
}
