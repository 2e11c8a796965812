/** Visitors rely on a season as on the law, so a mistyped name of a deer or a weapon is refused. */
import { nameList } from '~/lib/name-list'
import type { LineRule } from '~/lib/record-fields'

export const speciesNames = [
  ...['White-tailed deer', 'Mule deer', 'Black-tailed deer', 'Coues deer', 'Deer', 'Elk', 'Moose', 'Caribou'],
  ...['Axis deer', 'Fallow deer', 'Red deer', 'Sambar deer', 'Sika deer'],
]

export const weaponNames = [
  ...['Archery', 'Bow', 'Crossbow', 'Muzzleloader', 'Firearms', 'Gun', 'Rifle', 'Shotgun', 'Handgun', 'Air gun'],
  ...['Primitive weapons', 'Any legal weapon'],
]

/** The text has one or several of the names; parentheses are free, as in "Rifle or shotgun (youth)". */
export function namesOf(names: readonly string[]): LineRule {
  const known = new Set(names.map(singular))
  return {
    accepts(text) {
      const parts = text.replaceAll(/\([^()]*\)/g, ' ').split(/[,/&+]|\band\b|\bor\b/i)
      return parts.every((part) => known.has(singular(part)))
    },
    error: `Use ${nameList(names)}; anything else goes in parentheses`,
  }
}

function singular(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase().replace(/s$/, '')
}
