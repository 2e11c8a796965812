/**
 * Where to sit for a wind, by the rule that a deer must not get your scent: on the side that the wind blows to. Degrees
 * of a compass, clockwise from north; the rule knows neither terrain nor thermals.
 */
import { directions, type Direction } from './wind-picker.data'

export interface StandAdvice {
  /** Where the wind comes from. */
  wind: Direction
  /** On which side of the deer to sit: the wind blows from them to you. */
  position: Direction
  /** In words, from what was chosen to the answer. */
  steps: string[]
}

export function pickStand(windId: Direction['id']): StandAdvice {
  const wind = directionOf(({ id }) => id === windId)
  const degrees = (wind.degrees + 180) % 360
  const position = directionOf((direction) => direction.degrees === degrees)
  return {
    wind,
    position,
    steps: [
      `The wind comes from the ${wind.name.toLowerCase()}: ${String(wind.degrees)}°.`,
      `(${String(wind.degrees)}° + 180°) mod 360° = ${String(degrees)}°: ${position.name.toLowerCase()}.`,
      `Your scent blows ${position.name.toLowerCase()}, away from deer ${wind.name.toLowerCase()} of you.`,
    ],
  }
}

function directionOf(isMeant: (direction: Direction) => boolean): Direction {
  const found = directions.find(isMeant)
  if (!found) throw new Error('The eight directions lie 45 degrees apart')
  return found
}
