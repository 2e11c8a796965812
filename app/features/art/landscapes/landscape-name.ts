/** `{seed}_{hour}_m{age of the moon}`, such as `oak-ridge_dusk_m12`. Missing parts come from the seed. */
import { seededRandom } from '~/lib/seeded-random'
import { type Hour, hours } from './hours.data'

export interface LandscapeName {
  seed: string
  hour: Hour
  moonAge: number
}

const form = /^([a-z0-9-]{1,60})(?:_(dawn|day|dusk|night))?(?:_m(\d|[12]\d))?$/

/** Undefined if malformed. */
export function parseLandscapeName(name: string): LandscapeName | undefined {
  const [, seed, hourName, age] = form.exec(name) ?? []
  if (seed === undefined) return undefined
  const hour = hours.find((known) => known === hourName) ?? hourOf(seed)
  return { seed, hour, moonAge: age === undefined ? moonAgeOf(seed, hour) : Number(age) }
}

/** Few nights, which show least. */
export function hourOf(seed: string): Hour {
  const chance = seededRandom(`${seed} hour`)()
  if (chance < 0.36) return 'dawn'
  if (chance < 0.62) return 'day'
  return chance < 0.9 ? 'dusk' : 'night'
}

/** Moon ages that are up at that hour: waxing in the evening, waning in the morning. */
const agesUp: Readonly<Record<Hour, readonly [first: number, last: number]>> = {
  dawn: [17, 27],
  day: [6, 11],
  dusk: [3, 14],
  night: [8, 20],
}

export function moonAgeOf(seed: string, hour: Hour): number {
  const [first, last] = agesUp[hour]
  return first + Math.floor(seededRandom(`${seed} moon`)() * (last - first + 1))
}
